import type { ParsedContent } from '../parse.ts';
import type { Problem } from '../problem.ts';
import type { Picture } from '../read-pictures.ts';

/** The surroundings of the content, read beforehand, so that rules only compare. */
export interface RuleContext {
  /** All files below src/content, as paths from the root of the project. */
  contentFiles: readonly string[];
  /** The files in src/assets/pictures. */
  pictures: readonly Picture[];
  /** The names of the icons. */
  icons: readonly string[];
  /** The address that the site is built for. */
  address: string;
}

/** Finds one kind of mistake in the content. */
export type Rule = (content: ParsedContent, context: RuleContext) => Problem[];

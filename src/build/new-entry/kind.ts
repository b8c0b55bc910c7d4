import type { Contents } from '../check-content/contents.ts';
import type { Answers, Question } from './question.ts';

/** A file to write. */
export interface Draft {
  /** Below src/content. */
  path: string;
  data: Record<string, unknown>;
  body: string;
  /** What may still be filled in. */
  next: string[];
}

/** One kind of entry: what is asked for it, and what is made of the answers. */
export interface Kind {
  label: string;
  /** Why none can be added, in whole sentences; undefined when one can. */
  refusal?: (contents: Contents) => string | undefined;
  questions: Question[];
  draft: (answers: Answers) => Draft;
}

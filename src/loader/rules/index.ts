import { duplicates } from './duplicates.ts';
import { links } from './links.ts';
import { localTexts } from './local-texts.ts';
import { missingPages } from './missing-pages.ts';
import { pictures } from './pictures.ts';
import { opening } from './opening.ts';
import { orphans } from './orphans.ts';
import { phoneNumbers } from './phone-numbers.ts';
import { placeholders } from './placeholders.ts';
import { repeatedItems } from './repeated-items.ts';
import type { Rule } from './rule.ts';
import { sampleContent } from './sample-content.ts';
import { shortTexts } from './short-texts.ts';
import { signs } from './signs.ts';
import { slugs } from './slugs.ts';
import { strayBraces } from './stray-braces.ts';
import { strayFiles } from './stray-files.ts';
import { namedHeadings } from './named-headings.ts';
import { texts } from './texts.ts';
import { unfinishedTexts } from './unfinished-texts.ts';

/** All that is checked besides what keeps a file from being read, its schema, and unknown names. */
export const RULES: readonly Rule[] = [
  strayFiles,
  slugs,
  duplicates,
  missingPages,
  orphans,
  repeatedItems,
  placeholders,
  strayBraces,
  texts,
  signs,
  unfinishedTexts,
  phoneNumbers,
  localTexts,
  shortTexts,
  links,
  namedHeadings,
  pictures,
  opening,
  sampleContent,
];

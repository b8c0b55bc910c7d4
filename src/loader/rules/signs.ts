import { allEntries } from '../parse.ts';
import {
  fieldPassages,
  passageProblem,
  textPassages,
  type Passage,
} from '../passages.ts';
import type { Problem } from '../problem.ts';
import type { Rule } from './rule.ts';

interface Sign {
  form: RegExp;
  advice: string;
}

const IN_FIELD =
  'which the page shows as it is written. A field holds plain words only: remove the marks and keep the words.';

const IN_TEXT =
  'which is shown as it is written. Write a link as [words](/contact), without a space between its parts or in the address, and bold as **words**.';

const DOUBLE_BRACES: Sign = {
  form: /\{\{|\}\}/,
  advice:
    'which leaves braces on the page. Write one on each side: {warranty}.',
};

const INVISIBLE: Sign = {
  form: /[\u00AD\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]|(?<!\p{Emoji}\uFE0F?)\u200D/u,
  advice:
    'a sign that nobody sees, copied from another program. Delete the word around it and type it again.',
};

const MOJIBAKE: Sign = {
  form: /â€|Ã[\u0080-\u00BF]|Â[\u0080-\u00BF]|ï¿½/,
  advice:
    'which was a quote, a dash or an accent before another program saved it. Type it again.',
};

const UNSHOWABLE: Sign = {
  // &#7; in a text becomes one of these.
  form: /[^\P{Control}\t\n\r]|\uFFFD/u,
  advice:
    'a character that cannot be shown. Delete the word around it and type it again.',
};

const OF_OTHER_PROGRAMS: Sign = {
  form: /\[\[|\]\]|\^\[|\[![A-Z]+\]|^:::|^\+{3}|^#{7}|\$\$|==(?=\S)/m,
  advice:
    'a mark of another program, which the page shows as it is written. Remove it and keep the words.',
};

/** Marks of Markdown and HTML, which are nothing but characters in a field. */
const FIELD_SIGNS: readonly Sign[] = [
  DOUBLE_BRACES,
  INVISIBLE,
  MOJIBAKE,
  { form: /\*\*|__|\]\(|`|^#{1,6} /, advice: IN_FIELD },
  { form: /<\/?[a-z][^<>]*>|<!--|&(?:[a-z]+|#\d+);/i, advice: IN_FIELD },
];

/** Marks that Markdown did not take for any, and those that are none. */
const TEXT_SIGNS: readonly Sign[] = [
  DOUBLE_BRACES,
  INVISIBLE,
  MOJIBAKE,
  UNSHOWABLE,
  OF_OTHER_PROGRAMS,
  {
    form: /\] ?\(|\) ?\[\/|\*\*|&(?:[a-z]{2,}|#x?\d+);/i,
    advice: IN_TEXT,
  },
  {
    form: /^(?:#{2,6}(?=[^\s#])|[•▪◦–](?=\s))/m,
    advice:
      'which is shown as it is written. A heading starts with ## and a space, a line of a list with - and a space.',
  },
];

/** A sign as it is written, or the number of one that nobody sees. */
function nameOfSign(sign: string): string {
  if (!INVISIBLE.form.test(sign)) return `"${sign}"`;
  const code = sign.codePointAt(0) ?? 0;
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

function signProblems(passage: Passage, signs: readonly Sign[]): Problem[] {
  for (const { form, advice } of signs) {
    const match = form.exec(passage.words);
    if (match) {
      const message = `holds ${nameOfSign(match[0])}, ${advice}`;
      return [passageProblem(passage, message, match.index)];
    }
  }
  return [];
}

/** Signs that the page would show as they are written, or that nobody can see. */
export const signs: Rule = (content) =>
  allEntries(content).flatMap((entry) => [
    ...fieldPassages(entry).flatMap((passage) =>
      signProblems(passage, FIELD_SIGNS),
    ),
    ...textPassages(entry).flatMap((passage) =>
      signProblems(passage, TEXT_SIGNS),
    ),
  ]);

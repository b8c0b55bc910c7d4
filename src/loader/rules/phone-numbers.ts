import { allEntries } from '../parse.ts';
import { passageProblem, passagesOf } from '../passages.ts';
import type { Rule } from './rule.ts';

/** Phone numbers as Americans write them; a short one only behind a word that tells it from a range. */
const PHONE_NUMBERS: readonly RegExp[] = [
  /(?:\(\d{3}\)|\b\d{3})[ .\u2010-\u2013-]?\d{3}[ .\u2010-\u2013-]?\d{4}\b/,
  /\b1[ .-]?8\d\d[ .-][A-Z\d-]{7,12}/,
  /(?<=\b(?:call|dial|phone|text|number is):? )\d{3}[ .\u2010-\u2013-]\d{4}\b/i,
];

const ADVICE =
  'Remove it: every page prints and dials the one number of business.yml, and a second one would stay when that changes.';

/** Phone numbers in running text. */
export const phoneNumbers: Rule = (content) =>
  allEntries(content)
    .flatMap(passagesOf)
    .flatMap((passage) => {
      const number = PHONE_NUMBERS.map((form) => form.exec(passage.words)).find(
        (match) => match !== null,
      );
      if (!number) return [];
      const message = `holds the phone number "${number[0]}". ${ADVICE}`;
      return [passageProblem(passage, message, number.index)];
    });

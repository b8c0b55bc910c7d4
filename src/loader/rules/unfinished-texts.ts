import { allEntries } from '../parse.ts';
import { passageProblem, passagesOf } from '../passages.ts';
import type { Rule } from './rule.ts';

/** Words that stand in for a text that is still to be written. */
const STAND_INS: readonly RegExp[] = [
  /\blorem ipsum\b|\bdolor sit amet\b/i,
  /\b(?:TODO|FIXME|TBD|TBA|XXX)\b|\bto-?do:/i,
  /\bplaceholder\b|\?\?\?/i,
  /\b(?:your|insert|add|write|some) (?:own |more )?(?:text|words|title|heading|description|name|town|price) (?:goes )?here\b/i,
  /\[(?:insert|your|town|city|name|service|price|phone|company|date)\b[^\]\n]{0,60}\]/i,
];

/** Texts that were to be written before the site goes out. */
export const unfinishedTexts: Rule = (content) =>
  allEntries(content)
    .flatMap(passagesOf)
    .flatMap((passage) => {
      const standIn = STAND_INS.map((form) => form.exec(passage.words)).find(
        (match) => match !== null,
      );
      if (!standIn) return [];
      const message = `holds "${standIn[0]}", which stands in for words still to be written. Write them, or remove it.`;
      return [passageProblem(passage, message, standIn.index)];
    });

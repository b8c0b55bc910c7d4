import leven from 'leven';
import { valueAt } from './field-values.ts';
import type { ParsedContent } from './parse.ts';

/** A name of a town in a text. */
export interface NamedTown {
  name: string;
  /** The character of the text that the name starts at. */
  index: number;
}

/** The town of the shop, which every text may speak of; null while business.yml does not say it. */
export function shopTown({ business }: ParsedContent): string | null {
  const town = valueAt(business[0]?.raw, ['address', 'locality']);
  return typeof town === 'string' ? town : null;
}

/** The names of the towns that are served, longest first: Upper Saddle River before Saddle River. */
export function townNames({ areas }: ParsedContent): string[] {
  return areas
    .flatMap(({ data }) => data?.name ?? [])
    .toSorted((a, b) => b.length - a.length);
}

const NOT_IN_A_WORD = String.raw`(?<![\p{L}-])`;

/** Words around a name that make it that of a river, a street or another town. */
const LONGER_NAME_BEFORE =
  /\b(?:North|South|East|West|Upper|Lower|Old|Route) $/;
const LONGER_NAME_BEHIND = /^\s(?!NJ\b|New Jersey\b)\p{Lu}/u;

/** The towns that a text names; not the Hackensack River, Tenafly Road or South Hackensack. */
export function townsIn(text: string, names: readonly string[]): NamedTown[] {
  if (names.length === 0) return [];
  // St. Mary has a sign of expressions in its name, and a mistyped name may have any.
  const choices = names.map((name) => RegExp.escape(name)).join('|');
  const anyName = new RegExp(`${NOT_IN_A_WORD}(?:${choices})(?!\\p{L})`, 'gu');
  return [...text.matchAll(anyName)]
    .map(({ 0: name, index }) => ({ name, index }))
    .filter(({ name, index }) => {
      const end = index + name.length;
      const before = text.slice(Math.max(index - 10, 0), index);
      const behind = text.slice(end, end + 12);
      return (
        !LONGER_NAME_BEFORE.test(before) && !LONGER_NAME_BEHIND.test(behind)
      );
    });
}

/** Whether a word or two are nearly the name of a town: Tenalfy, Fort lee. */
function isMisspelled(written: string, name: string): boolean {
  if (written === name || written === name.toUpperCase()) return false;
  if (written.toLowerCase() === name.toLowerCase()) return true;
  const letters = name.length < 7 ? 1 : 2;
  return (
    written.startsWith(name.slice(0, 1)) &&
    Math.abs(written.length - name.length) < 2 &&
    leven(written, name) <= letters
  );
}

/** Whether a text or a sentence starts at a character: there any word has a capital. */
function startsSentence(text: string, index: number): boolean {
  return index === 0 || /^[.!?:]\s$/.test(text.slice(index - 2, index));
}

/** The first words of a text that are nearly the name of a town, and that name. */
export function misspelledTownIn(text: string, names: readonly string[]) {
  const words = [...text.matchAll(/\p{L}+/gu)].filter(
    ({ index }) => !startsSentence(text, index),
  );
  for (const name of names) {
    const length = name.split(' ').length;
    for (const [start, { index }] of words.entries()) {
      const last = words[start + length - 1];
      const written = text.slice(index, last && last.index + last[0].length);
      if (last && isMisspelled(written, name)) return { written, name, index };
    }
  }
  return null;
}

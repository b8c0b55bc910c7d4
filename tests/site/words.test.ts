import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { spellCheckDocument } from 'cspell-lib';
import { describe, expect, it } from 'vitest';
import { areas, business, services, testimonials } from '../helpers/content.ts';
import { expectNoFaults, indexedPages, screens } from '../helpers/dist.ts';
import { attributesOf, one, textOf } from '../helpers/dom.ts';

const { claims, name, address } = business();

/** All that is said: what is read, what is shown of pictures, and what search engines show. */
const texts = screens().flatMap(({ root }) => [
  textOf(one(root, 'body')),
  textOf(one(root, 'title')),
  ...attributesOf(root, '[alt]', 'alt'),
  // The description of a service ends after so many characters, be it in a word.
  ...attributesOf(root, 'meta[name="description"]', 'content').map((text) =>
    text.replace(/\S+$/, ''),
  ),
]);

describe('claims', () => {
  it('of business.yml are all made on some page', () => {
    const said = texts.join('\n').toLowerCase();
    const silent = Object.values(claims).filter(
      (claim = '') => !said.includes(claim.toLowerCase()),
    );
    expect(silent).toEqual([]);
  });

  it('leave no name in braces and nothing undefined', () => {
    expectNoFaults(
      screens(),
      ({ root }) => textOf(root).match(/\{\w+\}|undefined|\bNaN\b|\[object/g) ?? [],
    );
  });

  it('never promise another warranty or another emergency response', () => {
    expectNoFaults(indexedPages(), ({ root }) =>
      [
        ...(textOf(root).match(/\b\d+-(?:month|year) warranty/gi) ?? []),
        ...(textOf(root).match(/emergency response (?:in|takes) [\d-]+ \w+/gi) ?? []),
      ].filter(
        (promise) =>
          promise.toLowerCase() !== claims.warranty?.toLowerCase() &&
          !promise.endsWith(` ${claims.emergencyResponse ?? ''}`),
      ),
    );
  });
});

/** American English alone: none of cspell's lists of brands and programmers' words. */
const SETTINGS = {
  import: [createRequire(import.meta.url).resolve('@cspell/dict-en_us/cspell-ext.json')],
  loadDefaultConfiguration: false,
  language: 'en-US',
  minWordLength: 3,
  caseSensitive: true,
  allowCompoundWords: false,
  maxNumberOfProblems: Number.MAX_SAFE_INTEGER,
};

const wordsIn = (text: string): string[] => text.match(/\p{L}[\p{L}'’]*/gu) ?? [];

/** Names that the owner gives, which no dictionary has. */
const names = [
  ...[name, address.locality, ...services().map(({ title }) => title)],
  ...areas().flatMap((area) => [area.name, ...area.neighborhoods]),
  ...testimonials().flatMap((review) => [review.name, review.location]),
];

async function unknownWords(text: string): Promise<string[]> {
  const words = [...new Set(wordsIn(text))].join('\n');
  const { issues, errors } = await spellCheckDocument(
    { uri: 'words.txt', text: words, languageId: 'plaintext', locale: 'en-US' },
    { generateSuggestions: false, noConfigSearch: true },
    SETTINGS,
  );
  expect(errors ?? []).toEqual([]);
  return [...new Set(issues.map((issue) => issue.text.replace(/['’]s$/, '')))];
}

describe('spelling', () => {
  it('finds a mistake and a British word', async () => {
    expect(await unknownWords('The colour of teh door is gray.')).toEqual(['colour', 'teh']);
  });

  it('of every word on the pages is American, or in tests/dictionary.txt', async () => {
    const known = new Set([
      ...readFileSync('tests/dictionary.txt', 'utf8').split('\n'),
      ...names.flatMap(wordsIn),
    ]);
    const unknown = await unknownWords(texts.join('\n'));
    expect(unknown.filter((word) => !known.has(word))).toEqual([]);
  });
});

import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { spellCheckDocument } from 'cspell-lib';
import { describe, expect, it } from 'vitest';
import {
  areas,
  business,
  inWords,
  jobs,
  services,
  team,
  testimonials,
} from '../helpers/content.ts';
import {
  expectNoFaults,
  indexedPages,
  pageAt,
  screens,
} from '../helpers/dist.ts';
import { attributesOf, one, textOf, textsOf } from '../helpers/dom.ts';
import { REPOSITORY } from '../helpers/project.ts';

const { claims, name, address } = business();
const { emergencyResponse, ...otherClaims } = claims;
const claimsInWords = [
  ...Object.values(otherClaims).filter((claim) => claim !== undefined),
  ...(emergencyResponse ? [inWords(emergencyResponse)] : []),
];

/** All texts of the site: what is read, what describes pictures, and what search engines show. */
const texts = screens().flatMap(({ root }) => [
  textOf(one(root, 'body')),
  textOf(one(root, 'title')),
  ...attributesOf(root, '[alt]', 'alt'),
  // The description of a service ends after so many characters, be it in a word.
  ...attributesOf(root, 'meta[name="description"]', 'content').map((text) =>
    text.replace(/\S+$/, ''),
  ),
]);

describe('the claims of business.yml', () => {
  it('are all made on some page', () => {
    const allTexts = texts.join('\n').toLowerCase();
    const unsaid = claimsInWords.filter(
      (claim) => !allTexts.includes(claim.toLowerCase()),
    );
    expect(unsaid).toEqual([]);
  });

  it('leave no name in braces and nothing undefined on the pages', () => {
    expectNoFaults(
      screens(),
      ({ root }) =>
        textOf(root).match(/\{\w+\}|undefined|\bNaN\b|\[object/g) ?? [],
    );
  });

  it('are contradicted by no other warranty or emergency response', () => {
    expectNoFaults(indexedPages(), ({ root }) =>
      [
        ...(textOf(root).match(/\b\d+-(?:month|year) warranty/gi) ?? []),
        ...(textOf(root).match(
          /emergency response (?:in|takes|is|usually) \d+ to \d+ \w+/gi,
        ) ?? []),
      ].filter(
        (promise) =>
          promise.toLowerCase() !== claims.warranty?.toLowerCase() &&
          !(emergencyResponse && promise.endsWith(inWords(emergencyResponse))),
      ),
    );
  });
});

/** American English alone: none of cspell's lists of brands and programmers' words. */
const SETTINGS = {
  import: [
    createRequire(import.meta.url).resolve(
      '@cspell/dict-en_us/cspell-ext.json',
    ),
  ],
  loadDefaultConfiguration: false,
  language: 'en-US',
  minWordLength: 3,
  caseSensitive: true,
  allowCompoundWords: false,
  maxNumberOfProblems: Number.MAX_SAFE_INTEGER,
};

const wordsIn = (text: string): string[] =>
  text.match(/\p{L}[\p{L}'’]*/gu) ?? [];

/** Names, which no dictionary has, and what customers and the owner have said in their own words. */
const quoted = [
  name,
  address.locality,
  claimsInWords,
  services().map(({ title }) => title),
  areas().map((area) => [area.name, area.neighborhoods]),
  jobs().map(({ street }) => street),
  team().map(({ name }) => name),
  // Languages, each in its own.
  textsOf(one(pageAt('/contact').root, 'body'), '[lang]'),
  testimonials().map((review) => [
    review.name,
    review.location,
    review.text,
    review.source,
  ]),
]
  .flat(3)
  .filter((text) => text !== undefined);

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
  it('is checked: a mistake and a British word are found', async () => {
    expect(await unknownWords('The colour of teh door is gray.')).toEqual([
      'colour',
      'teh',
    ]);
  });

  it('is American in all texts; tests/dictionary.txt lists other words', async () => {
    const known = new Set([
      ...readFileSync(join(REPOSITORY, 'tests/dictionary.txt'), 'utf8').split(
        '\n',
      ),
      ...quoted.flatMap(wordsIn),
    ]);
    const unknown = await unknownWords(texts.join('\n'));
    expect(unknown.filter((word) => !known.has(word))).toEqual([]);
  });
});

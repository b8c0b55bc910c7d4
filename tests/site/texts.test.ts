import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { spellCheckDocument } from 'cspell-lib';
import { expect, test } from 'vitest';
import {
  areas,
  business,
  inWords,
  jobs,
  services,
  team,
  testimonials,
} from '../helpers/content.ts';
import { expectNoFaults, pageAt, screens } from '../helpers/dist.ts';
import { attributesOf, one, textOf, textsOf } from '../helpers/dom.ts';
import { REPOSITORY } from '../helpers/project.ts';

const { claims, name, address, phone } = business();
const { emergencyResponse, ...otherClaims } = claims;
const response = emergencyResponse && inWords(emergencyResponse);
const claimsInWords = [...Object.values(otherClaims), response].filter(
  (claim) => claim !== undefined,
);

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

test('every claim of the business is made on some page', () => {
  const said = texts.join('\n').toLowerCase();
  expect(
    claimsInWords.filter((claim) => !said.includes(claim.toLowerCase())),
  ).toEqual([]);
});

test('no text leaves a name in braces or says something undefined', () => {
  expectNoFaults(
    screens(),
    ({ root }) =>
      textOf(root).match(/\{\w+\}|undefined|\bnull\b|\bNaN\b|\[object/g) ?? [],
  );
});

test('no text promises another warranty or emergency response than the business claims', () => {
  const PROMISES =
    /\b\d+-(?:month|year) warranty|emergency response (?:in|takes|is|usually) \d+ to \d+ \w+/gi;
  expectNoFaults(screens(), ({ root }) =>
    (textOf(root).match(PROMISES) ?? []).filter(
      (promise) =>
        promise.toLowerCase() !== claims.warranty?.toLowerCase() &&
        !(response && promise.endsWith(response)),
    ),
  );
});

/** Ten digits in the ways people write a US number, and "1-800" ones. */
const PHONE_LIKE =
  /(?:\+?1[\s.-]?)?\(?\b\d{3}\)?[\s.-]{0,2}\d{3}[\s.-]\d{4}\b|\b\d{10,11}\b/g;
const otherNumbers = (text: string): string[] =>
  (text.match(PHONE_LIKE) ?? []).filter((number) => number !== phone);

// Where links dial is asked in links-out.test.ts.
test('the business number is the only one that is read, heard or found on a page', () => {
  expectNoFaults(screens(), ({ root }) => [
    !textOf(one(root, 'main')).includes(phone) && 'no number',
    ...otherNumbers(textOf(root)),
    ...['aria-label', 'alt', 'title', 'content'].flatMap((name) =>
      attributesOf(root, `[${name}]`, name).flatMap(otherNumbers),
    ),
  ]);
});

const wordsIn = (text: string): string[] =>
  text.match(/\p{L}[\p{L}'’]*/gu) ?? [];

/** The words that are not American English, without cspell's lists of brands and programmers' words. */
async function unknownWords(text: string): Promise<string[]> {
  const words = [...new Set(wordsIn(text))].join('\n');
  const dictionary = createRequire(import.meta.url).resolve(
    '@cspell/dict-en_us/cspell-ext.json',
  );
  const { issues, errors } = await spellCheckDocument(
    { uri: 'words.txt', text: words, languageId: 'plaintext', locale: 'en-US' },
    { generateSuggestions: false, noConfigSearch: true },
    {
      import: [dictionary],
      loadDefaultConfiguration: false,
      language: 'en-US',
      minWordLength: 3,
      caseSensitive: true,
      allowCompoundWords: false,
      maxNumberOfProblems: Number.MAX_SAFE_INTEGER,
    },
  );
  expect(errors ?? []).toEqual([]);
  return [...new Set(issues.map((issue) => issue.text.replace(/['’]s$/, '')))];
}

test('spelling is American in all texts; tests/dictionary.txt lists other words', async () => {
  /** Names, which no dictionary has, and what customers and the owner have said in their own words. */
  const quoted = [
    name,
    address.locality,
    claimsInWords,
    services().map(({ title }) => title),
    areas().map((area) => [area.name, area.neighborhoods]),
    jobs().map(({ street }) => street),
    team().map((person) => person.name),
    // Languages, each in its own.
    textsOf(one(pageAt('/contact').root, 'body'), '[lang]'),
    testimonials().map((review) => [
      review.name,
      review.location,
      review.text,
      review.source,
    ]),
  ];
  const dictionary = join(REPOSITORY, 'tests/dictionary.txt');
  const known = [
    ...readFileSync(dictionary, 'utf8').split('\n'),
    ...wordsIn(quoted.flat(3).join(' ')),
  ];
  const unknown = await unknownWords(texts.join('\n'));
  expect(unknown.filter((word) => !known.includes(word))).toEqual([]);
  expect(await unknownWords('The colour of teh door is gray.')).toEqual([
    'colour',
    'teh',
  ]);
});

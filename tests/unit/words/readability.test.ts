import { describe, expect, test } from 'vitest';
import { CONTENT, editorTexts } from '../../helpers/editor-texts';
import { readingEase, sentenceLengths } from '../../helpers/readability';
import { AREAS, SERVICES } from '../../helpers/specification.ts';
import { PAIR_PATHS } from '../../helpers/site-paths.ts';

/** Flesch calls 60 to 70 plain English. */
const EASE = 55;
const LONGEST = 32;
const LOCAL_WORDS = { fewest: 180, most: 260 };

const texts = editorTexts();

describe('the measure itself', () => {
  test('a short plain sentence is easy, a long learned one is hard', () => {
    expect(readingEase(['The cat sat on the mat.'])).toBeCloseTo(116.145, 3);
    const hard =
      'Professional remediation of deteriorated counterbalance installations necessitates comprehensive evaluation.';
    expect(readingEase([hard])).toBeLessThan(0);
  });

  test('a sentence ends at its stop, a paragraph ends one too', () => {
    const words = sentenceLengths(['It fell. Did it? On US 46, yes', 'Look up']);
    expect(words.map(({ words: count }) => count)).toEqual([2, 2, 4, 2]);
  });
});

test('every text of the content is measured', () => {
  expect(texts).toHaveLength(PAIR_PATHS.length + AREAS.length + SERVICES.length + 10 + 4);
  const withoutSentences = texts.filter(({ prose }) => prose.length === 0);
  expect(withoutSentences.map(({ file }) => file)).toEqual(['src/content/pages/service.md']);
});

test(`every text reads with an ease of ${String(EASE)} or more`, () => {
  const hard = texts
    .map(({ file, prose }) => ({ file, ease: Math.round(readingEase(prose)) }))
    .filter(({ ease }) => ease < EASE);
  expect(hard).toEqual([]);
});

test(`no sentence has more than ${String(LONGEST)} words`, () => {
  const long = texts.flatMap(({ file, prose, labels }) =>
    sentenceLengths([...prose, ...labels])
      .filter(({ words }) => words > LONGEST)
      .map(({ sentence, words }) => ({ file, sentence, words })),
  );
  expect(long).toEqual([]);
});

test('the text of a service in a town has 180 to 260 words', () => {
  const { fewest, most } = LOCAL_WORDS;
  const wrong = CONTENT.local
    .map(({ file, body }) => ({ file, words: body.split(/\s+/).length }))
    .filter(({ words }) => words < fewest || words > most);
  expect(wrong).toEqual([]);
});

import { expect, test } from 'vitest';
import { fieldOf, listOf, valueAt } from '~/build/check-content/contents';
import { CLAIMS, CONTENT, editorTexts } from '../../helpers/editor-texts';
import { dictionaryWords, unknownWords } from '../../helpers/spelling';

const facts = CONTENT.areas
  .flatMap((area) => listOf(fieldOf(area, 'facts')))
  .map((fact) => String(valueAt(fact, ['text'])));

const texts = [
  ...editorTexts().flatMap(({ prose, labels }) => [...prose, ...labels]),
  ...facts,
  ...Object.values(CLAIMS),
];

test('words with mistakes are found, and British ones', async () => {
  const words = await unknownWords(['The colour of teh door is gray. The doors of Tenafy.']);
  expect(words).toEqual(['Tenafy', 'colour', 'teh']);
});

test('every word of the content is English or in tests/dictionary.txt, which holds no other', async () => {
  expect(texts.length).toBeGreaterThan(2000);
  expect(await unknownWords(texts)).toEqual(dictionaryWords());
});

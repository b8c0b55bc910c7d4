import { expect, test } from 'vitest';
import {
  plainSentence,
  programSentences,
  SENTENCES,
} from '~/editing/plain-words';

test('each sentence that is put in other words is still one of the program', () => {
  const sentences = programSentences();
  for (const sentence of Object.keys(SENTENCES))
    expect(sentences).toContain(sentence);
});

test('no sentence of the program speaks of slugs or assets', () => {
  const plain = programSentences().map((sentence) => plainSentence(sentence));
  expect(plain.filter((text) => /\b(?:slugs?|assets?)\b/i.test(text))).toEqual(
    [],
  );
  expect(plain).toContain('Open the Folder of the Site');
  expect(plain).toContain('See This Page');
});

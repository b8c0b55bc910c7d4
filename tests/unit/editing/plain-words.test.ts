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

/** Words of programmers; behind a dollar sign they are the name of a value, which nobody reads. */
const PROGRAMMING =
  /(?<!\$)\b(?:slugs?|assets?|entry|entries|collections?|repository|markdown|urls?|forks?)\b/i;

test('no sentence of the program that editors meet is in words of programming', () => {
  const plain = programSentences()
    .map((sentence) => plainSentence(sentence))
    // Editors never see those about the configuration, which quote its names; "Markdown text" is a
    // kind of file.
    .filter(
      (sentence) => !sentence.includes('`') && !sentence.endsWith(' text'),
    );
  expect(plain.filter((text) => PROGRAMMING.test(text))).toEqual([]);
  expect(plain).toContain('Open the Folder of the Site');
  expect(plain).toContain('See This Page');
  expect(plain).toContain('This list has no items yet.');
});

test('the names of values in a sentence stay', () => {
  expect(plainSentence('“{$collection}” collection')).toBe(
    '“{$collection}” list',
  );
});

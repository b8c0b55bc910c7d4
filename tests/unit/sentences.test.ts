import { expect, test } from 'vitest';
import { inParagraphs, sentencesOf, splitFirstSentence } from '~/lib/sentences';

const TEXTS = [
  {
    text: 'One. Two! Three? Four…',
    sentences: ['One. ', 'Two! ', 'Three? ', 'Four…'],
  },
  {
    text: 'He said "Done." We left.',
    sentences: ['He said "Done." ', 'We left.'],
  },
  {
    text: 'Call (day or night.) We come.',
    sentences: ['Call (day or night.) ', 'We come.'],
  },
  { text: 'We come. 24/7 service.', sentences: ['We come. ', '24/7 service.'] },
  {
    text: 'We come. {warranty}. Call.',
    sentences: ['We come. ', '{warranty}. ', 'Call.'],
  },
  { text: 'One\nline.\nAnother.', sentences: ['One\nline.\n', 'Another.'] },
  {
    text: 'From 3 Main St. Tenafly we come.',
    sentences: ['From 3 Main St. Tenafly we come.'],
  },
  { text: 'From 8 a.m. on. Call.', sentences: ['From 8 a.m. on. ', 'Call.'] },
  { text: 'From 8 a.m. Mondays.', sentences: ['From 8 a.m. Mondays.'] },
  {
    text: 'Mr. Lee and Dr. Ann came.',
    sentences: ['Mr. Lee and Dr. Ann came.'],
  },
  {
    text: 'Ann B. of Tenafly, N.J. Bergen County.',
    sentences: ['Ann B. of Tenafly, N.J. Bergen County.'],
  },
  { text: 'No. Leave it down.', sentences: ['No. ', 'Leave it down.'] },
  {
    text: 'A door of 7.5 ft. and more.',
    sentences: ['A door of 7.5 ft. and more.'],
  },
  { text: 'No sign at the end', sentences: ['No sign at the end'] },
  { text: '', sentences: [] },
];

test.each(TEXTS)('$text', ({ text, sentences }) => {
  expect(sentencesOf(text)).toEqual(sentences);
});

test.each(TEXTS)('the sentences of "$text" are the whole text', ({ text }) => {
  expect(sentencesOf(text).join('')).toBe(text);
});

test('the first sentence stands apart from what follows, if anything does', () => {
  expect(splitFirstSentence('One. Two! Three?')).toEqual({
    first: 'One.',
    rest: 'Two! Three?',
  });
  expect(splitFirstSentence('One.')).toEqual({ first: 'One.', rest: '' });
  expect(splitFirstSentence('')).toEqual({ first: '', rest: '' });
});

test('a text is parted between the sentences nearest its middle', () => {
  const text = 'Short one. A sentence that is longer. The last of them. End.';
  expect(inParagraphs(text)).toEqual([
    'Short one. A sentence that is longer.',
    'The last of them. End.',
  ]);
  expect(inParagraphs('Two of them. No more.')).toEqual([
    'Two of them. No more.',
  ]);
});

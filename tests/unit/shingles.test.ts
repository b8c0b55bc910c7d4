import { describe, expect, test } from 'vitest';
import { jaccard, maskedWords, sharedPassages, shinglesOf } from '../helpers/shingles';

const wordsOf = (text: string) => maskedWords(text, ['Fort Lee', 'Lee']);

test('names of towns are made equal, the longest first', () => {
  expect(wordsOf('Doors in Fort Lee, and in Lee.')).toEqual(wordsOf('Doors in Lee, and in Lee.'));
});

test('likeness is what two texts share of all runs of five words', () => {
  const one = shinglesOf(wordsOf('a b c d e f'));
  const other = shinglesOf(wordsOf('a b c d e g'));
  expect(jaccard(one, other)).toBeCloseTo(1 / 3, 9);
});

describe('shared passages', () => {
  const words = wordsOf('x a b c d e f y z h i j k l w');
  const other = shinglesOf(wordsOf('a b c d e f and h i j k l'));

  test('join runs that overlap, the longest first', () => {
    expect(sharedPassages(words, other)).toEqual(['a b c d e f', 'h i j k l']);
  });

  test('are none where texts differ', () => {
    expect(sharedPassages(words, shinglesOf(wordsOf('m n o p q r')))).toEqual([]);
  });
});

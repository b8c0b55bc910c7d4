import { syllable } from 'syllable';
import { sentencesOf } from '../../src/lib/provenance/words.ts';

function wordsIn(sentence: string): string[] {
  return sentence.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,/-]*/gu) ?? [];
}

/**
 * Flesch reading ease (1948): 206.835 − 1.015 × words a sentence − 84.6 × syllables a word.
 * A number counts as one syllable.
 * @param prose paragraphs
 */
export function readingEase(prose: readonly string[]): number {
  const sentences = prose.flatMap(sentencesOf);
  const words = sentences.flatMap(wordsIn);
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  return 206.835 - (1.015 * words.length) / sentences.length - (84.6 * syllables) / words.length;
}

/** The sentences of some paragraphs with the number of words in each. */
export function sentenceLengths(lines: readonly string[]): { sentence: string; words: number }[] {
  return lines
    .flatMap(sentencesOf)
    .map((sentence) => ({ sentence, words: wordsIn(sentence).length }));
}

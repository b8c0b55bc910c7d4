/** A word of a text, and what stands between it and the word before. */
export interface Word {
  text: string;
  gap: string;
}

const WORD = /\p{L}[\p{L}\p{N}'’-]*|\p{N}[\p{N}-]*\p{L}?/gu;

const sentenceSplitter = new Intl.Segmenter('en-US', { granularity: 'sentence' });

/** The sentences of a text; a line that ends without a stop is one as well. */
export function sentencesOf(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) => [...sentenceSplitter.segment(line)])
    .map(({ segment }) => segment.trim())
    .filter((sentence) => sentence !== '');
}

/** The words of a text in their order; numbers count as words. */
export function wordsOf(text: string): Word[] {
  let end = 0;
  return [...text.matchAll(WORD)].map((match) => {
    const gap = text.slice(end, match.index);
    end = match.index + match[0].length;
    return { text: match[0].replace(/[-'’]+$/, ''), gap };
  });
}

/** A word without its possessive and its plural, so that "Tudors" and "Tudor's" equal "Tudor". */
export function stemOf(word: string): string {
  return word.replace(/['’]s?$/, '').replace(/(?<=\p{L}{3})s$/u, '');
}

/** The stems of a text in a row, with a space around each: a phrase is part of it or not. */
export function stemsOf(text: string): string {
  return ` ${wordsOf(text)
    .map((word) => stemOf(word.text))
    .join(' ')} `;
}

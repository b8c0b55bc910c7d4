import { fileURLToPath } from 'node:url';
import { syllable } from 'syllable';
import { loadContent } from '../../src/loader/load.ts';
import { plainText } from '../../src/lib/plain-text.ts';

/**
 * `npm run report:local`: how alike the texts of the towns are, how easily they read, and the worst
 * couples side by side. It judges nothing; it is for whoever writes the next one.
 */
const WORST = 5;
const OPENING = 300;
/** Words in one run. */
const SHINGLE = 5;

interface Text {
  file: string;
  /** Texts are compared within a kind: those of one service, or those of towns. */
  kind: string;
  text: string;
  shingles: Set<string>;
}

interface Couple {
  one: Text;
  other: Text;
  /** Share of the runs of five words that both hold, 0 to 1 (Jaccard index). */
  likeness: number;
}

const content = await loadContent(fileURLToPath(new URL('../../', import.meta.url)));
const towns = content.areas
  .flatMap(({ data }) => (data ? [data.name] : []))
  // Longest first, so that no name is read as part of another.
  .toSorted((a, b) => b.length - a.length);

/** Every run of five words, with the names of towns made equal. */
function shinglesOf(text: string): Set<string> {
  const masked = towns.reduce((rest, town) => rest.replaceAll(town, 'Town'), text);
  const words = masked.toLowerCase().match(/[a-z0-9']+/g) ?? [];
  return new Set(
    words.map((_, at) => words.slice(at, at + SHINGLE).join(' ')).slice(0, 1 - SHINGLE),
  );
}

const texts: Text[] = [...content.areas, ...content.local]
  .map(({ file, id, body }) => ({ file, id, text: plainText(body) }))
  .map(({ file, id, text }) => ({
    file,
    kind: id.split('/')[1] ?? 'towns',
    text,
    shingles: shinglesOf(text),
  }));

function likenessOf(one: Text, other: Text): number {
  const common = one.shingles.intersection(other.shingles).size;
  const union = one.shingles.size + other.shingles.size - common;
  return union === 0 ? 0 : common / union;
}

const couples: Couple[] = texts.flatMap((one, at) =>
  texts
    .slice(at + 1)
    .filter(({ kind }) => kind === one.kind)
    .map((other) => ({ one, other, likeness: likenessOf(one, other) })),
);

function medianOf(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;
}

const sentences = new Intl.Segmenter('en-US', { granularity: 'sentence' });

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,/-]*/gu) ?? [];
}

/** Flesch reading ease (1948): 206.835 − 1.015 × words a sentence − 84.6 × syllables a word. */
function readingEase(text: string): number {
  const words = wordsOf(text);
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  const perSentence = words.length / [...sentences.segment(text)].length;
  return 206.835 - 1.015 * perSentence - (84.6 * syllables) / words.length;
}

function row([kind, ofKind = []]: [string, Text[] | undefined]) {
  const alike = couples.filter(({ one }) => one.kind === kind).map(({ likeness }) => likeness);
  const eases = ofKind.map(({ text }) => readingEase(text));
  const longest = ofKind.flatMap(({ text }) =>
    [...sentences.segment(text)].map(({ segment }) => wordsOf(segment).length),
  );
  return {
    texts: kind,
    count: ofKind.length,
    'worst Jaccard': Math.max(0, ...alike).toFixed(3),
    'median Jaccard': medianOf(alike).toFixed(3),
    'least reading ease': Math.min(...eases).toFixed(1),
    'median reading ease': medianOf(eases).toFixed(1),
    'longest sentence': Math.max(...longest),
  };
}

console.table([...Map.groupBy(texts, ({ kind }) => kind)].map(row));
for (const { one, other, likeness } of couples
  .toSorted((a, b) => b.likeness - a.likeness)
  .slice(0, WORST)) {
  const shared = [...one.shingles.intersection(other.shingles)];
  console.log(`\n${likeness.toFixed(3)}  ${one.file}\n  ${one.text.slice(0, OPENING)}`);
  console.log(`       ${other.file}\n  ${other.text.slice(0, OPENING)}`);
  for (const words of shared) console.log(`  both say “${words}”`);
}

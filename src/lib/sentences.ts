/**
 * Words whose period is part of them: "3 Main St. Tenafly", "8 a.m. Sundays", "Tenafly, N.J.", "Ann B.".
 * Where one ends a sentence after all, two are taken for one: better than half a sentence on a page.
 */
const ABBREVIATION =
  /(?:^|[\s(])(?:St|Ave|Blvd|Rd|Rte|Ft|Mt|Mr|Mrs|Ms|Dr|Jr|Sr|Inc|Co|approx|vs|[AaPp]\.[Mm]|e\.g|i\.e|(?:[A-Z]\.)*[A-Z])\./;

/**
 * The space between two sentences: behind the sign that ends one and the quotes or brackets closed
 * with it, before the next, which does not start with a small letter. `Intl.Segmenter` sees no new
 * sentence where one starts with a figure or a brace, as ours do: "24/7 service", "{warranty}".
 */
const SENTENCE_BREAK = new RegExp(
  `(?<=[.!?…]['"’”)\\]]*)(?<!${ABBREVIATION.source})\\s+(?![a-z\\s])`,
  'g',
);

/** The sentences of a text, each with the space behind it: joined they are the text again. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const { index, 0: space } of text.matchAll(SENTENCE_BREAK)) {
    const end = index + space.length;
    sentences.push(text.slice(start, end));
    start = end;
  }
  return start < text.length ? [...sentences, text.slice(start)] : sentences;
}

/** The first sentence of a text, and what follows it; nothing may. */
export function splitFirstSentence(text: string): {
  first: string;
  rest: string;
} {
  const [first = '', ...others] = sentencesOf(text);
  return { first: first.trimEnd(), rest: others.join('') };
}

/** A text in two paragraphs, parted between the sentences nearest its middle; one of fewer than three stays whole. */
export function inParagraphs(text: string): string[] {
  const sentences = sentencesOf(text);
  if (sentences.length < 3) return [text];
  const lengths = sentences.map(
    (_, count) => sentences.slice(0, count).join('').length,
  );
  const distances = lengths.map((length) => Math.abs(length - text.length / 2));
  const middle = distances.indexOf(Math.min(...distances));
  return [sentences.slice(0, middle), sentences.slice(middle)].map((half) =>
    half.join('').trim(),
  );
}

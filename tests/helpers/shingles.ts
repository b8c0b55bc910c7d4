/** Words in one run of a shingle. */
const SHINGLE = 5;

/** The words of a text in lower case, with the names of towns made equal. */
export function maskedWords(text: string, towns: readonly string[]): string[] {
  // Longest first, so that no name is read as part of another.
  const masked = towns
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, town) => rest.replaceAll(town, 'Town'), text);
  return masked.toLowerCase().match(/[a-z0-9']+/g) ?? [];
}

/** Every run of five words. */
export function shinglesOf(words: readonly string[]): Set<string> {
  const shingles = new Set<string>();
  for (let start = 0; start + SHINGLE <= words.length; start += 1) {
    shingles.add(words.slice(start, start + SHINGLE).join(' '));
  }
  return shingles;
}

/** Share of what two sets hold in common, 0 to 1 (Jaccard index). */
export function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let common = 0;
  for (const shingle of a) if (b.has(shingle)) common += 1;
  const union = a.size + b.size - common;
  return union === 0 ? 0 : common / union;
}

/** The passages of a text that another holds word for word, the longest first. */
export function sharedPassages(words: readonly string[], other: ReadonlySet<string>): string[] {
  const passages: string[][] = [];
  let end = 0;
  for (let start = 0; start + SHINGLE <= words.length; start += 1) {
    const shingle = words.slice(start, start + SHINGLE);
    if (!other.has(shingle.join(' '))) continue;
    if (start < end) passages.at(-1)?.push(...shingle.slice(end - start));
    else passages.push(shingle);
    end = start + SHINGLE;
  }
  return passages
    .toSorted((one, another) => another.length - one.length)
    .map((passage) => passage.join(' '));
}

/**
 * How many words of a text stand in some run of five that no other text holds.
 * @param words of the text, masked
 * @param elsewhere how many texts hold each shingle
 */
export function ownWords(words: readonly string[], elsewhere: ReadonlyMap<string, number>): number {
  const own = new Set<number>();
  for (let start = 0; start + SHINGLE <= words.length; start += 1) {
    if (elsewhere.get(words.slice(start, start + SHINGLE).join(' ')) !== 1) continue;
    for (let word = start; word < start + SHINGLE; word += 1) own.add(word);
  }
  return own.size;
}

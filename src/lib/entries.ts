interface Entry {
  id: string;
}

interface OrderedEntry extends Entry {
  data: { order?: number | undefined };
}

interface TownEntry extends Entry {
  data: { neighbors: readonly string[] };
}

/** Entries by their place in lists; those without one come last, and the file name decides a tie. */
export function sortByOrder<One extends OrderedEntry>(
  entries: readonly One[],
): One[] {
  const place = ({ data }: One) => data.order ?? Number.MAX_SAFE_INTEGER;
  return entries.toSorted(
    (a, b) => place(a) - place(b) || a.id.localeCompare(b.id),
  );
}

/**
 * The entry of that name.
 * @throws when there is none, which the content check rules out
 */
export function entryNamed<One extends Entry>(
  entries: readonly One[],
  id: string,
): One {
  const entry = entries.find((one) => one.id === id);
  if (!entry)
    throw new Error(`There is no entry "${id}": run npm run check:content`);
  return entry;
}

/** The towns next door to one: those that it names, and those that name it. */
export function neighborsOf<Town extends TownEntry>(
  towns: readonly Town[],
  town: Town,
): Town[] {
  const named = town.data.neighbors.flatMap((slug) =>
    towns.filter(({ id }) => id === slug),
  );
  const naming = towns.filter(({ data }) => data.neighbors.includes(town.id));
  return [...new Set([...named, ...naming])];
}

/**
 * The text of an entry as plain paragraphs and list items, in order and without headings; the loader
 * writes one a line.
 */
export function paragraphsOf({
  body = '',
}: {
  body?: string | undefined;
}): string[] {
  return body.split('\n').filter((paragraph) => paragraph !== '');
}

interface Entry {
  id: string;
}

interface Ordered extends Entry {
  data: { order?: number | undefined };
}

/** Entries by their place in lists; those without one come last, and the file name decides a tie. */
export function sortByOrder<One extends Ordered>(entries: readonly One[]): One[] {
  const place = ({ data }: One) => data.order ?? Number.MAX_SAFE_INTEGER;
  return entries.toSorted((a, b) => place(a) - place(b) || a.id.localeCompare(b.id));
}

/** The entry of that name, which the content check has made sure of. */
export function entryNamed<One extends Entry>(entries: readonly One[], id: string): One {
  const entry = entries.find((one) => one.id === id);
  if (!entry) throw new Error(`There is no entry "${id}": run npm run check:content`);
  return entry;
}

/** The towns next door to one: those that it names, and those that name it. */
export function nextDoor<Town extends Entry & { data: { neighbors: readonly string[] } }>(
  towns: readonly Town[],
  town: Town,
): Town[] {
  const named = town.data.neighbors.flatMap((slug) => towns.filter(({ id }) => id === slug));
  return [...new Set([...named, ...towns.filter(({ data }) => data.neighbors.includes(town.id))])];
}

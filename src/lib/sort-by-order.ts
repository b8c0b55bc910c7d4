interface Ordered {
  id: string;
  data: { order?: number | undefined };
}

/** Entries by their place in lists; those without one come last, and the file name decides a tie. */
export function sortByOrder<Entry extends Ordered>(entries: readonly Entry[]): Entry[] {
  const place = ({ data }: Entry) => data.order ?? Number.MAX_SAFE_INTEGER;
  return entries.toSorted((a, b) => place(a) - place(b) || a.id.localeCompare(b.id));
}

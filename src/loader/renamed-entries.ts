/** A service or a town, with the names its file had before. */
interface NamedEntry {
  id: string;
  data: { formerly: readonly string[] } | null;
}

/** The names that services and towns have now, by those they had before. */
export function renamedEntries(
  entries: readonly NamedEntry[],
): ReadonlyMap<string, string> {
  return new Map(
    entries.flatMap(({ id, data }) =>
      (data?.formerly ?? []).map((name) => [name, id] as const),
    ),
  );
}

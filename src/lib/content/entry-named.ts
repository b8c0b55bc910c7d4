/**
 * The entry of that name. The content check has made sure that it is there.
 * @throws when it is not
 */
export function entryNamed<Entry extends { id: string }>(
  entries: readonly Entry[],
  id: string,
): Entry {
  const entry = entries.find((one) => one.id === id);
  if (!entry) throw new Error(`There is no entry "${id}": run npm run check:content`);
  return entry;
}

/**
 * The towns next door to one: those that it names, and those that name it.
 * @param namedBy the slugs of the towns that a town names
 */
export function nextDoor<Town extends { id: string }>(
  towns: readonly Town[],
  town: Town,
  namedBy: (town: Town) => readonly unknown[],
): Town[] {
  const named = namedBy(town).flatMap((slug) => towns.filter(({ id }) => id === slug));
  const naming = towns.filter((other) => namedBy(other).includes(town.id));
  return [...new Set([...named, ...naming])];
}

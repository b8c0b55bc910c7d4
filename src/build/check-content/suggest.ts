import leven, { closestMatch } from 'leven';

/** How many letters may differ for two names to be thought one: a third of them, at least two. */
function allowedDistance(name: string): number {
  return name.length <= 3 ? 1 : Math.max(2, Math.floor(name.length / 3));
}

/**
 * The known name that was probably meant: the one with the fewest letters changed, or the only one
 * that holds the written name or is held by it; undefined when none is near.
 */
export function nearestName(written: string, known: readonly string[]): string | undefined {
  const name = written.trim().toLowerCase();
  const lowered = known.map((other) => other.toLowerCase());
  const closest = closestMatch(name, lowered);
  if (closest !== undefined && leven(name, closest) <= allowedDistance(name)) {
    return known[lowered.indexOf(closest)];
  }
  if (name.length <= 3) return undefined;
  const holding = known.filter((other) => {
    const candidate = other.toLowerCase();
    return candidate.includes(name) || name.includes(candidate);
  });
  return holding.length === 1 ? holding[0] : undefined;
}

/** ` Did you mean "x"?`, or nothing when no known name is near. */
export function didYouMean(written: string, known: readonly string[]): string {
  const name = nearestName(written, known);
  return name === undefined ? '' : ` Did you mean "${name}"?`;
}

/** A text as a file name without its ending: `Bed & Door` becomes `bed-door`. */
export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F'’]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

const COMPASS =
  /(?<![\p{L}-])(due )?((?:north|south)(?:east|west)?|east|west)(?:wards?|erly|ern)?(?![\p{L}-])/gu;

const OPPOSITE: Record<string, string> = {
  north: 'south',
  south: 'north',
  east: 'west',
  west: 'east',
};

/** A direction as it stands in a text, and its plain form; "due west" has none, as no fact is so exact. */
export interface DirectionRead {
  written: string;
  direction: string | null;
}

/** The compass words of a text, without those in names, which have a capital. */
export function directionsIn(text: string): DirectionRead[] {
  return [...text.matchAll(COMPASS)].map(([written, due, direction = '']) => ({
    written,
    direction: due ? null : direction,
  }));
}

function oppositeOf(direction: string): string {
  return direction.replaceAll(/north|south|east|west/g, (point) => OPPOSITE[point] ?? point);
}

/** Whether the directions of a fact name this one or, seen from the other end, its opposite. */
export function bearsOutDirection(
  source: readonly DirectionRead[],
  { direction }: DirectionRead,
): boolean {
  if (direction === null) return false;
  return source.some(
    (read) => read.direction === direction || oppositeOf(read.direction ?? '') === direction,
  );
}

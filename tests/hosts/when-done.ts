import { afterAll } from 'vitest';

/**
 * Ends, after all tests of a file, what its set-up has started, the last first: also where the
 * set-up itself fails after its first half.
 * @returns takes what ends one thing
 */
export function whenDone(): (end: () => unknown) => void {
  const ends: (() => unknown)[] = [];
  afterAll(async () => {
    for (const end of ends.reverse()) await end();
  });
  return (end) => {
    ends.push(end);
  };
}

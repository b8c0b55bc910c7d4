import { accessSync, constants, statfsSync } from 'node:fs';

const MEGABYTE = 1024 * 1024;

/** A disk with less than this, in bytes, counts as full: the largest file of a build has two megabytes. */
const LEAST_FREE = 10 * MEGABYTE;

/** Explanations of the answers to "may I write here?", after the name of the folder. */
const REFUSALS: Record<string, string> = {
  EROFS:
    'is on a disk that is read-only. Build in a folder that can be written.',
  EACCES:
    'belongs to another user, and you may not write there. Make it yours with chown, then build again.',
};

/** A sentence that says why a build cannot write to a folder that exists; null when it can. */
export function diskProblem(folder: string): string | null {
  try {
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    return `${folder} ${REFUSALS[code] ?? `cannot be written: ${message}.`}`;
  }
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  if (free >= LEAST_FREE) return null;
  return `The disk of ${folder} is full: ${(free / MEGABYTE).toFixed(1)} MB are free. Delete what is not needed there, then build again.`;
}

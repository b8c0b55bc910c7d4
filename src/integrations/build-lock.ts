import {
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

function isRunning(processId: number): boolean {
  // In a container a build often has the number of the one that was killed before it.
  if (processId === process.pid) return false;
  try {
    // Signal 0 asks whether there is such a process, and does nothing to it.
    process.kill(processId, 0);
    return true;
  } catch (error) {
    // The process of another user, which we may not send signals.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The process that holds a lock; null when there is none, or when it was killed and left its lock. */
function holderOf(lock: string): number | null {
  try {
    const processId = Number(readFileSync(lock, 'utf8'));
    return processId > 0 && isRunning(processId) ? processId : null;
  } catch {
    return null;
  }
}

/** Creates the lock, unless there is one. */
function createLock(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Keeps a second build out of a folder, where both would write the same files.
 * @param lock the file that holds the number of the building process
 * @returns what to tell whoever starts the second build; null when this one may go on
 */
export function takeLock(lock: string): string | null {
  mkdirSync(dirname(lock), { recursive: true });
  if (createLock(lock)) return null;
  const holder = holderOf(lock);
  if (holder === null) {
    rmSync(lock, { force: true });
    return takeLock(lock);
  }
  const since = statSync(lock).mtime.toLocaleString('en-US');
  return `Another build of this folder is running (process ${String(holder)}, since ${since}). Wait until it has ended, then build again. If that process is no build, delete ${lock}.`;
}

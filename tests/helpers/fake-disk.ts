import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { onTestFinished, vi } from 'vitest';

/** Has the functions of `node:fs` that a test replaces called by every module, until the test ends. */
function useReplacements(): void {
  syncBuiltinESMExports();
  onTestFinished(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });
}

/** Lets every disk have so many free megabytes. */
export function leaveFree(megabytes: number): void {
  const bsize = 4096;
  const bavail = (megabytes * 1024 * 1024) / bsize;
  const { statfsSync } = fs;
  vi.spyOn(fs, 'statfsSync').mockImplementation((path) =>
    Object.assign(statfsSync(path), { bavail, bsize }),
  );
  useReplacements();
}

/** Lets the system refuse to write anywhere, with a code such as EROFS. */
export function refuseToWrite(code: string): void {
  vi.spyOn(fs, 'accessSync').mockImplementation(() => {
    throw Object.assign(new Error(`${code}: refused`), { code });
  });
  useReplacements();
}

import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** All files below a folder, hidden ones and links too, as paths from there, sorted. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) =>
      relative(folder, join(entry.parentPath, entry.name)).replaceAll(
        '\\',
        '/',
      ),
    )
    .sort();
}

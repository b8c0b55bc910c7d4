import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));

export function isBuilt(): boolean {
  return existsSync(join(DIST, 'index.html'));
}

/** All files below a folder, as paths from there, sorted. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      relative(folder, join(entry.parentPath, entry.name)).replaceAll(
        '\\',
        '/',
      ),
    )
    .sort();
}

/** All files of dist/, such as `services/panel-replacement.html`. */
export function builtFiles(): string[] {
  return filesIn(DIST);
}

export function readBytes(file: string): Buffer {
  return readFileSync(join(DIST, file));
}

export function readText(file: string): string {
  return readFileSync(join(DIST, file), 'utf8');
}

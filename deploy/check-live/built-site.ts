import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));

export function isBuilt(): boolean {
  return existsSync(join(DIST, 'index.html'));
}

/** All files of dist/, such as `services/panel-replacement.html`. */
export function builtFiles(): string[] {
  return readdirSync(DIST, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      relative(DIST, join(entry.parentPath, entry.name)).replaceAll('\\', '/'),
    )
    .sort();
}

export function readBytes(file: string): Buffer {
  return readFileSync(join(DIST, file));
}

export function readText(file: string): string {
  return readFileSync(join(DIST, file), 'utf8');
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listFiles } from '../../src/integrations/list-files.ts';

const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));

export function isBuilt(): boolean {
  return existsSync(join(DIST, 'index.html'));
}

/** All files of dist/, such as `services/panel-replacement.html`. */
export function builtFiles(): string[] {
  return listFiles(DIST);
}

export function readBytes(file: string): Buffer {
  return readFileSync(join(DIST, file));
}

export function readText(file: string): string {
  return readFileSync(join(DIST, file), 'utf8');
}

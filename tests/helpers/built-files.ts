import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../src/integrations/list-files.ts';
import { PROJECT } from './project.ts';

const DIST = join(PROJECT, 'dist');

/** Every file of the built site, such as `services/panel-replacement.html`, sorted. */
export function builtFiles(): string[] {
  return listFiles(DIST);
}

export function isBuilt(file: string): boolean {
  const path = join(DIST, file);
  return existsSync(path) && statSync(path).isFile();
}

export function readBytes(file: string): Buffer {
  return readFileSync(join(DIST, file));
}

export function readText(file: string): string {
  return readFileSync(join(DIST, file), 'utf8');
}

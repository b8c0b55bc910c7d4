import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from './project.ts';

const DIST = join(PROJECT, 'dist');

/** Every file of the built site, such as `services/panel-replacement.html`, sorted. */
export const builtFiles = (): string[] =>
  [...globSync('**/*', { cwd: DIST }), ...globSync('.*/**/*', { cwd: DIST })]
    .filter(isBuilt)
    .sort();

function isBuilt(file: string): boolean {
  const path = join(DIST, file);
  return existsSync(path) && statSync(path).isFile();
}

export const readBytes = (file: string): Buffer =>
  readFileSync(join(DIST, file));

export const readText = (file: string): string =>
  readFileSync(join(DIST, file), 'utf8');

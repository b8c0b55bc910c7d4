import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { PROJECT } from './project.ts';

const DIST = join(PROJECT, 'dist');

/** Every file of the built site, such as `services/panel-replacement.html`, sorted. */
export const builtFiles = (): string[] =>
  readdirSync(DIST, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(DIST, join(parentPath, name)))
    .sort();

export const readBytes = (file: string): Buffer =>
  readFileSync(join(DIST, file));

export const readText = (file: string): string =>
  readFileSync(join(DIST, file), 'utf8');

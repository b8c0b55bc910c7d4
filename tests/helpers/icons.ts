import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { one } from './dom.ts';
import { PROJECT } from './project.ts';

/** The drawing of an icon, by the name that content has for it. */
export function drawingOf(icon: string): string {
  const file = ['icons', 'general-icons']
    .map((folder) => join(PROJECT, 'src/assets', folder, `${icon}.svg`))
    .find(existsSync);
  const source = parse(readFileSync(file ?? '', 'utf8'));
  return one(source, 'svg').innerHTML.replaceAll(/>\s+</g, '><').trim();
}

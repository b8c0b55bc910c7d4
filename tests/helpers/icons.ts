import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { one } from './dom.ts';
import { PROJECT } from './project.ts';

/** What a drawing is made of, however it is written. */
export const shapesOf = (drawing: HTMLElement): string =>
  drawing.innerHTML.replaceAll(/\s*(\/?>)\s*/g, '$1');

/** The drawing of an icon, by the name that content has for it. */
export function drawingOf(icon: string): string {
  const file = ['icons', 'general-icons']
    .map((folder) => join(PROJECT, 'src/assets', folder, `${icon}.svg`))
    .find(existsSync);
  return shapesOf(one(parse(readFileSync(file ?? '', 'utf8')), 'svg'));
}

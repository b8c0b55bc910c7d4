import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PICTURES_FOLDER } from '../check-content/assets.ts';
import { textsOf, type LaunchContent } from './content.ts';
import type { Point } from './point.ts';

/** What is confirmed of a rendered picture that stays. */
const KEPT = 'a rendered picture, not our own work, and shown all the same';

function isUnchanged(path: string, hash: string): boolean {
  return existsSync(path) && createHash('sha256').update(readFileSync(path)).digest('hex') === hash;
}

/**
 * Rendered pictures that are still in place, one point a file that has not been replaced.
 * @param rendered their names, each with the SHA-256 of the file
 */
export function picturePoints(
  content: LaunchContent,
  rendered: Readonly<Record<string, string>>,
): Point[] {
  const texts = textsOf(content);
  return Object.entries(rendered)
    .filter(([name, hash]) => isUnchanged(join(content.root, PICTURES_FOLDER, name), hash))
    .map(([name]) => ({
      group: 'pictures',
      name,
      text: KEPT,
      places: [{ file: `${PICTURES_FOLDER}/${name}`, line: null, field: null }],
      echoes: texts.filter(({ text }) => text === name),
      advice:
        'Drawn by computer; it shows no job of yours. Replace the file by a photograph of that name and mend the imageAlt beside it, or confirm that it stays.',
    }));
}

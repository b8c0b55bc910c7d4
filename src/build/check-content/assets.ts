import { basename } from 'node:path';
import { GENERAL_ICONS } from '../../schemas/shared.ts';
import { filesBelow } from './read.ts';

/** Where the pictures lie that content may name. */
export const PICTURES_FOLDER = 'src/assets/pictures';

/**
 * The icons that a service may name: drawings of our own, then those of the general set.
 * @param root the root of the project, absolute
 */
export function iconNames(root: string): string[] {
  const drawn = filesBelow(root, 'src/assets/icons').map((file) => basename(file, '.svg'));
  return [...drawn, ...GENERAL_ICONS];
}

/**
 * The file names of the pictures that content may name.
 * @param root the root of the project, absolute
 */
export function pictureNames(root: string): string[] {
  return filesBelow(root, PICTURES_FOLDER).map((file) => basename(file));
}

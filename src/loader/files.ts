import { existsSync, readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { GENERAL_ICONS } from '../schemas/fields.ts';

export const CONTENT_FOLDER = 'src/content';

export const PICTURES_FOLDER = 'src/assets/pictures';

export const ICONS_FOLDER = 'src/assets/icons';

/** Hidden files, and those that programs put beside a file while they save it. */
const TEMPORARY = /(?:^|\/)\.|~$|\.(?:crswap|tmp|sw[op])$/;

/** The files below a folder, as paths from the root of the project, sorted; hidden ones are left out. */
export function filesBelow(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), {
    recursive: true,
    withFileTypes: true,
  })
    .filter((entry) => !entry.isDirectory())
    .map((entry) =>
      relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'),
    )
    .filter((file) => !TEMPORARY.test(file))
    .sort();
}

/** The icons that a service may name: our own drawings, then those of the general set. */
export function iconNames(root: string): string[] {
  const drawings = filesBelow(root, ICONS_FOLDER).map((file) =>
    basename(file, '.svg'),
  );
  return [...drawings, ...GENERAL_ICONS];
}

export function pictureNames(root: string): string[] {
  return filesBelow(root, PICTURES_FOLDER).map((file) => basename(file));
}

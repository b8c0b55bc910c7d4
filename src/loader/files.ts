import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { GENERAL_ICONS } from '../schemas/fields.ts';

export const CONTENT_FOLDER = 'src/content';

export const PICTURES_FOLDER = 'src/assets/pictures';

export const ICONS_FOLDER = 'src/assets/icons';

/** Hidden files, and those that programs put beside a file while they save it. */
const TEMPORARY = /(?:^|\/)\.|~$|\.(?:crswap|tmp|sw[op])$/;

/** The name of a folder that was meant to be a file: reading it as one reports it. */
const NAME_OF_FILE = /\.\w+$/;

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/**
 * The files below a folder, as paths from the root of the project, sorted; hidden ones are left out.
 * Links to folders are not followed, since one may lead in a circle: they are listed like files.
 */
export function filesBelow(root: string, folder: string): string[] {
  if (!isFolder(join(root, folder))) return [];
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  const files = entries.flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    const mayHoldFiles = entry.isDirectory() && !NAME_OF_FILE.test(entry.name);
    return mayHoldFiles ? filesBelow(root, path) : [path];
  });
  return files.filter((file) => !TEMPORARY.test(file)).sort();
}

/** The icons that a service may name: our own drawings, then those of the general set. */
export function iconNames(root: string): string[] {
  const drawings = filesBelow(root, ICONS_FOLDER).map((file) =>
    basename(file, '.svg'),
  );
  return [...drawings, ...GENERAL_ICONS];
}

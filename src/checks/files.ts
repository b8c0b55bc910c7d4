import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { GENERAL_ICONS } from '../schemas/shared.ts';
import { problemIn, type Problem } from './problem.ts';

export const CONTENT_FOLDER = 'src/content';

/** Where the pictures lie that content may name. */
export const PICTURES_FOLDER = 'src/assets/pictures';

/** Hidden files, and those that programs put beside a file while they save it. */
const NO_CONTENT = /(?:^|\/)\.|~$|\.(?:crswap|tmp|sw[op])$/;

/** The files below a folder, as paths from the root of the project, sorted; hidden ones are left out. */
export function filesBelow(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !NO_CONTENT.test(file))
    .sort();
}

/** The icons that a service may name: drawings of our own, then those of the general set. */
export function iconNames(root: string): string[] {
  const drawn = filesBelow(root, 'src/assets/icons').map((file) => basename(file, '.svg'));
  return [...drawn, ...GENERAL_ICONS];
}

/** The file names of the pictures that content may name. */
export function pictureNames(root: string): string[] {
  return filesBelow(root, PICTURES_FOLDER).map((file) => basename(file));
}

const LINK = 'This is a link to another file. Put the file itself in its place.';
const MISSING = 'This file is missing or cannot be opened. Put it back; no page can do without.';
const ENCODING =
  'The file is saved in an encoding that cannot be read. Save it again and choose UTF-8 under "Encoding".';

/** What is in a file, or what keeps it from being read. */
export function readBytes(root: string, file: string): Buffer | Problem {
  const path = join(root, file);
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return problemIn(file, LINK);
  try {
    return readFileSync(path);
  } catch {
    return problemIn(file, MISSING);
  }
}

/** The text of a file, or what keeps it from being read. */
export function readText(root: string, file: string): string | Problem {
  const bytes = readBytes(root, file);
  if (!Buffer.isBuffer(bytes)) return bytes;
  const text = new TextDecoder().decode(bytes);
  // What is not UTF-8 is decoded with one of these in it.
  return text.includes('\0') || text.includes('\uFFFD') ? problemIn(file, ENCODING) : text;
}

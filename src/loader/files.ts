import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import sharp from 'sharp';
import { GENERAL_ICONS, LARGEST_PICTURE, PICTURE_WIDTH } from '../schemas/shared.ts';
import { problemIn, type Problem } from './problem.ts';

export const CONTENT_FOLDER = 'src/content';

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

export function pictureNames(root: string): string[] {
  return filesBelow(root, PICTURES_FOLDER).map((file) => basename(file));
}

const LINK = 'This is a link to another file. Put the file itself in its place.';
const MISSING = 'This file is missing or cannot be opened. Put it back; no page can do without.';
const ENCODING =
  'The file is saved in an encoding that cannot be read. Save it again and choose UTF-8 under "Encoding".';

/** What is in a file, or in words what keeps it from being read. */
function readBytes(root: string, file: string): Buffer | string {
  const path = join(root, file);
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return LINK;
  return existsSync(path) ? readFileSync(path) : MISSING;
}

/** The text of a file, or what keeps it from being read. */
export function readText(root: string, file: string): string | Problem {
  const bytes = readBytes(root, file);
  if (typeof bytes === 'string') return problemIn(file, bytes);
  const text = new TextDecoder().decode(bytes);
  // What is not UTF-8 is decoded with one of these in it.
  return text.includes('\0') || text.includes('\uFFFD') ? problemIn(file, ENCODING) : text;
}

/** What is wrong with a picture; null when nothing is. */
async function pictureFault(root: string, file: string): Promise<string | null> {
  const bytes = readBytes(root, file);
  if (typeof bytes === 'string') return bytes;
  const [, ending] = /^[a-z0-9-]+\.(jpg|png)$/.exec(basename(file)) ?? [];
  if (ending === undefined)
    return 'Only pictures belong here, as .jpg or .png, named with small letters, digits and hyphens. Save it so, or move it away.';
  if (bytes.length > LARGEST_PICTURE)
    return `The picture has ${(bytes.length / 1e6).toFixed(1)} MB; ${String(LARGEST_PICTURE / 1e6)} MB is the most. Save it as a JPEG of ${String(PICTURE_WIDTH.best)} pixels in width.`;
  try {
    const { format, width } = await sharp(bytes).metadata();
    // Half a file has a whole head; making it small reads all of it.
    await sharp(bytes).resize(1).toBuffer();
    if (format !== ending.replace('jpg', 'jpeg'))
      return `The file is called .${ending}, but it is a picture of the kind ${format}. Export it again as ${ending === 'png' ? 'PNG' : 'JPEG'}.`;
    return width < PICTURE_WIDTH.least
      ? `The picture is ${String(width)} pixels wide; ${String(PICTURE_WIDTH.least)} is the least, or it looks blurred. Use a larger one.`
      : null;
  } catch {
    return 'The file is no picture, or a broken one. Export it again as JPEG or PNG.';
  }
}

/** What is wrong with the pictures themselves; Astro reads all of them, named or not. */
export async function pictureProblems(root: string): Promise<Problem[]> {
  const found = filesBelow(root, PICTURES_FOLDER).map(async (file) => {
    const fault = await pictureFault(root, file);
    return fault === null ? [] : [problemIn(file, fault)];
  });
  return (await Promise.all(found)).flat();
}

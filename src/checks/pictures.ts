import { basename } from 'node:path';
import sharp from 'sharp';
import { LARGEST_PICTURE, PICTURE_WIDTH } from '../schemas/shared.ts';
import { filesBelow, PICTURES_FOLDER, readBytes } from './files.ts';
import { problemIn, type Problem } from './problem.ts';

const MEGABYTE = 1_000_000;

/** What is wrong with a picture; null when nothing is. */
async function pictureFault(name: string, bytes: Buffer): Promise<string | null> {
  const [, ending] = /^[a-z0-9-]+\.(jpg|png)$/.exec(name) ?? [];
  if (ending === undefined)
    return 'Only pictures belong here, as .jpg or .png, named with small letters, digits and hyphens. Save it so, or move it away.';
  if (bytes.length > LARGEST_PICTURE)
    return `The picture has ${(bytes.length / MEGABYTE).toFixed(1)} MB; ${String(LARGEST_PICTURE / MEGABYTE)} MB is the most. Save it as a JPEG of ${String(PICTURE_WIDTH.best)} pixels in width.`;
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
    const bytes = readBytes(root, file);
    if (!Buffer.isBuffer(bytes)) return [bytes];
    const fault = await pictureFault(basename(file), bytes);
    return fault === null ? [] : [problemIn(file, fault)];
  });
  return (await Promise.all(found)).flat();
}

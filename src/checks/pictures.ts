import { basename } from 'node:path';
import sharp from 'sharp';
import { LARGEST_PICTURE, PICTURE_WIDTH } from '../schemas/shared.ts';
import { filesBelow, PICTURES_FOLDER, readBytes } from './files.ts';
import { problemIn, told, type Problem } from './problem.ts';

const MEGABYTE = 1_000_000;
const BROKEN = 'The file is no picture, or a broken one. Export it again as JPEG or PNG.';

/** The kinds of picture by the ending of the name, and the bytes that end each. */
const KINDS = {
  jpg: { format: 'jpeg', end: Buffer.from([0xff, 0xd9]) },
  png: { format: 'png', end: Buffer.from('IEND') },
};

/** What is wrong with a picture; null when nothing is. */
async function pictureFault(name: string, bytes: Buffer): Promise<string | null> {
  const ending = /^[a-z0-9-]+\.(jpg|png)$/.exec(name)?.[1] as keyof typeof KINDS | undefined;
  if (!ending)
    return 'Only pictures belong here, as .jpg or .png, named with small letters, digits and hyphens. Save it so, or move it away.';
  const { format, end } = KINDS[ending];
  const megabytes = (bytes.length / MEGABYTE).toFixed(1);
  if (bytes.length > LARGEST_PICTURE)
    return `The picture has ${megabytes} MB; ${String(LARGEST_PICTURE / MEGABYTE)} MB is the most. Save it as a JPEG of ${String(PICTURE_WIDTH.best)} pixels in width.`;
  if (bytes.length === 0) return BROKEN;
  const picture = await sharp(bytes)
    .metadata()
    .catch(() => null);
  if (!picture) return BROKEN;
  if (picture.format !== format)
    return `The file is called .${ending}, but it is a picture of the kind ${picture.format}. Export it again as ${format.toUpperCase()}.`;
  // Half a file has a whole head, which is all that is read to be quick.
  if (bytes.lastIndexOf(end) < bytes.length / 2) return BROKEN;
  return picture.width < PICTURE_WIDTH.least
    ? `The picture is ${String(picture.width)} pixels wide; ${String(PICTURE_WIDTH.least)} is the least, or it looks blurred. Use a larger one.`
    : null;
}

/** What is wrong with the pictures themselves; Astro reads all of them, named or not. */
export async function pictureProblems(root: string): Promise<Problem[]> {
  const found = filesBelow(root, PICTURES_FOLDER).map(async (file) => {
    const bytes = readBytes(root, file);
    if (!Buffer.isBuffer(bytes)) return [bytes];
    return told(await pictureFault(basename(file), bytes), (fault) => problemIn(file, fault));
  });
  return (await Promise.all(found)).flat();
}

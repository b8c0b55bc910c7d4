import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import { LARGEST_PICTURE, PICTURE_WIDTH } from '../../schemas/shared.ts';
import { PICTURES_FOLDER } from './assets.ts';
import { pictureFields, type Contents } from './contents.ts';
import type { Problem } from './problem.ts';
import { filesBelow } from './read.ts';

const MEGABYTE = 1_000_000;
/** The bytes that end a picture of each kind; what some cameras add behind them is no harm. */
const ENDS: Record<string, Buffer> = {
  jpg: Buffer.from([0xff, 0xd9]),
  png: Buffer.from('IEND'),
};
const BROKEN = 'The file is no picture, or a broken one. Export it again as JPEG or PNG.';

/** What is wrong with a picture; null when nothing is. */
function pictureFault(path: string, name: string): string | null {
  const format = name.slice(name.lastIndexOf('.') + 1);
  const end = ENDS[format];
  if (end === undefined || !/^[a-z0-9-]+\.[a-z]+$/.test(name)) {
    return 'Only pictures belong here, as .jpg or .png, named with small letters, digits and hyphens. Save it so, or move it away.';
  }
  const bytes = readFileSync(path);
  if (bytes.length > LARGEST_PICTURE) {
    const megabytes = (bytes.length / MEGABYTE).toFixed(1);
    return `The picture has ${megabytes} MB; ${String(LARGEST_PICTURE / MEGABYTE)} MB is the most. Save it as a JPEG of ${String(PICTURE_WIDTH.best)} pixels in width.`;
  }
  let size: ReturnType<typeof imageSize>;
  try {
    size = imageSize(bytes);
  } catch {
    return BROKEN;
  }
  if (size.type !== format) {
    return `The file is called .${format}, but it is a picture of the kind ${String(size.type)}. Export it again as ${format === 'jpg' ? 'JPEG' : 'PNG'}.`;
  }
  if (bytes.lastIndexOf(end) < bytes.length / 2) return BROKEN;
  if (size.width < PICTURE_WIDTH.least) {
    return `The picture is ${String(size.width)} pixels wide; ${String(PICTURE_WIDTH.least)} is the least, or it looks blurred. Use a larger one.`;
  }
  return null;
}

/** What is wrong with the pictures themselves; Astro reads all of them, named or not. */
export function pictureProblems(root: string, { services, areas, pages }: Contents): Problem[] {
  const fields = [services, areas, pages].flatMap(({ files }) =>
    files.flatMap(({ file, data }) => pictureFields(data).map(({ name }) => ({ file, name }))),
  );
  return filesBelow(root, PICTURES_FOLDER).flatMap((file) => {
    const name = file.slice(PICTURES_FOLDER.length + 1);
    const fault = pictureFault(join(root, file), name);
    if (fault === null) return [];
    const namedIn = [...new Set(fields.filter((field) => field.name === name).map((f) => f.file))];
    const used = namedIn.length === 0 ? '' : ` It is named in ${namedIn.join(', ')}.`;
    return [{ file, line: null, field: null, message: fault + used }];
  });
}

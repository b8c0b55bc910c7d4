import { basename } from 'node:path';
import {
  CARD_PICTURE_WIDTH,
  LARGEST_PICTURE,
  LEAST_PICTURE_HEIGHT,
  PICTURE_WIDTH,
} from '../../schemas/fields.ts';
import { textsIn } from '../field-values.ts';
import { allEntries, type ParsedContent } from '../parse.ts';
import { fileProblem } from '../problem.ts';
import type { Picture } from '../read-pictures.ts';
import type { Rule } from './rule.ts';

const BELONGS_HERE =
  'Only pictures belong here, as .jpg or .png, named with small letters, digits and hyphens or underscores. Save it so, or move it away.';
const BROKEN =
  'The file is not a picture, or a broken one. Export it again as JPEG or PNG.';

const FORMATS: Partial<Record<string, string>> = {
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.png': 'png',
};

const megabytes = (bytes: number) => bytes / 1e6;

function imageFault(
  { format, width, height }: NonNullable<Picture['image']>,
  ending: string,
  leastWidth: number,
) {
  if (format !== FORMATS[ending]) {
    const wanted = ending === '.png' ? 'PNG' : 'JPEG';
    return `The file is called ${ending}, but it is a picture of the kind ${format}. Export it again as ${wanted}.`;
  }
  if (width < leastWidth) {
    return `The picture is ${String(width)} pixels wide; ${String(leastWidth)} is the least, or it looks blurred. Use a larger one, ${String(PICTURE_WIDTH.best)} at best.`;
  }
  if (height < LEAST_PICTURE_HEIGHT) {
    return `The picture is ${String(height)} pixels high; ${String(LEAST_PICTURE_HEIGHT)} is the least for cards and the top of a page. Crop a higher part of it.`;
  }
  return null;
}

function pictureFault(
  { file, unreadable, size, image }: Picture,
  leastWidth: number,
): string | null {
  if (unreadable !== null) return unreadable;
  const [, ending] = /^[a-z0-9_-]+(\.jpe?g|\.png)$/.exec(basename(file)) ?? [];
  if (ending === undefined) return BELONGS_HERE;
  if (size > LARGEST_PICTURE) {
    return `The picture has ${megabytes(size).toFixed(1)} MB; ${String(megabytes(LARGEST_PICTURE))} MB is the most. Save it as a JPEG of ${String(PICTURE_WIDTH.best)} pixels in width.`;
  }
  return image === null ? BROKEN : imageFault(image, ending, leastWidth);
}

/** The pictures that stand small wherever they are named: on jobs and people, in a service below its top, in the story of the about page. */
function smallPictures(content: ParsedContent): Set<string> {
  const texts = allEntries(content).flatMap(({ collection, raw }) =>
    textsIn(raw).map(({ path, text }) => ({
      text,
      standsSmall:
        ['jobs', 'team'].includes(collection) ||
        path[0] === 'styles' ||
        path.includes('workPicture') ||
        path[0] === 'story',
    })),
  );
  const { small = [], large = [] } = Object.groupBy(texts, ({ standsSmall }) =>
    standsSmall ? 'small' : 'large',
  );
  const namesOf = (named: typeof texts) =>
    new Set(named.map(({ text }) => text));
  return namesOf(small).difference(namesOf(large));
}

/** Pictures that cannot be shown well, named by content or not: Astro reads every one. */
export const pictures: Rule = (content, context) => {
  const small = smallPictures(content);
  return context.pictures.flatMap((picture) => {
    const leastWidth = small.has(basename(picture.file))
      ? CARD_PICTURE_WIDTH
      : PICTURE_WIDTH.least;
    const fault = pictureFault(picture, leastWidth);
    return fault === null ? [] : [fileProblem(picture.file, fault)];
  });
};

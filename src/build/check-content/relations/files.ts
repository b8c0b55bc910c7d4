import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { iconNames, PICTURES_FOLDER, pictureNames } from '../assets.ts';
import { fieldOf, pictureFields, type Contents } from '../contents.ts';
import { problemAt, type Problem } from '../problem.ts';
import type { ContentFile } from '../read.ts';
import { didYouMean } from '../suggest.ts';

function pictureProblems(root: string, content: ContentFile): Problem[] {
  return pictureFields(content.data)
    .filter(({ name }) => !existsSync(join(root, PICTURES_FOLDER, name)))
    .map(({ path, name }) => {
      const advice = `${didYouMean(name, pictureNames(root))} Put the picture there or correct the name.`;
      const message = `names the picture "${name}", which is not in ${PICTURES_FOLDER}.${advice}`;
      return problemAt(content, path, message);
    });
}

function iconProblems(content: ContentFile, known: readonly string[]): Problem[] {
  const name = fieldOf(content, 'icon');
  if (typeof name !== 'string' || known.includes(name)) return [];
  const advice = `Write one of ${known.join(', ')}.`;
  const message = `names the icon "${name}", which does not exist.${didYouMean(name, known)} ${advice}`;
  return [problemAt(content, ['icon'], message)];
}

/** A picture without words for those who cannot see it, or words without a picture. */
function altProblems(content: ContentFile): Problem[] {
  const [image, alt] = [fieldOf(content, 'image'), fieldOf(content, 'imageAlt')];
  if (image !== undefined && alt === undefined) {
    const message = 'is missing. Add it: what the picture shows, for people who cannot see it.';
    return [{ file: content.file, line: content.lineOf(['image']), field: 'imageAlt', message }];
  }
  if (image === undefined && alt !== undefined) {
    const message = 'describes a picture, but the field image names none. Add it, or remove this.';
    return [problemAt(content, ['imageAlt'], message)];
  }
  return [];
}

/** Pictures and icons that are named but not there. */
export function fileProblems(root: string, { services, areas, pages }: Contents): Problem[] {
  const icons = iconNames(root);
  return [
    ...[services, areas, pages].flatMap(({ files }) =>
      files.flatMap((content) => pictureProblems(root, content)),
    ),
    ...[services, areas].flatMap(({ files }) => files.flatMap(altProblems)),
    ...services.files.flatMap((content) => iconProblems(content, icons)),
  ];
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fieldOf, type Contents } from '../contents.ts';
import { problemAt, type Problem } from '../problem.ts';

const PICTURES_FOLDER = 'src/assets/pictures';
const ICONS_FOLDER = 'src/assets/icons';

interface Named {
  path: PropertyKey[];
  name: string;
}

/** Every field called `image`, however deep, with its path. */
function pictureFields(value: unknown, path: PropertyKey[] = []): Named[] {
  if (typeof value === 'string') return path.at(-1) === 'image' ? [{ path, name: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => pictureFields(item, [...path, key]));
}

/** Pictures and icons that are named but not there. */
export function fileProblems(root: string, { services, areas, pages }: Contents): Problem[] {
  const pictures = [services, areas, pages]
    .flatMap(({ files }) => files)
    .flatMap((content) =>
      pictureFields(content.data)
        .filter(({ name }) => !existsSync(join(root, PICTURES_FOLDER, name)))
        .map(({ path, name }) => {
          const advice = 'Put the picture there or correct the name.';
          const message = `names the picture "${name}", which is not in ${PICTURES_FOLDER}. ${advice}`;
          return problemAt(content, path, message);
        }),
    );
  const icons = services.files.flatMap((content) => {
    const name = fieldOf(content, 'icon');
    if (typeof name !== 'string' || existsSync(join(root, ICONS_FOLDER, `${name}.svg`))) return [];
    const advice = 'Write the name of a file there, without .svg.';
    return [
      problemAt(
        content,
        ['icon'],
        `names the icon "${name}", which is not in ${ICONS_FOLDER}. ${advice}`,
      ),
    ];
  });
  return [...pictures, ...icons];
}

import { basename, dirname, join, relative } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { slug } from 'github-slugger';
import sharp from 'sharp';
import { TAKEN_SLUGS } from '../lib/pages.ts';
import { AREA_SEPARATOR } from '../lib/urls.ts';
import { schemas } from '../schemas/index.ts';
import { PAGE_NAMES } from '../schemas/pages.ts';
import {
  at,
  filesIn,
  textsIn,
  type ContentFile,
  type FolderName,
} from './read.ts';

/** The rules for files as such and between them: names, copies, what is made up, pictures. */

const FILE_NAME = /^[a-z\d]+(?:-[a-z\d]+)*\.md$/u;

/** A name as programs give it to a copy: "x copy", "x (1)", "x-DESKTOP-4K2". */
const COPY_NAME =
  /^(.+?)(?:[ -]copy|[ -]?\(\d+\)|-[A-Z\d]+(?:-[A-Z\d]+)*)+\.\w+$/u;

const isFolder = (name: string) =>
  Object.hasOwn(schemas, name) && name !== 'business';

/** The reason why a file, by its path below src/content, cannot be a page. */
function placeMistake(
  path: string,
  paths: readonly string[],
): string | undefined {
  if (path === 'business.yml' || path === 'README.md') return undefined;
  if (!isFolder(dirname(path)))
    return 'does not belong here: move it into a folder of src/content, or delete it';
  const [, original = ''] = COPY_NAME.exec(basename(path)) ?? [];
  if (paths.includes(`${dirname(path)}/${original}.md`))
    return `is a copy of ${original}.md: delete it, or give it a name and a text of its own`;
  return FILE_NAME.test(basename(path))
    ? undefined
    : 'must have a name in small letters, digits and hyphens that ends in .md';
}

/** Files that are no content or that are missing, by their paths below src/content, and why. */
export function strayOrMissing(paths: readonly string[]): Map<string, string> {
  const missing = [
    'business.yml',
    ...PAGE_NAMES.map((name) => `pages/${name}.md`),
  ]
    .filter((path) => !paths.includes(path))
    .map((path): [string, string] => [path, 'is missing: put it back']);
  const wrong = paths
    .map((path): [string, string | undefined] => [
      path,
      placeMistake(path, paths),
    ])
    .filter((entry): entry is [string, string] => entry[1] !== undefined);
  return new Map([...missing, ...wrong]);
}

/** The fields that no two files of a folder share; nor do they share their text. */
const OWN_FIELDS: Partial<Record<FolderName, readonly string[]>> = {
  areas: ['name', 'title', 'description', 'location'],
  services: ['title', 'description'],
  local: ['lead', 'description'],
  testimonials: ['text'],
};

/** What two files of a folder share but should not. */
const sharedBy = (one: ContentFile, other: ContentFile): string[] => [
  ...(OWN_FIELDS[one.folder] ?? []).filter(
    (name) =>
      one.fields[name] &&
      isDeepStrictEqual(one.fields[name], other.fields[name]),
  ),
  ...(one.body.trim() && one.body.trim() === other.body.trim()
    ? ['the text below the fields']
    : []),
];

/** Files that repeat another; which of the two is the copy cannot be told. */
const duplicates = (files: readonly ContentFile[]): string[] =>
  files.flatMap((content, index) => {
    const [found] = files
      .slice(0, index)
      .filter(({ folder }) => folder === content.folder)
      .map((other) => ({ other, shared: sharedBy(content, other) }))
      .filter(({ shared }) => shared.length > 0);
    return found
      ? [
          `${content.file}  says the same as ${basename(found.other.file)} in ${found.shared.join(', ')}: delete the copy, or give it its own`,
        ]
      : [];
  });

/** The reason why a name cannot be the end of an address. */
function slugFault(name: string): string | undefined {
  if (name.includes(AREA_SEPARATOR))
    return `"${name}" holds "${AREA_SEPARATOR}", which stands between service and town in addresses`;
  return TAKEN_SLUGS.includes(name)
    ? `"${name}" is an address that the site already uses`
    : undefined;
}

/** Names of services and towns, of today and of the past, that make no address of their own. */
function slugMistakes(files: readonly ContentFile[]): string[] {
  const entries = files.filter(
    ({ folder }) => folder === 'services' || folder === 'areas',
  );
  const former = entries.flatMap((content) =>
    textsIn(content.fields['formerly']).map(({ path, text }) => ({
      content,
      path,
      name: text,
    })),
  );
  const taken = (name: string, content: ContentFile) =>
    entries.some(({ id }) => id === name) ||
    former.some((other) => other.name === name && other.content !== content);
  return [
    ...entries.flatMap(({ file, id }) => {
      const fault = slugFault(id);
      return fault ? [`${file}  ${fault}: give the file another name`] : [];
    }),
    ...former.flatMap(({ content, path, name }) => {
      const fault =
        slugFault(name) ??
        (taken(name, content) &&
          `"${name}" is the name of another file, today or before`);
      return fault
        ? [at(content, ['formerly', ...path], `${fault}: remove it`)]
        : [];
    }),
  ];
}

/** A text in a town is named as its page is, and the words of a screen as its field `page` says. */
function fileNameMistakes(content: ContentFile): string[] {
  const { file, folder, id, fields } = content;
  if (folder === 'pages' && fields['page'] !== id)
    return [at(content, ['page'], `must be ${id}, the name of the file`)];
  const name = `${String(fields['service'])}${AREA_SEPARATOR}${String(fields['area'])}`;
  return folder === 'local' && id !== name
    ? [
        `${file}  must be called ${name}.md, as its service and area say, or these be corrected`,
      ]
    : [];
}

/** What callers say leads to a heading of the same file. */
function headingMistakes(content: ContentFile): string[] {
  const { folder, fields, body } = content;
  if (folder !== 'services') return [];
  const headings = [
    ...[...body.matchAll(/^#{2,3} (.+)$/gmu)].map(
      ([, heading = '']) => heading,
    ),
    ...textsIn(fields['questions']).map(({ text }) => text),
    String(fields['signsHeading']),
  ].map((heading) => slug(heading));
  return textsIn(fields['otherSymptoms'], ['otherSymptoms'])
    .filter(
      ({ path, text }) =>
        path.at(-1) === 'heading' && !headings.includes(slug(text)),
    )
    .map(({ path, text }) =>
      at(
        content,
        path,
        `"${text}" is no heading of this file: write one that is`,
      ),
    );
}

/** Reserved by RFC 2606 and RFC 6761, or without a dot: nobody's address. */
const MADE_UP_ADDRESS =
  /^https:\/\/[^.]*$|[./](?:example(?:\.(?:com|net|org))?|test|invalid|localhost|local|internal)(?::\d+)?$/u;

/** The address of the site: the environment variable SITE_URL, or else that of business.yml. */
export const siteAddress = (business: ContentFile | undefined): string =>
  process.env['SITE_URL'] ?? String(business?.fields['siteUrl']);

/** What is made up, at a real address; at any, a number that costs the caller extra. */
function madeUpMistakes(
  files: readonly ContentFile[],
  publish: boolean,
): string[] {
  const business = files.find(({ folder }) => folder === 'business');
  if (!business) return [];
  const isMadeUp = MADE_UP_ADDRESS.test(siteAddress(business));
  const phone = String(business.fields['phone']);
  const samples = files.filter(({ fields }) => fields['sample'] === true);
  const isPublic = publish || !isMadeUp;
  return [
    /^\(900\)|\) 976-/u.test(phone) &&
      at(
        business,
        ['phone'],
        'costs the caller extra: write a number that does not',
      ),
    isPublic &&
      isMadeUp &&
      at(business, ['siteUrl'], 'is made up: write the address of the site'),
    isPublic &&
      / 555-01\d\d$/u.test(phone) &&
      at(
        business,
        ['phone'],
        'is made up: write the number that the company answers',
      ),
    ...samples.map(
      (review) =>
        isPublic &&
        at(
          review,
          ['sample'],
          'a made-up review cannot go out: delete the file, or write a real one',
        ),
    ),
  ].filter((mistake) => mistake !== false);
}

/** Mistakes between files. @param publish refuses what is made up, as a real address does */
export const acrossFiles = (
  files: readonly ContentFile[],
  publish: boolean,
): string[] => [
  ...duplicates(files),
  ...slugMistakes(files),
  ...files.flatMap(fileNameMistakes),
  ...files.flatMap(headingMistakes),
  ...madeUpMistakes(files, publish),
];

const PICTURE_NAME = /^[a-z\d_-]+\.(?:jpe?g|png|webp|avif)$/u;

/** That of the card which shows where a page is shared, in pixels. */
const LEAST = { width: 1200, height: 630 };

/** What keeps a picture from being shown well. */
async function pictureFault(path: string): Promise<string | undefined> {
  if (!PICTURE_NAME.test(basename(path)))
    return 'must be a .jpg, .png, .webp or .avif with a name in small letters, digits and hyphens';
  const size = await sharp(path)
    .metadata()
    .catch(() => undefined);
  if (!size) return 'is not a picture, or a broken one: export it again';
  const { width, height } = size.autoOrient;
  return width < LEAST.width || height < LEAST.height
    ? `has ${String(width)} × ${String(height)} pixels: use one of ${String(LEAST.width)} × ${String(LEAST.height)} or more`
    : undefined;
}

const PICTURES_FOLDER = 'src/assets/pictures';

/** Pictures that cannot be shown well. */
export async function pictureMistakes(root: string): Promise<string[]> {
  const mistakes = filesIn(join(root, PICTURES_FOLDER)).map(async (path) => {
    const fault = await pictureFault(path);
    return fault && `${relative(root, path)}  ${fault}`;
  });
  return (await Promise.all(mistakes)).filter(
    (mistake) => mistake !== undefined,
  );
}

/** Pictures that nothing shows. */
export function orphanMistakes(
  root: string,
  files: readonly ContentFile[],
): string[] {
  const named = new Set(
    files.flatMap(({ fields }) =>
      textsIn(fields).map(({ text }) => basename(text)),
    ),
  );
  return filesIn(join(root, PICTURES_FOLDER))
    .filter((path) => !named.has(basename(path)))
    .map(
      (path) =>
        `${relative(root, path)}  is a picture that no file of src/content names: delete it`,
    );
}

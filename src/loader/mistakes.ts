import { existsSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { z } from 'astro/zod';
import { slug } from 'github-slugger';
import sharp from 'sharp';
import { factsOf, unknownNames, type Facts } from '../lib/facts.ts';
import { SINGLE_PATHS, TAKEN_SLUGS } from '../lib/pages.ts';
import {
  AREA_SEPARATOR,
  areaPath,
  serviceInAreaPath,
  servicePath,
} from '../lib/urls.ts';
import { CLAIM_NAMES, type Business } from '../schemas/business.ts';
import type { Tools } from '../schemas/fields.ts';
import { schemas } from '../schemas/index.ts';
import { PAGE_NAMES } from '../schemas/pages.ts';
import {
  CONTENT_FOLDER,
  filesIn,
  idsIn,
  readContentFile,
  type ContentFile,
  type FolderName,
} from './read.ts';
import { fieldTextMistakes, markdownMistakes, ownLinks } from './text-rules.ts';

const PICTURES_FOLDER = 'src/assets/pictures';
/** That of the card which shows where a page is shared, in pixels. */
const LEAST_PICTURE = { width: 1200, height: 630 };

export interface CheckOptions {
  /** The root of the project. */
  root?: string;
  /** Refuses what is made up (address, phone, reviews), as a real address does. */
  publish?: boolean;
}

interface Content {
  root: string;
  files: readonly ContentFile[];
  of: (folder: FolderName) => ContentFile[];
}

const at = (
  { file, lineOf }: ContentFile,
  path: readonly PropertyKey[],
  message: string,
) => `${file}:${String(lineOf(path))}  ${path.join('.')}: ${message}`;

/** What a schema is handed while checking: a picture must lie where its path says, an entry must exist. */
function checkingTools({ file }: ContentFile, root: string): Tools {
  const image = () =>
    z
      .string(
        'must be the path of a picture, such as ../../assets/pictures/van.jpg',
      )
      .refine((path) => existsSync(join(root, dirname(file), path)), {
        error: ({ input }) =>
          `there is no picture ${String(input)}: put it into ${PICTURES_FOLDER}, or correct the name`,
      });
  const reference = (folder: FolderName) =>
    z
      .string(`must be the name of a file in ${folder}, without .md`)
      .refine((id) => idsIn(root, folder).includes(id), {
        error: ({ input }) =>
          `there is no file ${String(input)}.md in ${folder}`,
      });
  // In the place of Astro's own, whose values are objects.
  return { image, reference } as unknown as Tools;
}

/** The objections of the schema. A misspelled field is told once, not also as a missing one. */
function schemaMistakes(content: ContentFile, root: string): string[] {
  const schema = schemas[content.folder](
    checkingTools(content, root),
  ) as z.ZodType;
  const issues = schema.safeParse(content.fields).error?.issues ?? [];
  const groupOf = (path: readonly PropertyKey[]) => path.slice(0, -1).join('.');
  const isMissing = ({ message }: (typeof issues)[number]) =>
    message.startsWith('is missing');
  const misspelled = issues.filter(({ code }) => code === 'unrecognized_keys');
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      const missing = issues.filter(
        (other) =>
          isMissing(other) && groupOf(other.path) === issue.path.join('.'),
      );
      const names = missing.map(({ path }) => String(path.at(-1)));
      const advice =
        names.length > 0
          ? `it is ${names.join(', ')} that is missing`
          : 'remove it, or correct its name';
      return issue.keys.map((key) =>
        at(content, [...issue.path, key], `is not a field here: ${advice}`),
      );
    }
    const isTold =
      isMissing(issue) &&
      misspelled.some(({ path }) => path.join('.') === groupOf(issue.path));
    return isTold ? [] : [at(content, issue.path, issue.message)];
  });
}

/** Every text of the fields, with its path. */
function textsIn(
  value: unknown,
  path: readonly PropertyKey[] = [],
): { path: PropertyKey[]; text: string }[] {
  if (typeof value === 'string') return [{ path: [...path], text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]: [string, unknown]) =>
    textsIn(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** business.yml holds what other texts may not: its own phone number and addresses. */
const isCheckedText = ({ folder }: ContentFile, path: readonly PropertyKey[]) =>
  folder !== 'business' || path[0] === 'claims';

function fieldMistakes(content: ContentFile): string[] {
  return textsIn(content.fields)
    .filter(({ path }) => isCheckedText(content, path))
    .flatMap(({ path, text }) =>
      fieldTextMistakes(text).map((message) => at(content, path, message)),
    );
}

/** Names in braces that are no facts; a town's own files may quote its response time, too. */
function nameMistakes(
  { file, folder, source }: ContentFile,
  facts: Facts,
): string[] {
  const known = folder === 'areas' ? { ...facts, responseTime: '' } : facts;
  return source.split('\n').flatMap((line, index) =>
    unknownNames(line, known).map((name) => {
      const advice = CLAIM_NAMES.includes(name)
        ? 'is a claim that business.yml no longer makes: reword this line'
        : `is no fact: write one of ${Object.keys(known).join(', ')}`;
      return `${file}:${String(index + 1)}  {${name}} ${advice}`;
    }),
  );
}

function bodyMistakes(
  { file, body, linesBefore }: ContentFile,
  paths: ReadonlySet<string>,
): string[] {
  const dead = ownLinks(body)
    .filter(({ path }) => !paths.has(path))
    .map(({ line, path }) => ({
      line,
      message: `links to ${path}, which is no page of this site: write one that is, such as /contact`,
    }));
  return [...markdownMistakes(body), ...dead].map(
    ({ line, message }) => `${file}:${String(line + linesBefore)}  ${message}`,
  );
}

function pagePaths({ of }: Content): Set<string> {
  const services = of('services');
  const areas = of('areas');
  return new Set([
    ...SINGLE_PATHS,
    ...services.map(({ id }) => servicePath(id)),
    ...areas.map(({ id }) => areaPath(id)),
    ...services.flatMap((service) =>
      areas.map((area) => serviceInAreaPath(service.id, area.id)),
    ),
  ]);
}

const FILE_NAME = /^[a-z\d]+(?:-[a-z\d]+)*\.md$/u;
const COPY = /^(.*?)(?:[ -]copy|[ -]?\(\d+\)|-[A-Z\d]+(?:-[A-Z\d]+)*)+$/u;

/** A file that cannot be a page: a copy, a name that makes no address, a folder that is not ours. */
function placeMistake(
  path: string,
  ids: readonly string[],
): string | undefined {
  const [folder = '', name = '', ...deeper] = path.split('/');
  if (path === 'business.yml' || path === 'README.md') return undefined;
  if (
    !Object.hasOwn(schemas, folder) ||
    folder === 'business' ||
    name === '' ||
    deeper.length > 0
  )
    return 'does not belong here: move it into a folder of src/content, or delete it';
  const id = name.replace(/\.[^.]*$/u, '');
  const [, original = ''] = COPY.exec(id) ?? [];
  if (ids.includes(original))
    return `is a copy of ${original}.md: delete it, or give it a name of its own`;
  return FILE_NAME.test(name)
    ? undefined
    : 'must have a name in small letters, digits and hyphens, ending in .md';
}

/** Two files of one folder that are one text, or call themselves the same. */
function duplicateMistakes({ of }: Content): string[] {
  return (Object.keys(schemas) as FolderName[]).flatMap((folder) => {
    const seen = new Map<string, string>();
    return of(folder).flatMap((content) => {
      const { file, fields, body } = content;
      const name = folder === 'areas' ? fields['name'] : fields['title'];
      const marks = [
        body.trim(),
        folder === 'testimonials' && fields['text'],
        (folder === 'areas' || folder === 'services') && `name:${String(name)}`,
      ];
      const keys = marks.filter((mark): mark is string => Boolean(mark));
      const original = keys
        .map((key) => seen.get(key))
        .find((other) => other !== undefined);
      for (const key of keys) if (!seen.has(key)) seen.set(key, file);
      return original === undefined
        ? []
        : [
            `${file}  says the same as ${basename(original)}: delete it, or write its own text and name`,
          ];
    });
  });
}

/** Names of services and towns, of today and of the past, that make no address of their own. */
function slugMistakes({ of }: Content): string[] {
  const entries = [...of('services'), ...of('areas')];
  const former = entries.flatMap((content) =>
    (Array.isArray(content.fields['formerly'])
      ? content.fields['formerly']
      : []
    ).map((name: unknown, index) => ({ content, index, name: String(name) })),
  );
  const unusable = (name: string) => {
    if (name.includes(AREA_SEPARATOR))
      return `holds "${AREA_SEPARATOR}", which stands between service and town in addresses`;
    return TAKEN_SLUGS.includes(name)
      ? 'is an address that the site already uses'
      : undefined;
  };
  const ofFiles = entries.flatMap(({ file, id }) => {
    const fault = unusable(id);
    return fault ? [`${file}  ${fault}: give the file another name`] : [];
  });
  const ofThePast = former.flatMap(({ content, index, name }) => {
    const isUsed =
      entries.some(({ id }) => id === name) ||
      former.some((other) => other.name === name && other.content !== content);
    const fault =
      unusable(name) ??
      (isUsed ? 'is the name of another file, today or before' : undefined);
    return fault
      ? [at(content, ['formerly', index], `${fault}: remove it`)]
      : [];
  });
  return [...ofFiles, ...ofThePast];
}

/** A text in a town is named as its page is; a screen as its field `page` says. */
function nameOfFileMistakes({ of }: Content): string[] {
  const ofLocal = of('local').flatMap(({ file, id, fields }) => {
    const name = `${String(fields['service'])}${AREA_SEPARATOR}${String(fields['area'])}`;
    return id === name
      ? []
      : [
          `${file}  must be called ${name}.md, as its service and area say, or these be corrected`,
        ];
  });
  const ofPages = of('pages').flatMap((content) =>
    content.fields['page'] === content.id
      ? []
      : [at(content, ['page'], `must be ${content.id}, the name of the file`)],
  );
  const missing = PAGE_NAMES.filter(
    (name) => !of('pages').some(({ id }) => id === name),
  );
  return [
    ...ofLocal,
    ...ofPages,
    ...missing.map(
      (name) => `${CONTENT_FOLDER}/pages/${name}.md  is missing: put it back`,
    ),
  ];
}

/** What callers say must lead to a heading of the same file. */
function headingMistakes({ of }: Content): string[] {
  return of('services').flatMap((content) => {
    const { fields, body } = content;
    const headings = [
      ...[...body.matchAll(/^#{2,3} (.+)$/gmu)].map(
        ([, heading = '']) => heading,
      ),
      ...textsIn(fields['questions']).map(({ text }) => text),
      String(fields['signsHeading']),
    ].map((heading) => slug(heading));
    return textsIn(fields['otherSymptoms'])
      .filter(
        ({ path, text }) =>
          path.at(-1) === 'heading' && !headings.includes(slug(text)),
      )
      .map(({ path, text }) =>
        at(
          content,
          ['otherSymptoms', ...path],
          `"${text}" is no heading of this file: write one that is`,
        ),
      );
  });
}

/** Reserved by RFC 2606 and RFC 6761, or without a dot: no address of the public. */
const isMadeUpAddress = (url: string) =>
  !url.includes('.') ||
  /(?:\.|\/\/)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost|local|internal)(?::\d+)?$/u.test(
    url,
  );

/** The address of the site: SITE_URL, or else that of business.yml. */
export const siteAddress = (business: ContentFile | undefined) =>
  process.env['SITE_URL'] ?? String(business?.fields['siteUrl']);

/** A number that costs the caller, anywhere; fiction at a real address. */
function fictionMistakes({ of }: Content, publish: boolean): string[] {
  const [business] = of('business');
  if (!business) return [];
  const phone = String(business.fields['phone']);
  const isMadeUp = isMadeUpAddress(siteAddress(business));
  const premium = /^\(900\)|\) 976-/u.test(phone)
    ? [
        at(
          business,
          ['phone'],
          'costs the caller extra: write a number that does not',
        ),
      ]
    : [];
  if (isMadeUp && !publish) return premium;
  const samples = of('testimonials').filter(
    ({ fields }) => fields['sample'] === true,
  );
  return [
    ...premium,
    ...(isMadeUp
      ? [
          at(
            business,
            ['siteUrl'],
            'is a made-up address: write that of the site',
          ),
        ]
      : []),
    ...(/ 555-01\d\d$/u.test(phone)
      ? [
          at(
            business,
            ['phone'],
            'is a made-up number: write the one that the company answers',
          ),
        ]
      : []),
    ...samples.map((review) =>
      at(
        review,
        ['sample'],
        'a made-up review cannot go out: delete the file, or write what a customer said',
      ),
    ),
  ];
}

/** Pictures that cannot be shown well, or that nothing shows. */
async function pictureMistakes({ root, files }: Content): Promise<string[]> {
  const named = new Set(
    files.flatMap(({ fields }) =>
      textsIn(fields).map(({ text }) => basename(text)),
    ),
  );
  const mistakes = filesIn(join(root, PICTURES_FOLDER)).map(async (path) => {
    const file = relative(root, path);
    if (!/^[a-z\d_-]+\.(?:jpe?g|png|webp|avif)$/u.test(basename(path)))
      return `${file}  must be a .jpg, .png or .webp with a name in small letters, digits and hyphens`;
    if (!named.has(basename(path)))
      return `${file}  is a picture that no file of src/content names: delete it`;
    const size = await sharp(path)
      .metadata()
      .catch(() => undefined);
    if (!size)
      return `${file}  is not a picture, or a broken one: export it again`;
    const { width, height } = size.autoOrient;
    const isSmall =
      width < LEAST_PICTURE.width || height < LEAST_PICTURE.height;
    return isSmall
      ? `${file}  has ${String(width)} × ${String(height)} pixels: use one of ${String(LEAST_PICTURE.width)} × ${String(LEAST_PICTURE.height)} or more`
      : undefined;
  });
  return (await Promise.all(mistakes)).filter(
    (mistake) => mistake !== undefined,
  );
}

/** What texts may quote, as far as the files say it. */
function factsIn({ of }: Content): Facts | undefined {
  const claims = of('business')[0]?.fields['claims'];
  if (!claims) return undefined;
  const prices = of('services').map(({ id, fields }): [string, number] => [
    id,
    Number(fields['price']),
  ]);
  // The schema has said what is wrong with claims of another shape.
  return factsOf(
    claims as Business['claims'],
    of('areas').length,
    new Map(prices),
  );
}

/** All mistakes of the content, each in a line: `file:line  field: what is wrong and what to write`. */
export async function contentMistakes({
  root = process.cwd(),
  publish = false,
}: CheckOptions = {}): Promise<string[]> {
  const folder = join(root, CONTENT_FOLDER);
  const paths = filesIn(folder).map((path) => relative(folder, path));
  const misplaced = paths.flatMap((path) => {
    const ids = Object.hasOwn(schemas, dirname(path))
      ? idsIn(root, dirname(path) as FolderName)
      : [];
    const message = placeMistake(path, ids);
    return message ? [{ path, message }] : [];
  });
  const read = paths
    .filter(
      (path) =>
        path !== 'README.md' && !misplaced.some((other) => other.path === path),
    )
    .map((path) =>
      readContentFile(
        root,
        path === 'business.yml' ? 'business' : (dirname(path) as FolderName),
        `${CONTENT_FOLDER}/${path}`,
      ),
    );
  const files = read.filter((file) => typeof file !== 'string');
  const content: Content = {
    root,
    files,
    of: (name) => files.filter((file) => file.folder === name),
  };
  const facts = factsIn(content);
  const known = pagePaths(content);
  return [
    ...misplaced.map(
      ({ path, message }) => `${CONTENT_FOLDER}/${path}  ${message}`,
    ),
    ...read.filter((file) => typeof file === 'string'),
    ...files.flatMap((file) => [
      ...schemaMistakes(file, root),
      ...fieldMistakes(file),
      ...(facts ? nameMistakes(file, facts) : []),
      ...bodyMistakes(file, known),
    ]),
    ...duplicateMistakes(content),
    ...slugMistakes(content),
    ...nameOfFileMistakes(content),
    ...headingMistakes(content),
    ...fictionMistakes(content, publish),
    ...(await pictureMistakes(content)),
  ];
}

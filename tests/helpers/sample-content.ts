import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { onTestFinished } from 'vitest';
import { stringify } from 'yaml';
import { findProblems } from '~/loader/check';
import { COLLECTIONS, type CollectionName } from '~/loader/collections';
import {
  groupEntries,
  parseSource,
  type ParsedContent,
  type ParsedEntry,
} from '~/loader/parse';
import type { Problem } from '~/loader/problem';
import { collectionOf } from '~/loader/read';
import type { RuleContext } from '~/loader/rules/rule';
import { fieldSchema, type FieldSchema } from '~/schemas/field-schema';
import {
  GENERAL_ICONS,
  LEAST_PICTURE_HEIGHT,
  PICTURE_WIDTH,
} from '~/schemas/fields';

/** Texts of a form, by the name of their field. */
const FORMED: Partial<Record<string, string>> = {
  siteUrl: 'https://doors.example',
  phone: '(201) 555-0142',
  opens: '00:00',
  closes: '23:59',
  price: 'Starting at $120',
  responseTime: '25-40 min',
  link: 'service:springs',
  service: 'springs',
  featuredServices: 'springs',
  areas: 'oakfield',
  image: 'hero.jpg',
  icon: 'spring',
  headline: 'A Headline',
};

/**
 * A text of the form that its field asks for, or a meaningless one of the least length.
 * @param place its place in a list, whose items differ
 */
function leastText(name: string, minLength = 0, place = 0): string {
  const formed = FORMED[name];
  if (formed !== undefined) return formed;
  const words = `${String(10 + place)} words. `.repeat(
    Math.ceil(minLength / 10) + 1,
  );
  return words.slice(0, Math.max(minLength, 5)).trim().padEnd(minLength, '.');
}

function leastObject({ properties = {}, required = [] }: FieldSchema): object {
  return Object.fromEntries(
    required.map((field) => [field, least(properties[field] ?? {}, field)]),
  );
}

function leastList(
  { minItems = 0, items = {} }: FieldSchema,
  name: string,
): unknown[] {
  return Array.from({ length: minItems }, (_item, place) =>
    items.type === 'string'
      ? leastText(name, items.minLength, place)
      : least(items, name),
  );
}

/** The least that a schema asks for: required fields only, short texts, lists of the least length. */
function least(schema: FieldSchema, name = ''): unknown {
  const [choice] = schema.enum ?? [schema.const];
  if (choice !== undefined) return choice;
  switch (schema.type) {
    case 'object':
      return leastObject(schema);
    case 'array':
      return leastList(schema, name);
    case 'string':
      return leastText(name, schema.minLength);
    case 'boolean':
      return true;
    default:
      return schema.minimum;
  }
}

function file(schema: FieldSchema, fields: object, body?: string): string {
  const yaml = stringify(
    { ...leastObject(schema), ...fields },
    { lineWidth: 0 },
  );
  return body === undefined ? yaml : `---\n${yaml}---\n\n${body}\n`;
}

const fieldsOf = (name: CollectionName) =>
  fieldSchema(COLLECTIONS[name].schema);
const service = fieldsOf('services');
const area = fieldsOf('areas');
const BODY = '## A Heading\n\nA text with a [link](/contact).';

/** The smallest content that is in order, by path below src/content. */
export const SAMPLE: Readonly<Record<string, string>> = {
  'README.md': 'How to change it.\n',
  'business.yml': file(fieldsOf('business'), {
    address: { locality: 'Oakfield', region: 'NJ', country: 'US' },
    claims: { warranty: '12-month warranty', rating: '#1' },
  }),
  'services/springs.md': file(
    service,
    { title: 'Spring Repair', price: 'Starting at $120' },
    BODY,
  ),
  'services/panels.md': file(
    service,
    { title: 'Panel Repair', popular: true },
    '',
  ),
  'areas/oakfield.md': file(
    area,
    { name: 'Oakfield', title: 'Doors in Oakfield', neighbors: ['elmwood'] },
    BODY,
  ),
  'areas/elmwood.md': file(
    area,
    { name: 'Elmwood', title: 'Doors in Elmwood' },
    '',
  ),
  'local/oakfield/springs.md': file(fieldsOf('local'), {}, 'A local text.'),
  'jobs/spring.md': file(
    fieldsOf('jobs'),
    { area: 'oakfield', month: '2025-10' },
    'A spring had broken. Now it works.',
  ),
  'team/sam.md': file(
    fieldsOf('team'),
    { name: 'Sam', since: 2015 },
    'Sam asks before a job starts.',
  ),
  'testimonials/ann-b.md': file(
    fieldsOf('testimonials'),
    { name: 'Ann B.', location: 'Oakfield', sample: true },
    '',
  ),
  ...Object.fromEntries(
    (fieldsOf('pages').oneOf ?? []).map((page) => [
      `pages/${String(page.properties?.['page']?.const)}.md`,
      file(page, {}, ''),
    ]),
  ),
};

/** Files of the sample content that differ, by path below src/content; null leaves one out. */
export type Changes = Readonly<Record<string, string | null>>;

const SAMPLE_ENTRIES = new Map<string, ParsedEntry>();

/** A file parsed without touching the disk; one of the sample only once, since it never changes. */
function parsedFile(path: string, text: string): ParsedEntry[] {
  const place = collectionOf(path);
  if (!place) return [];
  const parse = () =>
    parseSource({ ...place, file: `src/content/${path}`, text, problems: [] });
  if (text !== SAMPLE[path]) return [parse()];
  const entry = SAMPLE_ENTRIES.get(path) ?? parse();
  SAMPLE_ENTRIES.set(path, entry);
  return [entry];
}

/** The sample content with some files changed, parsed without touching the disk. */
export function parseSample(changes: Changes = {}): ParsedContent {
  const files = Object.entries({ ...SAMPLE, ...changes }).toSorted(
    ([a], [b]) => (a < b ? -1 : 1),
  );
  return groupEntries(
    files.flatMap(([path, text]) =>
      text === null ? [] : parsedFile(path, text),
    ),
  );
}

/** The surroundings of the sample content: one picture, one icon, no address that customers reach. */
const SAMPLE_CONTEXT: Omit<RuleContext, 'contentFiles'> = {
  pictures: [
    {
      file: 'src/assets/pictures/hero.jpg',
      unreadable: null,
      size: 1000,
      image: {
        format: 'jpeg',
        width: PICTURE_WIDTH.least,
        height: LEAST_PICTURE_HEIGHT,
        holdsPosition: false,
      },
    },
  ],
  icons: ['spring', ...GENERAL_ICONS],
  address: 'https://doors.example',
};

/** All problems of the sample content with some files changed. */
export function problemsWith(
  changes: Changes,
  context: Partial<RuleContext> = {},
): Problem[] {
  const contentFiles = Object.keys({ ...SAMPLE, ...changes }).map(
    (path) => `src/content/${path}`,
  );
  return findProblems(parseSample(changes), {
    ...SAMPLE_CONTEXT,
    contentFiles,
    ...context,
  });
}

/** A file of the sample content as it is written. */
export function sampleText(path: string): string {
  const text = SAMPLE[path];
  if (text === undefined)
    throw new Error(`There is no ${path} in the sample content`);
  return text;
}

/** A file in which the first line that starts with a text is another one, or several, or gone. */
export function withLine(
  path: string,
  start: string,
  ...written: string[]
): Changes {
  const lines = sampleText(path).split('\n');
  const place = lines.findIndex((line) => line.startsWith(start));
  if (place === -1) throw new Error(`No line of ${path} starts with ${start}`);
  return { [path]: lines.toSpliced(place, 1, ...written).join('\n') };
}

/** A file in which a field, with all of its lines, is written anew, or added above the others. */
export function withField(path: string, written: string): Changes {
  const name = /^\w+/.exec(written)?.[0] ?? '';
  const field = new RegExp(`^${name}:.*(?:\n {2,}.*)*`, 'm');
  const text = sampleText(path);
  const isThere = field.test(text);
  const change = isThere
    ? () => written
    : (first: string) => `${written}\n${first}`;
  return { [path]: text.replace(isThere ? field : /^\w/m, change) };
}

/** A file with a text below its own. */
export function withText(path: string, text: string): Changes {
  return { [path]: `${sampleText(path)}\n${text}\n` };
}

/** The line of a changed file, from 1, that starts with a text. */
export function lineOf(changes: Changes, path: string, start: string): number {
  return (
    (changes[path] ?? '')
      .split('\n')
      .findIndex((line) => line.startsWith(start)) + 1
  );
}

/** A picture of the least size that a page needs. */
export const PICTURE = await sharp({
  create: {
    width: PICTURE_WIDTH.least,
    height: LEAST_PICTURE_HEIGHT,
    channels: 3,
    background: 'gray',
  },
})
  .jpeg()
  .toBuffer();

/** Files by path, from the root of the project. */
export type Files = Record<string, string | Uint8Array>;

/** The sample content with all that belongs to it. */
export function sampleFiles(): Files {
  return {
    ...Object.fromEntries(
      Object.entries(SAMPLE).map(([path, text]) => [
        `src/content/${path}`,
        text,
      ]),
    ),
    'src/assets/pictures/hero.jpg': PICTURE,
    'src/assets/icons/spring.svg': '<svg/>',
  };
}

/** Writes files into a folder of their own, which is gone when the test has finished. */
export function writeProject(files: Files): string {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true, force: true });
  });
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return root;
}

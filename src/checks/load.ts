import type { z } from 'astro/zod';
import { COUNT_NAMES, counts } from '../lib/counts.ts';
import { fillDeep, fillMarkdown, type Words } from '../lib/fill.ts';
import { startingPriceInDollars } from '../lib/formats.ts';
import { areaSchema } from '../schemas/area.ts';
import { businessSchema, CLAIM_NAMES } from '../schemas/business.ts';
import { fieldSchema } from '../schemas/field-schema.ts';
import { localSchema } from '../schemas/local.ts';
import { pageSchema } from '../schemas/pages.ts';
import { serviceSchema } from '../schemas/service.ts';
import { testimonialSchema } from '../schemas/testimonial.ts';
import { textsIn, type FieldText } from './fields.ts';
import { CONTENT_FOLDER, filesBelow, readText } from './files.ts';
import { didYouMean, problemIn, type Problem } from './problem.ts';
import { renderBody, splitFrontMatter, type Body } from './read-markdown.ts';
import { readYaml, type Fields } from './read-yaml.ts';
import { judge } from './schema-problems.ts';

const SAID = [...CLAIM_NAMES, ...COUNT_NAMES];

/** What each collection holds, its files below src/content, and the names that may stand in braces. */
export const COLLECTIONS = {
  business: { schema: businessSchema, files: /^(business)\.yml$/, names: [] },
  services: { schema: serviceSchema, files: /^services\/([^/]+)\.md$/, names: SAID },
  areas: { schema: areaSchema, files: /^areas\/([^/]+)\.md$/, names: [...SAID, 'responseTime'] },
  local: {
    schema: localSchema,
    files: /^local\/([^/]+\/[^/]+)\.md$/,
    names: [...SAID, 'responseTime', 'price'],
  },
  testimonials: { schema: testimonialSchema, files: /^testimonials\/([^/]+)\.md$/, names: [] },
  pages: { schema: pageSchema, files: /^pages\/([^/]+)\.md$/, names: SAID },
};

export type CollectionName = keyof typeof COLLECTIONS;
const NAMES = Object.keys(COLLECTIONS) as CollectionName[];

/** A content file whose fields could be read. */
export interface Entry<Data = unknown> extends Fields, Pick<Body, 'rendered' | 'links'> {
  /** Path from the root of the project. */
  file: string;
  /** Path inside its collection without the extension: the slug. */
  id: string;
  /** All texts of its fields, as they are written. */
  texts: FieldText[];
  /** What the pages are made from, with names filled; null when the fields hold a mistake. */
  data: Data | null;
  /** Its text, as it is written and with names filled. */
  written: string;
  body: string;
  bodyLine: number;
  /** What the names in braces stand for. */
  words: Words;
}

export interface Collection<Data = unknown> {
  /** The slugs of all files, also of those that cannot be read. */
  ids: string[];
  entries: Entry<Data>[];
  /** What is wrong with single files. */
  problems: Problem[];
}

/** The content as it lies in its files. */
export type LoadedContent = {
  [Name in CollectionName]: Collection<z.output<(typeof COLLECTIONS)[Name]['schema']>>;
};

/** Reads a file into its collection. */
function readFile(root: string, file: string, schema: z.ZodType, id: string, into: Collection) {
  into.ids.push(id);
  const text = readText(root, file);
  if (typeof text !== 'string') return into.problems.push(text);
  const isYaml = file.endsWith('.yml');
  const parts = isYaml ? { fields: text, body: '', bodyLine: 1 } : splitFrontMatter(file, text);
  if ('message' in parts) return into.problems.push(parts);
  const read = readYaml(file, parts.fields, isYaml ? 0 : 1);
  if (Array.isArray(read)) return into.problems.push(...read);
  const fields = fieldSchema(schema);
  const { data, problems } = judge(schema, { ...read, file, fields });
  const { body, bodyLine } = parts;
  const unfilled = { written: body, body, bodyLine, words: {}, rendered: { html: '' }, links: [] };
  into.entries.push({ ...read, ...unfilled, file, id, data, texts: textsIn(fields, read.raw) });
  return into.problems.push(...problems);
}

function readCollection(root: string, name: CollectionName): Collection {
  const { schema, files } = COLLECTIONS[name];
  const collection: Collection = { ids: [], entries: [], problems: [] };
  // One file must be there, and is told when it is not.
  const paths = new Set([`${CONTENT_FOLDER}/business.yml`, ...filesBelow(root, CONTENT_FOLDER)]);
  for (const file of paths) {
    const id = files.exec(file.slice(CONTENT_FOLDER.length + 1))?.[1];
    if (id !== undefined) readFile(root, file, schema, id, collection);
  }
  return collection;
}

/** What the names in braces stand for in a file, such as `local/fort-lee/panel-replacement.md`. */
function wordsFor(id: string, { business, services, areas }: LoadedContent): Words {
  const [first, second] = id.split('/');
  const price = services.entries.find((service) => service.id === second)?.data?.price;
  return {
    ...business.entries[0]?.data?.claims,
    ...counts(services.ids.length, areas.ids.length),
    responseTime: areas.entries.find((area) => area.id === first)?.data?.responseTime,
    price: price && `$${String(startingPriceInDollars(price))}`,
  };
}

/**
 * The whole content, as the pages are made from it.
 * @param root the root of the project, absolute
 */
export async function loadContent(root: string): Promise<LoadedContent> {
  const read = NAMES.map((name) => [name, readCollection(root, name)] as const);
  const content = Object.fromEntries(read) as LoadedContent;
  for (const [name, { entries, problems }] of read) {
    const { names } = COLLECTIONS[name];
    for (const entry of entries) {
      if (names.length > 0) entry.words = wordsFor(entry.id, content);
      entry.data = fillDeep(entry.data, entry.words);
      entry.body = fillMarkdown(entry.written, entry.words);
      const { problems: ofText, ...made } = await renderBody(entry, names);
      Object.assign(entry, made);
      problems.push(...ofText);
    }
  }
  return content;
}

/** The entries of several collections. */
export function entriesOf(content: LoadedContent, ...names: CollectionName[]): Entry[] {
  return names.flatMap((name): Entry[] => content[name].entries);
}

/** Files of the content that nothing reads. */
export function strayProblems(root: string): Problem[] {
  const folders = NAMES.slice(1);
  const stray = filesBelow(root, CONTENT_FOLDER).filter((file) => {
    const path = file.slice(CONTENT_FOLDER.length + 1);
    return path !== 'README.md' && !NAMES.some((name) => COLLECTIONS[name].files.test(path));
  });
  return stray.map((file) => {
    const [top = ''] = file.slice(CONTENT_FOLDER.length + 1).split('/');
    const guess = didYouMean(top, [...folders, 'business.yml']);
    const message = `Nothing reads this file.${guess} Its place is ${folders.join('/, ')}/ and its name ends in .md; a local text lies in the folder of its town, such as local/fort-lee/panel-replacement.md.`;
    return problemIn(file, message);
  });
}

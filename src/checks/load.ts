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
import { renderBody, splitFrontMatter, type Body, type Parts } from './read-markdown.ts';
import { readYaml, type Fields } from './read-yaml.ts';
import { judge } from './schema-problems.ts';

const SAID = [...CLAIM_NAMES, ...COUNT_NAMES];

/** What each collection holds, its files below src/content, and the names that may stand in braces. */
export const COLLECTIONS = {
  business: { schema: businessSchema, files: /^(business)\.yml$/, names: [] },
  services: { schema: serviceSchema, files: /^services\/([^/]+)\.md$/, names: SAID },
  areas: {
    schema: areaSchema,
    files: /^areas\/([^/]+)\.md$/,
    names: [...SAID, 'responseTime'],
  },
  local: {
    schema: localSchema,
    files: /^local\/([^/]+\/[^/]+)\.md$/,
    names: [...SAID, 'responseTime', 'price'],
  },
  testimonials: { schema: testimonialSchema, files: /^testimonials\/([^/]+)\.md$/, names: [] },
  pages: { schema: pageSchema, files: /^pages\/([^/]+)\.md$/, names: SAID },
};

export type CollectionName = keyof typeof COLLECTIONS;
type DataOf<Name extends CollectionName> = z.output<(typeof COLLECTIONS)[Name]['schema']>;
const NAMES = Object.keys(COLLECTIONS) as CollectionName[];

/** The fields of a content file, with its text as it is written. */
interface Written<Data> extends Fields, Pick<Parts, 'bodyLine'> {
  /** Path from the root of the project. */
  file: string;
  /** Path inside its collection without the extension: the slug. */
  id: string;
  written: string;
  /** Null when the fields hold a mistake. */
  data: Data | null;
  /** All texts of its fields. */
  texts: FieldText[];
}

/** A content file as the pages are made from it, with the names in braces filled. */
export interface Entry<Data = unknown> extends Written<Data>, Pick<Body, 'rendered' | 'links'> {
  body: string;
  names: readonly string[];
  words: Words;
}

/** The files of a collection. */
interface Files<One> {
  /** The slugs of all files, also of those that cannot be read. */
  ids: string[];
  entries: One[];
  /** What is wrong with single files. */
  problems: Problem[];
}

type WrittenContent = { [Name in CollectionName]: Files<Written<DataOf<Name>>> };

/** The content as it lies in its files. */
export type LoadedContent = { [Name in CollectionName]: Files<Entry<DataOf<Name>>> };

function readFile(
  root: string,
  file: string,
  id: string,
  schema: z.ZodType,
): Files<Written<unknown>> {
  const failed = (...problems: Problem[]) => ({ ids: [id], entries: [], problems });
  const text = readText(root, file);
  if (typeof text !== 'string') return failed(text);
  const isYaml = file.endsWith('.yml');
  const parts = isYaml ? { fields: text, body: '', bodyLine: 1 } : splitFrontMatter(file, text);
  if ('message' in parts) return failed(parts);
  const read = readYaml(file, parts.fields, isYaml ? 0 : 1);
  if (Array.isArray(read)) return failed(...read);
  const fields = fieldSchema(schema);
  const { data, problems } = judge(schema, { ...read, file, fields });
  const { body: written, bodyLine } = parts;
  const texts = textsIn(fields, read.raw);
  return { ids: [id], entries: [{ ...read, file, id, written, bodyLine, data, texts }], problems };
}

function joined<One>(files: readonly Files<One>[]): Files<One> {
  return {
    ids: files.flatMap(({ ids }) => ids),
    entries: files.flatMap(({ entries }) => entries),
    problems: files.flatMap(({ problems }) => problems),
  };
}

function readCollection(root: string, name: CollectionName): Files<Written<unknown>> {
  const { schema, files } = COLLECTIONS[name];
  // One file must be there, and is told when it is not.
  const paths = new Set([`${CONTENT_FOLDER}/business.yml`, ...filesBelow(root, CONTENT_FOLDER)]);
  const read = [...paths].flatMap((file) => {
    const id = files.exec(file.slice(CONTENT_FOLDER.length + 1))?.[1];
    return id === undefined ? [] : [readFile(root, file, id, schema)];
  });
  return joined(read);
}

/** What the names in braces stand for in a file, such as `local/fort-lee/panel-replacement.md`. */
function wordsFor(id: string, { business, services, areas }: WrittenContent): Words {
  const [first, second] = id.split('/');
  const price = services.entries.find((service) => service.id === second)?.data?.price;
  return {
    ...business.entries[0]?.data?.claims,
    ...counts(services.ids.length, areas.ids.length),
    responseTime: areas.entries.find((area) => area.id === first)?.data?.responseTime,
    price: price && `$${String(startingPriceInDollars(price))}`,
  };
}

async function fillEntry<Data>(
  entry: Written<Data>,
  names: readonly string[],
  words: Words,
): Promise<Files<Entry<Data>>> {
  const { file, id, bodyLine } = entry;
  const body = fillMarkdown(entry.written, words);
  const { problems, ...made } = await renderBody(file, { body, bodyLine }, names);
  const data = fillDeep(entry.data, words);
  return { ids: [id], entries: [{ ...entry, ...made, data, body, names, words }], problems };
}

/**
 * The whole content, as the pages are made from it.
 * @param root the root of the project, absolute
 */
export async function loadContent(root: string): Promise<LoadedContent> {
  const written = Object.fromEntries(
    NAMES.map((name) => [name, readCollection(root, name)]),
  ) as WrittenContent;
  const filled = NAMES.map(async (name) => {
    const { names } = COLLECTIONS[name];
    const { ids, entries, problems } = written[name] as Files<Written<unknown>>;
    const made = await Promise.all(
      entries.map((entry) =>
        fillEntry(entry, names, names.length === 0 ? {} : wordsFor(entry.id, written)),
      ),
    );
    const files = joined(made);
    return [name, { ...files, ids, problems: [...problems, ...files.problems] }] as const;
  });
  return Object.fromEntries(await Promise.all(filled)) as LoadedContent;
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

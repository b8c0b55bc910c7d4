import type { z } from 'astro/zod';
import { areaSchema } from '../schemas/area.ts';
import { businessSchema } from '../schemas/business.ts';
import { fieldSchema, type FieldSchema } from '../schemas/field-schema.ts';
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

/** What each collection holds, and the files it is made of, below src/content. */
export const COLLECTIONS = {
  business: { schema: businessSchema, files: /^(business)\.yml$/ },
  services: { schema: serviceSchema, files: /^services\/([^/]+)\.md$/ },
  areas: { schema: areaSchema, files: /^areas\/([^/]+)\.md$/ },
  local: { schema: localSchema, files: /^local\/([^/]+\/[^/]+)\.md$/ },
  testimonials: { schema: testimonialSchema, files: /^testimonials\/([^/]+)\.md$/ },
  pages: { schema: pageSchema, files: /^pages\/([^/]+)\.md$/ },
};

export type CollectionName = keyof typeof COLLECTIONS;
const NAMES = Object.keys(COLLECTIONS) as CollectionName[];

/** A content file whose fields could be read. */
export interface Entry<Data = unknown> extends Fields, Pick<Body, 'rendered' | 'links'> {
  /** Path from the root of the project. */
  file: string;
  /** Path inside its collection without the extension: the slug. */
  id: string;
  /** What the pages are made from; null when the file holds a mistake. */
  data: Data | null;
  body: string;
  /** All texts of its fields. */
  texts: FieldText[];
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

const NO_BODY: Body = {
  rendered: { html: '', metadata: { headings: [] } },
  links: [],
  problems: [],
};

interface Source {
  root: string;
  file: string;
  id: string;
  schema: z.ZodType;
  fields: FieldSchema;
}

async function readEntry(source: Source): Promise<Pick<Collection, 'entries' | 'problems'>> {
  const { root, file, id, schema, fields } = source;
  const written = readText(root, file);
  if (typeof written !== 'string') return { entries: [], problems: [written] };
  const isYaml = file.endsWith('.yml');
  const parts = isYaml
    ? { fields: written, body: '', bodyLine: 1 }
    : splitFrontMatter(file, written);
  if ('message' in parts) return { entries: [], problems: [parts] };
  const read = readYaml(file, parts.fields, isYaml ? 0 : 1);
  if (Array.isArray(read)) return { entries: [], problems: read };
  const { body } = parts;
  const judged = judge(schema, { ...read, file, fields });
  const { rendered, links, problems } = body === '' ? NO_BODY : await renderBody(file, parts);
  const data = problems.length === 0 ? judged.data : null;
  const texts = textsIn(fields, read.raw);
  return {
    entries: [{ ...read, file, id, data, body, texts, rendered, links }],
    problems: [...judged.problems, ...problems],
  };
}

/** Reads the files of a collection, each as the pages are made from it. */
export async function loadCollection<Name extends CollectionName>(
  root: string,
  name: Name,
): Promise<LoadedContent[Name]> {
  const { schema, files } = COLLECTIONS[name];
  const fields = fieldSchema(schema);
  // One file must be there, and is told when it is not.
  const paths = new Set([`${CONTENT_FOLDER}/business.yml`, ...filesBelow(root, CONTENT_FOLDER)]);
  const found = [...paths].flatMap((file) => {
    const id = files.exec(file.slice(CONTENT_FOLDER.length + 1))?.[1];
    return id === undefined ? [] : [{ root, file, id, schema, fields }];
  });
  const read = await Promise.all(found.map(readEntry));
  return {
    ids: found.map(({ id }) => id),
    entries: read.flatMap(({ entries }) => entries),
    problems: read.flatMap(({ problems }) => problems),
  } as LoadedContent[Name];
}

/**
 * The whole content.
 * @param root the root of the project, absolute
 */
export async function loadContent(root: string): Promise<LoadedContent> {
  const collections = await Promise.all(NAMES.map((name) => loadCollection(root, name)));
  return Object.fromEntries(
    NAMES.map((name, index) => [name, collections[index]]),
  ) as LoadedContent;
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

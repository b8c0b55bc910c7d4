import type { z } from 'astro/zod';
import { COUNT_NAMES, counts } from '../lib/counts.ts';
import { fillDeep, fillMarkdown, type Words } from '../lib/fill.ts';
import { inDollars } from '../lib/formats.ts';
import { areaSchema } from '../schemas/area.ts';
import { businessSchema, CLAIM_NAMES } from '../schemas/business.ts';
import { fieldSchema, type FieldSchema } from '../schemas/field-schema.ts';
import { localSchema } from '../schemas/local.ts';
import { pageSchema } from '../schemas/pages.ts';
import { serviceSchema } from '../schemas/service.ts';
import { testimonialSchema } from '../schemas/testimonial.ts';
import { CONTENT_FOLDER, filesBelow, readText } from './files.ts';
import { didYouMean, problemIn, type Problem } from './problem.ts';
import { judge, readYaml, type Fields } from './read-fields.ts';
import { renderText, splitFrontMatter } from './read-text.ts';

const SAID = [...CLAIM_NAMES, ...COUNT_NAMES];
const TIMED = [...SAID, 'responseTime'];
const OF_TOWN = [...TIMED, 'name'];

/** What each collection holds, its files below src/content, and the names that may stand in braces. */
export const COLLECTIONS = {
  business: { schema: businessSchema, files: /^(business)\.yml$/, names: [] },
  services: { schema: serviceSchema, files: /^services\/([^/]+)\.md$/, names: SAID },
  areas: { schema: areaSchema, files: /^areas\/([^/]+)\.md$/, names: OF_TOWN },
  local: { schema: localSchema, files: /^local\/([^/]+\/[^/]+)\.md$/, names: [...TIMED, 'price'] },
  testimonials: { schema: testimonialSchema, files: /^testimonials\/([^/]+)\.md$/, names: [] },
  pages: { schema: pageSchema, files: /^pages\/([^/]+)\.md$/, names: SAID },
};

export type CollectionName = keyof typeof COLLECTIONS;
const NAMES = Object.keys(COLLECTIONS) as CollectionName[];

/** A content file. One that cannot be read has no fields, and its problems say why. */
export interface Entry<Data = unknown> extends Fields {
  /** Path inside its collection without the extension: the slug. */
  id: string;
  fields: FieldSchema;
  /** What the pages are made from, with names filled; null when the fields hold a mistake. */
  data: Data | null;
  /** Its text, as it is written and with names filled. */
  written: string;
  body: string;
  rendered: { html: string };
  /** Where the links of its text lead, and the lines of the file they stand on. */
  links: { url: string; line: number }[];
  problems: Problem[];
  /** The names that may stand in braces. */
  names: readonly string[];
}

/** The content as it lies in its files. */
export type LoadedContent = {
  [Name in CollectionName]: Entry<z.output<(typeof COLLECTIONS)[Name]['schema']>>[];
};

/** Reads the fields and the text of a file into its entry, as far as they can be read. */
function readEntry(root: string, file: string, id: string, name: CollectionName): Entry {
  const { schema, names } = COLLECTIONS[name];
  const fields = fieldSchema(schema);
  const nothing = { raw: null, lineOf: () => null, data: null, written: '', body: '' };
  const entry = { ...nothing, file, id, fields, names, rendered: { html: '' }, links: [] };
  const text = readText(root, file);
  if (typeof text !== 'string') return { ...entry, problems: [text] };
  const parts = file.endsWith('.yml') ? { yaml: text, body: '' } : splitFrontMatter(file, text);
  if ('message' in parts) return { ...entry, problems: [parts] };
  const read = readYaml(file, parts.yaml);
  if (Array.isArray(read)) return { ...entry, problems: read };
  const { data, problems } = judge<unknown>(schema, read);
  // A local text is there for its text; all other files may do without.
  if (name === 'local' && parts.body.trim() === '')
    problems.push(problemIn(file, 'The text below the second line of hyphens is empty. Write it.'));
  return { ...entry, ...read, data, problems, written: parts.body };
}

/** What the names in braces stand for in a file, such as `local/fort-lee/panel-replacement.md`. */
function wordsFor(id: string, { business, services, areas }: LoadedContent): Words {
  const [first, second] = id.split('/');
  const town = areas.find((area) => area.id === first)?.data;
  const price = services.find((service) => service.id === second)?.data?.price;
  return {
    ...business[0]?.data?.claims,
    ...counts(services.length, areas.length),
    responseTime: town?.responseTime.text,
    name: town?.name,
    price: price && inDollars(price.dollars),
  };
}

/** The whole content, as the pages are made from it. */
export async function loadContent(root: string): Promise<LoadedContent> {
  // One file must be there, and is told when it is not.
  const files = new Set([`${CONTENT_FOLDER}/business.yml`, ...filesBelow(root, CONTENT_FOLDER)]);
  const read = (name: CollectionName) =>
    [...files].flatMap((file) => {
      const id = COLLECTIONS[name].files.exec(file.slice(CONTENT_FOLDER.length + 1))?.[1];
      return id === undefined ? [] : [readEntry(root, file, id, name)];
    });
  const content = Object.fromEntries(NAMES.map((name) => [name, read(name)])) as LoadedContent;
  for (const entry of allEntries(content)) {
    const { names, written, problems } = entry;
    const words = names.length > 0 ? wordsFor(entry.id, content) : {};
    const text = fillMarkdown(written, words);
    const made = await renderText(entry.file, text, names);
    problems.push(...made.problems);
    Object.assign(entry, made, { problems, data: fillDeep(entry.data, words), body: text.trim() });
  }
  return content;
}

export function allEntries(content: LoadedContent): Entry[] {
  return Object.values(content).flat();
}

/** Files of the content that nothing reads. */
export function strayProblems(root: string): Problem[] {
  const folders = NAMES.slice(1);
  return filesBelow(root, CONTENT_FOLDER).flatMap((file) => {
    const path = file.slice(CONTENT_FOLDER.length + 1);
    if (path === 'README.md' || NAMES.some((name) => COLLECTIONS[name].files.test(path))) return [];
    const guess = didYouMean(path.split('/')[0] ?? '', [...folders, 'business.yml']);
    const message = `Nothing reads this file.${guess} Its place is ${folders.join('/, ')}/ and its name ends in .md; a local text lies in the folder of its town, such as local/fort-lee/panel-replacement.md.`;
    return [problemIn(file, message)];
  });
}

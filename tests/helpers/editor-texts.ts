import { blocksOf } from '../../src/lib/blocks.ts';
import { COLLECTIONS, type CollectionName } from '../../src/build/check-content/collections.ts';
import { fieldOf } from '../../src/build/check-content/contents.ts';
import {
  filesBelow,
  readMarkdown,
  readYaml,
  type ContentFile,
} from '../../src/build/check-content/read.ts';
import { counts } from '../../src/lib/counts.ts';
import { fillDeep } from '../../src/lib/fill.ts';
import { PROJECT } from './project.ts';

/** One file of the content as its readers meet it. */
export interface EditorText {
  file: string;
  /** Paragraphs and lines of lists: what is made of sentences. */
  prose: string[];
  /** Headings, labels, names: what is not. */
  labels: string[];
}

/** Fields that hold the name of a file, a page, an icon or a kind. */
const NAMES = new Set(['icon', 'image', 'page', 'link', 'service', 'category']);
/** Lists of slugs, codes and facts; a label may have the same name. */
const LISTS = new Set(['areas', 'neighbors', 'zips', 'facts']);

function isProse(line: string): boolean {
  return /[.?!:]["')]*$/.test(line);
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]: [string, unknown]) => {
    const copy = Array.isArray(item) ? !LISTS.has(key) : !NAMES.has(key);
    return copy ? stringsOf(item) : [];
  });
}

function entriesOf(collection: CollectionName): ContentFile[] {
  const { folder } = COLLECTIONS[collection];
  return filesBelow(PROJECT, folder).flatMap((file) => {
    const entry = readMarkdown(PROJECT, file, file.slice(folder.length + 1, -'.md'.length));
    return Array.isArray(entry) ? [] : [entry];
  });
}

/** The entries of all collections of the real content. */
export const CONTENT = {
  services: entriesOf('services'),
  areas: entriesOf('areas'),
  local: entriesOf('local'),
  testimonials: entriesOf('testimonials'),
  pages: entriesOf('pages'),
};

const business = readYaml(PROJECT, 'src/content/business.yml');
export const CLAIMS = (Array.isArray(business) ? {} : fieldOf(business, 'claims')) as Record<
  string,
  string
>;

const WORDS = { ...CLAIMS, ...counts(CONTENT.services.length, CONTENT.areas.length) };

function editorText({ file, data, body }: ContentFile): EditorText {
  const fields = stringsOf(fillDeep(data, WORDS));
  const blocks = blocksOf(body);
  return {
    file,
    prose: [...fields.filter(isProse), ...blocks.flatMap((b) => (b.heading ? [] : [b.text]))],
    labels: [
      ...fields.filter((field) => !isProse(field)),
      ...blocks.flatMap((b) => (b.heading ? [b.text] : [])),
    ],
  };
}

/** Every text that an editor writes, a file each. */
export function editorTexts(): EditorText[] {
  return Object.values(CONTENT).flat().map(editorText);
}

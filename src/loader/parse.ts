import type { z } from 'astro/zod';
import {
  COLLECTIONS,
  type CollectionName,
  type DataOf,
} from './collections.ts';
import { conflictProblem } from './conflict-marks.ts';
import { splitFrontMatter } from './front-matter.ts';
import {
  lineOfNode,
  parseMarkdown,
  tooDeepNode,
  unreadableLine,
  type MarkdownTree,
} from './markdown.ts';
import { parseYaml } from './parse-yaml.ts';
import {
  checkerFault,
  fileProblem,
  type FieldSource,
  type Problem,
} from './problem.ts';
import type { SourceFile } from './read.ts';
import { validate } from './validate.ts';

/** A content file with its fields and its text as they are written. */
export interface ParsedEntry<Data = unknown> extends FieldSource {
  collection: CollectionName;
  /** Path inside its collection without the extension: the slug. */
  id: string;
  /** The fields as they are written; null when they cannot be read. */
  raw: unknown;
  /** The fields as the schema hands them on; null when they have a mistake. */
  data: Data | null;
  /** Its text; null when it cannot be read, and for a file without one. */
  tree: MarkdownTree | null;
  /** The reasons why the file cannot be read, and the objections of its schema. */
  problems: Problem[];
}

/** The content as it is written, by collection. */
export type ParsedContent = {
  [Name in CollectionName]: ParsedEntry<DataOf<Name>>[];
};

const MARKS_TOO_DEEP =
  'Marks such as * and > lie too deep in each other here. Remove them and keep the words.';

function parseText(
  file: string,
  markdown: string,
): Pick<ParsedEntry, 'tree' | 'problems'> {
  const unreadable = unreadableLine(markdown);
  if (unreadable !== null) {
    const { line, message } = unreadable;
    return { tree: null, problems: [fileProblem(file, message, line)] };
  }
  const tree = parseMarkdown(markdown);
  const tooDeep = tooDeepNode(tree);
  if (tooDeep === null) return { tree, problems: [] };
  const problem = fileProblem(file, MARKS_TOO_DEEP, lineOfNode(tooDeep));
  return { tree: null, problems: [problem] };
}

/** Parses the text of a content file, and checks its fields against the schema of its collection. */
function parseFile(
  { collection, file, text }: SourceFile,
  unread: ParsedEntry,
): ParsedEntry {
  const conflict = conflictProblem(file, text);
  if (conflict) return { ...unread, problems: [conflict] };

  const hasText = file.endsWith('.md');
  const parts = hasText
    ? splitFrontMatter(file, text)
    : { ok: true as const, yaml: text, markdown: '' };
  if (!parts.ok) return { ...unread, problems: [parts.problem] };

  const parsed = parseYaml(file, parts.yaml);
  if (!parsed.ok) return { ...unread, problems: parsed.problems };

  const schema: z.ZodType = COLLECTIONS[collection].schema;
  const { data, problems: ofFields } = validate(schema, {
    file,
    ...parsed.fields,
  });
  const { tree, problems: ofText } = hasText
    ? parseText(file, parts.markdown)
    : { tree: null, problems: [] };
  return {
    ...unread,
    ...parsed.fields,
    data,
    tree,
    problems: [...ofFields, ...ofText],
  };
}

/** Parses a content file; where that cannot be done, the entry says why. */
export function parseSource(source: SourceFile): ParsedEntry {
  const { collection, id, file, problems } = source;
  const unread: ParsedEntry = {
    collection,
    id,
    file,
    raw: null,
    lineOf: () => null,
    data: null,
    tree: null,
    problems,
  };
  if (problems.length > 0) return unread;
  try {
    return parseFile(source, unread);
  } catch (error) {
    return { ...unread, problems: [checkerFault(file, error)] };
  }
}

/** Entries by their collections. */
export function groupEntries(entries: readonly ParsedEntry[]): ParsedContent {
  const inCollection = <Name extends CollectionName>(name: Name) =>
    // The schema of the collection has made the data of its entries.
    entries.filter(({ collection }) => collection === name) as ParsedEntry<
      DataOf<Name>
    >[];
  return {
    business: inCollection('business'),
    services: inCollection('services'),
    areas: inCollection('areas'),
    local: inCollection('local'),
    jobs: inCollection('jobs'),
    team: inCollection('team'),
    testimonials: inCollection('testimonials'),
    pages: inCollection('pages'),
  };
}

/** The entries of all collections. */
export function allEntries(content: ParsedContent): ParsedEntry[] {
  return Object.values(content).flat();
}

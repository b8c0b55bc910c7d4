import { resolve } from 'node:path';
import { fillDeep } from '../lib/fill.ts';
import type { CollectionName, DataOf } from './collections.ts';
import { placeholderValues } from './placeholder-values.ts';
import { fillTree } from './fill-markdown.ts';
import { plainParagraphs } from './markdown.ts';
import {
  groupEntries,
  parseSource,
  type ParsedContent,
  type ParsedEntry,
} from './parse.ts';
import { checkerFault } from './problem.ts';
import { readSources } from './read.ts';
import { renderTree, type RenderedHeading } from './render.ts';

/** A content file as the pages show it: placeholders filled, text rendered. */
export interface Entry<Data = unknown> {
  /** Path inside its collection without the extension: the slug. */
  id: string;
  /** Path from the root of the project. */
  file: string;
  data: Data;
  /** Its text as plain paragraphs and items, without headings. */
  paragraphs: string[];
  html: string;
  headings: RenderedHeading[];
}

/** The content that pages are made from, by collection; a file whose fields have a mistake is left out. */
export type Content = { [Name in CollectionName]: Entry<DataOf<Name>>[] };

/** The content as it is written, and as the pages show it. */
export interface LoadedContent {
  parsed: ParsedContent;
  content: Content;
}

function makeEntry<Data>(
  entry: ParsedEntry<Data>,
  data: Data,
  parsed: ParsedContent,
): Entry<Data> {
  const values = placeholderValues(entry, parsed);
  const filled = entry.tree && fillTree(entry.tree, values);
  const rendered = filled ? renderTree(filled) : { html: '', headings: [] };
  return {
    id: entry.id,
    file: entry.file,
    data: fillDeep(data, values),
    paragraphs: filled ? plainParagraphs(filled) : [],
    ...rendered,
  };
}

function makeEntries<Data>(
  entries: readonly ParsedEntry<Data>[],
  parsed: ParsedContent,
): Entry<Data>[] {
  return entries.flatMap((entry) => {
    if (entry.data === null) return [];
    try {
      return [makeEntry(entry, entry.data, parsed)];
    } catch (error) {
      // The check reports the problems of what is parsed, this one among them.
      entry.problems.push(checkerFault(entry.file, error));
      return [];
    }
  });
}

/** Fills and renders the content. */
export function makeContent(parsed: ParsedContent): Content {
  return {
    business: makeEntries(parsed.business, parsed),
    services: makeEntries(parsed.services, parsed),
    areas: makeEntries(parsed.areas, parsed),
    local: makeEntries(parsed.local, parsed),
    jobs: makeEntries(parsed.jobs, parsed),
    team: makeEntries(parsed.team, parsed),
    testimonials: makeEntries(parsed.testimonials, parsed),
    pages: makeEntries(parsed.pages, parsed),
  };
}

/**
 * Reads, parses, fills and renders the content of a project: SourceFile → ParsedEntry → Entry. The
 * check (check.ts) looks at what is parsed, so that its problems have the lines of the files.
 */
function readContent(root: string): LoadedContent {
  const parsed = groupEntries(
    readSources(root).map((source) => parseSource(source)),
  );
  return { parsed, content: makeContent(parsed) };
}

/**
 * The content that this process has read, by the root of its project. Astro evaluates
 * content.config.ts apart from astro.config.mjs, each with its own copy of this module, so a variable
 * of the module would be two.
 */
const shared = globalThis as {
  contentOfThisProcess?: Map<string, LoadedContent>;
};

/** The content of a project, read once a process, or since it was last forgotten. */
export function loadContent(root: string): LoadedContent {
  shared.contentOfThisProcess ??= new Map();
  // With and without a slash at its end, a folder is the same.
  const folder = resolve(root);
  const known = shared.contentOfThisProcess.get(folder);
  if (known) return known;
  const loaded = readContent(folder);
  shared.contentOfThisProcess.set(folder, loaded);
  return loaded;
}

/** Has the next `loadContent` read the files again, because one of them has changed. */
export function forgetContent(root: string): void {
  shared.contentOfThisProcess?.delete(resolve(root));
}

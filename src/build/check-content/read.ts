import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { LineCounter, isMap, isNode, parseDocument, type Document } from 'yaml';
import type { Problem } from './problem.ts';

/** A content file as read: its data, its body, and where each field stands. */
export interface ContentFile {
  /** Path from the root of the project. */
  file: string;
  /** Path inside its collection without the extension: the slug. */
  id: string;
  data: unknown;
  body: string;
  /** The line of a field, or of the nearest field around it. */
  lineOf: (path: readonly PropertyKey[]) => number | null;
}

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)([\s\S]*)$/;

function lineFinder(document: Document, counter: LineCounter, offset: number) {
  return (path: readonly PropertyKey[]): number | null => {
    for (let length = path.length; length > 0; length -= 1) {
      const parent: unknown =
        length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true);
      const last = path[length - 1];
      const key: unknown = isMap(parent)
        ? parent.items.find(({ key: name }) => isNode(name) && String(name) === String(last))?.key
        : document.getIn(path.slice(0, length), true);
      if (isNode(key) && key.range) return counter.linePos(key.range[0]).line + offset;
    }
    return null;
  };
}

function parseYaml(file: string, source: string, offset: number) {
  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter });
  const problems = document.errors.map((error): Problem => ({
    file,
    line: counter.linePos(error.pos[0]).line + offset,
    field: null,
    message: yamlAdvice(source, error.code),
  }));
  return { document, counter, problems };
}

function yamlAdvice(source: string, code: string): string {
  if (code === 'TAB_AS_INDENT')
    return 'The line cannot be read: it holds a tab. Indent with spaces instead.';
  if (code === 'DUPLICATE_KEY') return 'The field is written twice. Keep one of them.';
  if (/[“”]/.test(source))
    return "The line cannot be read: it holds curly quotes. Write straight quotes (') around the text.";
  return "The line cannot be read. If its text holds a colon or starts with a sign, put the text in straight quotes: 'like this'.";
}

function readText(root: string, path: string): string {
  return readFileSync(join(root, path), 'utf8').replace(/^\uFEFF/, '');
}

/** Reads one YAML file, or the problems that keep it from being read. */
export function readYaml(root: string, file: string): ContentFile | Problem[] {
  const { document, counter, problems } = parseYaml(file, readText(root, file), 0);
  if (problems.length > 0) return problems;
  const id = file.slice(file.lastIndexOf('/') + 1).replace(/\.yml$/, '');
  return {
    file,
    id,
    data: document.toJS() as unknown,
    body: '',
    lineOf: lineFinder(document, counter, 0),
  };
}

/** Reads one Markdown file with front matter, or the problems that keep it from being read. */
export function readMarkdown(root: string, file: string, id: string): ContentFile | Problem[] {
  const parts = FRONT_MATTER.exec(readText(root, file));
  if (!parts) {
    const message =
      'The file must start with a line of three hyphens (---), then its fields, then another such line.';
    return [{ file, line: 1, field: null, message }];
  }
  const { document, counter, problems } = parseYaml(file, parts[1] ?? '', 1);
  if (problems.length > 0) return problems;
  const lineOf = lineFinder(document, counter, 1);
  return { file, id, data: document.toJS() as unknown, body: (parts[2] ?? '').trim(), lineOf };
}

/** The files below a folder, as paths from the root of the project, sorted. */
export function filesBelow(root: string, folder: string): string[] {
  try {
    return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
      .sort();
  } catch {
    return [];
  }
}

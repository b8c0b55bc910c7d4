import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import {
  isMap,
  isScalar,
  LineCounter,
  parseDocument,
  type Document,
  type YAMLError,
} from 'yaml';
import type { schemas } from '../schemas/index.ts';

export const CONTENT_FOLDER = 'src/content';

/** A folder of src/content, or the file business.yml. */
export type FolderName = keyof typeof schemas;

export interface ContentFile {
  folder: FolderName;
  /** Path from the root of the project. */
  file: string;
  /** The file name without its ending: the slug. */
  id: string;
  source: string;
  /** The fields as they are written. */
  fields: Record<string, unknown>;
  body: string;
  /** How many lines of the file stand before its body. */
  linesBefore: number;
  /** The line of a field, or of the closest group around it when the field is missing. */
  lineOf: (path: readonly PropertyKey[]) => number;
}

/** What the parser says in the words of its own trade. */
const YAML_MISTAKES: Partial<Record<YAMLError['code'], string>> = {
  BLOCK_AS_IMPLICIT_KEY: 'put the text in quotes: it holds a colon',
  TAB_AS_INDENT: 'the line starts with a tab: use spaces',
  DUPLICATE_KEY: 'this field stands twice: remove one',
  MISSING_CHAR: 'a quote or a bracket is not closed, here or on the line above',
  BAD_INDENT: 'the line must start below the others of its list or group',
  MULTILINE_IMPLICIT_KEY: 'a colon is missing behind the name of a field',
  BAD_SCALAR_START: 'put the text in quotes: it starts with a sign of YAML',
  UNEXPECTED_TOKEN: 'put the text in quotes: it holds a sign of YAML',
};

const CONFLICT_MARK = /^(?:<{7}|>{7})(?: |$)/mu;

/** The line of a place in a text, counted from 1. */
export const lineAt = (source: string, index: number) =>
  source.slice(0, index).split('\n').length;

function lineOf(
  document: Document,
  lines: LineCounter,
  path: readonly PropertyKey[],
): number {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const parent =
      depth > 1
        ? document.getIn(path.slice(0, depth - 1), true)
        : document.contents;
    const node = isMap(parent)
      ? parent.items
          .map(({ key }) => key)
          .find((key) => isScalar(key) && key.value === path[depth - 1])
      : document.getIn(path.slice(0, depth), true);
    // The types of the parser do not say that every node of a read document has its place.
    const start = (node as { range?: [number] } | undefined)?.range?.[0];
    if (start !== undefined) return lines.linePos(start).line;
  }
  return 1;
}

/** The first mistake of the YAML, with the name of the field in its line. */
function yamlMistake(
  { code, message, linePos }: YAMLError,
  source: string,
): string {
  const line = linePos?.[0].line ?? 1;
  const [, field] =
    /^\s*(?:- )?(\w+):/u.exec(source.split('\n')[line - 1] ?? '') ?? [];
  const advice = YAML_MISTAKES[code] ?? message.split(' at line ')[0] ?? '';
  return `:${String(line)}  ${field ? `${field}: ` : ''}${advice}`;
}

/** The text of a file with the line ends of Unix; undefined when it is not UTF-8. */
function readSource(path: string): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(
      readFileSync(path),
    );
    return text.replaceAll('\r\n', '\n');
  } catch {
    return undefined;
  }
}

/** A content file, or the one mistake that keeps it from being read. */
export function readContentFile(
  root: string,
  folder: FolderName,
  file: string,
): ContentFile | string {
  const source = readSource(join(root, file));
  if (source === undefined)
    return `${file}  is not saved as UTF-8: save it again in that encoding`;
  const conflict = CONFLICT_MARK.exec(source);
  if (conflict)
    return `${file}:${String(lineAt(source, conflict.index))}  holds two versions that Git could not merge: keep one, and remove the lines of <<<<<<<, ======= and >>>>>>>`;
  const end = file.endsWith('.md')
    ? source.search(/(?<=^---\n[^]*)\n---\n/u)
    : source.length;
  if (end < 0)
    return `${file}:1  must start with its fields, between two lines of ---`;
  const lines = new LineCounter();
  // With its opening `---`, so that lines are those of the file.
  const document = parseDocument(source.slice(0, end), { lineCounter: lines });
  const [broken] = document.errors;
  if (broken) return file + yamlMistake(broken, source);
  const body = source.slice(end + '\n---\n'.length);
  return {
    folder,
    file,
    id: basename(file, extname(file)),
    source,
    // What is no group has no fields: the schema says which are missing.
    fields: isMap(document.contents)
      ? (document.toJS() as Record<string, unknown>)
      : {},
    body,
    linesBefore: lineAt(source, source.length - body.length) - 1,
    lineOf: (path) => lineOf(document, lines, path),
  };
}

/** What operating systems and office programs leave in a folder. */
const SYSTEM_FILE = /^(?:\.|~\$|Thumbs\.db$|desktop\.ini$)/u;

/** The files of a folder and those below it, without those of the system. */
export const filesIn = (folder: string): string[] =>
  globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile() && !SYSTEM_FILE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/** The names of the Markdown files of a folder without their endings. */
export function idsIn(root: string, folder: string): string[] {
  const path = join(root, CONTENT_FOLDER, folder);
  // Git keeps no folder without files.
  const names = existsSync(path) ? readdirSync(path) : [];
  return names
    .filter((name) => name.endsWith('.md'))
    .map((name) => basename(name, '.md'));
}

/** The entries of a folder that can be read. */
export const readFolder = (root: string, folder: FolderName): ContentFile[] =>
  idsIn(root, folder)
    .map((id) =>
      readContentFile(root, folder, `${CONTENT_FOLDER}/${folder}/${id}.md`),
    )
    .filter((file) => typeof file !== 'string');

/** `file:line  field: message` */
export const at = (
  { file, lineOf }: ContentFile,
  path: readonly PropertyKey[],
  message: string,
) => `${file}:${String(lineOf(path))}  ${path.join('.')}: ${message}`;

/** Every text of a value, with its path. */
export function textsIn(
  value: unknown,
  path: readonly PropertyKey[] = [],
): { path: readonly PropertyKey[]; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]: [string, unknown]) =>
    textsIn(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import {
  isMap,
  isScalar,
  LineCounter,
  parseDocument,
  type Document,
  type YAMLError,
} from 'yaml';
import { schemas } from '../schemas/index.ts';

export const CONTENT_FOLDER = 'src/content';

export type FolderName = keyof typeof schemas;

/** A content file whose front matter is YAML. */
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
  /** The line of the file before the first of the body. */
  linesBefore: number;
  /** The line of a field, or of the closest group around it when the field is missing. */
  lineOf: (path: readonly PropertyKey[]) => number;
}

/** What operating systems and office programs leave in a folder. */
const SYSTEM_FILE = /^(?:\.|~\$|Thumbs\.db$|desktop\.ini$)/u;

/** The files of a folder, without those of the system. */
export const filesIn = (folder: string): string[] =>
  globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile() && !SYSTEM_FILE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/** What the parser says in the words of its own trade. */
const YAML_MISTAKES: Partial<Record<YAMLError['code'], string>> = {
  BLOCK_AS_IMPLICIT_KEY: 'put the text in quotes: it holds a colon',
  TAB_AS_INDENT: 'the line starts with a tab: use spaces',
  DUPLICATE_KEY: 'this field stands twice: remove one',
  MISSING_CHAR: 'a quote or a bracket is not closed, here or on the line above',
  BAD_INDENT:
    'the line does not start below those of its list or group: use the same spaces',
  MULTILINE_IMPLICIT_KEY:
    'there is no colon behind the name of a field, or its text goes on below',
  BAD_SCALAR_START: 'put the text in quotes: it starts with a sign of YAML',
  UNEXPECTED_TOKEN: 'put the text in quotes: it holds a sign of YAML',
};

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
    const start = (node as { range?: [number] } | undefined)?.range?.[0];
    if (start !== undefined) return lines.linePos(start).line;
  }
  return 1;
}

const CONFLICT_MARK = /^(?:<{7}|>{7})(?: |$)/mu;

/** The text of a file with the line ends of Unix. @throws when it is not UTF-8 */
function readSource(path: string): string {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(
    readFileSync(path),
  );
  return text.replaceAll('\r\n', '\n');
}

/** A content file, or the mistake that keeps it from being read. */
export function readContentFile(
  root: string,
  folder: FolderName,
  file: string,
): ContentFile | string {
  const id = basename(file, extname(file));
  let source: string;
  try {
    source = readSource(join(root, file));
  } catch {
    return `${file}  is not saved as UTF-8: save it again with that encoding`;
  }
  const conflict = CONFLICT_MARK.exec(source);
  if (conflict) {
    const line = source.slice(0, conflict.index).split('\n').length;
    return `${file}:${String(line)}  holds two versions that Git could not merge: keep one, and remove the lines of <<<<<<<, ======= and >>>>>>>`;
  }
  const isPlain = extname(file) === '.yml';
  const end = isPlain ? source.length : source.indexOf('\n---\n', 3);
  if (!isPlain && (!source.startsWith('---\n') || end < 0))
    return `${file}:1  must start with its fields, between two lines of ---`;
  const lines = new LineCounter();
  // With its opening `---`, so that lines are those of the file.
  const document = parseDocument(source.slice(0, end), { lineCounter: lines });
  const [broken] = document.errors;
  if (broken) {
    const [, field] =
      /^\s*(?:- )?([\w]+):/u.exec(
        source.split('\n')[(broken.linePos?.[0].line ?? 1) - 1] ?? '',
      ) ?? [];
    const message =
      YAML_MISTAKES[broken.code] ?? broken.message.split(' at line ')[0] ?? '';
    return `${file}:${String(broken.linePos?.[0].line ?? 1)}  ${field ? `${field}: ` : ''}${message}`;
  }
  const head = source.slice(0, end + '\n---\n'.length);
  return {
    folder,
    file,
    id,
    source,
    // What is no group of fields has none: the schema says which are missing.
    fields: isMap(document.contents)
      ? (document.toJS() as Record<string, unknown>)
      : {},
    body: isPlain ? '' : source.slice(head.length),
    linesBefore: head.split('\n').length - 1,
    lineOf: (path) => lineOf(document, lines, path),
  };
}

/** The names of the files of a folder without their endings. */
export function idsIn(root: string, folder: FolderName): string[] {
  const path = join(root, CONTENT_FOLDER, folder);
  // Git keeps no folder without files.
  const names = globSync(path).length > 0 ? readdirSync(path) : [];
  return names
    .filter((name) => name.endsWith('.md'))
    .map((name) => basename(name, '.md'));
}

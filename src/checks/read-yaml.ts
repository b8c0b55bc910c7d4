import { isAlias, isMap, isNode, LineCounter, parseDocument, visit, type Document } from 'yaml';
import { problemIn, type Path, type Problem } from './problem.ts';

export interface Fields {
  /** The fields as they are written. */
  raw: unknown;
  /** The line of a field, or of the nearest field around it. */
  lineOf: (path: Path) => number | null;
}

/** Where a field starts: at its name, or at its value in a list. */
function nodeAt(document: Document, path: Path): unknown {
  const parent: unknown =
    path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
  if (!isMap(parent)) return document.getIn(path, true);
  return parent.items.find(({ key }) => isNode(key) && String(key) === String(path.at(-1)))?.key;
}

function advice(line: string, code: string): string {
  if (code === 'DUPLICATE_KEY') return 'The field is written twice. Keep one of them.';
  if (/^\s*\t/.test(line))
    return 'The line cannot be read: it holds a tab. Indent with spaces instead.';
  if (/[“”‘]/.test(line))
    return "The line cannot be read: it holds curly quotes. Write straight quotes (') around the text.";
  if (line.includes('\u00A0'))
    return 'The line cannot be read: it holds a space copied from a web page. Type its spaces again.';
  if (code === 'MISSING_CHAR')
    return 'The text cannot be read: a quote is opened and not closed, or closed too early. Write one at each end.';
  return "The line cannot be read. If its text holds a colon or starts with a sign, put the text in straight quotes: 'like this'.";
}

/** Where YAML lost track, and where it takes a sign at the start of a text for one of its own. */
function faultsOf(document: Document): { at: number; code: string }[] {
  const told = [...document.errors, ...document.warnings];
  const faults: { at: number; code: string }[] = told.map(({ pos, code }) => ({
    at: pos[0],
    code,
  }));
  visit(document, {
    Node: (_key, node) => {
      if (isAlias(node) || node.anchor !== undefined)
        faults.push({ at: node.range?.[0] ?? 0, code: 'SIGN' });
    },
  });
  return faults;
}

/** The index of the line with the quote that is still open at another, which is where YAML notices. */
function unclosedLine(lines: readonly string[], noticed: number): number {
  const open = lines.slice(0, noticed + 1).findIndex((line) => {
    const [, quote, rest = ''] = /^\s*(?:- )?(?:[\w-]+:\s+)?(['"])(.*)$/.exec(line) ?? [];
    return quote !== undefined && !rest.includes(quote);
  });
  return open === -1 ? noticed : open;
}

/**
 * The fields of a YAML text, or the problems that keep it from being read.
 * @param offset lines of the file above the text
 */
export function readYaml(file: string, source: string, offset: number): Fields | Problem[] {
  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter });
  const lines = source.split('\n');
  const problems = faultsOf(document).map(({ at, code }) => {
    const noticed = counter.linePos(at).line - 1;
    const index = code === 'MISSING_CHAR' ? unclosedLine(lines, noticed) : noticed;
    return problemIn(file, advice(lines[index] ?? '', code), index + 1 + offset);
  });
  if (problems.length > 0) return problems;
  const lineOf = (path: Path): number | null => {
    if (path.length === 0) return null;
    const node = nodeAt(document, path);
    if (!isNode(node) || !node.range) return lineOf(path.slice(0, -1));
    return counter.linePos(node.range[0]).line + offset;
  };
  return { raw: document.toJS(), lineOf };
}

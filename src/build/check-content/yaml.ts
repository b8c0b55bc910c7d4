import { load, YAMLException } from 'js-yaml';
import { LineCounter, isMap, isNode, isScalar, parseDocument, type Document } from 'yaml';
import type { Problem } from './problem.ts';
import type { ContentFile } from './read.ts';

type Fields = Pick<ContentFile, 'data' | 'lineOf' | 'sourceOf'>;
type Path = readonly PropertyKey[];

function lineFinder(document: Document, counter: LineCounter, offset: number) {
  return (path: Path): number | null => {
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

const QUOTE_IT =
  "If its text holds a colon or starts with a sign, put the text in straight quotes: 'like this'.";

function advice(line: string, code: string): string {
  if (code === 'DUPLICATE_KEY') return 'The field is written twice. Keep one of them.';
  if (code === 'TAB_AS_INDENT' || /^\s*\t/.test(line))
    return 'The line cannot be read: it holds a tab. Indent with spaces instead.';
  if (/[“”‘]/.test(line))
    return "The line cannot be read: it holds curly quotes. Write straight quotes (') around the text.";
  if (line.includes('\u00A0'))
    return 'The line cannot be read: it holds a space that is none, as copied from a web page. Type its spaces again.';
  if (code === 'MISSING_CHAR')
    return 'The text cannot be read: a quote is opened and not closed, or closed too early. Write one at each end.';
  return `The line cannot be read. ${QUOTE_IT}`;
}

/** The line, from 1, of the quote that is still open at another line, which is where YAML notices. */
function unclosedLine(lines: readonly string[], noticed: number): number {
  const open = lines.slice(0, noticed).findIndex((line) => {
    const [, quote, rest = ''] = /^\s*(?:- )?(?:[\w-]+:\s+)?(['"])(.*)$/.exec(line) ?? [];
    return quote !== undefined && !rest.includes(quote);
  });
  return open === -1 ? noticed : open + 1;
}

/**
 * The fields of a YAML text, or the problems that keep it from being read. `yaml` knows every place;
 * the values come from js-yaml, which Astro reads with, so that both take 2024-01-01 for a date.
 * @param offset lines of the file above the text
 */
export function parseFields(file: string, source: string, offset: number): Fields | Problem[] {
  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter });
  const lines = source.split('\n');
  const problem = (at: number, code: string): Problem => {
    const line = code === 'MISSING_CHAR' ? unclosedLine(lines, at) : at;
    const message = advice(lines[line - 1] ?? '', code);
    return { file, line: line + offset, field: null, message };
  };
  const problems = document.errors.map(({ pos, code }) =>
    problem(counter.linePos(pos[0]).line, code),
  );
  if (problems.length > 0) return problems;
  try {
    return {
      data: load(source),
      lineOf: lineFinder(document, counter, offset),
      sourceOf: (path) => {
        const node = document.getIn(path, true);
        return isScalar(node) ? node.source : undefined;
      },
    };
  } catch (error) {
    return [problem(error instanceof YAMLException ? error.mark.line + 1 : 1, '')];
  }
}

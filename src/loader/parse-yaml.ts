import {
  isAlias,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type Node,
} from 'yaml';
import { fileProblem, type Path, type Problem } from './problem.ts';
import { layoutFault } from './yaml-layout.ts';

/** The fields of a file as they are written, and the lines they stand on. */
export interface Fields {
  raw: unknown;
  /** The line of a field, or of the nearest field around it. */
  lineOf: (path: Path) => number | null;
}

export type ParsedFields =
  { ok: true; fields: Fields } | { ok: false; problems: Problem[] };

const TWICE = 'The field is written twice. Keep one of them.';
const TOO_DEEP =
  'Fields lie too deep in each other, mostly behind a row of signs such as [, {, - or ?. Remove it, or put the text in straight quotes.';
const QUOTE = "put the text in straight quotes: 'like this'.";

/** Signs of a mistake in a line that cannot be read, and the advice for each; the first that fits counts. */
const ADVICE: readonly { sign: RegExp; advice: string }[] = [
  { sign: /^\s*\t/, advice: 'it holds a tab. Indent with spaces instead.' },
  {
    sign: /[“”‘]/,
    advice: "it holds curly quotes. Write straight quotes (') around the text.",
  },
  {
    sign: /\u00A0/,
    advice:
      'it holds a space copied from a web page, which only looks like one. Type its spaces again.',
  },
  {
    sign: /^\s*(?:- )?\w+:\S/,
    advice: 'there is no space behind the colon. Write one.',
  },
  {
    sign: /(?:^|\s)['"]/,
    advice:
      'a quote is opened and not closed, or closed too early. Write one at each end.',
  },
  {
    sign: /^(?!\s*-)[^:]*$/,
    advice:
      'there is no colon. Write the name of the field, a colon and a space before it, or join it to the line above if it continues that.',
  },
  { sign: /\s#\S/, advice: `a # hides what follows it; ${QUOTE}` },
  {
    sign: /^/,
    advice: `if its text holds a colon or starts with a sign, ${QUOTE}`,
  },
];

function adviceFor(line: string): string {
  return ADVICE.find(({ sign }) => sign.test(line))?.advice ?? '';
}

const unreadable = (advice: string) => `The line cannot be read: ${advice}`;

/** A text whose quote is not closed on its line; YAML may notice at the end of the file only. */
const OPEN_QUOTE = /^\s*(?:- )?(?:\w+:\s+)?(['"])(?:(?!\1).)*$/;

/** YAML that is valid and yet not what an editor means: `*bold`, `&and`, `The #1 in town`. */
function isMisread(node: Node): boolean {
  if (isAlias(node)) return true;
  const holdsHiddenText = isScalar(node) && /^\S/.test(node.comment ?? '');
  return node.anchor !== undefined || holdsHiddenText;
}

function misreadNodes(document: Document): Node[] {
  const nodes: Node[] = [];
  visit(document, {
    Node: (_key, node) => {
      if (isMisread(node)) nodes.push(node);
    },
  });
  return nodes;
}

/** Nodes around a field, a map and its pair each one: the deepest field of ours has eight. */
const MOST_LEVELS = 40;

/** The first node that lies deeper than any field: what walks through thousands fails. */
function tooDeepNode(document: Document): Node | undefined {
  let tooDeep: Node | undefined;
  visit(document, {
    Node: (_key, node, { length }) => {
      if (length <= MOST_LEVELS) return undefined;
      tooDeep = node;
      return visit.BREAK;
    },
  });
  return tooDeep;
}

/** One problem a line: what follows the first is mostly its consequence. */
function firstOfEachLine(problems: readonly Problem[]): Problem[] {
  const byLine = Map.groupBy(problems, ({ line }) => line);
  return [...byLine.values()].flatMap((onLine) => onLine.slice(0, 1));
}

function isNamed(key: unknown, name: PropertyKey | undefined): boolean {
  return isScalar(key) && String(key.value) === String(name);
}

function readYaml(file: string, source: string): ParsedFields {
  const lineCounter = new LineCounter();
  const document = parseDocument(source, { lineCounter });
  const lines = source.split('\n');
  const lineAt = (offset: number) => lineCounter.linePos(offset).line;
  const unreadableAt = (line: number) =>
    fileProblem(file, unreadable(adviceFor(lines[line - 1] ?? '')), line);

  const layout = layoutFault(source, document.errors.length > 0);
  // Other errors of YAML, in the lines around it, are consequences.
  if (layout) {
    const problem = fileProblem(file, unreadable(layout.advice), layout.line);
    return { ok: false, problems: [problem] };
  }

  const mistakes = [...document.errors, ...document.warnings].map(
    ({ pos, code }) => {
      if (code === 'DUPLICATE_KEY')
        return fileProblem(file, TWICE, lineAt(pos[0]));
      if (code === 'RESOURCE_EXHAUSTION')
        return fileProblem(file, TOO_DEEP, lineAt(pos[0]));
      const openQuote = lines.findIndex((line) => OPEN_QUOTE.test(line)) + 1;
      return unreadableAt(
        code === 'MISSING_CHAR' && openQuote > 0 ? openQuote : lineAt(pos[0]),
      );
    },
  );
  const tooDeep = tooDeepNode(document);
  // Where there are mistakes, what lies below them may seem to be deep.
  if (tooDeep && mistakes.length === 0) {
    const line = lineAt(tooDeep.range?.[0] ?? 0);
    return { ok: false, problems: [fileProblem(file, TOO_DEEP, line)] };
  }
  const misread = misreadNodes(document).map((node) =>
    unreadableAt(lineAt(node.range?.[0] ?? 0)),
  );
  const problems = [...mistakes, ...misread];
  if (problems.length > 0)
    return { ok: false, problems: firstOfEachLine(problems) };

  const lineOf = (path: Path): number | null => {
    if (path.length === 0) return null;
    const parent: unknown = document.getIn(path.slice(0, -1), true);
    const node = isMap(parent)
      ? parent.items.find(({ key }) => isNamed(key, path.at(-1)))?.key
      : document.getIn(path, true);
    return isNode(node) && node.range
      ? lineAt(node.range[0])
      : lineOf(path.slice(0, -1));
  };
  return { ok: true, fields: { raw: document.toJS(), lineOf } };
}

/** The fields of a YAML text, or the problems that keep it from being read. */
export function parseYaml(file: string, source: string): ParsedFields {
  try {
    return readYaml(file, source);
  } catch (error) {
    // The parser calls itself for each level, until the stack is full.
    if (!(error instanceof RangeError)) throw error;
    return { ok: false, problems: [fileProblem(file, TOO_DEEP)] };
  }
}

import type { z } from 'astro/zod';
import { isAlias, isMap, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { fieldSchema, type FieldSchema } from '../schemas/field-schema.ts';
import { PAGE_NAMES } from '../schemas/pages.ts';
import { didYouMean, problemAt, problemIn, type Path, type Problem } from './problem.ts';

export interface Fields {
  file: string;
  /** The fields as they are written; null when they cannot be read. */
  raw: unknown;
  /** The line of a field, or of the nearest field around it. */
  lineOf: (path: Path) => number | null;
}

/** A value at a path below a value; undefined where the path leads nowhere. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((parent, part) => {
    if (typeof parent !== 'object' || parent === null || !Object.hasOwn(parent, part)) return;
    return (parent as Record<PropertyKey, unknown>)[part];
  }, value);
}

/** What may be written at a path of a value: of a union what fits the value, or all but null. */
export function fieldAt(schema: FieldSchema, value: unknown, path: Path): FieldSchema {
  const page = valueAt(value, ['page']);
  const kind =
    schema.oneOf?.find(({ properties }) => properties?.['page']?.const === page) ??
    schema.anyOf?.find(({ type }) => type !== 'null');
  const field = { ...kind, ...schema };
  const [part, ...rest] = path;
  if (part === undefined) return field;
  const below = typeof part === 'number' ? field.items : field.properties?.[String(part)];
  return fieldAt(below ?? {}, valueAt(value, [part]), rest);
}

/** All texts of a value, however deep, with their paths. */
export function textsIn(value: unknown, path: Path = []): { path: Path; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]: [string, unknown]) =>
    textsIn(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

const TWICE = 'The field is written twice. Keep one of them.';
const QUOTE = "put the text in straight quotes: 'like this'.";

/** What a line that cannot be read may hold, and what to write instead; the first that fits is told. */
const ADVICE: readonly (readonly [RegExp, string])[] = [
  [/^\s*\t/, 'it holds a tab. Indent with spaces instead.'],
  [/[“”‘]/, "it holds curly quotes. Write straight quotes (') around the text."],
  [/\u00A0/, 'it holds a space copied from a web page. Type its spaces again.'],
  [/^\s*(?:- )?\w+:\S/, 'there is no space behind the colon. Write one.'],
  [/(?:^|\s)['"]/, 'a quote is opened and not closed, or closed too early. Write one at each end.'],
  [/\s#\S/, `a # hides what follows it; ${QUOTE}`],
  [/^/, `if its text holds a colon or starts with a sign, ${QUOTE}`],
];

/** A text whose quote is not closed on its line; YAML may notice at the end of the file only. */
const OPEN_QUOTE = /^\s*(?:- )?(?:\w+:\s+)?(['"])(?:(?!\1).)*$/;

/** The fields of a YAML text, or the problems that keep it from being read. */
export function readYaml(file: string, source: string): Fields | Problem[] {
  const lineCounter = new LineCounter();
  const document = parseDocument(source, { lineCounter });
  const lines = source.split('\n');
  const lineAt = (offset: number) => lineCounter.linePos(offset).line;
  const problems: Problem[] = [];
  const tell = (offset: number, code?: string) => {
    const open = code === 'MISSING_CHAR' ? lines.findIndex((line) => OPEN_QUOTE.test(line)) : -1;
    const line = open === -1 ? lineAt(offset) : open + 1;
    const [, advice = ''] = ADVICE.find(([form]) => form.test(lines[line - 1] ?? '')) ?? [];
    const message = code === 'DUPLICATE_KEY' ? TWICE : `The line cannot be read: ${advice}`;
    problems.push(problemIn(file, message, line));
  };
  for (const { pos, code } of [...document.errors, ...document.warnings]) tell(pos[0], code);
  visit(document, {
    Node: (_key, node) => {
      const isCut = isScalar(node) && /^\S/.test(node.comment ?? '');
      if (isAlias(node) || node.anchor !== undefined || isCut) tell(node.range?.[0] ?? 0);
    },
  });
  if (problems.length > 0) return problems;
  const lineOf = (path: Path): number | null => {
    if (path.length === 0) return null;
    const parent: unknown = document.getIn(path.slice(0, -1), true);
    const node = isMap(parent)
      ? parent.items.find(({ key }) => String(key) === path.at(-1))?.key
      : document.getIn(path, true);
    return isNode(node) && node.range ? lineAt(node.range[0]) : lineOf(path.slice(0, -1));
  };
  return { file, raw: document.toJS(), lineOf };
}

const KINDS: Partial<Record<string, string>> = {
  array: 'must be a list: one line each, starting with a hyphen',
  object: 'must hold fields of its own, each on a line below it and indented by two spaces',
};

/** For a field that is not there, or has nothing behind its colon, which YAML reads as null. */
function missingMessage({ raw }: Fields, schema: FieldSchema, path: Path): string {
  const name = path.at(-1);
  if (typeof name === 'number') return 'is empty. Write it, or remove its hyphen.';
  const { description = '' } = fieldAt(schema, raw, path);
  if (valueAt(raw, path) === undefined) return `is missing. Add it: ${description}`;
  return fieldAt(schema, raw, path.slice(0, -1)).required?.includes(String(name))
    ? `is empty. Write it: ${description}`
    : 'is empty. Write it, or remove the whole line.';
}

function problemsOf(fields: Fields, schema: FieldSchema, issue: z.core.$ZodIssue): Problem[] {
  const { path } = issue;
  const { properties = {}, enum: choices = [] } = fieldAt(schema, fields.raw, path);
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(properties);
    const advice = `Remove the line, or write one of ${known.join(', ')}.`;
    return issue.keys.map((key) => {
      const message = `is not a field of this file.${didYouMean(key, known)} ${advice}`;
      return problemAt(fields, [...path, key], message);
    });
  }
  const isPage = issue.code === 'invalid_union';
  const value = valueAt(fields.raw, path) ?? null;
  if (value === null && !isPage)
    return [problemAt(fields, path, missingMessage(fields, schema, path))];
  const known = isPage ? PAGE_NAMES : choices;
  const guess = typeof value === 'string' ? didYouMean(value, known) : '';
  return [problemAt(fields, path, `${issue.message}.${guess}`)];
}

/** The data of a file, null with what its schema says against it in an editor's words. */
export function judge<Data>(schema: z.ZodType<Data>, fields: Fields) {
  const { file, raw } = fields;
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    const message = 'The file has no fields. Write each on a line, such as "order: 1".';
    return { data: null, problems: [problemIn(file, message, 1)] };
  }
  const { data = null, error } = schema.safeParse(raw, {
    error: (issue) => (issue.code === 'invalid_type' ? KINDS[issue.expected] : undefined),
  });
  const problems = (error?.issues ?? []).flatMap((issue) =>
    problemsOf(fields, fieldSchema(schema), issue),
  );
  // One remark a field: a wrong form also breaks every rule about length.
  const byField = Map.groupBy(problems, ({ field }) => field);
  return { data, problems: [...byField.values()].flatMap((ofField) => ofField.slice(0, 1)) };
}

import { z } from 'astro/zod';
import { curlyProblems } from './curly-quotes.ts';
import { valueAt } from './contents.ts';
import { plainMessage } from './plain-message.ts';
import { fieldName, problemAt, type Problem } from './problem.ts';
import type { ContentFile } from './read.ts';
import { shapeAround } from './schema-shape.ts';
import { didYouMean } from './suggest.ts';

type Issue = z.core.$ZodIssue;

/** For a field that is not there, or has nothing behind its colon, which YAML reads as null. */
function missingMessage(schema: z.ZodType, path: readonly PropertyKey[], data: unknown): string {
  if (typeof path.at(-1) === 'number') return 'is empty. Write it, or remove its hyphen.';
  const field = shapeAround(schema, path.slice(0, -1), data)[String(path.at(-1))];
  const written = valueAt(data, path) === null;
  if (written && field?.safeParse(undefined).success) {
    return 'is empty. Write it, or remove the whole line.';
  }
  const what = written ? 'is empty. Write it' : 'is missing. Add it';
  return field?.description === undefined ? `${what}.` : `${what}: ${field.description}`;
}

/** What YAML made of a value written without quotes; null when the words themselves are wrong. */
function readAs(schema: z.ZodType, content: ContentFile, issue: Issue): string | null {
  if (issue.code !== 'invalid_type' || issue.expected !== 'string') return null;
  const value = valueAt(content.data, issue.path);
  const source = content.sourceOf(issue.path);
  const kinds = { number: 'a number', boolean: 'yes or no' } as const;
  const kind =
    value instanceof Date
      ? 'a date'
      : typeof value === 'number' || typeof value === 'boolean'
        ? kinds[typeof value as keyof typeof kinds]
        : null;
  if (kind === null || source === undefined) return null;
  const quoted = structuredClone(content.data);
  const last = issue.path.at(-1) ?? '';
  (valueAt(quoted, issue.path.slice(0, -1)) as Record<PropertyKey, unknown>)[last] = source;
  const still = schema.safeParse(quoted).error?.issues ?? [];
  const here = fieldName(issue.path);
  if (still.some(({ path }) => fieldName(path) === here)) return null;
  return `is read as ${kind}, as it has no quotes. Write '${source}', with straight quotes`;
}

/** The values that a field may have, when they are a list of words. */
function choices(issue: Issue, schema: z.ZodType): readonly string[] {
  if (issue.code === 'invalid_value') return issue.values.map(String);
  if (issue.code !== 'invalid_union' || !(schema instanceof z.ZodDiscriminatedUnion)) return [];
  const name = schema.def.discriminator;
  return (schema.options as z.ZodObject[]).map(({ shape }) =>
    String((shape[name] as z.ZodLiteral).value),
  );
}

function formMessage(schema: z.ZodType, content: ContentFile, issue: Issue): string {
  const value = valueAt(content.data, issue.path);
  const message = `${readAs(schema, content, issue) ?? plainMessage(issue)}.`;
  return typeof value === 'string' ? message + didYouMean(value, choices(issue, schema)) : message;
}

function problemsOfIssue(schema: z.ZodType, content: ContentFile, issue: Issue): Problem[] {
  const { data } = content;
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(shapeAround(schema, issue.path, data));
    return issue.keys.map((key) => {
      const advice = `Remove the line, or write one of ${known.join(', ')}.`;
      const message = `is not a field of this file.${didYouMean(key, known)} ${advice}`;
      return problemAt(content, [...issue.path, key], message);
    });
  }
  const missing = issue.path.length > 0 && (valueAt(data, issue.path) ?? null) === null;
  const message = missing
    ? missingMessage(schema, issue.path, data)
    : formMessage(schema, content, issue);
  return [problemAt(content, issue.path, message)];
}

/** What the schema of a collection says against a file, in an editor's words. */
export function schemaProblems(schema: z.ZodType, content: ContentFile): Problem[] {
  const { file, data } = content;
  if (data === null || typeof data !== 'object' || Array.isArray(data)) {
    const message = file.endsWith('.yml')
      ? 'The file has no fields. Write each on a line: its name, a colon, a space, its value.'
      : 'The file has no fields between its two lines of hyphens.';
    return [{ file, line: 1, field: null, message }];
  }
  const { error } = schema.safeParse(data);
  const problems = [
    ...curlyProblems(content),
    ...(error?.issues ?? []).flatMap((issue) => problemsOfIssue(schema, content, issue)),
  ];
  // One remark a field: a wrong form also breaks every rule about length.
  return problems.filter(
    ({ field }, index) => problems.findIndex((other) => other.field === field) === index,
  );
}

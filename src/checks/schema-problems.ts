import type { z } from 'astro/zod';
import type { FieldSchema } from '../schemas/field-schema.ts';
import { fieldAt, valueAt } from './fields.ts';
import { didYouMean, problemAt, problemIn, type Path, type Problem } from './problem.ts';
import type { Fields } from './read-yaml.ts';

const KINDS: Partial<Record<string, string>> = {
  array: 'must be a list: one line each, starting with a hyphen',
  object: 'must hold fields of its own, each on a line below it and indented by two spaces',
};

/** Words for what a schema gives none of its own for. */
function plainWords(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'too_small') return `must have ${String(issue.minimum)} lines or more`;
  const kind = issue.code === 'invalid_type' ? KINDS[issue.expected] : undefined;
  return kind ?? 'is not in the right form. Look how another file of the same folder writes it';
}

/** The file that is judged: its fields, what they may be, and where they stand. */
interface Judged extends Fields {
  file: string;
  fields: FieldSchema;
}

/** For a field that is not there, or has nothing behind its colon, which YAML reads as null. */
function missingMessage({ raw, fields }: Judged, path: Path): string {
  const last = path.at(-1);
  if (typeof last === 'number') return 'is empty. Write it, or remove its hyphen.';
  const written = valueAt(raw, path) === null;
  const { required = [] } = fieldAt(fields, raw, path.slice(0, -1));
  if (written && !required.includes(String(last)))
    return 'is empty. Write it, or remove the whole line.';
  const { description } = fieldAt(fields, raw, path);
  const what = written ? 'is empty. Write it' : 'is missing. Add it';
  return description === undefined ? `${what}.` : `${what}: ${description}`;
}

function problemsOf(judged: Judged, issue: z.core.$ZodIssue): Problem[] {
  const { raw, fields } = judged;
  const { path } = issue;
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(fieldAt(fields, raw, path).properties ?? {});
    return issue.keys.map((key) => {
      const advice = `Remove the line, or write one of ${known.join(', ')}.`;
      const message = `is not a field of this file.${didYouMean(key, known)} ${advice}`;
      return problemAt(judged, [...path, key], message);
    });
  }
  const value = valueAt(raw, path) ?? null;
  if (value === null) return [problemAt(judged, path, missingMessage(judged, path))];
  const screens = fields.oneOf?.map(({ properties }) => String(properties?.['page']?.const));
  const choices =
    (issue.code === 'invalid_union' ? screens : fieldAt(fields, raw, path).enum) ?? [];
  const guess = typeof value === 'string' ? didYouMean(value, choices) : '';
  return [problemAt(judged, path, `${issue.message}.${guess}`)];
}

/** The data of a file, null with what its schema says against it in an editor's words. */
export function judge<Data>(
  schema: z.ZodType<Data>,
  judged: Judged,
): { data: Data | null; problems: Problem[] } {
  const { file, raw } = judged;
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    const message =
      'The file has no fields. Write each on a line: its name, a colon, a space, its value.';
    return { data: null, problems: [problemIn(file, message, 1)] };
  }
  const { data = null, error } = schema.safeParse(raw, { error: plainWords });
  const problems = (error?.issues ?? []).flatMap((issue) => problemsOf(judged, issue));
  // One remark a field: a wrong form also breaks every rule about length.
  const firsts = problems.filter(
    ({ field }, index) => problems.findIndex((other) => other.field === field) === index,
  );
  return { data, problems: firsts };
}

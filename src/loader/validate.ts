import type { z } from 'astro/zod';
import { fieldSchema, type FieldSchema } from '../schemas/field-schema.ts';
import { PAGE_NAMES } from '../schemas/pages.ts';
import { schemaAt, valueAt } from './field-values.ts';
import {
  closestName,
  didYouMean,
  fieldProblem,
  fileProblem,
  type FieldSource,
  type Path,
  type Problem,
} from './problem.ts';

/** The fields of a file, with the file they stand in. */
interface WrittenFields extends FieldSource {
  raw: unknown;
}

const NO_FIELDS =
  'The file has no fields. Write each on a line: its name, a colon, a space, its value, such as "order: 1".';

/** Messages for a value of another kind than its field asks for. */
const KINDS: Partial<Record<string, string>> = {
  array: 'must be a list: one line each, starting with a hyphen',
  object:
    'must hold fields of its own, each on a line below it and indented by two spaces',
};

const COLON_IN_TEXT =
  "holds a colon or braces, which need quotes. Put the whole text in straight quotes: 'like this'.";

/** For a field that is not there, or has nothing behind its colon, which YAML reads as null. */
function missingMessage(raw: unknown, schema: FieldSchema, path: Path): string {
  const name = path.at(-1);
  if (typeof name === 'number')
    return 'is empty. Write it, or remove its hyphen.';
  const { description = '' } = schemaAt(schema, raw, path);
  if (valueAt(raw, path) === undefined)
    return `is missing. Add it: ${description}`;
  const { required = [] } = schemaAt(schema, raw, path.slice(0, -1));
  return required.includes(String(name))
    ? `is empty. Write it: ${description}`
    : 'is empty. Write it, or remove the whole line.';
}

function unknownFieldMessage(name: string, known: readonly string[]): string {
  const advice = `Remove the line, or write one of ${known.join(', ')}.`;
  return `is not a field of this file.${didYouMean(name, known)} ${advice}`;
}

/** The group without a value that a field belongs into, and lies beside. */
function groupAbove(raw: unknown, schema: FieldSchema, path: Path) {
  const name = String(path.at(-1));
  const around = path.slice(0, -1);
  const beside = schemaAt(schema, raw, around).properties ?? {};
  return Object.keys(beside).find(
    (group) =>
      valueAt(raw, [...around, group]) === null &&
      beside[group]?.properties?.[name] !== undefined,
  );
}

/** A colon in a line of a list, or a brace at the start of a text, makes fields of its words. */
function isReadAsFields(issue: z.core.$ZodIssue, value: unknown): boolean {
  return (
    issue.code === 'invalid_type' &&
    issue.expected === 'string' &&
    typeof value === 'object' &&
    !Array.isArray(value)
  );
}

/** The message for the value of a field, with a guess at the choice that was meant. */
function valueMessage(
  { raw }: WrittenFields,
  schema: FieldSchema,
  issue: z.core.$ZodIssue,
): string {
  const value = valueAt(raw, issue.path) ?? null;
  // The only union is that of the pages, whose error says which names there are, also for none.
  const isPageName = issue.code === 'invalid_union';
  if (value === null && !isPageName)
    return missingMessage(raw, schema, issue.path);
  if (isReadAsFields(issue, value)) return COLON_IN_TEXT;
  const choices = isPageName
    ? PAGE_NAMES
    : schemaAt(schema, raw, issue.path).enum;
  const guess =
    typeof value === 'string' ? didYouMean(value, choices ?? []) : '';
  return `${issue.message}.${guess}`;
}

/** An objection of a schema, in an editor's words. */
function problemsOf(
  source: WrittenFields,
  schema: FieldSchema,
  issue: z.core.$ZodIssue,
): Problem[] {
  if (issue.code !== 'unrecognized_keys') {
    return [
      fieldProblem(source, issue.path, valueMessage(source, schema, issue)),
    ];
  }
  const known = Object.keys(
    schemaAt(schema, source.raw, issue.path).properties ?? {},
  );
  return issue.keys.map((key) => {
    const path = [...issue.path, key];
    const group = groupAbove(source.raw, schema, path);
    const message =
      group === undefined
        ? unknownFieldMessage(key, known)
        : `belongs to ${group}. Indent it by two spaces more than that.`;
    return fieldProblem(source, path, message);
  });
}

/** Fields that are missing only because their names are misspelled: the path of each, as a text. */
function misspelledFields(
  raw: unknown,
  schema: FieldSchema,
  issues: readonly z.core.$ZodIssue[],
): Set<string> {
  const paths = issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [];
    const known = Object.keys(
      schemaAt(schema, raw, issue.path).properties ?? {},
    );
    return issue.keys
      .map((key) => closestName(key, known))
      .filter((name) => name !== undefined)
      .map((name) => [...issue.path, name].join('.'));
  });
  return new Set(paths);
}

/** One problem a field: a text of the wrong form also breaks every rule about its length. */
function firstOfEachField(problems: readonly Problem[]): Problem[] {
  const byField = Map.groupBy(problems, ({ field }) => field);
  return [...byField.values()].flatMap((ofField) => ofField.slice(0, 1));
}

/** The data that a schema makes of the fields of a file, or null and the problems they have. */
export function validate<Data>(schema: z.ZodType<Data>, source: WrittenFields) {
  const { file, raw } = source;
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    return { data: null, problems: [fileProblem(file, NO_FIELDS, 1)] };
  }
  const { data = null, error } = schema.safeParse(raw, {
    error: (issue) =>
      issue.code === 'invalid_type' ? KINDS[issue.expected] : undefined,
  });
  const issues = error?.issues ?? [];
  const fields = fieldSchema(schema);
  const misspelled = misspelledFields(raw, fields, issues);
  const problems = issues
    .filter(
      ({ path }) =>
        valueAt(raw, path) !== undefined || !misspelled.has(path.join('.')),
    )
    .flatMap((issue) => problemsOf(source, fields, issue));
  return { data, problems: firstOfEachField(problems) };
}

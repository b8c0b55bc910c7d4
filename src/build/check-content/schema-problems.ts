import { z } from 'astro/zod';
import { valueAt } from './contents.ts';
import { fieldName, type Problem } from './problem.ts';
import type { ContentFile } from './read.ts';

type Issue = z.core.$ZodIssue;

/** The schema object that holds the field at `path`, to quote its field names and descriptions. */
function shapeAround(
  schema: z.ZodType,
  path: readonly PropertyKey[],
  data: unknown,
): Record<string, z.ZodType> {
  let current: z.ZodType | undefined = schema;
  let value = data;
  for (const part of [...path, null]) {
    while (current instanceof z.ZodOptional || current instanceof z.ZodNullable) {
      current = current.unwrap() as z.ZodType;
    }
    if (current instanceof z.ZodDiscriminatedUnion) {
      const name = current.def.discriminator;
      const options = current.options as z.ZodObject[];
      current = options.find(
        ({ shape }) => (shape[name] as z.ZodType).safeParse(valueAt(value, [name])).success,
      );
    }
    if (part === null) break;
    if (current instanceof z.ZodObject)
      current = current.shape[String(part)] as z.ZodType | undefined;
    else if (current instanceof z.ZodArray) current = current.element as z.ZodType;
    else return {};
    value = valueAt(value, [part]);
  }
  return current instanceof z.ZodObject ? current.shape : {};
}

function missingMessage(schema: z.ZodType, path: readonly PropertyKey[], data: unknown): string {
  const shape = shapeAround(schema, path.slice(0, -1), data);
  const description = shape[String(path.at(-1))]?.description;
  return description === undefined ? 'is missing. Add it.' : `is missing. Add it: ${description}`;
}

function formMessage(issue: Issue): string {
  if (issue.code === 'invalid_type' && issue.expected === 'array') {
    return 'must be a list: one line each, starting with a hyphen';
  }
  if (issue.code === 'invalid_type' && issue.expected === 'object') {
    return 'must hold fields of its own, each on a line below it and indented by two spaces';
  }
  return issue.message;
}

function problemsOfIssue(schema: z.ZodType, content: ContentFile, issue: Issue): Problem[] {
  const { file, data, lineOf } = content;
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(shapeAround(schema, issue.path, data));
    return issue.keys.map((key) => ({
      file,
      line: lineOf([...issue.path, key]),
      field: fieldName([...issue.path, key]),
      message: `is not a field of this file. Remove the line, or write one of ${known.join(', ')}.`,
    }));
  }
  const missing = issue.path.length > 0 && valueAt(data, issue.path) === undefined;
  const message = missing ? missingMessage(schema, issue.path, data) : `${formMessage(issue)}.`;
  return [{ file, line: lineOf(issue.path), field: fieldName(issue.path), message }];
}

/** What the schema of a collection says against a file, in an editor's words. */
export function schemaProblems(schema: z.ZodType, content: ContentFile): Problem[] {
  if (content.data === null || typeof content.data !== 'object') {
    return [
      {
        file: content.file,
        line: 1,
        field: null,
        message: 'The file has no fields between its two lines of hyphens.',
      },
    ];
  }
  const result = schema.safeParse(content.data);
  if (result.success) return [];
  const problems = result.error.issues.flatMap((issue) => problemsOfIssue(schema, content, issue));
  // One remark a field: a wrong form also breaks every rule about length.
  return problems.filter(
    ({ field }, index) => problems.findIndex((other) => other.field === field) === index,
  );
}

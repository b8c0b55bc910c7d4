import type { FieldSchema } from '../schemas/field-schema.ts';
import type { FieldRole } from '../schemas/field-schema.ts';
import type { Path } from './problem.ts';

/** A text inside the fields of a file. */
export interface FieldText {
  path: Path;
  text: string;
  /** What the text stands for; undefined for words that visitors read. */
  role: FieldRole | undefined;
}

/** A value at a path below a value; undefined where the path leads nowhere. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((parent, part) => {
    if (typeof parent !== 'object' || parent === null || !Object.hasOwn(parent, part)) return;
    return (parent as Record<PropertyKey, unknown>)[part];
  }, value);
}

/** Of the kinds that a value may have, the one it has: the screen it says, or what is not null. */
function kindOf(schema: FieldSchema, value: unknown): FieldSchema {
  const page = valueAt(value, ['page']);
  const screen = schema.oneOf?.find(({ properties }) => properties?.['page']?.const === page);
  return screen ?? schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;
}

function below(schema: FieldSchema, value: unknown, part: PropertyKey): FieldSchema {
  const { items, properties } = kindOf(schema, value);
  return (typeof part === 'number' ? items : properties?.[String(part)]) ?? {};
}

/** The schema of the field at a path of a file, with what may be written there. */
export function fieldAt(schema: FieldSchema, value: unknown, path: Path): FieldSchema {
  const field = path.reduce<FieldSchema>(
    (current, part, depth) => below(current, valueAt(value, path.slice(0, depth)), part),
    schema,
  );
  return { ...kindOf(field, valueAt(value, path)), ...field };
}

/** All texts of a value, however deep, with their paths and roles. */
export function textsIn(schema: FieldSchema, value: unknown, path: Path = []): FieldText[] {
  if (typeof value === 'string') return [{ path, text: value, role: kindOf(schema, value).role }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]: [string, unknown]) => {
    const part = Array.isArray(value) ? Number(key) : key;
    return textsIn(below(schema, value, part), item, [...path, part]);
  });
}

import type { FieldSchema } from '../schemas/field-schema.ts';
import type { Path } from './problem.ts';

/** A value at a path below a value; undefined where the path leads nowhere. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((parent, part) => {
    if (
      typeof parent !== 'object' ||
      parent === null ||
      !Object.hasOwn(parent, part)
    )
      return;
    return (parent as Record<PropertyKey, unknown>)[part];
  }, value);
}

/** Of a schema with alternatives the one for a value: that of its page, or the one that is not null. */
function alternativeFor(
  { oneOf = [], anyOf = [] }: FieldSchema,
  value: unknown,
) {
  const page = valueAt(value, ['page']);
  return (
    oneOf.find(({ properties }) => properties?.['page']?.const === page) ??
    anyOf.find(({ type }) => type !== 'null')
  );
}

/** The schema of the field at a path below a value. */
export function schemaAt(
  schema: FieldSchema,
  value: unknown,
  path: Path,
): FieldSchema {
  const field = { ...alternativeFor(schema, value), ...schema };
  const [part, ...rest] = path;
  if (part === undefined) return field;
  const below =
    typeof part === 'number' ? field.items : field.properties?.[String(part)];
  return schemaAt(below ?? {}, valueAt(value, [part]), rest);
}

/** All texts of a value, however deep, with their paths. */
export function textsIn(
  value: unknown,
  path: Path = [],
): { path: Path; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]: [string, unknown]) =>
    textsIn(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

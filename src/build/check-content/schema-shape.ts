import { z } from 'astro/zod';
import { valueAt } from './contents.ts';

/** The fields of the schema object at `path`, to quote their names and descriptions. */
export function shapeAround(
  schema: z.ZodType,
  path: readonly PropertyKey[],
  data: unknown,
): Record<string, z.ZodType> {
  let current: z.ZodType | undefined = schema;
  let value = data;
  for (const part of [...path, null]) {
    while (
      current instanceof z.ZodOptional ||
      current instanceof z.ZodNullable ||
      current instanceof z.ZodDefault
    ) {
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

import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { COLLECTIONS } from '~/loader/collections';
import { fieldsOf } from '~/editing/fields';
import { fieldSchema, type FieldSchema } from '~/schemas/field-schema';

/** The fields below a schema that an editor would find without a word on what they are. */
function undescribed(schema: FieldSchema, path: string): string[] {
  const parts = [
    ...(schema.oneOf ?? []),
    ...(schema.items ? [schema.items] : []),
  ];
  const fields = Object.entries(schema.properties ?? {}).flatMap(
    ([name, field]) => {
      const here = `${path}.${name}`;
      const silent =
        field.description === undefined && field.const === undefined;
      return [...(silent ? [here] : []), ...undescribed(field, here)];
    },
  );
  return [...fields, ...parts.flatMap((part) => undescribed(part, path))];
}

test.each(Object.entries(COLLECTIONS))(
  'every field of %s says what it is',
  (name, { schema }) => {
    // The claims are named by what they say, and described together.
    const silent = undescribed(fieldSchema(schema), name);
    expect(
      silent.filter((path) => !path.startsWith('business.claims.')),
    ).toEqual([]);
  },
);

test('a form that the screen cannot show is refused by name', () => {
  const schema = fieldSchema(z.strictObject({ odd: z.null() }));
  expect(() => fieldsOf(schema, { icon: [], picture: [] })).toThrow(
    /field odd has a schema/,
  );
});

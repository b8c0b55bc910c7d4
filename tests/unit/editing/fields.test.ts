import { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { COLLECTIONS } from '~/loader/collections';
import { fieldsOf, inOrder } from '~/editing/fields';
import { fieldSchema, type FieldSchema } from '~/schemas/field-schema';
import { exactly, month, pictureName, zip } from '~/schemas/fields';

const NO_CHOICES = { icon: [], target: [] };

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
  expect(() => fieldsOf(schema, NO_CHOICES)).toThrow(/field odd has a schema/);
});

describe('a form', () => {
  const schema = fieldSchema(
    z.strictObject({
      seoTitle: z.string(),
      since: z.string().optional(),
      photo: pictureName.optional(),
      role: z.string(),
      name: z.string(),
      lines: z.array(z.string()),
      exactLines: exactly(2, 'lines', z.string()),
      isHere: z.boolean().default(true),
      hours: z.strictObject({ opens: z.string() }),
      joined: month,
    }),
  );
  const fields = fieldsOf(schema, NO_CHOICES);
  const field = (name: string) => fields.find((one) => one.name === name);

  test('starts with what changes most, then what must be given, and ends with what search results show', () => {
    const names = inOrder(fields, ['name']).map(({ name }) => name);
    expect(names).toEqual([
      'name',
      'role',
      'exactLines',
      'hours',
      'joined',
      'photo',
      'since',
      'lines',
      'isHere',
      'seoTitle',
    ]);
  });

  test('marks as optional what may be left out, and nothing else', () => {
    const labels = fields.map(({ label = '' }) => label);
    expect(labels.filter((label) => label.endsWith('(optional)'))).toEqual([
      'Since (optional)',
      'Photo (optional)',
      'Lines (optional)',
    ]);
    const required = fields.filter((one) => 'required' in one && one.required);
    expect(required.map(({ name }) => name)).toEqual([
      'seoTitle',
      'role',
      'name',
      'exactLines',
      'hours',
      'joined',
    ]);
  });

  test('shows pictures, takes them from a phone, and picks a month from a calendar', () => {
    expect(field('photo')).toMatchObject({
      widget: 'image',
      accept: 'image/jpeg,image/png',
    });
    expect(field('joined')).toMatchObject({
      widget: 'datetime',
      format: 'YYYY-MM',
    });
  });

  test('folds what belongs together, and has a box for each line that there must be', () => {
    expect(field('hours')).toMatchObject({
      collapsed: true,
      summary: '{{opens}}',
    });
    expect(field('exactLines')).toMatchObject({ default: ['', ''] });
    expect(field('lines')).not.toHaveProperty('default', ['']);
  });

  test('asks for no quotes, which only files need', () => {
    const [code] = fieldsOf(fieldSchema(z.strictObject({ zip })), NO_CHOICES);
    expect(code).toMatchObject({
      pattern: [expect.any(String), 'This must be five digits, such as 07670.'],
    });
  });
});

import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Tools } from '~/schemas/fields';
import { schemas } from '~/schemas/index';

type Field = { name: string; [option: string]: unknown };
type Form = { name: string; fields: Field[]; files?: Form[] };

const { collections, singletons } = parse(
  readFileSync('public/admin/config.yml', 'utf8'),
  { merge: true, maxAliasCount: -1 },
) as { collections: Form[]; singletons: Form[] };
const forms = [...collections, ...singletons];

const group = (fields: readonly Field[]) => ({
  type: 'object',
  properties: Object.fromEntries(
    fields.map((field) => [field.name, asSchema(field)]),
  ),
  required: fields
    .filter(({ required }) => required !== false)
    .map(({ name }) => name)
    .sort(),
});

/** A field of a form as the JSON schema of what it writes. */
function asSchema({
  widget,
  fields,
  field,
  multiple,
  min,
  max,
  ...options
}: Field): object {
  if (widget === 'object') return group(fields as Field[]);
  if (widget === 'list' || multiple) {
    const item = (field ?? { ...options, widget }) as Field;
    const items = fields ? group(fields as Field[]) : asSchema(item);
    return { type: 'array', minItems: min, maxItems: max, items };
  }
  const number = options['value_type'] === 'float' ? 'number' : 'integer';
  return {
    type: { number, boolean: 'boolean' }[String(widget)] ?? 'string',
    minimum: min,
    maximum: max,
    minLength: options['minlength'],
    maxLength: options['maxlength'],
    pattern: (options['pattern'] as string[] | undefined)?.[0],
    enum: options['options'],
    const: widget === 'hidden' ? options['default'] : undefined,
    // What tools, below, leaves in a schema.
    from: widget === 'image' ? widget : options['collection'],
  };
}

const tools = {
  image: () => z.string().meta({ from: 'image' }),
  reference: (from: string) => z.string().meta({ from }),
} as unknown as Tools;

const jsonSchema = (name: string) =>
  z.toJSONSchema(schemas[name as keyof typeof schemas](tools), {
    io: 'input',
    override: ({ jsonSchema: part }) => {
      for (const key of ['default', 'additionalProperties', 'multipleOf'])
        Reflect.deleteProperty(part, key);
      if (part.minItems === 0) delete part.minItems;
      if (part.type === 'object') part.required = part.required?.sort() ?? [];
    },
  });

it('there is a form for each schema', () => {
  expect(forms.map(({ name }) => name).sort()).toEqual(
    Object.keys(schemas).sort(),
  );
});

it.each(forms)(
  'the form of $name has the fields of its schema',
  ({ name, fields, files }) => {
    const { $schema, ...schema } = jsonSchema(name);
    if (files)
      expect(files.map((file) => group(file.fields))).toEqual(schema.oneOf);
    else
      expect(group(fields.filter((field) => field.name !== 'body'))).toEqual(
        schema,
      );
  },
);

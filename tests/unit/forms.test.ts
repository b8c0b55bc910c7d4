import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Tools } from '~/schemas/fields';
import { schemas } from '~/schemas/index';

type Field = { name: string; fields?: Field[] } & Record<string, unknown>;
interface Form {
  name: string;
  fields: Field[];
  files?: Form[];
}

const config = parse(readFileSync('public/admin/config.yml', 'utf8'), {
  merge: true,
  maxAliasCount: -1,
}) as { collections: Form[]; singletons: Form[] };
const forms = [...config.collections, ...config.singletons];

/** Forms as the JSON schema of what they write. */
const group = (fields: Field[] = []): object => ({
  type: 'object',
  properties: Object.fromEntries(fields.map((it) => [it.name, schemaOf(it)])),
  required: fields
    .filter((it) => it['required'] !== false)
    .map((it) => it.name)
    .sort(),
});

const TYPES = {
  int: 'integer',
  float: 'number',
  yes: 'boolean',
  text: 'string',
};

function valueOf({ widget, options, ...field }: Field): object {
  const isFlag = Array.isArray(options) && typeof options[0] === 'object';
  const type = isFlag
    ? 'yes'
    : widget === 'number'
      ? (field['value_type'] ?? 'int')
      : 'text';
  return {
    type: TYPES[type as keyof typeof TYPES],
    enum: isFlag ? undefined : options,
    const: widget === 'hidden' ? field['default'] : undefined,
    from: widget === 'image' ? widget : field['collection'],
    pattern: [field['pattern']].flat()[0],
    minLength: field['minlength'],
    maxLength: field['maxlength'],
    minimum: field['min'],
    maximum: field['max'],
  };
}

function schemaOf(field: Field): object {
  const { widget, fields, field: item, multiple, min, max, ...rest } = field;
  if (widget === 'object') return group(fields);
  if (widget !== 'list' && !multiple) return valueOf(field);
  const items = fields ? group(fields) : valueOf((item ?? rest) as Field);
  return { type: 'array', items, minItems: min, maxItems: max };
}

const tools = {
  image: () => z.string().meta({ from: 'image' }),
  reference: (from: string) => z.string().meta({ from }),
} as unknown as Tools;

const UNKNOWN_TO_FORMS = ['default', 'additionalProperties', 'multipleOf'];

const jsonSchema = (name: string) =>
  z.toJSONSchema(schemas[name as keyof typeof schemas](tools), {
    io: 'input',
    override: ({ jsonSchema: part }) => {
      for (const key of UNKNOWN_TO_FORMS) Reflect.deleteProperty(part, key);
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
  'the form of $name asks for what its schema does',
  ({ name, fields, files }) => {
    const form = files
      ? { oneOf: files.map((file) => group(file.fields)) }
      : group(fields.filter((field) => field.name !== 'body'));
    // As JSON, which has no undefined that would fill the message.
    expect(JSON.parse(JSON.stringify(form))).toEqual({
      ...jsonSchema(name),
      $schema: undefined,
    });
  },
);

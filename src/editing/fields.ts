import type { Field } from '@sveltia/cms';
import { sentenceCase } from '../lib/formats.ts';
import type { FieldSchema } from '../schemas/field-schema.ts';

/** What there is to choose from: the names of the drawings and of the files in src/assets/pictures. */
export type Choices = Record<'icon' | 'picture', string[]>;

/** The field of a collection that names an entry. */
export const TITLES = { services: 'title', areas: 'name', local: 'headline', testimonials: 'name' };

/** What makes a field a choice of other entries. */
const relation = (collection: 'services' | 'areas') => ({
  ...{ widget: 'relation', collection, value_field: '{{slug}}' },
  display_fields: [TITLES[collection]],
});

function textWidget(schema: FieldSchema, choices: Choices) {
  const { role, pattern, patternErrorMessage = '', minLength, maxLength = 0 } = schema;
  if (role?.kind === 'entry') return relation(role.collection);
  // The screen's own field for pictures writes their folder too; our files hold the name alone.
  if (role?.kind === 'icon' || role?.kind === 'picture')
    return { widget: 'select', options: choices[role.kind] };
  return {
    // Longer ones get a box of several lines.
    widget: maxLength > 80 ? 'text' : 'string',
    pattern: pattern === undefined ? undefined : [pattern, patternErrorMessage],
    minlength: minLength,
    maxlength: maxLength === 0 ? undefined : maxLength,
  };
}

function listWidget({ items = {}, minItems: min, maxItems: max }: FieldSchema, choices: Choices) {
  const { role, properties } = items;
  if (role?.kind === 'entry') return { ...relation(role.collection), multiple: true, min, max };
  const list = { widget: 'list', min, max };
  if (!properties) return { ...list, field: field('line', items, true, choices) };
  const [first = ''] = Object.keys(properties);
  return { ...list, fields: fieldsOf(items, choices), collapsed: true, summary: `{{${first}}}` };
}

function widget(name: string, schema: FieldSchema, choices: Choices) {
  const { type, minimum: min, maximum } = schema;
  // A switch would write false, which the schema forbids; a choice can be left empty.
  if (schema.const === true) return { widget: 'select', options: [{ label: 'Yes', value: true }] };
  if (schema.enum) return { widget: 'select', options: schema.enum };
  if (type === 'string') return textWidget(schema, choices);
  if (type === 'array') return listWidget(schema, choices);
  if (type === 'object') return { widget: 'object', fields: fieldsOf(schema, choices) };
  if (type === 'boolean') return { widget: 'boolean' };
  const max = maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum;
  const number = { widget: 'number', min, max };
  if (type === 'integer') return { ...number, value_type: 'int' };
  if (type === 'number') return { ...number, value_type: 'float', step: 0.0001 };
  throw new Error(`fields: ${name} has a form that the editing screen cannot show`);
}

function field(name: string, schema: FieldSchema, required: boolean, choices: Choices): Field {
  const { description: hint = '', const: only } = schema;
  if (typeof only === 'string') return { name, widget: 'hidden', default: only };
  const filled = schema.anyOf?.find(({ type }) => type !== 'null');
  const base = { name, label: sentenceCase(name), hint, required: required && !filled };
  // The screen reads it as JSON, which leaves out what is undefined.
  const made: object = { ...base, ...widget(name, filled ?? schema, choices) };
  return made as Field;
}

/** The fields of the screen for a content schema. @throws when one has a form it cannot show */
export function fieldsOf(schema: FieldSchema, choices: Choices): Field[] {
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).map(([name, property]) =>
    field(name, property, required.includes(name), choices),
  );
}

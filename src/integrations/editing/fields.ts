import type { Field } from '@sveltia/cms';
import { sentenceCase } from './labels.ts';
import type { FieldSchema } from '../../schemas/field-schema.ts';

/** What the fields offer to choose from beyond what the schemas say. */
export interface Choices {
  /** The names of the icons that a service may have. */
  icons: string[];
  /** The file names in src/assets/pictures. */
  pictures: string[];
}

/** From this length on a text gets a box of several lines. */
const ONE_LINE = 80;

/** The field of a collection that names an entry. */
export const TITLES = { services: 'title', areas: 'name', local: 'headline', testimonials: 'name' };

type Base = Pick<Extract<Field, { widget: 'text' }>, 'name' | 'label' | 'hint' | 'required'>;

function relation(base: Base, collection: 'services' | 'areas') {
  const title = TITLES[collection];
  return {
    ...base,
    widget: 'relation' as const,
    collection,
    value_field: '{{slug}}',
    display_fields: [title],
    search_fields: [title],
  };
}

function textField(base: Base, schema: FieldSchema, choices: Choices): Field {
  const { role, pattern, patternErrorMessage = '', minLength, maxLength } = schema;
  if (role?.kind === 'entry') return relation(base, role.collection);
  if (role?.kind === 'icon') return { ...base, widget: 'select', options: choices.icons };
  // The screen's own field for pictures writes their folder too; our files hold the name alone.
  if (role?.kind === 'picture') return { ...base, widget: 'select', options: choices.pictures };
  return {
    ...base,
    widget: (maxLength ?? 0) > ONE_LINE ? 'text' : 'string',
    ...(pattern === undefined ? {} : { pattern: [pattern, patternErrorMessage] }),
    ...(minLength === undefined ? {} : { minlength: minLength }),
    ...(maxLength === undefined ? {} : { maxlength: maxLength }),
  };
}

function listField(base: Base, schema: FieldSchema, choices: Choices): Field {
  const { items = {}, minItems: min, maxItems: max } = schema;
  const range = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
  if (items.role?.kind === 'entry') {
    return { ...relation(base, items.role.collection), multiple: true, ...range };
  }
  const list = { ...base, ...range, widget: 'list' as const };
  if (!items.properties) return { ...list, field: field('line', items, true, choices) };
  const fields = fieldsOf(items, choices);
  return { ...list, fields, collapsed: true, summary: `{{${fields[0]?.name ?? ''}}}` };
}

function field(name: string, schema: FieldSchema, required: boolean, choices: Choices): Field {
  const filled = schema.anyOf?.find(({ type }) => type !== 'null');
  if (filled) {
    const { description = '' } = schema;
    return field(name, { ...filled, description }, false, choices);
  }
  const { description: hint = '', type, minimum: min, maximum: max } = schema;
  const base = { name, label: sentenceCase(name), hint, required };
  if (typeof schema.const === 'string') return { name, widget: 'hidden', default: schema.const };
  // A switch would write false, which the schema forbids; a choice can be left empty.
  if (schema.const === true) {
    return { ...base, widget: 'select', options: [{ label: 'Yes', value: true }] };
  }
  if (schema.enum) return { ...base, widget: 'select', options: schema.enum };
  if (type === 'string') return textField(base, schema, choices);
  if (type === 'array') return listField(base, schema, choices);
  if (type === 'object') return { ...base, widget: 'object', fields: fieldsOf(schema, choices) };
  if (type === 'boolean') return { ...base, widget: 'boolean' };
  if (type !== 'number' && type !== 'integer') {
    throw new Error(`fields: ${name} has a form that the editing screen cannot show`);
  }
  return {
    ...base,
    widget: 'number',
    value_type: type === 'integer' ? 'int' : 'float',
    ...(type === 'integer' ? {} : { step: 0.0001 }),
    ...(min === undefined ? {} : { min }),
    ...(max === undefined || max === Number.MAX_SAFE_INTEGER ? {} : { max }),
  };
}

/**
 * The fields of the editing screen for an object of a content schema.
 * @throws when a field has a form that the screen cannot show
 */
export function fieldsOf(schema: FieldSchema, choices: Choices): Field[] {
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).map(([name, property]) =>
    field(name, property, required.includes(name), choices),
  );
}

import type { Field } from '@sveltia/cms';
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

/** The name of a field or file as words: `fullDescription` as "Full description". */
export function sentenceCase(name: string): string {
  const words = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

/** What makes a field a choice of other entries. */
function relation(collection: 'services' | 'areas') {
  const titles = [TITLES[collection]];
  const shown = { display_fields: titles, search_fields: titles };
  return { widget: 'relation', collection, value_field: '{{slug}}', ...shown };
}

/** The widget for a text, with its limits. */
function textWidget(schema: FieldSchema, { icons, pictures }: Choices) {
  const { role, pattern, patternErrorMessage = '', minLength, maxLength = 0 } = schema;
  if (role?.kind === 'entry') return relation(role.collection);
  if (role?.kind === 'icon') return { widget: 'select', options: icons };
  // The screen's own field for pictures writes their folder too; our files hold the name alone.
  if (role?.kind === 'picture') return { widget: 'select', options: pictures };
  return {
    widget: maxLength > ONE_LINE ? 'text' : 'string',
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
  const fields = fieldsOf(items, choices);
  return { ...list, fields, collapsed: true, summary: `{{${first}}}` };
}

/** @throws when the screen has no widget for it */
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
  if (type === 'integer') return { widget: 'number', value_type: 'int', min, max };
  if (type === 'number') return { widget: 'number', value_type: 'float', step: 0.0001, min, max };
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

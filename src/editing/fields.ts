import type { Field } from '@sveltia/cms';
import { sentenceCase } from '../lib/formats.ts';
import type {
  FieldSchema,
  ReferencedCollection,
} from '../schemas/field-schema.ts';
import { LONGEST_LINE } from '../schemas/fields.ts';

/** The names to choose from: of the icons, and of the files in src/assets/pictures. */
export interface Choices {
  icon: string[];
  picture: string[];
}

/** The field of a collection that names an entry. */
export const TITLES = {
  services: 'title',
  areas: 'name',
  local: 'headline',
  jobs: 'month',
  team: 'name',
  testimonials: 'name',
};

/** A choice of other entries, by their titles; the name of the file is written. */
function entryWidget(collection: ReferencedCollection) {
  return {
    widget: 'relation',
    collection,
    value_field: '{{slug}}',
    display_fields: [TITLES[collection]],
  };
}

function lineWidget({
  pattern,
  patternErrorMessage,
  minLength,
  maxLength,
}: FieldSchema) {
  return {
    widget:
      maxLength !== undefined && maxLength > LONGEST_LINE ? 'text' : 'string',
    pattern:
      pattern === undefined ? undefined : [pattern, patternErrorMessage ?? ''],
    minlength: minLength,
    maxlength: maxLength,
  };
}

function textWidget(schema: FieldSchema, choices: Choices) {
  const { role } = schema;
  if (schema.enum) return { widget: 'select', options: schema.enum };
  if (role?.kind === 'entry') return entryWidget(role.collection);
  if (role?.kind === 'icon') return { widget: 'select', options: choices.icon };
  // The screen's own field for pictures writes their folder too; our files hold the name alone.
  if (role?.kind === 'picture')
    return { widget: 'select', options: choices.picture };
  return lineWidget(schema);
}

function numberWidget({ type, minimum, maximum, multipleOf }: FieldSchema) {
  const isWhole = type === 'integer';
  return {
    widget: 'number',
    value_type: isWhole ? 'int' : 'float',
    step: isWhole ? undefined : (multipleOf ?? 0.0001),
    min: minimum,
    // Zod names the largest number where a schema names none.
    max: maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum,
  };
}

function listWidget(
  { items = {}, minItems, maxItems }: FieldSchema,
  choices: Choices,
) {
  const { role, properties } = items;
  const length = { min: minItems, max: maxItems };
  if (role?.kind === 'entry')
    return { ...entryWidget(role.collection), ...length, multiple: true };
  if (!properties)
    return {
      widget: 'list',
      ...length,
      field: fieldOf('line', items, true, choices),
    };
  const [firstField = ''] = Object.keys(properties);
  return {
    widget: 'list',
    ...length,
    fields: fieldsOf(items, choices),
    collapsed: true,
    summary: `{{${firstField}}}`,
  };
}

function widgetOf(name: string, schema: FieldSchema, choices: Choices): object {
  // A switch would write false, which the schema forbids; a choice can be left empty.
  if (schema.const === true)
    return { widget: 'select', options: [{ label: 'Yes', value: true }] };
  switch (schema.type) {
    case 'string':
      return textWidget(schema, choices);
    case 'array':
      return listWidget(schema, choices);
    case 'object':
      return { widget: 'object', fields: fieldsOf(schema, choices) };
    case 'boolean':
      return { widget: 'boolean' };
    case 'integer':
    case 'number':
      return numberWidget(schema);
    default:
      throw new Error(
        `The field ${name} has a schema that the editing screen has no form for. Add one to src/editing/fields.ts.`,
      );
  }
}

function fieldOf(
  name: string,
  schema: FieldSchema,
  isRequired: boolean,
  choices: Choices,
): Field {
  if (typeof schema.const === 'string')
    return { name, widget: 'hidden', default: schema.const };
  // A field that may also be null, such as `registration`, may be left empty.
  const filled = schema.anyOf?.find(({ type }) => type !== 'null');
  const field: object = {
    name,
    label: sentenceCase(name),
    hint: schema.description ?? '',
    required: isRequired && !filled,
    ...widgetOf(name, filled ?? schema, choices),
  };
  // The screen reads this as JSON, which leaves out undefined; its types know each option by widget.
  return field as Field;
}

/** The fields of the editing screen for a content schema. @throws when it has no form for one */
export function fieldsOf(schema: FieldSchema, choices: Choices): Field[] {
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).map(([name, property]) =>
    fieldOf(name, property, required.includes(name), choices),
  );
}

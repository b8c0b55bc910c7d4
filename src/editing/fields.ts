import type { Field } from '@sveltia/cms';
import type {
  FieldRole,
  FieldSchema,
  ReferencedCollection,
} from '../schemas/field-schema.ts';
import { LONGEST_LINE } from '../schemas/fields.ts';
import { labelOf } from './labels.ts';

/** One of the things to choose from, by its name for people and its name in files. */
export interface Choice {
  label: string;
  value: string;
}

/** What there is to choose from: drawings, and the pages that a link may lead to. */
export interface Choices {
  icon: Choice[];
  target: Choice[];
}

/** The field of a collection that names an entry. */
export const TITLES = {
  services: 'title',
  areas: 'name',
  jobs: 'month',
  team: 'name',
  testimonials: 'name',
};

/** Any day of the month; the file holds the month alone. */
const MONTH_WIDGET = { widget: 'datetime', type: 'date', format: 'YYYY-MM' };

/** A browser asks for a day, although the month alone counts. */
const ANY_DAY = 'Any day of that month will do.';

/** Phones of Apple turn their photos into JPEG where a form asks for it. */
const PICTURE_WIDGET = {
  widget: 'image',
  accept: 'image/jpeg,image/png',
  choose_url: false,
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

/** Names of things or of files, as words that a person would write. */
export function choicesOf(names: readonly string[]): Choice[] {
  return names.map((value) => ({ label: labelOf(value), value }));
}

/** An advice for files as one for forms, which write the quotes by themselves. */
function withoutQuotes(advice: string): string {
  return advice.replace(' in quotes', '').replaceAll('"', '');
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
      pattern === undefined
        ? undefined
        : [pattern, withoutQuotes(patternErrorMessage ?? '')],
    minlength: minLength,
    maxlength: maxLength,
  };
}

/** A choice of the things that a text names. */
function namedWidget(role: FieldRole, choices: Choices) {
  switch (role.kind) {
    case 'entry':
      return entryWidget(role.collection);
    case 'icon':
      return { widget: 'select', options: choices.icon };
    case 'target':
      return { widget: 'select', options: choices.target };
    case 'picture':
      return PICTURE_WIDGET;
  }
}

function textWidget(schema: FieldSchema, choices: Choices) {
  if (schema.role) return namedWidget(schema.role, choices);
  if (schema.enum) return { widget: 'select', options: choicesOf(schema.enum) };
  return schema.format === 'month' ? MONTH_WIDGET : lineWidget(schema);
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

/** A box for each line that there must be, so that a new form shows them. */
function emptyLines(count = 0): string[] | undefined {
  return count === 0 ? undefined : Array<string>(count).fill('');
}

function listWidget(
  { items = {}, minItems, maxItems }: FieldSchema,
  choices: Choices,
) {
  const { role, properties } = items;
  const length = { min: minItems, max: maxItems };
  if (role?.kind === 'entry')
    return { ...entryWidget(role.collection), ...length, multiple: true };
  // A tick beside each, rather than a list to be made one by one.
  if (items.enum)
    return {
      widget: 'select',
      options: choicesOf(items.enum),
      ...length,
      multiple: true,
      dropdown_threshold: items.enum.length,
    };
  if (!properties)
    return {
      widget: 'list',
      ...length,
      label_singular: 'Line',
      default: emptyLines(minItems),
      field: fieldOf('line', items, true, choices),
    };
  return { widget: 'list', ...length, ...foldedGroup(items, choices) };
}

/** Fields that belong together, folded: the first text tells which they are. */
function foldedGroup(schema: FieldSchema, choices: Choices) {
  const [firstText] = Object.entries(schema.properties ?? {}).filter(
    ([, { type }]) => type === 'string',
  );
  return {
    fields: fieldsOf(schema, choices),
    collapsed: true,
    summary: firstText === undefined ? undefined : `{{${firstText[0]}}}`,
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
      return { widget: 'object', ...foldedGroup(schema, choices) };
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

function mayBeEmptyList({ type, minItems = 0 }: FieldSchema): boolean {
  return type === 'array' && minItems === 0;
}

/** The screen marks what is required alone. A group has a box to tick, and a switch is always set. */
function fieldLabel(
  name: string,
  { type }: FieldSchema,
  isRequired: boolean,
): string {
  const isMarked = isRequired || type === 'object' || type === 'boolean';
  return isMarked ? labelOf(name) : `${labelOf(name)} (optional)`;
}

/** What stands under the box of a field. */
function hintOf({ description = '', format }: FieldSchema): string {
  return format === 'month' ? `${description} ${ANY_DAY}` : description;
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
  const required = isRequired && !filled && !mayBeEmptyList(schema);
  const field: object = {
    name,
    label: fieldLabel(name, schema, required),
    hint: hintOf(schema),
    required,
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

/** What search results show and no visitor sees on the page. */
const SEARCH_FIELDS = ['seoTitle', 'seoDescription', 'seoPlace'];

/** The parts of a form from the top, by what a field is for. */
const RANKS = { required: 0, picture: 1, text: 2, optional: 3, search: 4 };

function rankOf(field: Field): number {
  if (SEARCH_FIELDS.includes(field.name)) return RANKS.search;
  if (field.name === 'body') return RANKS.text;
  if (field.name === 'imageAlt' || field.widget === 'image')
    return RANKS.picture;
  const isOptional = 'required' in field && field.required === false;
  return isOptional ? RANKS.optional : RANKS.required;
}

/**
 * The fields of a form in the order in which people change them.
 * @param first the names of those that change most; each form has its own
 */
export function inOrder(
  fields: readonly Field[],
  first: readonly string[] = [],
): Field[] {
  const start = first.flatMap((name) =>
    fields.filter((field) => field.name === name),
  );
  const rest = fields.filter((field) => !first.includes(field.name));
  return [...start, ...rest.sort((a, b) => rankOf(a) - rankOf(b))];
}

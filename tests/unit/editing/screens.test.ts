import type {
  Collection,
  CollectionFile,
  EntryCollection,
  Field,
  FileCollection,
} from '@sveltia/cms';
import { basename } from 'node:path';
import { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { iconNames } from '~/loader/files';
import { choicesOf, fieldsOf } from '~/editing/fields';
import { LAUNCH_PAGE } from '~/editing/launch-page';
import { editingScreens } from '~/editing/screens';
import { areaSchema } from '~/schemas/area';
import { businessSchema } from '~/schemas/business';
import { fieldSchema } from '~/schemas/field-schema';
import { jobSchema } from '~/schemas/job';
import { localSchema } from '~/schemas/local';
import { PAGE_NAMES } from '~/schemas/pages';
import { serviceSchema } from '~/schemas/service';
import { personSchema } from '~/schemas/team';
import { testimonialSchema } from '~/schemas/testimonial';
import { areas, services } from '../../helpers/content';
import { PROJECT } from '../../helpers/project';

const { backend, collections = [] } = editingScreens(PROJECT);

function collection(name: string): EntryCollection & FileCollection {
  const found = collections.find((one) => (one as Collection).name === name);
  return found as EntryCollection & FileCollection;
}

function fieldOf(fields: Field[], name: string): Field | undefined {
  return fields.find((field) => field.name === name);
}

const [business] = collection('pages').files as [CollectionFile];

test('each collection has a screen on its folder, with every field of its schema', () => {
  const schemas = {
    services: serviceSchema,
    areas: areaSchema,
    jobs: jobSchema,
    team: personSchema,
  };
  for (const [name, { shape }] of Object.entries(schemas)) {
    const { fields, folder } = collection(name);
    expect(folder).toBe(`src/content/${name}`);
    const names = [...Object.keys(shape), 'body', 'asRead'];
    expect(fields.map((field) => field.name).sort()).toEqual(names.sort());
  }
  const reviews = collection('testimonials');
  expect(reviews.folder).toBe('src/content/testimonials');
  const names = [...Object.keys(testimonialSchema.shape), 'asRead'];
  expect(reviews.fields.map(({ name }) => name).sort()).toEqual(names.sort());
});

test('each file of pages/ has a screen that keeps which page it is', () => {
  const [, ...files] = collection('pages').files;
  expect(files.map(({ file }) => file)).toEqual(
    PAGE_NAMES.map((name) => `src/content/pages/${name}.md`),
  );
  for (const { name, fields } of files) {
    expect(fields[0]).toEqual({
      name: 'page',
      widget: 'hidden',
      default: name,
    });
  }
});

test('the business has a screen with every field', () => {
  expect(business.file).toBe('src/content/business.yml');
  const names = [...Object.keys(businessSchema.shape), 'asRead'];
  expect(business.fields.map(({ name }) => name).sort()).toEqual(names.sort());
});

test('it saves into the folder, or where a repository is named into that or a copy of it', () => {
  expect(backend).toMatchObject({
    repo: `local/${basename(PROJECT)}`,
    auth_methods: ['oauth'],
  });
  const forged = editingScreens(PROJECT, 'easy-open/website');
  expect(forged.backend).toMatchObject({
    repo: 'easy-open/website',
    auth_methods: ['token'],
  });
  expect(forged).toMatchObject({
    publish_mode: 'editorial_workflow',
    backend: { open_authoring: true },
  });
  for (const one of forged.collections ?? [])
    expect(one).toMatchObject({ publish_mode: 'simple' });
});

test('a form starts with what people change most', () => {
  const start = (fields: Field[]) => fields.slice(0, 2).map(({ name }) => name);
  expect(start(collection('services').fields)).toEqual(['title', 'price']);
  expect(start(collection('areas').fields)).toEqual(['name', 'responseTime']);
  expect(start(collection('jobs').fields)).toEqual(['image', 'service']);
  expect(start(business.fields)).toEqual(['phone', 'claims']);
});

test('each form leads to the page that shows its words', () => {
  const names = ['services', 'areas', 'jobs', 'team', 'testimonials'];
  const paths = names.map((name) => collection(name).preview_path);
  expect(paths).toEqual([
    '/services/{{slug}}',
    '/service-areas/{{slug}}',
    '/services/{{service}}-in-{{area}}',
    '/about',
    '/',
  ]);
  const files = collection('pages').files;
  for (const { preview_path: path } of files) expect(path).toMatch(/^\//);
  const pathOf = (page: string) =>
    files.find(({ name }) => name === page)?.preview_path;
  expect(pathOf('about')).toBe('/about');
  expect(pathOf('assistants')).toBe('/llms.txt');
  expect(pathOf('not-found')).toBe('/404');
});

test('each service in each town has a form of its text, found by both names', () => {
  const [service = ''] = services().map(({ slug }) => slug);
  const [area = ''] = areas().map(({ slug }) => slug);
  const { files } = collection('local');
  expect(files).toHaveLength(services().length * areas().length);
  const form = files.find(({ name }) => name === `${service}-in-${area}`);
  expect(form).toMatchObject({
    file: `src/content/local/${area}/${service}.md`,
    preview_path: `/services/${service}-in-${area}`,
  });
  expect(form?.label).toMatch(/^[A-Z][^:]*: [A-Z]/);
  const names = [...Object.keys(localSchema.shape), 'body', 'asRead'];
  expect(form?.fields.map(({ name }) => name).sort()).toEqual(names.sort());
});

test('the form of the business leads to the launch list, on disk alone', () => {
  const hintOf = (screens: typeof collections) => {
    const pages = screens.find((one) => (one as Collection).name === 'pages');
    const [form] = (pages as FileCollection).files;
    return fieldOf(form?.fields ?? [], 'confirmedClaims');
  };
  expect(JSON.stringify(hintOf(collections))).toContain(LAUNCH_PAGE);
  const live = editingScreens(PROJECT, 'owner/site').collections ?? [];
  expect(JSON.stringify(hintOf(live))).not.toContain(LAUNCH_PAGE);
});

test('a month says that any of its days will do', () => {
  const { fields } = collection('jobs');
  expect(fieldOf(fields, 'month')).toMatchObject({
    hint: expect.stringContaining('Any day of that month will do.') as string,
  });
});

test('the name of a new file is made of the name of what it tells', () => {
  for (const name of ['services', 'areas', 'team', 'testimonials']) {
    const { slug, identifier_field: field = '' } = collection(name);
    expect(slug).toMatchObject({ template: `{{${field}}}` });
  }
});

/** What a programmer knows and an editor need not. */
const PROGRAMMING =
  /\b(?:slug|schema|string|boolean|ya?ml|json|html|front matter|markdown|enum|null|regex|npm|src|url|alt|seo|true|false|repository|environment variable|file name|\w+\.(?:md|yml|svg))\b/i;

/** The settings that a person reads; the last part of a pattern is its advice. */
const SAYINGS = ['label', 'label_singular', 'hint', 'description', 'pattern'];

test('no label, hint or advice is in words of programming', () => {
  const words: string[] = [];
  JSON.stringify(collections, (name, value: unknown) => {
    if (SAYINGS.includes(name)) words.push(String([value].flat().at(-1)));
    return value;
  });
  expect(words.length).toBeGreaterThan(500);
  expect(words.filter((text) => PROGRAMMING.test(text))).toEqual([]);
});

describe('a field of the schema becomes the field that suits it', () => {
  const { fields } = collection('services');
  const area = collection('areas').fields;
  const review = collection('testimonials').fields;

  test('a price: one line with its form and what to write', () => {
    expect(fieldOf(fields, 'price')).toEqual({
      name: 'price',
      label: 'Price',
      hint: 'The starting price, written "Starting at $120".',
      required: true,
      widget: 'string',
      pattern: [
        String.raw`^Starting at \$([1-9]\d{0,4})$`,
        'This must read like this, in whole dollars without a comma: Starting at $120.',
      ],
    });
  });

  test('a long text: a box, with the lengths', () => {
    expect(fieldOf(fields, 'fullDescription')).toMatchObject({
      label: 'Text under "About"',
      widget: 'text',
      minlength: 155,
      maxlength: 1200,
    });
  });

  test('a list of lines: exactly as many as the schema asks', () => {
    expect(fieldOf(fields, 'features')).toMatchObject({
      widget: 'list',
      min: 5,
      max: 5,
      field: { widget: 'string', minlength: 3, maxlength: 70 },
    });
  });

  test('a list of groups: their fields, told apart by the first', () => {
    const titled = z.strictObject({ title: z.string(), text: z.string() });
    const schema = fieldSchema(z.strictObject({ reasons: z.array(titled) }));
    expect(fieldsOf(schema, { icon: [], target: [] })).toMatchObject([
      {
        widget: 'list',
        summary: '{{title}}',
        fields: [{ name: 'title' }, { name: 'text' }],
      },
    ]);
  });

  test('a drawing and a link: a choice of those that are there', () => {
    expect(fieldOf(fields, 'icon')).toMatchObject({
      widget: 'select',
      options: choicesOf(iconNames(PROJECT).sort()),
      required: false,
    });
    const home = collection('pages').files.find(({ name }) => name === 'home');
    const links = JSON.stringify(home?.fields);
    expect(links).toContain('{"label":"Contact","value":"contact"}');
    expect(links).toContain(
      '{"label":"Panel replacement","value":"service:panel-replacement"}',
    );
  });

  test('another entry: a choice by its title that writes its file name', () => {
    const service = {
      widget: 'relation',
      collection: 'services',
      value_field: '{{slug}}',
    };
    expect(fieldOf(review, 'service')).toMatchObject({
      ...service,
      display_fields: ['title'],
    });
    expect(fieldOf(business.fields, 'featuredServices')).toMatchObject({
      ...service,
      multiple: true,
      min: 1,
      max: 5,
    });
    expect(fieldOf(area, 'neighbors')).toMatchObject({
      collection: 'areas',
      required: false,
    });
  });

  test('numbers, switches and choices', () => {
    expect(fieldOf(review, 'rating')).toMatchObject({
      widget: 'number',
      min: 1,
      max: 5,
    });
    expect(JSON.stringify(fieldOf(review, 'order'))).not.toContain('max');
    expect(fieldOf(review, 'sample')).toMatchObject({ widget: 'boolean' });
    expect(fieldOf(fields, 'category')).toMatchObject({ widget: 'select' });
  });

  test('what may only be true or left out: a choice that can stay empty', () => {
    expect(fieldOf(fields, 'popular')).toMatchObject({
      widget: 'select',
      required: false,
      options: [{ label: 'Yes', value: true }],
    });
  });

  test('what may be null: not required', () => {
    expect(fieldOf(business.fields, 'registration')).toMatchObject({
      widget: 'string',
      required: false,
      hint: expect.stringContaining('New Jersey registration number') as string,
    });
  });
});

describe('the screen of jobs', () => {
  const { fields, slug, sortable_fields: sorting } = collection('jobs');

  test('names the file by itself, since it is no address', () => {
    expect(slug).toMatchObject({
      template: '{{fields.month}}-{{area}}-{{service}}',
      editable: false,
    });
    expect(sorting).toMatchObject({ default: { field: 'month' } });
  });

  test('offers services, towns and reviews by their names, and half hours', () => {
    expect(fieldOf(fields, 'service')).toMatchObject({
      widget: 'relation',
      collection: 'services',
      display_fields: ['title'],
    });
    expect(fieldOf(fields, 'review')).toMatchObject({
      widget: 'relation',
      collection: 'testimonials',
      display_fields: ['name'],
      required: false,
    });
    expect(fieldOf(fields, 'hours')).toMatchObject({
      value_type: 'float',
      min: 0.5,
      step: 0.5,
    });
  });

  test('asks for a text, as plain as cards show it', () => {
    expect(fieldOf(fields, 'body')).toMatchObject({
      widget: 'text',
      required: true,
    });
  });
});

import { basename } from 'node:path';
import type {
  CmsConfig,
  CollectionFile,
  EntryCollection,
  Field,
} from '@sveltia/cms';
import { iconNames, pictureNames } from '../loader/files.ts';
import { COLLECTIONS } from '../loader/collections.ts';
import { fieldSchema, type FieldSchema } from '../schemas/field-schema.ts';
import { SLUG_PATTERN } from '../schemas/fields.ts';
import { fieldsOf, TITLES, type Choices } from './fields.ts';
import { LAUNCH_PAGE } from './launch-page.ts';

/** The text below the fields of a file. */
const BODY: Field = {
  name: 'body',
  label: 'Text',
  widget: 'markdown',
  required: false,
  hint: 'The text of the page: paragraphs, headings, lists, and links to pages of this site, written like /services/panel-replacement. {warranty} stands for that claim of the business; in local texts {price} for the price of the service, {responseTime} for the time of the town.',
  editor_components: [],
  buttons: [
    'bold',
    'italic',
    'link',
    'heading-two',
    'heading-three',
    'bulleted-list',
  ],
};

/** The text of a job. */
const STORY: Field = {
  name: 'body',
  label: 'Text',
  widget: 'text',
  required: true,
  hint: 'One to five sentences: what was wrong, what you did.',
};

/** The text about a person. */
const ABOUT_PERSON: Field = {
  name: 'body',
  label: 'Text',
  widget: 'text',
  required: true,
  hint: 'A sentence that customers remember, three at most.',
};

/** The file as it was read, for start.ts, which leaves all of it that was not changed as it is. */
const AS_READ: Field = { name: 'asRead', widget: 'hidden', required: false };

const BY_ORDER = { fields: ['order'], default: { field: 'order' } };

type EntriesName =
  'services' | 'areas' | 'local' | 'jobs' | 'team' | 'testimonials';

/** How the screen presents each collection. */
const SCREENS: Record<EntriesName, Partial<EntryCollection>> = {
  services: {
    label: 'Services',
    label_singular: 'Service',
    icon: 'handyman',
    sortable_fields: BY_ORDER,
  },
  areas: {
    label: 'Towns',
    label_singular: 'Town',
    icon: 'location_on',
    sortable_fields: BY_ORDER,
  },
  local: {
    label: 'Local texts',
    label_singular: 'Local text',
    icon: 'article',
    description:
      'The text of one service in one town. Choose the town; the file is the service.',
    summary: '{{slug}}: {{headline}}',
    // The files lie in folders named by town.
    nested: { depth: 2, subfolders: false },
    meta: { path: {} },
  },
  jobs: {
    label: 'Jobs done',
    label_singular: 'Job',
    icon: 'construction',
    summary: '{{month}}: {{service}}, {{area}}',
    sortable_fields: {
      fields: ['month'],
      default: { field: 'month', direction: 'descending' },
    },
    // The file of a job is no address of a page: nobody has to think of a name.
    slug: '{{month}}-{{area}}-{{service}}',
  },
  team: {
    label: 'People',
    label_singular: 'Person',
    icon: 'groups',
    sortable_fields: BY_ORDER,
  },
  testimonials: {
    label: 'Reviews',
    label_singular: 'Review',
    icon: 'reviews',
    sortable_fields: BY_ORDER,
  },
};

/** The text of an entry: reviews are all fields, jobs and people are told in plain sentences. */
const TEXTS: Record<EntriesName, Field[]> = {
  services: [BODY],
  areas: [BODY],
  local: [BODY],
  jobs: [STORY],
  team: [ABOUT_PERSON],
  testimonials: [],
};

/** The screen of a collection with one file for each entry. */
function entriesScreen(name: EntriesName, choices: Choices): EntryCollection {
  const fields = fieldsOf(fieldSchema(COLLECTIONS[name].schema), choices);
  return {
    name,
    folder: `src/content/${name}`,
    extension: 'md',
    format: 'kept-frontmatter',
    publish_mode: 'simple',
    identifier_field: TITLES[name],
    fields: [...fields, ...TEXTS[name], AS_READ],
    slug: {
      // Typed once: a change later would change the address of its pages.
      editable: ['create'],
      hint: 'The name of the file, such as panel-replacement; a page has it as its address.',
      pattern: [
        SLUG_PATTERN.source,
        'Write small letters, digits and hyphens.',
      ],
    },
    ...SCREENS[name],
  };
}

/** The screen of one file of pages/. */
function pageScreen(schema: FieldSchema, choices: Choices): CollectionFile {
  const name = String(schema.properties?.['page']?.const);
  return {
    name,
    label: schema.description ?? name,
    file: `src/content/pages/${name}.md`,
    format: 'kept-frontmatter',
    fields: [...fieldsOf(schema, choices), AS_READ],
  };
}

function businessScreen(choices: Choices): CollectionFile {
  return {
    name: 'business',
    label: 'The business',
    file: 'src/content/business.yml',
    format: 'kept-yaml',
    fields: [
      ...fieldsOf(fieldSchema(COLLECTIONS.business.schema), choices),
      AS_READ,
    ],
  };
}

/** Where the facts of the business are, the way to what they still lack. */
const LAUNCH_LINK = `[The launch list](${LAUNCH_PAGE}): what only the owner can give or confirm, and where the site says it.`;

/** The configuration of the screen, made from the schemas; without a repository it saves on disk. */
export function editingScreens(root: string, repository?: string): CmsConfig {
  const choices = { icon: iconNames(root).sort(), picture: pictureNames(root) };
  const pages = fieldSchema(COLLECTIONS.pages.schema).oneOf ?? [];
  return {
    backend: {
      name: 'github',
      // For files on disk too, the screen asks for a repository and one way to sign in.
      repo: repository ?? `local/${basename(root)}`,
      auth_methods: [repository === undefined ? 'oauth' : 'token'],
      branch: 'main',
      // Editors who may write save into main; others propose from a copy, which needs a workflow.
      open_authoring: true,
      auth_scope: 'repo',
    },
    publish_mode: 'editorial_workflow',
    app_title: 'Edit the site',
    media_folder: 'src/assets/pictures',
    media_libraries: {
      default: { config: { slugify_filename: true } },
      stock_assets: false,
    },
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    collections: [
      entriesScreen('services', choices),
      entriesScreen('areas', choices),
      entriesScreen('local', choices),
      entriesScreen('jobs', choices),
      entriesScreen('team', choices),
      entriesScreen('testimonials', choices),
      {
        name: 'pages',
        label: 'Other texts',
        icon: 'web',
        publish_mode: 'simple',
        // Only on disk: of a live site anyone may open the screen.
        ...(repository === undefined && { description: LAUNCH_LINK }),
        files: [
          businessScreen(choices),
          ...pages.map((page) => pageScreen(page, choices)),
        ],
      },
    ],
  };
}

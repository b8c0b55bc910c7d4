import { basename } from 'node:path';
import type {
  CmsConfig,
  CollectionFile,
  EntryCollection,
  Field,
  FileCollection,
} from '@sveltia/cms';
import { COLLECTIONS } from '../loader/collections.ts';
import {
  CONTENT_FOLDER,
  filesBelow,
  iconNames,
  PICTURES_FOLDER,
} from '../loader/files.ts';
import { PAGES } from '../lib/pages.ts';
import { titleCase } from '../lib/title-case.ts';
import {
  ABOUT_PATH,
  AREA_SEPARATOR,
  areaPath,
  AREAS_PATH,
  ASSISTANTS_PATH,
  HOME_PATH,
  NOT_FOUND_PATH,
  SERVER_ERROR_PATH,
  serviceInAreaPath,
  servicePath,
  SERVICES_PATH,
} from '../lib/urls.ts';
import { fieldSchema, type FieldSchema } from '../schemas/field-schema.ts';
import { LARGEST_PICTURE, SLUG_PATTERN } from '../schemas/fields.ts';
import {
  choicesOf,
  fieldsOf,
  inOrder,
  TITLES,
  type Choice,
  type Choices,
} from './fields.ts';
import { labelOf } from './labels.ts';
import { LAUNCH_PAGE } from './launch-page.ts';
import { PICTURES_ADDRESS } from './picture-paths.ts';

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

/** The fields that change most, in the forms that have such. */
const FIRST: Readonly<Record<string, string[]>> = {
  services: ['title', 'price', 'typical', 'covers', 'notCovered', 'onSite'],
  areas: ['name', 'responseTime'],
  jobs: ['image', 'service', 'area', 'month', 'body'],
  business: ['phone', 'claims', 'confirmedClaims', 'whatsapp', 'bookingUrl'],
};

const BY_ORDER = { fields: ['order'], default: { field: 'order' } };

type EntriesName = 'services' | 'areas' | 'jobs' | 'team' | 'testimonials';

/** The name of a file, which may be changed until the file is saved: later its page would move. */
function fileName(hint: string, template: string) {
  const advice = 'Write small letters, digits and hyphens.';
  return {
    template,
    editable: ['create' as const],
    hint,
    pattern: [SLUG_PATTERN.source, advice] as [string, string],
  };
}

/** How the screen presents each collection. */
const SCREENS: Record<EntriesName, Partial<EntryCollection>> = {
  services: {
    label: 'Services',
    label_singular: 'Service',
    icon: 'handyman',
    sortable_fields: BY_ORDER,
    preview_path: servicePath('{{slug}}'),
  },
  areas: {
    label: 'Towns',
    label_singular: 'Town',
    icon: 'location_on',
    sortable_fields: BY_ORDER,
    preview_path: areaPath('{{slug}}'),
  },
  jobs: {
    label: 'Jobs done',
    label_singular: 'Job',
    icon: 'construction',
    summary: '{{fields.month}}: {{service}}, {{area}}',
    sortable_fields: {
      fields: ['month'],
      default: { field: 'month', direction: 'descending' },
    },
    // The file of a job is no address of a page: nobody has to think of a name.
    slug: {
      template: '{{fields.month}}-{{area}}-{{service}}',
      editable: false,
    },
    preview_path: serviceInAreaPath('{{service}}', '{{area}}'),
  },
  team: {
    label: 'People',
    label_singular: 'Person',
    icon: 'groups',
    sortable_fields: BY_ORDER,
    preview_path: ABOUT_PATH,
  },
  testimonials: {
    label: 'Reviews',
    label_singular: 'Review',
    icon: 'reviews',
    sortable_fields: BY_ORDER,
    preview_path: HOME_PATH,
  },
};

/** The text of an entry: reviews are all fields, jobs and people are told in plain sentences. */
const TEXTS: Record<EntriesName, Field[]> = {
  services: [BODY],
  areas: [BODY],
  jobs: [STORY],
  team: [ABOUT_PERSON],
  testimonials: [],
};

/** The services or towns of the site, by the names of their files. */
function slugsOf(root: string, collection: 'services' | 'areas'): string[] {
  return filesBelow(root, `${CONTENT_FOLDER}/${collection}`).map((file) =>
    basename(file, '.md'),
  );
}

/** The pages that a link may lead to, as content names them. */
function targetChoices(services: readonly string[]): Choice[] {
  return [
    ...choicesOf(Object.keys(PAGES)),
    {
      label: 'Services: what every job comes with',
      value: 'services#guarantee',
    },
    ...choicesOf(services).map(({ label, value }) => ({
      label,
      value: `service:${value}`,
    })),
  ];
}

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
    fields: [...inOrder([...fields, ...TEXTS[name]], FIRST[name]), AS_READ],
    slug: fileName(
      'Made of the name or title. A page has it at the end of its address.',
      `{{${TITLES[name]}}}`,
    ),
    // Old addresses are kept in the field formerly.
    aliases_field: false,
    ...SCREENS[name],
  };
}

/**
 * The texts of all services in all towns, written or not: the place of such a file says what it is
 * about, so an editor finds it by service and town, and never has to name it.
 */
function localScreen(root: string, choices: Choices): FileCollection {
  const fields = fieldsOf(fieldSchema(COLLECTIONS.local.schema), choices);
  const services = slugsOf(root, 'services').sort();
  const files = slugsOf(root, 'areas')
    .sort()
    .flatMap((area) =>
      services.map((service) => ({
        // The end of the address of its page; launch-page.ts leads here.
        name: `${service}${AREA_SEPARATOR}${area}`,
        label: titleCase(`${labelOf(area)}: ${labelOf(service)}`),
        file: `${CONTENT_FOLDER}/local/${area}/${service}.md`,
        format: 'kept-frontmatter',
        fields: [...inOrder([...fields, BODY]), AS_READ],
        preview_path: serviceInAreaPath(service, area),
      })),
    );
  return {
    name: 'local',
    label: 'Local texts',
    icon: 'article',
    publish_mode: 'simple',
    description:
      'The text of each service in each town. One that nobody has written is empty: the page then says what the town and the service say.',
    files,
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
    fields: [...inOrder(fieldsOf(schema, choices)), AS_READ],
    preview_path: pathOfCopy(name),
  };
}

/** A page that shows the words of a file of pages/, where that is not a page of its own name. */
const PATHS_OF_COPY: Readonly<Record<string, string>> = {
  service: SERVICES_PATH,
  area: AREAS_PATH,
  'not-found': NOT_FOUND_PATH,
  'server-error': SERVER_ERROR_PATH,
  assistants: ASSISTANTS_PATH,
};

/** Where the words of a file of pages/ stand; those that stand everywhere stand on home too. */
function pathOfCopy(name: string): string {
  const page = Object.values(PAGES).find(({ copy }) => copy === name);
  return page?.path ?? PATHS_OF_COPY[name] ?? HOME_PATH;
}

/** Where the facts of the business are, the way to what they still lack. */
const LAUNCH_LINK = `[The launch list](${LAUNCH_PAGE}) says what only the owner can give or confirm, and where the site says it.`;

/** The fields of the business; those that the launch list explains lead to it, where it is. */
function businessFields(choices: Choices, isOnDisk: boolean): Field[] {
  const fields = fieldsOf(fieldSchema(COLLECTIONS.business.schema), choices);
  return fields.map((field) =>
    isOnDisk && field.name === 'confirmedClaims'
      ? { ...field, hint: LAUNCH_LINK }
      : field,
  );
}

function businessScreen(choices: Choices, isOnDisk: boolean): CollectionFile {
  const fields = businessFields(choices, isOnDisk);
  return {
    name: 'business',
    label: 'The business',
    file: 'src/content/business.yml',
    format: 'kept-yaml',
    fields: [...inOrder(fields, FIRST['business']), AS_READ],
    preview_path: HOME_PATH,
  };
}

/** The configuration of the screen, made from the schemas; without a repository it saves on disk. */
export function editingScreens(root: string, repository?: string): CmsConfig {
  const choices = {
    icon: choicesOf(iconNames(root).sort()),
    target: targetChoices(slugsOf(root, 'services')),
  };
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
    media_folder: PICTURES_FOLDER,
    public_folder: PICTURES_ADDRESS,
    media_libraries: {
      default: {
        config: { slugify_filename: true, max_file_size: LARGEST_PICTURE },
      },
      stock_assets: false,
    },
    // Files and pictures have plain names, also after names with accents.
    slug: { encoding: 'ascii', clean_accents: true },
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    collections: [
      entriesScreen('services', choices),
      entriesScreen('areas', choices),
      entriesScreen('jobs', choices),
      entriesScreen('team', choices),
      entriesScreen('testimonials', choices),
      {
        name: 'pages',
        label: 'Business and pages',
        icon: 'web',
        publish_mode: 'simple',
        // Only on disk: of a live site anyone may open the screen.
        ...(repository === undefined && { description: LAUNCH_LINK }),
        files: [
          businessScreen(choices, repository === undefined),
          ...pages.map((page) => pageScreen(page, choices)),
        ],
      },
      localScreen(root, choices),
    ],
  };
}

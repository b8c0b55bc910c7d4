import type { CmsConfig, EntryCollection, Field } from '@sveltia/cms';
import { COLLECTIONS } from '../../checks/load.ts';
import { areaPath, servicePath } from '../../lib/urls.ts';
import { fieldSchema } from '../../schemas/field-schema.ts';
import { SLUG_PATTERN } from '../../schemas/shared.ts';
import { fieldsOf, sentenceCase, TITLES, type Choices } from './fields.ts';

const BODY: Extract<Field, { widget: 'markdown' }> = {
  name: 'body',
  label: 'Text',
  hint: 'The text of the page: paragraphs, headings, lists, and links to pages of this site, written like /services/panel-replacement. {warranty} stands for that claim of the business; in local texts {price} for the price of the service, {responseTime} for the time of the town.',
  widget: 'markdown',
  buttons: ['bold', 'italic', 'link', 'heading-two', 'heading-three', 'bulleted-list'],
  editor_components: [],
};

const ADDRESS = 'The name of the file and the address of its page, such as panel-replacement.';
const sortable_fields = { fields: ['order'], default: { field: 'order' } };
const SLUG_ADVICE = 'Write small letters, digits and hyphens.';

/** What the screen of each collection says, and what the file of a new entry is named by. */
const SCREENS = {
  services: {
    ...{ label: 'Services', label_singular: 'Service', icon: 'handyman' },
    description: 'One file a service. Its pages in every town come with it.',
    hint: ADDRESS,
    sortable_fields,
    preview_path: servicePath('{{slug}}'),
  },
  areas: {
    ...{ label: 'Towns', label_singular: 'Town', icon: 'location_on' },
    description: 'One file a town. Its page for every service comes with it.',
    hint: ADDRESS,
    sortable_fields,
    preview_path: areaPath('{{slug}}'),
  },
  local: {
    ...{ label: 'Local texts', label_singular: 'Local text', icon: 'article' },
    description: 'The text of one service in one town. Choose the town; the file is the service.',
    hint: 'The file name of the service, such as panel-replacement.',
    summary: '{{slug}}: {{headline}}',
    nested: { depth: 2, subfolders: false },
    meta: { path: {} },
  },
  testimonials: {
    ...{ label: 'Reviews', label_singular: 'Review', icon: 'reviews' },
    description: 'One file a review.',
    hint: 'The name of the file, such as dana-r. No visitor sees it.',
    sortable_fields,
  },
};
type Name = keyof typeof SCREENS;

function collection(name: Name, choices: Choices): EntryCollection {
  const { hint, ...screen } = SCREENS[name];
  const fields = fieldsOf(fieldSchema(COLLECTIONS[name].schema), choices);
  return {
    ...screen,
    name,
    folder: `src/content/${name}`,
    fields: name === 'testimonials' ? fields : [...fields, BODY],
    identifier_field: TITLES[name],
    // Typed once: a change later would change the address of its pages.
    slug: { editable: ['create'], hint, pattern: [SLUG_PATTERN.source, SLUG_ADVICE] },
  };
}

/**
 * The configuration of the editing screen, worked out from the content schemas.
 * @param folder the name of the folder that holds the project, which the editor is asked to choose
 * @throws when a schema has a form that the screen cannot show
 */
export function editingScreens(folder: string, choices: Choices): CmsConfig {
  const files = (fieldSchema(COLLECTIONS.pages.schema).oneOf ?? []).map((page) => {
    const name = String(page.properties?.['page']?.const);
    const label = page.description ?? sentenceCase(name);
    return { name, label, file: `src/content/pages/${name}.md`, fields: fieldsOf(page, choices) };
  });
  return {
    // Only the files on disk are edited, but the screen asks for a hosting service and one way in.
    backend: { name: 'github', repo: `local/${folder}`, auth_methods: ['oauth'] },
    app_title: 'Edit the site',
    media_folder: 'src/assets/pictures',
    media_libraries: { default: { config: { slugify_filename: true } }, stock_assets: false },
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    singletons: [
      {
        ...{ name: 'business', label: 'The business', icon: 'storefront' },
        file: 'src/content/business.yml',
        fields: fieldsOf(fieldSchema(COLLECTIONS.business.schema), choices),
      },
    ],
    collections: [
      ...(Object.keys(SCREENS) as Name[]).map((name) => collection(name, choices)),
      { name: 'pages', label: 'Other texts', icon: 'web', files },
    ],
  };
}

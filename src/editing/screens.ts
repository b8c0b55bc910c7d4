import { basename } from 'node:path';
import type { CmsConfig, EntryCollection, Field } from '@sveltia/cms';
import { iconNames, pictureNames } from '../loader/files.ts';
import { COLLECTIONS } from '../loader/load.ts';
import { fieldSchema } from '../schemas/field-schema.ts';
import { SLUG_PATTERN } from '../schemas/shared.ts';
import { fieldsOf, TITLES, type Choices } from './fields.ts';

const BODY: Extract<Field, { widget: 'markdown' }> = {
  ...{ name: 'body', label: 'Text', widget: 'markdown', required: false },
  hint: 'The text of the page: paragraphs, headings, lists, and links to pages of this site, written like /services/panel-replacement. {warranty} stands for that claim of the business; in local texts {price} for the price of the service, {responseTime} for the time of the town.',
  editor_components: [],
  buttons: ['bold', 'italic', 'link', 'heading-two', 'heading-three', 'bulleted-list'],
};

/** What was read goes along, so that the rest of the file stays as it is (start.ts). */
const AS_READ = { name: 'asRead', widget: 'hidden', required: false } as const;
const kept = (fields: Field[]) => ({ format: 'kept-frontmatter', fields: [...fields, AS_READ] });

const ORDERED = { sortable_fields: { fields: ['order'], default: { field: 'order' } } };

/** What the screen of each collection says. */
const SCREENS = {
  services: { label: 'Services', label_singular: 'Service', icon: 'handyman', ...ORDERED },
  areas: { label: 'Towns', label_singular: 'Town', icon: 'location_on', ...ORDERED },
  local: {
    ...{ label: 'Local texts', label_singular: 'Local text', icon: 'article' },
    description: 'The text of one service in one town. Choose the town; the file is the service.',
    ...{ summary: '{{slug}}: {{headline}}', nested: { depth: 2, subfolders: false } },
    meta: { path: {} },
  },
  testimonials: { label: 'Reviews', label_singular: 'Review', icon: 'reviews', ...ORDERED },
};
type Name = keyof typeof SCREENS;

function collection(name: Name, choices: Choices): EntryCollection {
  const fields = fieldsOf(fieldSchema(COLLECTIONS[name].schema), choices);
  return {
    ...{ ...SCREENS[name], name, folder: `src/content/${name}`, publish_mode: 'simple' },
    ...{ ...kept(name === 'testimonials' ? fields : [...fields, BODY]), extension: 'md' },
    identifier_field: TITLES[name],
    slug: {
      // Typed once: a change later would change the address of its pages.
      editable: ['create'],
      hint: 'The name of the file, such as panel-replacement; a page has it as its address.',
      pattern: [SLUG_PATTERN.source, 'Write small letters, digits and hyphens.'],
    },
  };
}

/** The configuration of the screen, from the schemas; without a repository it saves on disk. */
export function editingScreens(root: string, repository?: string): CmsConfig {
  const choices = { icon: iconNames(root).sort(), picture: pictureNames(root) };
  const pages = (fieldSchema(COLLECTIONS.pages.schema).oneOf ?? []).map((page) => {
    const name = String(page.properties?.['page']?.const);
    const label = page.description ?? name;
    return { name, label, file: `src/content/pages/${name}.md`, ...kept(fieldsOf(page, choices)) };
  });
  const business = fieldsOf(fieldSchema(COLLECTIONS.business.schema), choices);
  const facts = { name: 'business', label: 'The business', file: 'src/content/business.yml' };
  const files = [{ ...facts, ...kept(business), format: 'kept-yaml' }, ...pages];
  return {
    backend: {
      name: 'github',
      // For files on disk too, the screen asks for a repository and one way in.
      repo: repository ?? `local/${basename(root)}`,
      auth_methods: [repository === undefined ? 'oauth' : 'token'],
      // Who may write saves into main; who may not proposes from a copy, for which a workflow must be on.
      ...{ branch: 'main', open_authoring: true, auth_scope: 'repo' },
    },
    publish_mode: 'editorial_workflow',
    app_title: 'Edit the site',
    media_folder: 'src/assets/pictures',
    media_libraries: { default: { config: { slugify_filename: true } }, stock_assets: false },
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    collections: [
      ...(Object.keys(SCREENS) as Name[]).map((name) => collection(name, choices)),
      { name: 'pages', label: 'Other texts', icon: 'web', publish_mode: 'simple', files },
    ],
  };
}

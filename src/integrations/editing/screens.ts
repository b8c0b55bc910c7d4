import type { CmsConfig, CollectionFile, EntryCollection, Field } from '@sveltia/cms';
import { areaPath, servicePath } from '../../lib/urls.ts';
import { areaSchema } from '../../schemas/area.ts';
import { businessSchema } from '../../schemas/business.ts';
import { localSchema } from '../../schemas/local.ts';
import { pageSchema } from '../../schemas/pages.ts';
import { serviceSchema } from '../../schemas/service.ts';
import { SLUG_PATTERN } from '../../schemas/shared.ts';
import { testimonialSchema } from '../../schemas/testimonial.ts';
import { fieldSchema } from '../../schemas/field-schema.ts';
import { fieldsOf, TITLES, type Choices } from './fields.ts';
import { sentenceCase } from './labels.ts';

type Body = Extract<Field, { widget: 'markdown' }>;

const BODY: Body = {
  name: 'body',
  label: 'Text',
  hint: 'The text of the page: paragraphs, headings, lists, and links to pages of this site, written like /services/panel-replacement.',
  widget: 'markdown',
  buttons: ['bold', 'italic', 'link', 'heading-two', 'heading-three', 'bulleted-list'],
  editor_components: [],
};

/** The name of a new file, typed once: a change later would change the address of its pages. */
function fileName(hint: string) {
  return {
    editable: ['create' as const],
    hint,
    pattern: [SLUG_PATTERN.source, 'Write small letters, digits and hyphens.'] as [string, string],
  };
}

const ADDRESS = 'The name of the file and the address of its page, such as panel-replacement.';

function collections(choices: Choices): EntryCollection[] {
  const fields = {
    services: fieldsOf(fieldSchema(serviceSchema), choices),
    areas: fieldsOf(fieldSchema(areaSchema), choices),
    local: fieldsOf(fieldSchema(localSchema), choices),
    testimonials: fieldsOf(fieldSchema(testimonialSchema), choices),
  };
  const ordered = { fields: ['order'], default: { field: 'order' } };
  return [
    {
      name: 'services',
      label: 'Services',
      label_singular: 'Service',
      icon: 'handyman',
      description: 'One file a service. Its pages in every town come with it.',
      folder: 'src/content/services',
      fields: [...fields.services, BODY],
      identifier_field: TITLES.services,
      slug: fileName(ADDRESS),
      sortable_fields: ordered,
      preview_path: servicePath('{{slug}}'),
    },
    {
      name: 'areas',
      label: 'Towns',
      label_singular: 'Town',
      icon: 'location_on',
      description: 'One file a town. Its page for every service comes with it.',
      folder: 'src/content/areas',
      fields: [...fields.areas, BODY],
      identifier_field: TITLES.areas,
      slug: fileName(ADDRESS),
      sortable_fields: ordered,
      preview_path: areaPath('{{slug}}'),
    },
    {
      name: 'local',
      label: 'Local texts',
      label_singular: 'Local text',
      icon: 'article',
      description: 'The text of one service in one town. Choose the town; the file is the service.',
      folder: 'src/content/local',
      fields: [...fields.local, BODY],
      identifier_field: TITLES.local,
      summary: '{{slug}}: {{headline}}',
      nested: { depth: 2, subfolders: false },
      meta: { path: {} },
      slug: fileName('The file name of the service, such as panel-replacement.'),
    },
    {
      name: 'testimonials',
      label: 'Reviews',
      label_singular: 'Review',
      icon: 'reviews',
      description: 'One file a review.',
      folder: 'src/content/testimonials',
      fields: fields.testimonials,
      identifier_field: TITLES.testimonials,
      slug: fileName('The name of the file, such as dana-r. No visitor sees it.'),
      sortable_fields: ordered,
    },
  ];
}

function pageFiles(choices: Choices): CollectionFile[] {
  return (fieldSchema(pageSchema).oneOf ?? []).map((page) => {
    const name = String(page.properties?.['page']?.const);
    return {
      name,
      label: page.description ?? sentenceCase(name),
      file: `src/content/pages/${name}.md`,
      fields: fieldsOf(page, choices),
    };
  });
}

/**
 * The configuration of the editing screen, worked out from the content schemas.
 * @param folder the name of the folder that holds the project, which the editor is asked to choose
 * @throws when a schema has a form that the screen cannot show
 */
export function editingScreens(folder: string, choices: Choices): CmsConfig {
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
        name: 'business',
        label: 'The business',
        icon: 'storefront',
        file: 'src/content/business.yml',
        fields: fieldsOf(fieldSchema(businessSchema), choices),
      },
    ],
    collections: [
      ...collections(choices),
      { name: 'pages', label: 'Other texts', icon: 'web', files: pageFiles(choices) },
    ],
  };
}

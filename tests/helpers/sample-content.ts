import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { onTestFinished } from 'vitest';
import { stringify } from 'yaml';
import { COLLECTIONS, type CollectionName } from '~/loader/collections';
import { fieldSchema, type FieldSchema } from '~/schemas/field-schema';
import { PICTURE_WIDTH } from '~/schemas/shared';

/** Texts of a form, by the name of their field. */
const FORMED: Partial<Record<string, string>> = {
  siteUrl: 'https://doors.example',
  phone: '(201) 555-0142',
  opens: '00:00',
  closes: '23:59',
  price: 'Starting at $120',
  responseTime: '25-40 min',
  link: 'service:springs',
  service: 'springs',
  featuredServices: 'springs',
  areas: 'oakfield',
  image: 'hero.jpg',
  icon: 'spring',
};

/** The least that a schema asks for: required fields only, short texts, lists of the least length. */
function least(schema: FieldSchema, name = ''): unknown {
  const { type, properties = {}, required = [], items = {}, minItems = 0, minLength = 0 } = schema;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (type === 'object')
    return Object.fromEntries(
      required.map((field) => [field, least(properties[field] ?? {}, field)]),
    );
  if (type === 'array') return Array.from({ length: minItems }, () => least(items, name));
  if (type === 'number' || type === 'integer') return schema.minimum;
  if (type === 'boolean') return true;
  return (
    FORMED[name] ??
    'Ten words. '
      .repeat(Math.ceil(minLength / 10) + 1)
      .slice(0, Math.max(minLength, 5))
      .trim()
      .padEnd(minLength, '.')
  );
}

function file(schema: FieldSchema, fields: object, body?: string): string {
  const yaml = stringify({ ...(least(schema) as object), ...fields }, { lineWidth: 0 });
  return body === undefined ? yaml : `---\n${yaml}---\n\n${body}\n`;
}

const fieldsOf = (name: CollectionName) => fieldSchema(COLLECTIONS[name].schema);
const service = fieldsOf('services');
const area = fieldsOf('areas');
const BODY = '## A heading\n\nA text with a [link](/contact).';

/** The smallest content that is in order, by path below src/content. */
export const SAMPLE: Readonly<Record<string, string>> = {
  'README.md': 'How to change it.\n',
  'business.yml': file(fieldsOf('business'), {
    address: { locality: 'Oakfield', region: 'NJ', country: 'US' },
    claims: { warranty: '12-month warranty', rating: '#1' },
  }),
  'services/springs.md': file(service, { title: 'Spring repair', price: 'Starting at $120' }, BODY),
  'services/panels.md': file(service, { title: 'Panel repair', popular: true }, ''),
  'areas/oakfield.md': file(
    area,
    { name: 'Oakfield', title: 'Doors in Oakfield', neighbors: ['elmwood'] },
    BODY,
  ),
  'areas/elmwood.md': file(area, { name: 'Elmwood', title: 'Doors in Elmwood' }, ''),
  'local/oakfield/springs.md': file(fieldsOf('local'), {}, 'A local text.'),
  'testimonials/ann-b.md': file(
    fieldsOf('testimonials'),
    { name: 'Ann B.', location: 'Oakfield', sample: true },
    '',
  ),
  ...Object.fromEntries(
    (fieldsOf('pages').oneOf ?? []).map((page) => [
      `pages/${String(page.properties?.['page']?.const)}.md`,
      file(page, {}, ''),
    ]),
  ),
};

/** A picture of the least width that a page needs. */
export const PICTURE = await sharp({
  create: { width: PICTURE_WIDTH.least, height: 40, channels: 3, background: 'gray' },
})
  .jpeg()
  .toBuffer();

/** Files by path, from the root of the project. */
export type Files = Record<string, string | Uint8Array>;

/** The sample content with all that belongs to it. */
export function sampleFiles(): Files {
  return {
    ...Object.fromEntries(
      Object.entries(SAMPLE).map(([path, text]) => [`src/content/${path}`, text]),
    ),
    'src/assets/pictures/hero.jpg': PICTURE,
    'src/assets/icons/spring.svg': '<svg/>',
  };
}

/** Writes files into a folder of their own, which is gone when the test has finished. */
export function writeProject(files: Files): string {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true, force: true });
  });
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return root;
}

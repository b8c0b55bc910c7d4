import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Schema {
  properties?: Record<string, { description?: string }>;
  anyOf?: { items?: Schema }[];
}

/** Every build leaves the schemas from which an editor tells what a field is. */
it.each(['services', 'areas', 'testimonials', 'local', 'business'])(
  'an editor is told what each field of %s is',
  (collection) => {
    const file = `.astro/collections/${collection}.schema.json`;
    const schema = JSON.parse(readFileSync(file, 'utf8')) as Schema;
    const { properties = {} } = schema.anyOf?.[0]?.items ?? schema;
    const fields = Object.entries(properties).filter(([name]) => name !== '$schema');
    expect(fields).not.toHaveLength(0);
    expect(fields.filter(([, { description = '' }]) => description === '')).toEqual([]);
  },
);

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT } from '../helpers/project.ts';

interface Schema {
  properties?: Record<string, { description?: string }>;
  anyOf?: { items?: Schema }[];
}

/** Every build leaves the schemas from which an editor such as VS Code tells what a field is. */
it.each([
  'services',
  'areas',
  'testimonials',
  'jobs',
  'team',
  'local',
  'business',
])('an editor is told what each field of %s is', (collection) => {
  const file = join(PROJECT, `.astro/collections/${collection}.schema.json`);
  const schema = JSON.parse(readFileSync(file, 'utf8')) as Schema;
  const { properties = {} } = schema.anyOf?.[0]?.items ?? schema;
  const fields = Object.entries(properties).filter(
    ([name]) => name !== '$schema',
  );
  expect(fields).not.toHaveLength(0);
  const untold = fields.filter(
    ([, { description = '' }]) => description === '',
  );
  expect(untold.map(([name]) => name)).toEqual([]);
});

import type { CmsConfig, EntryCollection, SelectField } from '@sveltia/cms';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { iconNames } from '~/checks/files';
import { GET } from '~/integrations/editing/screen';
import { GENERAL_ICONS } from '~/schemas/shared';
import { serviceSchema } from '~/schemas/service';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'editing-'));
  for (const file of ['icons/spring.svg', 'icons/.DS_Store', 'pictures/hero.jpg', 'pictures/.x']) {
    mkdirSync(join(root, 'src/assets', file, '..'), { recursive: true });
    writeFileSync(join(root, 'src/assets', file), '');
  }
  vi.spyOn(process, 'cwd').mockReturnValue(root);
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true, force: true });
});

/** What the screen of a service offers for a field. */
async function offered(name: string): Promise<unknown> {
  const { collections = [] } = (await GET({
    url: new URL('http://localhost/edit/config.json'),
  }).json()) as CmsConfig;
  const services = collections.find((one) => 'name' in one && one.name === 'services');
  const { fields } = services as EntryCollection;
  return (fields.find((field) => field.name === name) as SelectField).options;
}

test('every icon that the content check allows is offered, and no hidden file', async () => {
  expect(await offered('icon')).toEqual(['spring', ...GENERAL_ICONS].sort());
  expect(await offered('icon')).toEqual(iconNames(root).sort());
});

test('the icon of a service that names none is offered', async () => {
  const { icon } = serviceSchema.shape;
  expect(await offered('icon')).toContain(icon.parse(undefined));
});

test('every picture is offered, and no hidden file', async () => {
  expect(await offered('image')).toEqual(['hero.jpg']);
});

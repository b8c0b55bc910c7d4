import type { EntryCollection, SelectField } from '@sveltia/cms';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { iconNames } from '~/loader/files';
import type { Choice } from '~/editing/fields';
import { editingScreens } from '~/editing/screens';
import { GENERAL_ICONS } from '~/schemas/fields';
import { serviceSchema } from '~/schemas/service';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'editing-'));
  for (const file of ['icons/spring.svg', 'icons/.DS_Store']) {
    mkdirSync(join(root, 'src/assets', file, '..'), { recursive: true });
    writeFileSync(join(root, 'src/assets', file), '');
  }
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

/** The choices that the screen of a service offers for a field, as they are written. */
function offered(name: string): string[] {
  const { collections = [] } = editingScreens(root);
  const services = collections.find(
    (one) => 'name' in one && one.name === 'services',
  );
  const { fields } = services as EntryCollection;
  const { options } = fields.find(
    (field) => field.name === name,
  ) as SelectField;
  return (options as Choice[]).map(({ value }) => value);
}

test('every icon that the content check allows is offered, and no hidden file', () => {
  expect(offered('icon')).toEqual(['spring', ...GENERAL_ICONS].sort());
  expect(offered('icon')).toEqual(iconNames(root).sort());
});

test('the icon of a service that names none is offered', () => {
  const { icon } = serviceSchema.shape;
  expect(offered('icon')).toContain(icon.parse(undefined));
});

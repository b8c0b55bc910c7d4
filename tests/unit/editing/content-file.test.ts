import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { changedFile, fieldsOfFile } from '~/editing/content-file';
import { checkContent } from '~/loader/check';
import { filesBelow } from '~/loader/files';
import { PROJECT } from '../../helpers/project';
import {
  SAMPLE,
  sampleFiles,
  writeProject,
} from '../../helpers/sample-content';

const BUSINESS = `# The business.
phone: '(201) 555-0142' # as dialed
# Null until there is one.
registration: null
profiles: []

hours:
  opens: '00:00'
  # Until midnight.
  closes: '23:59'
list:
  - one
  - two
`;
const business = fieldsOfFile(BUSINESS);

const PAGE = `---
name: Oakfield # a town
order: 1
---

A town.

With a green.
`;
const page = { name: 'Oakfield', order: 1, body: 'A town.\n\nWith a green.' };

describe('a changed file', () => {
  test('is the same file when no value changed', () => {
    expect(changedFile(BUSINESS, business)).toBe(BUSINESS);
    expect(changedFile(PAGE, page)).toBe(PAGE);
  });

  test('keeps its comments, its quotes, and the empty fields that a form leaves out', () => {
    const hours = { opens: '08:00', closes: '23:59' };
    const values = { phone: '(201) 555-0143', hours, list: ['one', 'two'] };
    expect(changedFile(BUSINESS, values)).toBe(
      BUSINESS.replace('0142', '0143').replace('00:00', '08:00'),
    );
  });

  test('gains new fields, loses emptied ones, and has its lists replaced', () => {
    const values = { ...business, phone: '', list: ['two'], name: 'Easy Open' };
    const changed = changedFile(BUSINESS, values);
    expect(parse(changed)).toEqual({
      registration: null,
      profiles: [],
      hours: business['hours'],
      list: ['two'],
      name: 'Easy Open',
    });
    expect(changed).toContain('# Until midnight.');
  });

  test('keeps an emptied list as an empty one', () => {
    const changed = changedFile(BUSINESS, { ...business, list: undefined });
    expect(parse(changed)).toEqual({ ...business, list: [] });
  });

  test('has its new text, and its fields as they were', () => {
    expect(changedFile(PAGE, { ...page, body: 'A small town.' })).toBe(
      '---\nname: Oakfield # a town\norder: 1\n---\n\nA small town.\n',
    );
  });
});

test('a new file has its fields and its text', () => {
  const file = changedFile('---\n---\n', {
    name: 'Oak Field',
    order: null,
    body: 'A town.',
  });
  expect(file).toBe('---\nname: Oak Field\n---\n\nA town.\n');
});

test('every file of the content is written as it was read', () => {
  const files = filesBelow(PROJECT, 'src/content').filter(
    (file) => !file.endsWith('README.md'),
  );
  const texts = files.map((file) => readFileSync(join(PROJECT, file), 'utf8'));
  expect(texts).not.toEqual([]);
  expect(
    texts.filter((text) => changedFile(text, fieldsOfFile(text)) !== text),
  ).toEqual([]);
});

describe('forms read what the content check accepts:', () => {
  const WAYS_TO_SAVE: Record<string, (file: string) => string> = {
    'lines that end as on Windows': (file) => file.replaceAll('\n', '\r\n'),
    'a byte order mark at the start': (file) => `\uFEFF${file}`,
    'both of these': (file) => `\uFEFF${file.replaceAll('\n', '\r\n')}`,
    'no line end at the end': (file) => file.trimEnd(),
    'spaces behind the hyphens': (file) => file.replaceAll(/^---$/gm, '--- '),
  };

  test.each(Object.entries(WAYS_TO_SAVE))('%s', async (_way, save) => {
    const saved = Object.entries(SAMPLE).map(([path, text]) => ({
      path,
      text,
      file: save(text),
    }));
    const content = Object.fromEntries(
      saved.map(({ path, file }) => [`src/content/${path}`, file]),
    );
    const { problems } = await checkContent(
      writeProject({ ...sampleFiles(), ...content }),
    );
    expect(problems).toEqual([]);
    for (const { path, text, file } of saved.filter(
      ({ path }) => path !== 'README.md',
    )) {
      const fields = fieldsOfFile(text);
      expect(fieldsOfFile(file), path).toEqual(fields);
      const written = changedFile(file, fields);
      expect(fieldsOfFile(written), path).toEqual(fields);
      expect(written, path).not.toMatch(/\r|\uFEFF/);
    }
  });

  test('a file of fields alone that ends with its hyphens', () => {
    expect(fieldsOfFile('---\npage: home\n---')).toEqual({ page: 'home' });
    expect(changedFile('---\npage: home\n---', { page: 'about' })).toBe(
      '---\npage: about\n---\n',
    );
  });
});

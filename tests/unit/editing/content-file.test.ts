import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { filesBelow } from '~/loader/files';
import { changedFile, fieldsOfFile } from '~/editing/content-file';
import { PROJECT } from '../../helpers/project';

const TEXT = `# What the firm is.
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
const values = parse(TEXT) as Record<string, unknown>;

test('only what is another value changes: comments, empty fields and quotes stay', () => {
  expect(changedFile(TEXT, values)).toBe(TEXT);
  // A form leaves out what is empty.
  const { registration, profiles, ...filled } = values;
  expect([registration, profiles]).toEqual([null, []]);
  const hours = { opens: '08:00', closes: '23:59' };
  const changed = changedFile(TEXT, { ...filled, phone: '(201) 555-0143', hours });
  expect(changed).toBe(TEXT.replace('0142', '0143').replace('00:00', '08:00'));
});

test('what is new is added, what is gone goes, and lists are replaced', () => {
  const changed = changedFile(TEXT, { ...values, phone: '', list: ['two'], name: 'Easy Open' });
  expect(parse(changed)).toEqual({
    ...{ registration: null, profiles: [], hours: values['hours'] },
    ...{ list: ['two'], name: 'Easy Open' },
  });
  expect(changed).toContain('# Until midnight.');
});

test('every file of the content is written as it was read', () => {
  const files = filesBelow(PROJECT, 'src/content').filter((file) => !file.endsWith('README.md'));
  const texts = files.map((file) => readFileSync(join(PROJECT, file), 'utf8'));
  expect(texts.filter((text) => changedFile(text, fieldsOfFile(text)) !== text)).toEqual([]);
});

test('a new file has its fields and its text', () => {
  const made = changedFile('---\n---\n', { name: 'Oak Field', order: null, body: 'A town.' });
  expect(made).toBe('---\nname: Oak Field\n---\n\nA town.\n');
  expect(changedFile(made, { name: 'Oakfield', body: 'A town.' })).toContain('name: Oakfield\n');
});

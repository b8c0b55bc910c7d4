import prettier from 'prettier';
import { describe, expect, test } from 'vitest';
import { confirmPoints } from '~/build/launch-check/confirm';
import { launchSchema } from '~/schemas/launch';
import { LaunchCopy, type Entry } from '../../helpers/launch';

const CUSTOMERS: Entry = { point: 'customers', text: '500+' };
const NOW = new Date('2026-12-01T12:00:00Z');

/** A copy in which 500+ customers are claimed and nothing is confirmed. */
function openCopy(): LaunchCopy {
  const content = new LaunchCopy();
  content.replaceLine('business.yml', '  customers:', '  customers: 500+');
  content.confirm();
  return content;
}

describe('launch.yml', () => {
  test('may be missing', () => {
    const content = openCopy();
    content.remove('launch.yml');
    expect(content.launchReport().problems).toEqual([]);
    expect(content.open('customers')).toBeDefined();
  });

  test('may break the lines of a text otherwise', () => {
    const content = openCopy();
    const text = String(content.open('story')?.text);
    content.confirm({ point: 'story', text: ` ${text.replaceAll('. ', '.\n  ')}\n` });
    expect(content.open('story')).toBeUndefined();
  });

  test.each<[string, Entry[], string, RegExp]>([
    [
      'a point that does not exist',
      [{ ...CUSTOMERS, point: 'costumers' }],
      'confirmed, item 1.point',
      /^names "costumers", which is no point to confirm\. Write one of .*customers/,
    ],
    [
      'a point twice',
      [CUSTOMERS, CUSTOMERS],
      'confirmed, item 2.point',
      /^is confirmed twice\. Keep one/,
    ],
    [
      'a day to come',
      [{ ...CUSTOMERS, on: '2026-12-02' }],
      'confirmed, item 1.on',
      /^is a day to come\./,
    ],
    [
      'a day in another form',
      [{ ...CUSTOMERS, on: '12/1/2026' }],
      'confirmed, item 1.on',
      /^must be a day written like this: 2026-12-01\./,
    ],
    ['nobody', [{ ...CUSTOMERS, by: '' }], 'confirmed, item 1.by', /too short/],
    [
      'a field that does not exist',
      [{ ...CUSTOMERS, name: 'x' } as Entry],
      'confirmed, item 1.name',
      /^is not a field of this file\./,
    ],
  ])('with %s confirms nothing and says why', (_what, entries, field, message) => {
    const content = openCopy();
    content.confirm(...entries);
    const { open, problems } = content.launchReport();
    expect(problems).toMatchObject([
      {
        file: LaunchCopy.path('launch.yml'),
        field,
      },
    ]);
    expect(problems[0]?.line).toBeGreaterThan(1);
    expect(problems[0]?.message).toMatch(message);
    expect(open.map(({ name }) => name)).toContain('customers');
  });

  test('means the same with a day that the reader has made a date of', () => {
    const entry = { ...CUSTOMERS, by: 'A.B.', on: new Date('2026-12-01') };
    expect(launchSchema.parse({ confirmed: [entry] }).confirmed[0]?.on).toBe('2026-12-01');
  });

  test('that cannot be read is told with its line', () => {
    const content = openCopy();
    content.write('launch.yml', 'confirmed:\n\t- point: customers\n');
    expect(content.launchReport().problems).toMatchObject([{ line: 2, field: null }]);
  });
});

describe('confirming by command', () => {
  function confirm(content: LaunchCopy, names: string[], by = 'A.B.'): void {
    confirmPoints(content.root, content.launchReport(), names, by, NOW);
  }

  test('closes the points and keeps the comments, as the formatter likes it', async () => {
    const content = openCopy();
    content.write('launch.yml', '# How it works.\nconfirmed: []\n');
    confirm(content, ['customers', 'story', 'prices']);
    expect(content.launchReport().problems).toEqual([]);
    for (const name of ['customers', 'story', 'prices']) expect(content.open(name)).toBeUndefined();
    const text = content.read('launch.yml');
    expect(text).toMatch(
      /^# How it works\.\nconfirmed:\n {2}- point: customers\n {4}text: 500\+\n {4}by: A\.B\.\n {4}on: 2026-12-01\n/,
    );
    const style = { parser: 'yaml', singleQuote: true, printWidth: 100 } as const;
    expect(await prettier.check(text, style)).toBe(true);
  });

  test('takes the place of a confirmation that no longer holds', () => {
    const content = openCopy();
    content.confirm({ ...CUSTOMERS, text: '400+' });
    confirm(content, ['customers'], 'C.D.');
    expect(content.launchReport().problems).toEqual([]);
    expect(content.open('customers')).toBeUndefined();
    expect(content.read('launch.yml')).not.toContain('400+');
  });

  test.each([
    ['a point that needs a change', ['phone'], 'A.B.', /^"phone" is not open to be confirmed/],
    ['a name that is none', ['costumers'], 'A.B.', /Write one of .*customers/],
    ['nobody', ['customers'], ' ', /^Say who confirms it/],
  ])('refuses %s', (_what, names, by, message) => {
    const content = openCopy();
    const before = content.read('launch.yml');
    expect(() => {
      confirm(content, names, by);
    }).toThrow(message);
    expect(content.read('launch.yml')).toBe(before);
  });

  test('refuses a file with mistakes', () => {
    const content = openCopy();
    content.confirm({ ...CUSTOMERS, point: 'costumers' });
    expect(() => {
      confirm(content, ['customers']);
    }).toThrow('Mend the mistakes in src/content/launch.yml first.');
  });
});

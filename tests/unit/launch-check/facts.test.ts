import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LaunchCopy } from '../../helpers/launch';

const BUSINESS = 'business.yml';

/** Where a line of business.yml stands. */
function placeIn(content: LaunchCopy, field: string) {
  const line = content.lineOf(BUSINESS, `${field}:`);
  return [{ file: LaunchCopy.path(BUSINESS), line, field }];
}

describe.each([
  ['phone', ["'(201) 555-0100'", "'(973) 555-0199'"], ["'(201) 555-0200'", "'(201) 569-0142'"]],
  [
    'siteUrl',
    ['https://easyopen.example', 'https://www.example.com', 'https://doors.test'],
    ['https://easyopen.com', 'https://example-doors.com'],
  ],
  ['registration', ['null'], ['13VH01234567']],
  [
    'securityContact',
    ['null', 'mailto:a@doors.example', 'https://example.org/contact'],
    ['mailto:a@easyopen.com', 'https://easyopen.com/contact'],
  ],
])('%s', (field, opening, closing) => {
  test.each(opening)('is open with %s', (value) => {
    const content = new LaunchCopy();
    content.replaceLine(BUSINESS, `${field}:`, `${field}: ${value}`);
    expect(content.open(field)).toMatchObject({
      group: 'supply',
      places: placeIn(content, field),
      outdated: null,
    });
  });

  test.each(closing)('is closed with %s', (value) => {
    const content = new LaunchCopy();
    content.replaceLine(BUSINESS, `${field}:`, `${field}: ${value}`);
    expect(content.open(field)).toBeUndefined();
  });
});

describe('SITE_URL goes before the address in business.yml', () => {
  test.each([
    ['https://easyopen.example', 'https://easyopen.com', false],
    ['https://easyopen.com', 'http://localhost:4321', true],
    ['https://easyopen.com', 'https://preview.example', true],
  ])('%s, overridden by %s', (written, siteUrl, open) => {
    const content = new LaunchCopy();
    content.replaceLine(BUSINESS, 'siteUrl:', `siteUrl: ${written}`);
    expect(content.open('siteUrl', siteUrl) !== undefined).toBe(open);
  });
});

test('the contact page as security contact can be confirmed, an empty registration cannot', () => {
  const content = new LaunchCopy();
  content.replaceLine(BUSINESS, 'securityContact:', 'securityContact: null');
  content.confirm({ point: 'securityContact', text: 'the contact page' });
  expect(content.launchReport().problems).toEqual([]);
  expect(content.open('securityContact')).toBeUndefined();
  content.confirm({ point: 'registration', text: 'null' });
  expect(content.launchReport().problems).toMatchObject([{ field: 'confirmed, item 1.point' }]);
});

describe('the date of the security.txt of the last build', () => {
  function withDate(...lines: string[]): LaunchCopy {
    const content = new LaunchCopy();
    mkdirSync(join(content.root, 'dist/.well-known'), { recursive: true });
    content.writeOutside('dist/.well-known/security.txt', ['Contact: x', ...lines, ''].join('\n'));
    return content;
  }

  test.each(['2026-12-02T00:00:00.000Z', '2027-11-30T00:00:00.000Z'])('is right: %s', (date) => {
    expect(withDate(`Expires: ${date}`).open('security.txt')).toBeUndefined();
  });

  test.each(['2026-11-30T00:00:00.000Z', '2028-01-01T00:00:00.000Z', 'soon'])(
    'is open: %s',
    (date) => {
      expect(withDate(`Expires: ${date}`).open('security.txt')?.places).toEqual([
        { file: 'dist/.well-known/security.txt', line: 2, field: 'Expires' },
      ]);
    },
  );

  test('is open when it is not there', () => {
    expect(withDate().open('security.txt')?.places).toMatchObject([{ line: null }]);
  });

  test('is nothing to ask without a build', () => {
    expect(new LaunchCopy().open('security.txt')).toBeUndefined();
  });
});

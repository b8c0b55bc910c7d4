import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { madeUpLines } from '../../deploy/made-up';
import { parseSample, sampleText } from '../helpers/sample-content';

const REVIEW = 'testimonials/ann-b.md';

beforeEach(() => {
  vi.stubEnv('SITE_URL', undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const REAL_REVIEW = sampleText(REVIEW).replace(
  'sample: true',
  'month: 2026-11\nsource: Google',
);

/** The sample content of the tests, with a real review and another address and phone number. */
const contentWith = (address: string, phone: string) =>
  parseSample({
    'business.yml': sampleText('business.yml')
      .replace('doors.example', address)
      .replace(/555-\d+/, phone),
    [REVIEW]: REAL_REVIEW,
  });

test('a made-up address, phone number and review are named, each by itself', () => {
  expect(madeUpLines(parseSample())).toEqual([
    expect.stringContaining('https://doors.example is not an address'),
    expect.stringMatching(/business\.yml:\d+ {2}phone: /),
    expect.stringMatching(/ann-b\.md:\d+ {2}sample: /),
  ]);
  expect(madeUpLines(contentWith('doors.com', '555-0142'))).toHaveLength(1);
  expect(madeUpLines(contentWith('doors.test', '234-5678'))).toHaveLength(1);
});

test('real content may be published, whatever else is open on the launch list', () => {
  expect(madeUpLines(contentWith('doors.com', '234-5678'))).toEqual([]);
});

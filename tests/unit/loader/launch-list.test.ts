import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { launchList, renderedPictures } from '~/loader/launch-list';
import { CLAIM_NAMES } from '~/schemas/business';
import { PROJECT } from '../../helpers/project';
import {
  parseSample,
  sampleText,
  writeProject,
} from '../../helpers/sample-content';

const BUSINESS = 'business.yml';
const REVIEW = 'testimonials/ann-b.md';

beforeEach(() => {
  vi.stubEnv('SITE_URL', undefined);
});

afterEach(() => {
  vi.unstubAllEnvs();
});

test('a new site lists what only the owner has, each with its place', () => {
  const list = launchList(parseSample(), []);
  expect(list).toContain('To supply (4)');
  expect(list).toMatch(
    /business\.yml:\d+ {2}siteUrl: https:\/\/doors\.example is not an address/,
  );
  expect(list).toMatch(
    /business\.yml:\d+ {2}phone: .+ Write the number customers should call\.\n/,
  );
  expect(list).toMatch(
    /ann-b\.md:\d+ {2}sample: says that this review is made up\./,
  );
  expect(list).toMatch(
    /business\.yml {2}registration: New Jersey asks .+ 13VH and eight digits\./,
  );
});

test('it lists what the site says, and what callers ask and it does not say', () => {
  const list = launchList(parseSample(), []);
  expect(list).toContain(
    'warranty: 12-month warranty\n      Only if you give it in writing',
  );
  for (const name of ['tripFee', 'nightSurcharge', 'payment', 'whoComes'])
    expect(list).toContain(`${name}: unsaid, until it stands there`);
  expect(list).not.toMatch(/\n {2}years:/);
});

test('nothing is open once all is supplied and confirmed', () => {
  const confirmed = [
    'warranty',
    'rating',
    'hours',
    'prices',
    'responseTimes',
    'booking',
    'story',
    'tripFee',
    'nightSurcharge',
    'payment',
    'whoComes',
  ];
  const business = sampleText(BUSINESS)
    .replace('doors.example', 'doors.com')
    .replace(/555-\d+/, '234-5678')
    .replace(/^name:/m, 'registration: 13VH01234567\nname:')
    .replace(
      /^claims:/m,
      `confirmedClaims: [${confirmed.join(', ')}]\nclaims:`,
    );
  const review = sampleText(REVIEW).replace(
    'sample: true',
    'month: 2026-11\nsource: Google',
  );
  expect(
    launchList(parseSample({ [BUSINESS]: business, [REVIEW]: review }), []),
  ).toBe('');
});

test('a real review is listed until it says when and where it was written', () => {
  const review = sampleText(REVIEW).replace('sample: true', 'source: Google');
  const list = launchList(parseSample({ [REVIEW]: review }), []);
  expect(list).toContain('month: is missing. Write month');
  expect(list).not.toContain('source: is missing');
});

test('the address in the environment goes before that of the content', () => {
  vi.stubEnv('SITE_URL', 'https://doors.com');
  expect(launchList(parseSample(), [])).toContain('To supply (3)');
});

test('a rendered picture is listed until it is replaced', () => {
  const file = 'src/assets/pictures/hero-home.jpg';
  const delivered = readFileSync(join(PROJECT, file));
  const pictures = renderedPictures(writeProject({ [file]: delivered }));
  expect(launchList(parseSample(), pictures)).toContain(
    'pictures: hero-home.jpg\n',
  );
  const replaced = renderedPictures(
    writeProject({ [file]: delivered.subarray(1) }),
  );
  expect(launchList(parseSample(), replaced)).not.toContain('pictures:');
});

test('each claim says when it may be confirmed', () => {
  const claims = CLAIM_NAMES.map((name) => `  ${name}: Claimed\n`).join('');
  const business = sampleText(BUSINESS).replace(
    /claims:\n(?: {2}.*\n)+/,
    `claims:\n${claims}`,
  );
  const list = launchList(parseSample({ [BUSINESS]: business }), []);
  expect(list.match(/: Claimed\n {6}Only if .+\./g)).toHaveLength(
    CLAIM_NAMES.length,
  );
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { checkContent } from '~/loader/check';
import { launchList } from '~/loader/launch-list';
import { CLAIM_NAMES } from '~/schemas/business';
import { PROJECT } from '../../helpers/project';
import { sampleFiles, writeProject, type Files } from '../../helpers/sample-content';

const FIRM = 'src/content/business.yml';
const REVIEW = 'src/content/testimonials/ann-b.md';

afterEach(() => {
  vi.unstubAllEnvs();
});

function withFirm(from: RegExp | string, to: string, files: Files = sampleFiles()): Files {
  return { ...files, [FIRM]: String(files[FIRM]).replace(from, to) };
}

const REAL = withFirm('doors.example', 'doors.com');

async function mistakes(files: Files): Promise<string[]> {
  const { problems } = await checkContent(writeProject(files));
  return problems.map(({ file, field }) => `${file} ${String(field)}`);
}

test('a site for a real address refuses the made-up phone and reviews, and says what to do', async () => {
  const { problems } = await checkContent(writeProject(REAL));
  expect(problems.map(({ file, field, message }) => [file, field, message])).toEqual([
    [FIRM, 'phone', expect.stringMatching(/Write the number customers should call\..+doors\.com/)],
    [
      REVIEW,
      'sample',
      expect.stringMatching(/Write a real one in its place.+or delete the file\./),
    ],
  ]);
});

test('the address in the environment goes before that of the content', async () => {
  vi.stubEnv('SITE_URL', 'https://doors.com');
  expect(await mistakes(sampleFiles())).toHaveLength(2);
  vi.stubEnv('SITE_URL', 'https://doors.test');
  expect(await mistakes(REAL)).toEqual([]);
});

test.each([
  'https://doors.example',
  'https://a.doors.test',
  'https://doors.invalid',
  'https://localhost',
])('%s is no real address', async (address) => {
  expect(await mistakes(withFirm('https://doors.example', address))).toEqual([]);
});

test('what is open is listed with its place; nothing is, once it is supplied and confirmed', async () => {
  const list = await launchList(writeProject(sampleFiles()));
  expect(list).toContain('To supply (4)');
  expect(list).toMatch(/business\.yml:\d+ {2}siteUrl: https:\/\/doors\.example is not an address/);
  expect(list).toContain('warranty: 12-month warranty\n      Only if you give it in writing');
  expect(list).not.toMatch(/\n {2}years:/);

  expect(list).toContain('tripFee: unsaid');
  const own = ['tripFee', 'nightSurcharge', 'payment', 'whoComes'];
  const claimed = ['warranty', 'rating', 'hours', 'prices', 'responseTimes', 'booking', 'story'];
  const names = [...claimed, ...own];
  const confirmed = `confirmedClaims:\n${names.map((name) => `  - ${name}\n`).join('')}claims:`;
  const supplied = withFirm(/555-\d+/, '234-5678', withFirm('claims:', confirmed, REAL));
  const registered = withFirm(/^name:/m, 'registration: 13VH01234567\nname:', supplied);
  const review = String(registered[REVIEW]).replace('sample: true\n', '');
  expect(await launchList(writeProject({ ...registered, [REVIEW]: review }))).toBe('');
});

test('a rendered picture is listed until it is replaced', async () => {
  const pictures = 'src/assets/pictures';
  const shipped = readFileSync(join(PROJECT, pictures, 'hero-home.jpg'));
  const files = { ...sampleFiles(), [`${pictures}/hero-home.jpg`]: shipped };
  expect(await launchList(writeProject(files))).toContain('pictures: hero-home.jpg\n');
  const replaced = { ...files, [`${pictures}/hero-home.jpg`]: shipped.subarray(1) };
  expect(await launchList(writeProject(replaced))).not.toContain('pictures:');
});

test('each claim says when it may be confirmed', async () => {
  const claims = CLAIM_NAMES.map((name) => `  ${name}: Claimed\n`).join('');
  const list = await launchList(
    writeProject(withFirm(/claims:\n(?: {2}.*\n)+/, `claims:\n${claims}`)),
  );
  expect(list.match(/: Claimed\n {6}Only if .+\./g)).toHaveLength(CLAIM_NAMES.length);
});

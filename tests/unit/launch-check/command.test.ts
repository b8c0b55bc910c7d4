import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SiteCopy } from '../../helpers/site-copy';

const BUSINESS = 'business.yml';
let site: SiteCopy;

beforeAll(() => {
  site = new SiteCopy();
  site.change(
    BUSINESS,
    [/^phone: .*$/m, "phone: '(201) 555-0142'"],
    [/^ {2}weekend: .*$/m, '  weekend: Weekend service is available'],
  );
  site.write('launch.yml', 'confirmed: []\n');
});

afterAll(() => {
  site.remove();
});

function run(...args: string[]) {
  return site.run('launch-check/main.ts', args, { SITE_URL: undefined });
}

test('the list has groups, places with lines, and what to do; the exit is 1', () => {
  const { status, stdout } = run();
  expect(status).toBe(1);
  expect(stdout).toMatch(/^Launch check: \d+ open points\.\n\nTo supply \(\d+\)\n/);
  expect(stdout).toMatch(
    /\n {2}phone\n {4}src\/content\/business\.yml:\d+ {2}phone\n {4}\(201\) 555-0142 is a number kept for films/,
  );
  expect(stdout).toMatch(
    /\n {2}weekend: "Weekend service is available"\n {4}src\/content\/business\.yml:\d+ {2}claims\.weekend\n {4}also src\/content\/pages\/contact\.md:\d+ {2}touch\.call\.text\n/,
  );
  expect(stdout).toMatch(/\nTo confirm: {2}npm run launch-check -- --confirm/);
});

test('a build gets one line', () => {
  expect(run('--count').stdout).toMatch(
    /^Launch check: \d+ open points; see npm run launch-check\n$/,
  );
});

test('a confirmation takes one point from the count', () => {
  const open = (text: string) => Number(/\d+/.exec(text)?.[0]);
  const before = open(run('--count').stdout);
  const { status, stdout } = run('--confirm', 'weekend', '--by', 'A.B.');
  expect(stdout).toMatch(
    /^Confirmed weekend: "Weekend service is available" \(A\.B\., \d{4}-\d\d-\d\d\), written to src\/content\/launch\.yml\.\n$/,
  );
  expect(status).toBe(0);
  expect(open(run('--count').stdout)).toBe(before - 1);
});

test('a long text is told by its beginning', () => {
  const { status, stdout } = run('--confirm', 'story', '--by', 'A.B.');
  expect(stdout).toMatch(/^Confirmed story: ".{80}…" \(A\.B\., [\d-]+\), written /);
  expect(status).toBe(0);
});

test('a confirmation that cannot be written says why, and the exit is 1', () => {
  const { status, stdout, stderr } = run('--confirm', 'phone', '--by', 'A.B.');
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^"phone" is not open to be confirmed\. Write one of /);
});

test('an option that does not exist is told without a stack trace', () => {
  const { status, stderr } = run('--conform', 'weekend');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Unknown option '--conform'/);
  expect(stderr).not.toContain('    at ');
});

test('content that cannot be read is told without a stack trace', () => {
  const good = site.read(BUSINESS);
  site.write(BUSINESS, `${good}\tphone: 1\n`);
  const { status, stderr } = run();
  site.write(BUSINESS, good);
  expect(status).toBe(1);
  expect(stderr).toBe(
    'src/content/business.yml holds a mistake. Run npm run check:content and mend it first.\n',
  );
});

test('with everything supplied, replaced and confirmed nothing is open and the exit is 0', () => {
  site.change(
    BUSINESS,
    [/^phone: .*$/m, "phone: '(201) 569-0100'"],
    [/^siteUrl: .*$/m, 'siteUrl: https://easyopen.com'],
    [/^registration: .*$/m, 'registration: 13VH01234567'],
    [/^securityContact: .*$/m, 'securityContact: mailto:security@easyopen.com'],
  );
  for (const file of readdirSync(join(site.root, 'src/content/testimonials'))) {
    site.change(`testimonials/${file}`, [/^sample: .*$/m, 'sample: false']);
  }
  for (const name of readdirSync(join(site.root, 'src/assets/pictures'))) {
    writeFileSync(join(site.root, 'src/assets/pictures', name), 'a photograph');
  }
  const names = [...run().stdout.matchAll(/^ {2}([a-zA-Z-]+): "/gm)].map(([, name]) =>
    String(name),
  );
  expect(names).toContain('customers');
  const { status, stdout } = run(...names.flatMap((name) => ['--confirm', name]), '--by', 'A.B.');
  expect(stdout.trimEnd().split('\n')).toEqual(
    names.map((name) => expect.stringMatching(`^Confirmed ${name}: ".+, written to `) as string),
  );
  expect(status).toBe(0);
  expect(run()).toMatchObject({ status: 0, stdout: 'Launch check: nothing is open.\n' });
});

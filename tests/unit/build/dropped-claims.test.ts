import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyProject } from '../../helpers/project-copy';

let root = '';
let build = { status: null as number | null, output: '' };

function change(file: string, ...lines: [from: RegExp, to: string][]): void {
  const path = join(root, 'src/content', file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    lines.reduce((changed, [from, to]) => changed.replace(from, to), text),
  );
}

/** The main part of a built page, without what visitors do not read. */
function mainOf(file: string) {
  const page = parse(readFileSync(join(root, 'dist', file), 'utf8'));
  for (const hidden of page.querySelectorAll('script, style')) hidden.remove();
  return page.querySelector('main') ?? page;
}

beforeAll(() => {
  root = copyProject();
  change(
    'business.yml',
    [/^claims:\n(?: {2}.*\n)+/m, 'claims:\n  years: 15+\n  estimates: Free estimates\n'],
    [/^phone: .*$/m, "phone: '(201) 555-0142'"],
    [/^registration: .*$/m, 'registration: 13VH01234567'],
  );
  change('pages/home.md', [/^ {2}serving: .*$/m, '  serving: Serving Tenafly']);
  change('pages/shared.md', [/^emergency: .*$/m, 'emergency: Call us']);
  change('pages/contact.md', [/^ {4}text: For repairs.*$/m, '    text: For repairs and quotes.']);
  for (const review of globSync(join(root, 'src/content/testimonials/*.md'))) rmSync(review);
  const { status, stdout } = spawnSync(process.execPath, [join(root, 'src/build/release.ts')], {
    cwd: root,
    encoding: 'utf8',
  });
  build = { status, output: stdout };
});

afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

test('the site builds without most claims and all reviews, and tells how much is open', () => {
  expect(build.status).toBe(0);
  expect(build.output).toContain('150 local texts, 0 reviews. It makes 180 pages.');
  expect(build.output).toMatch(/\nLaunch check: \d+ open points?; see npm run launch-check\n$/);
});

describe('what quoted a dropped claim is gone, and leaves no hole', () => {
  test.each([
    ['about.html', /#1|500\+|15-30|What that adds up to/],
    ['contact.html', /weekend|24\/7/i],
    ['index.html', /12-month|What Our Customers Say/],
    ['services.html', /12-month|Certified|What every job comes with/],
    ['services/panel-replacement.html', /15-30|12-month/],
    ['services/panel-replacement-in-fort-lee.html', /15-30|12-month/],
    ['service-areas/teaneck.html', /Licensed|500\+|upfront|certified/i],
  ])('%s', (file, claims) => {
    const main = mainOf(file);
    expect(main.text).not.toMatch(claims);
    expect(main.text).not.toMatch(/undefined|\{[A-Za-z]{3,}\}/);
    const lists = main.querySelectorAll('ul, ol, dl');
    expect(lists.length).toBeGreaterThan(0);
    expect(lists.filter((list) => list.querySelector('li, dt') === null)).toEqual([]);
  });

  test('llms.txt', () => {
    const text = readFileSync(join(root, 'dist/llms.txt'), 'utf8');
    expect(text).not.toMatch(/12-month|15-30|24\/7|undefined/);
    expect(text).toContain('Free estimates. There is no online form; people call.');
  });
});

test.each(['about.html', 'index.html'])('%s shows the registration number', (file) => {
  const page = parse(readFileSync(join(root, 'dist', file), 'utf8'));
  const place = file === 'about.html' ? 'main' : 'footer';
  expect(page.querySelector(place)?.text).toContain('NJ registration 13VH01234567');
});

describe('what was not dropped is still there', () => {
  test.each([
    ['about.html', /That was 15\+ years ago/],
    ['about.html', /Reliability\s*We come when we said/],
    ['services/panel-replacement.html', /Free estimates, no obligation/],
    ['service-areas/teaneck.html', /Free estimates, and no obligation/],
  ])('%s: %s', (file, words) => {
    expect(mainOf(file).text).toMatch(words);
  });
});

import type { HTMLElement } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SiteCopy, type Run } from '../../helpers/site-copy';
import { removeEntries, removeMentions } from '../../helpers/small-site';

let site: SiteCopy;
let build: Run;

/** The main part of a built page, without what visitors do not read. */
function mainOf(path: string): HTMLElement {
  const page = site.page(path);
  for (const hidden of page.querySelectorAll('script, style')) hidden.remove();
  return page.querySelector('main') ?? page;
}

beforeAll(() => {
  site = new SiteCopy();
  removeEntries(site);
  removeMentions(site);
  site.keepOnly('testimonials', []);
  site.change(
    'business.yml',
    [/^claims:\n(?: {2}.*\n)+/m, 'claims:\n  years: 15+\n  estimates: Free estimates\n'],
    [/^phone: .*$/m, "phone: '(201) 555-0142'"],
    [/^registration: .*$/m, 'registration: 13VH01234567'],
  );
  site.change('pages/home.md', [/^ {2}serving: .*$/m, '  serving: Serving Tenafly']);
  site.change('pages/shared.md', [/^emergency: .*$/m, 'emergency: Call us']);
  site.change('pages/contact.md', [
    /^ {4}text: For repairs.*$/m,
    '    text: For repairs and quotes.',
  ]);
  build = site.run('release.ts');
});

afterAll(() => {
  site.remove();
});

test('the site builds without most claims and all reviews, and tells how much is open', () => {
  expect(build.status, build.output).toBe(0);
  expect(build.stdout).toContain('20 local texts, 0 reviews. It makes 34 pages.');
  expect(build.stdout).toMatch(/\nLaunch check: \d+ open points?; see npm run launch-check\n$/);
});

describe('what quoted a dropped claim is gone, and leaves no hole', () => {
  test.each([
    ['/about', /#1|500\+|15-30|What that adds up to/],
    ['/contact', /weekend|24\/7/i],
    ['/', /12-month|What Our Customers Say/],
    ['/services', /12-month|Certified|What every job comes with/],
    ['/services/cable-repair-replacement', /15-30|12-month/],
    ['/services/cable-repair-replacement-in-teaneck', /15-30|12-month/],
    ['/service-areas/teaneck', /Licensed|500\+|upfront|certified/i],
  ])('%s', (path, claims) => {
    const main = mainOf(path);
    expect(main.text).not.toMatch(claims);
    expect(main.text).not.toMatch(/undefined|\{[A-Za-z]{3,}\}/);
    const lists = main.querySelectorAll('ul, ol, dl');
    expect(lists.length).toBeGreaterThan(0);
    expect(lists.filter((list) => list.querySelector('li, dt') === null)).toEqual([]);
  });

  test('llms.txt', () => {
    const text = site.built('llms.txt');
    expect(text).not.toMatch(/12-month|15-30|24\/7|undefined/);
    expect(text).toContain('Free estimates. There is no online form; people call.');
  });
});

test.each(['/about', '/'])('%s shows the registration number', (path) => {
  const place = path === '/about' ? 'main' : 'footer';
  expect(site.page(path).querySelector(place)?.text).toContain('NJ registration 13VH01234567');
});

describe('what was not dropped is still there', () => {
  test.each([
    ['/about', /That was 15\+ years ago/],
    ['/about', /Reliability\s*We come when we said/],
    ['/services/cable-repair-replacement', /Free estimates, no obligation/],
    ['/service-areas/teaneck', /Free estimates, and no obligation/],
  ])('%s: %s', (path, words) => {
    expect(mainOf(path).text).toMatch(words);
  });
});

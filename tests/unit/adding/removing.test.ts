import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SiteCopy, hrefsIn } from '../../helpers/site-copy';
import { SMALL, removeEntries, removeMentions } from '../../helpers/small-site';

let site: SiteCopy;
let told = '';

beforeAll(() => {
  site = new SiteCopy();
  removeEntries(site);
  told = site.run('check-content/main.ts').output;
  removeMentions(site);
  const { status, output } = site.run('release.ts');
  expect(status, output).toBe(0);
});

afterAll(() => {
  site.remove();
});

test('what still names a removed entry is told first, each place once', () => {
  const places = [
    /business\.yml:\d+ {2}featuredServices, item \d: names the service "opener-repair-troubleshooting"/,
    /pages\/contact\.md:\d+ {2}shop\.areas, item 4: names the town "new-milford"/,
    /areas\/teaneck\.md:\d+ {2}neighbors, item \d: names the town "hackensack"/,
    /local\/hackensack {2}The folder "hackensack" is not a town\./,
    /local\/\*\/panel-replacement\.md {2}5 texts are about the service "panel-replacement"/,
  ];
  for (const place of places) expect(told).toMatch(place);
  expect(told.match(/local\/hackensack\b/g)).toHaveLength(1);
});

test('scripts hold none of what React is developed with, although the caller sets NODE_ENV', () => {
  expect(process.env['NODE_ENV']).toBe('test');
  const names = readdirSync(join(site.root, 'dist/assets')).filter((name) => name.endsWith('.js'));
  const scripts = names.map((name) => site.built(`assets/${name}`)).join('\n');
  expect(scripts).toContain('useState');
  expect(scripts).not.toMatch(/jsxDEV|captureOwnerStack/);
});

test('34 pages are left, all in the sitemap', () => {
  expect(site.sitemap()).toHaveLength(34);
  expect(site.isBuilt('services/panel-replacement.html')).toBe(false);
  expect(site.isBuilt('service-areas/hackensack.html')).toBe(false);
});

describe('with four services and five towns', () => {
  test('home shows a grid in the place of the carousel', () => {
    const section = site.page('/').querySelector('section[aria-labelledby="services"]');
    expect(section?.querySelector('astro-island')).toBeNull();
    expect(hrefsIn(section?.querySelector('ul') ?? null)).toEqual(
      SMALL.services.map((name) => `/services/${name}`),
    );
  });

  test('menus and footer list what is left', () => {
    const page = site.page('/about');
    expect(hrefsIn(page.querySelector('#services-panel'))).toHaveLength(4);
    expect(hrefsIn(page.querySelector('#areas-panel'))).toHaveLength(5);
    const footer = hrefsIn(page.querySelector('footer'));
    expect(footer.filter((href) => href.startsWith('/service-areas/'))).toHaveLength(5);
    expect(footer.filter((href) => href.startsWith('/services/'))).toHaveLength(4);
  });

  test('all towns stand at once, without a button that would reveal nothing', () => {
    const page = site.page('/service-areas');
    expect(page.querySelector('.all-areas')).toBeNull();
    const cards = page.querySelector('section[aria-labelledby="areas"]');
    expect(hrefsIn(cards)).toHaveLength(5);
    expect(cards?.querySelector('button')).toBeNull();
    expect(hrefsIn(page.querySelector('svg.area-map'))).toHaveLength(5);
  });

  test('a chip that would show nothing is left out', () => {
    const chips = site.page('/service-areas/tenafly').querySelectorAll('.chip');
    expect(chips.map(({ text }) => text.replaceAll(/\s+/g, ' ').trim())).toEqual([
      'All Services 4',
      'Installation 1',
      'Repair 1',
      'Emergency 1',
    ]);
  });

  test.each([
    ['/', 'Four jobs, each with a starting price'],
    ['/services', 'Four ways we can help'],
    ['/service-areas', 'Five towns, one shop in Tenafly'],
  ])('%s says "%s"', (path, words) => {
    expect(site.page(path).toString()).toContain(words);
  });

  test('one review is one card', () => {
    const cards = site.page('/').querySelectorAll('section[aria-labelledby="reviews"] li');
    expect(cards).toHaveLength(1);
  });
});

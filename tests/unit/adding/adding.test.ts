import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SiteCopy, hrefsIn } from '../../helpers/site-copy';
import { REVIEW, SERVICE, TOWN } from '../../helpers/new-entries';

const SERVICE_PATH = '/services/door-painting';
const TOWN_PATH = '/service-areas/nyack';
const PAIR_PATH = '/services/door-painting-in-nyack';

let site: SiteCopy;
let output = '';

beforeAll(() => {
  site = new SiteCopy();
  site.write('services/door-painting.md', SERVICE);
  site.write('areas/nyack.md', TOWN);
  site.write('testimonials/ann-b.md', REVIEW);
  const built = site.run('release.ts');
  output = built.output;
  expect(built.status, output).toBe(0);
});

afterAll(() => {
  site.remove();
});

test('the build says what the content makes, and which texts are still to be written', () => {
  expect(output).toContain(
    '11 services, 16 towns, 150 local texts, 5 reviews. It makes 208 pages.',
  );
  expect(output).toContain('No town has a text of its own for door-painting yet');
  expect(output).toMatch(
    /local\/nyack has no text yet for broken-spring-replacement, .+track-alignment-repair\./,
  );
});

test('the sitemap has every page once, the new ones among them', () => {
  const paths = site.sitemap();
  expect(paths).toHaveLength(208);
  expect(new Set(paths).size).toBe(208);
  expect(paths).toEqual(expect.arrayContaining([SERVICE_PATH, TOWN_PATH, PAIR_PATH]));
  expect(paths.filter((path) => path.startsWith(`${SERVICE_PATH}-in-`))).toHaveLength(16);
  expect(paths.filter((path) => path.endsWith('-in-nyack'))).toHaveLength(11);
});

describe.each(['/', '/about', PAIR_PATH])('the menus of %s', (path) => {
  test.each([
    ['#services-panel', SERVICE_PATH],
    ['#areas-panel', TOWN_PATH],
  ])('%s end with the new entry', (panel, href) => {
    expect(hrefsIn(site.page(path).querySelector(panel)).at(-1)).toBe(href);
  });
});

describe('a service', () => {
  test('is the last slide of the carousel', () => {
    const slides = site.page('/').querySelectorAll('[data-slide]');
    expect(slides).toHaveLength(11);
    expect(hrefsIn(slides.at(-1) ?? null)).toEqual([SERVICE_PATH]);
    expect(slides.at(-1)?.getAttribute('aria-label')).toBe('11 of 11');
  });

  test('is the last card of the services page', () => {
    const cards = site.page('/services').querySelectorAll('main article');
    expect(cards).toHaveLength(11);
    expect(hrefsIn(cards.at(-1) ?? null)).toEqual([SERVICE_PATH]);
  });

  test('is offered in every town, and counted on its chip', () => {
    const offers = site.page('/service-areas/tenafly').querySelector('.offerings');
    expect(hrefsIn(offers)).toContain('/services/door-painting-in-tenafly');
    expect(offers?.querySelector('.chip')?.text.replaceAll(/\s+/g, ' ').trim()).toBe(
      'All Services 11',
    );
  });

  test('has the picture of the services page, a wrench and a social card', () => {
    const page = site.page(SERVICE_PATH);
    expect(page.querySelector('main img')?.getAttribute('src')).toMatch(
      /^\/assets\/hero-services\./,
    );
    expect(page.querySelector('main img')?.getAttribute('alt')).toMatch(/^Inside a tidy garage/);
    expect(page.querySelector('main svg path')).not.toBeNull();
    expect(site.isBuilt('social/door-painting.jpg')).toBe(true);
  });

  test('stands in llms.txt', () => {
    expect(site.built('llms.txt')).toMatch(
      /- \[Door Painting\]\(https?:\S+\/services\/door-painting\): Starting at \$300\./,
    );
  });
});

describe('a town', () => {
  test('is the last card of the service areas page', () => {
    const cards = site.page('/service-areas').querySelectorAll('.all-areas li');
    expect(cards).toHaveLength(16);
    expect(hrefsIn(cards.at(-1) ?? null)).toEqual([TOWN_PATH]);
  });

  test('outside the outlines is a dot on the map, inside its edges', () => {
    const map = site.page('/service-areas').querySelector('svg.area-map');
    const dot = map?.querySelector('circle[id="map-nyack"]');
    const [, , width = 0, height = 0] = (map?.getAttribute('viewBox') ?? '').split(' ').map(Number);
    const at = ['cx', 'cy'].map((name) => Number(dot?.getAttribute(name)));
    expect(at[0]).toBeGreaterThan(0);
    expect(at[0]).toBeLessThan(width);
    expect(at[1]).toBeGreaterThan(0);
    expect(at[1]).toBeLessThan(height);
    expect(hrefsIn(map ?? null)).toContain(TOWN_PATH);
  });

  test('is named next door by the town it names', () => {
    expect(hrefsIn(site.page('/service-areas/tenafly').querySelector('main'))).toContain(TOWN_PATH);
    expect(hrefsIn(site.page(TOWN_PATH).querySelector('main'))).toContain('/service-areas/tenafly');
  });

  test('has a social card and stands in llms.txt', () => {
    expect(site.isBuilt('social/nyack.jpg')).toBe(true);
    expect(site.built('llms.txt')).toMatch(/- \[Nyack\]\(\S+\/service-areas\/nyack\): 35-50 min/);
  });

  test('without local texts shows what its own file knows', () => {
    const text = site.page(PAIR_PATH).querySelector('main')?.text ?? '';
    expect(text).toContain('Door Painting in Nyack');
    expect(text).toContain('The village lies on the Hudson River.');
  });
});

test('a review stands last on the home page, with its service', () => {
  const cards = site.page('/').querySelectorAll('section[aria-labelledby="reviews"] li');
  expect(cards).toHaveLength(5);
  expect(cards.at(-1)?.text).toContain('Ann B.');
  expect(hrefsIn(cards.at(-1) ?? null)).toEqual([SERVICE_PATH]);
});

test.each([
  ['/', 'Eleven jobs, each with a starting price'],
  ['/', 'Sixteen towns of Bergen County'],
  ['/', 'Tenafly and 15 more Bergen County towns'],
  ['/services', 'Eleven ways we can help'],
  ['/services', 'Eleven services, each with a starting price'],
  ['/service-areas', 'Sixteen towns, one shop in Tenafly'],
  ['/service-areas', 'serves 16 towns'],
  ['/about', 'Sixteen towns are few enough to know'],
])('%s says "%s"', (path, words) => {
  expect(site.page(path).toString()).toContain(words);
});

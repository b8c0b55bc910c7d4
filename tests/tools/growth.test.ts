import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parse } from 'node-html-parser';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  addJobs,
  addRegistration,
  addReview,
  addServices,
  addTeam,
  addTowns,
  MOST_SERVICES,
  MOST_TOWNS,
} from '../helpers/grow-content.ts';
import { attributesOf, one, textOf } from '../helpers/dom.ts';
import { copyProject } from '../helpers/project-copy.ts';
import { HTML_LIMIT } from '../helpers/weight.ts';

/** How many of the longest pages are compressed; of two thousand it would take minutes. */
const LONGEST = 40;

/** Many times what the largest site here takes on a quiet machine. */
const PATIENCE = 15 * 60_000;

let root: string;

beforeEach(() => {
  root = copyProject();
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Builds the copy as `npm run build` does, and expects that it succeeds. */
function buildSite(): void {
  const astro = join(root, 'node_modules/astro/bin/astro.mjs');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [astro, 'build'],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: Infinity,
    },
  );
  expect(status, `${stdout}\n${stderr}`).toBe(0);
}

const read = (file: string): string =>
  readFileSync(join(root, 'dist', file), 'utf8');

/** Prints the heaviest pages of the built copy. @returns the weight of the heaviest */
function weighPages(title: string): number {
  const pages = readdirSync(join(root, 'dist'), {
    recursive: true,
    encoding: 'utf8',
  })
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, html: read(file) }))
    .toSorted((a, b) => b.html.length - a.html.length);
  const heaviest = pages
    .slice(0, LONGEST)
    .map(({ file, html }) => ({ file, bytes: brotliCompressSync(html).length }))
    .toSorted((a, b) => b.bytes - a.bytes);
  const list = heaviest
    .slice(0, 3)
    .map(({ file, bytes }) => `${file} ${String(bytes)} B`);
  console.log(
    `${title}: ${String(pages.length)} pages, heaviest ${list.join(', ')}`,
  );
  return heaviest[0]?.bytes ?? NaN;
}

/** Where the links of a part of a page lead, in their order. */
function linksIn(file: string, part: string): string[] {
  const links = parse(read(file)).querySelectorAll(`${part} a`);
  return links.map((link) => link.getAttribute('href') ?? '');
}

/** Expects a service in a town to be described, and its picture, without a text by an editor. */
function expectWholePair(file: string): void {
  const page = parse(read(file));
  const title = textOf(one(page, 'h1')).replace(' in Tenafly', '');
  const about = one(page, '[aria-labelledby=about]');
  expect(textOf(about)).toContain(`${title} for homeowners`);
  const hero = one(page, '[aria-labelledby=hero]');
  expect(attributesOf(hero, 'img', 'alt')).toEqual([title]);
  const descriptions = attributesOf(page, '[name=description]', 'content');
  const start = `${title} in Tenafly. ${title} for homeowners`;
  expect(descriptions).toEqual([expect.stringContaining(start)]);
  expect(descriptions[0]).toHaveLength(155);
}

/** The names of the people on the page about the company. */
function peopleOnAbout(): string[] {
  const names = parse(read('about.html')).querySelectorAll(
    '[aria-labelledby=team] h3',
  );
  return names.map(textOf);
}

describe('today’s content takes one more', { timeout: PATIENCE }, () => {
  test('service, with the fields that each must have', () => {
    const [slug = ''] = addServices(root, 1);
    buildSite();
    expect(weighPages('One more service')).toBeLessThan(HTML_LIMIT);
    expect(existsSync(join(root, 'dist/services', `${slug}.html`))).toBe(true);
    expect(
      existsSync(join(root, 'dist/services', `${slug}-in-tenafly.html`)),
    ).toBe(true);
    for (const page of [
      'index.html',
      'services.html',
      'service-areas/tenafly.html',
    ])
      expect(read(page), page).toContain(`/services/${slug}`);
    expectWholePair(`services/${slug}-in-tenafly.html`);
  });

  test('town, with the fields that each must have', () => {
    const [slug = ''] = addTowns(root, 1);
    buildSite();
    expect(weighPages('One more town')).toBeLessThan(HTML_LIMIT);
    expect(existsSync(join(root, 'dist/service-areas', `${slug}.html`))).toBe(
      true,
    );
    for (const page of [
      'index.html',
      'service-areas.html',
      'services/panel-replacement.html',
    ])
      expect(read(page), page).toContain(slug);
  });

  test('review', () => {
    addReview(root);
    buildSite();
    expect(weighPages('One more review')).toBeLessThan(HTML_LIMIT);
    expect(read('index.html')).toContain('Helen W.');
  });

  test('job, without a photo', () => {
    addJobs(root, 2);
    rmSync(join(root, 'src/content/jobs/0.md'));
    buildSite();
    expect(weighPages('One job')).toBeLessThan(HTML_LIMIT);
    const pages = readdirSync(join(root, 'dist'), {
      recursive: true,
      encoding: 'utf8',
    }).filter(
      (file) =>
        file.endsWith('.html') && read(file).includes('aria-labelledby="jobs"'),
    );
    expect(pages.sort()).toEqual([
      'service-areas/fort-lee.html',
      'services/panel-replacement-in-fort-lee.html',
      'services/panel-replacement.html',
    ]);
  });

  test('person, whose name then stands beside the call', () => {
    addTeam(root, 1);
    buildSite();
    expect(weighPages('One person')).toBeLessThan(HTML_LIMIT);
    for (const page of [
      'services/panel-replacement.html',
      'services/panel-replacement-in-fort-lee.html',
      'service-areas/fort-lee.html',
    ])
      expect(textOf(one(parse(read(page)), 'h1 ~ ul > li'))).toBe(
        'Robin 0 answers',
      );
    expect(peopleOnAbout()).toHaveLength(1);
  });

  test('fact that the law asks for: the registration number', () => {
    addRegistration(root);
    buildSite();
    expect(weighPages('A registration number')).toBeLessThan(HTML_LIMIT);
    expect(read('contact.html').match(/13VH00000000/g)).toHaveLength(2);
  });
});

test(
  'a whole county builds: 60 towns with 30 services, whose long lists lead to all',
  { timeout: PATIENCE },
  () => {
    addTowns(root, MOST_TOWNS);
    addServices(root, MOST_SERVICES);
    buildSite();
    weighPages('60 towns with 30 services');
    const panels = 'services/panel-replacement.html';
    expect(linksIn(panels, '[aria-labelledby=towns]').at(-1)).toBe(
      '/service-areas',
    );
    expect(linksIn('index.html', '[aria-labelledby=wrong]').at(-1)).toBe(
      '/services',
    );
    expect(linksIn(panels, '#areas-panel').at(-1)).toBe('/service-areas');
    expect(linksIn(panels, 'footer nav:last-of-type').at(-1)).toBe(
      '/service-areas',
    );
    expect(
      linksIn('service-areas.html', '[aria-labelledby=areas]'),
    ).toHaveLength(60);
  },
);

test.each([40, 400])(
  '%i jobs build, and every page still shows three at most',
  { timeout: PATIENCE },
  (count) => {
    addJobs(root, count);
    buildSite();
    expect(weighPages(`${String(count)} jobs`)).toBeLessThan(HTML_LIMIT);
    for (const page of [
      'index.html',
      'services/panel-replacement.html',
      'service-areas/fort-lee.html',
      'services/panel-replacement-in-fort-lee.html',
    ]) {
      const section = parse(read(page)).querySelector('[aria-labelledby=jobs]');
      expect(section?.querySelectorAll('li'), page).toHaveLength(3);
    }
  },
);

test('twelve people build, all on one page', { timeout: PATIENCE }, () => {
  addTeam(root, 12);
  buildSite();
  expect(weighPages('12 people')).toBeLessThan(HTML_LIMIT);
  expect(new Set(peopleOnAbout()).size).toBe(12);
  const page = parse(read('about.html'));
  const photos = page.querySelectorAll('[aria-labelledby=team] img');
  expect(photos).toHaveLength(8);
});

import { expect, test, type Page } from '@playwright/test';
import { PAGES } from '../../../src/lib/pages.ts';
import {
  HOME_PATH,
  areaPath,
  serviceInAreaPath,
  servicePath,
} from '../../../src/lib/urls.ts';
import { areas, services } from '../../helpers/content.ts';
import { shareOfBars } from '../../helpers/layout.ts';

const LAPTOP_AT_200 = { width: 683, height: 325 };

/** The commonest laptop with the bars of its browser, at 200 % too, low windows, the narrower one as wide as a tablet, and phones. */
const SCREENS = [
  { width: 1366, height: 650 },
  LAPTOP_AT_200,
  { width: 1280, height: 720 },
  { width: 900, height: 800 },
  { width: 360, height: 740 },
  { width: 360, height: 640 },
];

const GROUPS = [
  {
    name: 'the pages of the menu',
    paths: Object.values(PAGES).map(({ path }) => path),
  },
  { name: 'error pages', paths: ['/no-such-page', '/500'] },
  {
    name: 'the pages of towns',
    paths: areas().map(({ slug }) => areaPath(slug)),
  },
  ...services().map(({ slug: service }) => ({
    name: `${service}, on its own and in each town`,
    paths: [
      servicePath(service),
      ...areas().map(({ slug }) => serviceInAreaPath(service, slug)),
    ],
  })),
];

// Fetching the other pages of a group would be refused by the page's policy.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

/**
 * The tops of pages, to show one after another in the frame that all pages share: to load each page at
 * each size would take minutes.
 */
function topsOf(page: Page, paths: readonly string[]) {
  return page.evaluateHandle(async (paths) => {
    const parser = new DOMParser();
    const tops = paths.map(async (path) => {
      const html = await fetch(path).then((response) => response.text());
      const other = parser.parseFromString(html, 'text/html');
      return { path, top: other.querySelector('main section') };
    });
    return Promise.all(tops);
  }, paths);
}

type Tops = Awaited<ReturnType<typeof topsOf>>;

/** The heading and the calls of each top that do not stand whole above the call bar; a top without a call is one as well. */
async function cutTops(page: Page, tops: Tops) {
  return page.evaluate((tops) => {
    const main = document.querySelector('main');
    const bar = document.querySelector('body > aside');
    const isWhole = (part: Element) =>
      part.checkVisibility() &&
      part.getBoundingClientRect().bottom <=
        (bar?.getBoundingClientRect().top ?? 0);
    return tops.flatMap(({ path, top }) => {
      main?.replaceChildren(...(top ? [top] : []));
      const calls = [...(main?.querySelectorAll('a[href^="tel:"]') ?? [])];
      if (calls.length === 0) return `${path} has no call`;
      return [...(main?.querySelectorAll('h1') ?? []), ...calls]
        .filter((part) => !isWhole(part))
        .map((part) => `${path} cuts ${part.textContent.trim()}`);
    });
  }, tops);
}

for (const { name, paths } of GROUPS) {
  test(`heading and call stand whole above the call bar: ${name}`, async ({
    page,
  }) => {
    // Their places are kept for pictures, which change nothing here.
    await page.route(/\.(?:avif|webp)$/, (route) => route.abort());
    await page.goto(paths[0] ?? '');
    const tops = await topsOf(page, paths);
    for (const size of SCREENS) {
      await page.setViewportSize(size);
      const where = `${String(size.width)}×${String(size.height)}`;
      expect.soft(await cutTops(page, tops), where).toEqual([]);
    }
  });
}

test('in a low window header and call bar take at most a quarter while one reads', async ({
  page,
}) => {
  await page.setViewportSize(LAPTOP_AT_200);
  await page.goto(HOME_PATH);
  expect(await shareOfBars(page)).toBeLessThanOrEqual(1 / 4);
});

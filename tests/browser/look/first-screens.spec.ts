import { expect, test, type Page } from '@playwright/test';
import { PAGES } from '../../../src/lib/pages.ts';
import {
  HOME_PATH,
  SERVICES_PATH,
  areaPath,
  serviceInAreaPath,
  servicePath,
} from '../../../src/lib/urls.ts';
import { areas, services } from '../../helpers/content.ts';
import { boxOf, callBar } from '../../helpers/controls.ts';

const AREA_PATHS = areas().map(({ slug }) => areaPath(slug));
const SERVICE_PATHS = services().map(({ slug }) => servicePath(slug));
const PATHS = [
  ...Object.values(PAGES).map(({ path }) => path),
  ...SERVICE_PATHS,
  ...AREA_PATHS,
  ...services().flatMap(({ slug }) =>
    areas().map((area) => serviceInAreaPath(slug, area.slug)),
  ),
  '/no-such-page',
  '/500',
];

/** The commonest phones and laptops, with the bars of their browsers, and the laptop at 200 %. */
const SCREENS = [
  { width: 360, height: 640 },
  { width: 360, height: 740 },
  { width: 1366, height: 650 },
  { width: 1280, height: 720 },
  { width: 683, height: 325 },
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens a page whose frame then shows the others: to load each at each size would take minutes. */
async function openFrame(page: Page): Promise<void> {
  // Their places are kept for pictures, which change nothing here.
  await page.route(/\.(?:avif|webp)$/, (route) => route.abort());
  await page.goto(PAGES.about.path);
}

/** Reads what stands at the top of all pages, for `cutOff` to show. */
const readTops = (page: Page) =>
  page.evaluate(async (paths) => {
    const tops = paths.map(async (path) => {
      const html = await (await fetch(path)).text();
      const other = new DOMParser().parseFromString(html, 'text/html');
      return { path, top: other.querySelector('main > :first-child') };
    });
    Object.assign(window, { tops: await Promise.all(tops) });
  }, PATHS);

/** The pages whose heading or call does not stand whole above the call bar. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const { tops } = window as unknown as {
      tops: { path: string; top: Element }[];
    };
    const main = document.querySelector('main');
    const bar = document.querySelector('body > aside');
    const isWhole = (part: Element) => {
      const { bottom, width } = part.getBoundingClientRect();
      const edge = bar?.getBoundingClientRect().top ?? 0;
      return width > 0 && bottom <= edge;
    };
    return tops.flatMap(({ path, top }) => {
      main?.replaceChildren(top);
      return ['h1', '[href^="tel:"]']
        .filter((part) => ![...top.querySelectorAll(part)].some(isWhole))
        .map((part) => `${path}: ${part}`);
    });
  });

test('heading and a whole call stand above the call bar of all pages, on each common screen', async ({
  page,
}) => {
  await openFrame(page);
  await readTops(page);
  for (const size of SCREENS) {
    await page.setViewportSize(size);
    expect.soft(await cutOff(page), JSON.stringify(size)).toEqual([]);
  }
});

/** Where something begins on each of some pages of a phone, if it is below a limit. */
async function lateBeginnings(
  page: Page,
  paths: readonly string[],
  selector: string,
  limit: number,
): Promise<string[]> {
  await page.setViewportSize({ width: 360, height: 740 });
  await openFrame(page);
  return page.evaluate(
    async ({ paths, selector, limit }) => {
      const late: string[] = [];
      for (const path of paths) {
        const html = await (await fetch(path)).text();
        const other = new DOMParser().parseFromString(html, 'text/html');
        const main = document.querySelector('main');
        main?.replaceChildren(...other.querySelectorAll('main > *'));
        const part = main?.querySelector(selector);
        const top = part?.getBoundingClientRect().top ?? Infinity;
        if (top > limit) late.push(`${path}: ${top.toFixed()} px`);
      }
      return late;
    },
    { paths, selector, limit },
  );
}

test('what follows About on a service begins within 1,500 px of a phone', async ({
  page,
}) => {
  expect(
    await lateBeginnings(page, SERVICE_PATHS, 'section:has(#about) + *', 1500),
  ).toEqual([]);
});

test('the services of home begin within 2,500 px of a phone, and the house of a town within 2,400', async ({
  page,
}) => {
  expect(
    await lateBeginnings(page, [HOME_PATH], 'section:has(#services)', 2500),
  ).toEqual([]);
  expect(
    await lateBeginnings(page, AREA_PATHS, ':has(> aside > #glance)', 2400),
  ).toEqual([]);
});

test('the hero of home and services fills the screen down to the call bar', async ({
  page,
}) => {
  for (const path of [HOME_PATH, SERVICES_PATH]) {
    await page.goto(path);
    for (const size of [
      { width: 412, height: 915 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(size);
      const { foot } = await boxOf(page.locator('main > section').first());
      const bar = await boxOf(callBar(page));
      expect(foot, path).toBeGreaterThanOrEqual(bar.y - 1);
    }
  }
});

test('symptoms with their prices stand in the first screen of an error page on a laptop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 650 });
  await page.goto('/no-such-page');
  const bar = await boxOf(callBar(page));
  const rows = await page.locator('main li[data-part]').all();
  const feet = await Promise.all(
    rows.map(async (row) => (await boxOf(row)).foot),
  );
  expect(feet.filter((foot) => foot <= bar.y).length).toBeGreaterThan(2);
});

test('in a low window header and call bar take at most a quarter while one reads', async ({
  page,
}) => {
  for (const size of [
    { width: 683, height: 325 },
    { width: 320, height: 256 },
  ]) {
    await page.setViewportSize(size);
    await page.goto(HOME_PATH);
    const share = await page.evaluate(() => {
      scrollTo({ top: 900, behavior: 'instant' });
      const bars = document.querySelectorAll('body > header, body > aside > a');
      const heights = [...bars].map((bar) => {
        const { top, bottom } = bar.getBoundingClientRect();
        return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
      });
      return heights.reduce((sum, height) => sum + height, 0) / innerHeight;
    });
    expect(share).toBeLessThanOrEqual(1 / 4);
  }
});

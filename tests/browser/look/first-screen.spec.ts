import { expect, test, type Page } from '@playwright/test';
import { PAGES } from '../../../src/lib/pages.ts';
import {
  areaPath,
  serviceInAreaPath,
  servicePath,
} from '../../../src/lib/urls.ts';
import { areas, services } from '../../helpers/content.ts';

/** The commonest laptop with the bars of its browser, a low window, and phones. */
const SCREENS = [
  { width: 1366, height: 650 },
  { width: 1280, height: 720 },
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

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Leaves out what cannot move a call: what stands below the hero, and pictures, whose places are kept. */
async function leaveOnlyHeroes(page: Page) {
  await page.route(/\.(?:avif|webp)$/, (route) => route.abort());
  await page.route(/\.css$/, async (route) => {
    const response = await route.fetch();
    const sheet = await response.text();
    await route.fulfill({
      response,
      body: `${sheet} main > * + *, footer { display: none !important }`,
    });
  });
}

/** The calls at the top of a page, and whether each stands whole above the call bar. */
async function callsOf(page: Page) {
  return page.evaluate(() => {
    const bar = document.querySelector('body > aside');
    const edge = bar?.getBoundingClientRect().top ?? 0;
    const calls = document.querySelectorAll(
      'main > :first-child a[href^="tel:"]',
    );
    return [...calls].map((call) => ({
      call: call.textContent.trim(),
      isWhole:
        call.checkVisibility() && call.getBoundingClientRect().bottom <= edge,
    }));
  });
}

for (const { name, paths } of GROUPS) {
  test(`the call stands whole above the call bar: ${name}`, async ({
    page,
  }) => {
    await leaveOnlyHeroes(page);
    for (const path of paths) {
      await page.goto(path);
      for (const size of SCREENS) {
        await page.setViewportSize(size);
        const where = `${path} at ${String(size.width)}×${String(size.height)}`;
        const calls = await callsOf(page);
        expect(calls, where).not.toEqual([]);
        expect(
          calls.filter(({ isWhole }) => !isWhole),
          where,
        ).toEqual([]);
      }
    }
  });
}

import { expect, test, type Page } from '@playwright/test';
import { PAGES } from '../../../src/lib/pages.ts';
import {
  areaPath,
  serviceInAreaPath,
  servicePath,
} from '../../../src/lib/urls.ts';
import { areas, services } from '../../helpers/content.ts';
import { boxOf, callBar } from '../../helpers/controls.ts';
import { hero } from '../../helpers/hero.ts';

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

/** The calls of a hero that do not stand whole above the call bar. */
async function callsUnderTheBar(page: Page): Promise<string[]> {
  const calls = hero(page).locator('a[href^="tel:"]');
  const bar = await boxOf(callBar(page));
  await expect(calls).not.toHaveCount(0);
  const hidden: string[] = [];
  for (const call of await calls.all()) {
    const { foot } = await boxOf(call);
    if (foot > bar.y) hidden.push(await call.innerText());
  }
  return hidden;
}

for (const { name, paths } of GROUPS) {
  test(`the call stands whole above the call bar: ${name}`, async ({
    page,
  }) => {
    // Their places are kept for pictures, which change nothing here.
    await page.route(/\.(?:avif|webp)$/, (route) => route.abort());
    for (const path of paths) {
      await page.goto(path);
      for (const size of SCREENS) {
        await page.setViewportSize(size);
        const where = `${path} at ${String(size.width)}×${String(size.height)}`;
        expect(await callsUnderTheBar(page), where).toEqual([]);
      }
    }
  });
}

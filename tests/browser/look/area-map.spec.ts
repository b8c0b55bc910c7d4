import { expect, test, type Page } from '@playwright/test';
import { AREAS } from '../../helpers/specification.ts';

/** WCAG 2.2, 2.5.8: a target is 24 px square at least. */
const TARGET = 24;

const linksOf = (page: Page) => page.locator('.area-map a');

test('a finger hits every town of the large map, and no other @small', async ({ page }) => {
  await page.goto('/service-areas');
  const missed: string[] = [];
  for (const link of await linksOf(page).all()) {
    // A square that lies in the town alone: nothing over it, no neighbor in a corner.
    const roomy = await link.evaluate((town, side) => {
      town.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = town.getBoundingClientRect();
      const steps = [0, 0.25, 0.5, 0.75, 1].map((part) => part * side);
      const holds = (left: number, top: number) =>
        steps.every((dx) =>
          steps.every((dy) => town.contains(document.elementFromPoint(left + dx, top + dy))),
        );
      for (let left = box.left; left + side <= box.right; left += 1) {
        for (let top = box.top; top + side <= box.bottom; top += 1) {
          if (holds(left, top)) return true;
        }
      }
      return false;
    }, TARGET);
    if (!roomy) missed.push((await link.getAttribute('href')) ?? '');
  }
  expect(missed).toEqual([]);
});

test('the keyboard goes from town to town, and the one it is at stands out @wide', async ({
  page,
}) => {
  await page.goto('/service-areas');
  await linksOf(page).first().focus();
  const visited: (string | null)[] = [];
  for (const { slug } of AREAS) {
    const at = page.locator('.area-map a:focus-visible');
    visited.push(await at.getAttribute('href'));
    const fill = (path: string) => page.locator(path).evaluate((use) => getComputedStyle(use).fill);
    const rest = AREAS.find((area) => area.slug !== slug)?.slug ?? '';
    expect(await fill('.area-map a:focus-visible > use')).not.toBe(
      await fill(`.area-map a[href$="/${rest}"] > use`),
    );
    await page.keyboard.press('Tab');
  }
  expect(visited).toEqual(AREAS.map(({ slug }) => `/service-areas/${slug}`));
});

test('the names stand in their places on wide screens, the numbers on phones', async ({ page }) => {
  await page.goto('/service-areas');
  const phone = (page.viewportSize()?.width ?? 0) < 640;
  const size = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((text) => getComputedStyle(text).fontSize);
  expect(await size('.area-map text:not(.map-number)')).toBe(phone ? '0px' : '13px');
  await expect(page.locator('.area-map .map-number').first()).toBeVisible({ visible: phone });
});

for (const path of ['/service-areas', '/service-areas/new-milford']) {
  test(`the map of ${path} is on paper @wide`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('main svg.map')).toBeVisible();
    await expect(page.locator('main').getByText('NJ Office of GIS')).toBeVisible();
  });

  test(`the map of ${path} takes the colors that are forced @wide`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await page.goto(path);
    const [shown, text, ground, canvas] = await page.locator('main svg.map').evaluate((map) => {
      const probe = document.createElement('p');
      probe.style.color = 'Canvas';
      document.querySelector('main')?.append(probe);
      const mark = map.querySelector('circle[r="9"]') ?? map.querySelector('path[fill]');
      const shop = map.querySelector('circle[fill="canvas"]');
      return [
        mark && getComputedStyle(mark).fill,
        getComputedStyle(document.body).color,
        shop && getComputedStyle(shop).fill,
        getComputedStyle(probe).color,
      ];
    });
    expect(shown).toBe(text);
    expect(ground).toBe(canvas);
  });
}

import { expect, test, type Page } from '@playwright/test';
import { AREAS_PATH, CONTACT_PATH, areaPath } from '../../../src/lib/urls.ts';
import { areas, type Area } from '../../helpers/content.ts';
import { TOWN_PAGE } from '../../helpers/pages.ts';

/** A town without a place on the map stands in the list only. */
const MAPPED = areas().filter(({ location }) => location !== undefined);

/** The map in sight: phones have one of their own. */
const mapOf = (page: Page) => page.locator('main svg.map:visible');

/** The link of a town on the map. */
const linkTo = (page: Page, { slug }: Area) =>
  mapOf(page).locator(`a[href="${areaPath(slug)}"]`);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of [AREAS_PATH, CONTACT_PATH])
  test(`${path}: the map names each town, and a press on the town leads to its page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1366, height: 900 });
    await page.goto(path);
    for (const town of MAPPED) {
      await expect(linkTo(page, town)).toHaveCount(1);
      await expect(mapOf(page)).toContainText(town.name);
    }
    for (const town of MAPPED.slice(0, 2)) {
      await linkTo(page, town).click();
      await expect(page).toHaveURL(areaPath(town.slug));
      await page.goto(path);
    }
  });

/** The names on maps in sight that cover each other. */
async function coveringNames(page: Page): Promise<string[]> {
  return mapOf(page).evaluate((map) => {
    const names = [...map.querySelectorAll('text')].map((text) => ({
      words: text.textContent.trim(),
      box: text.getBoundingClientRect(),
    }));
    const cover = (one: DOMRect, other: DOMRect) => {
      const across =
        Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down =
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      // The line of a text is higher than its letters.
      return across > 1 && down > 0.3 * Math.min(one.height, other.height);
    };
    return names.flatMap((one, index) =>
      names
        .slice(index + 1)
        .filter((other) => cover(one.box, other.box))
        .map((other) => `${one.words} covers ${other.words}`),
    );
  });
}

for (const { path, widths } of [
  { path: AREAS_PATH, widths: [360, 820, 1280] },
  // Phones have its towns in a list.
  { path: CONTACT_PATH, widths: [1280] },
  { path: TOWN_PAGE.path, widths: [360, 820, 1280] },
])
  test(`${path}: no name of the map covers another`, async ({ page }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      expect(await coveringNames(page), `${String(width)} px`).toEqual([]);
    }
  });

test('the map keeps its colors where colors are forced, so that towns stand apart', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(AREAS_PATH);
  const [first] = MAPPED;
  if (!first) return;
  const fills = await linkTo(page, first).evaluate((town) => [
    getComputedStyle(town).fill,
    getComputedStyle(town).stroke,
  ]);
  expect(fills[0]).not.toBe(fills[1]);
});

import { expect, test, type Page } from '@playwright/test';
import { minutesAsFigure } from '../../../src/lib/formats.ts';
import { AREAS_PATH, CONTACT_PATH, areaPath } from '../../../src/lib/urls.ts';
import { areas, type Area } from '../../helpers/content.ts';
import { TOWN_PAGE } from '../../helpers/pages.ts';

/** A town without a place on the map stands in the list only. */
const MAPPED = areas().filter(({ location }) => location !== undefined);

/** The link of a town on the map. */
const linkTo = (page: Page, { slug }: Area) =>
  page.locator(`main svg a[href="${areaPath(slug)}"]`);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of [AREAS_PATH, CONTACT_PATH])
  test(`${path}: each town of the map shows its name and its time, and leads to its page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1366, height: 900 });
    await page.goto(path);
    for (const town of MAPPED) {
      const link = linkTo(page, town);
      await expect(link).toContainText(town.name);
      const index = (await link.getAttribute('data-town')) ?? '';
      const light = page.locator(`main svg g[data-town="${index}"]`);
      await expect(light).toHaveCSS('opacity', '0');
      await link.locator('text').first().hover();
      await expect(light).toHaveCSS('opacity', '1');
      await expect(light).toContainText(minutesAsFigure(town.responseTime));
    }
    const [first] = MAPPED;
    if (!first) return;
    await linkTo(page, first).locator('text').first().click();
    await expect(page).toHaveURL(areaPath(first.slug));
  });

/** The names on maps in sight that cover each other. */
async function coveringNames(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) => {
    // The box of a text that stands along the river is much larger than the text.
    const names = [...main.querySelectorAll('svg text:not([transform])')]
      .filter((text) => text.checkVisibility({ opacityProperty: true }))
      .map((text) => ({
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

for (const path of [AREAS_PATH, CONTACT_PATH, TOWN_PAGE.path])
  test(`${path}: no name of the map covers another`, async ({ page }) => {
    for (const width of [360, 820, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await expect(
        page.locator('main svg text').filter({ visible: true }).first(),
      ).toBeAttached();
      expect(await coveringNames(page), `${String(width)} px`).toEqual([]);
    }
  });

test('the map is on paper, and takes the colors that are forced', async ({
  page,
}) => {
  await page.goto(AREAS_PATH);
  await page.emulateMedia({ media: 'print' });
  const [first] = MAPPED;
  if (first) await expect(linkTo(page, first)).toBeVisible();
  await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
  const [land, canvas] = await page.evaluate(() => {
    document.body.style.backgroundColor = 'Canvas';
    const outline = document.querySelector('main svg .outlines path');
    return [
      outline ? getComputedStyle(outline).fill : '',
      getComputedStyle(document.body).backgroundColor,
    ];
  });
  expect(land).toBe(canvas);
});

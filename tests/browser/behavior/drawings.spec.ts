import { expect, test, type Locator, type Page } from '@playwright/test';
import {
  AREAS_PATH,
  CONTACT_PATH,
  HOME_PATH,
  areaPath,
} from '../../../src/lib/urls.ts';
import { areas, page as copyOf } from '../../helpers/content.ts';
import { contrast } from '../../helpers/contrast.ts';
import { PHONE, TOWN_PAGE } from '../../helpers/pages.ts';

/** A town without a place on the map stands in the list only. */
const MAPPED = areas().filter(({ location }) => location !== undefined);

/** The map in sight: phones have one of their own. */
const mapOf = (page: Page) => page.locator('main svg.map:visible').first();

for (const path of [AREAS_PATH, CONTACT_PATH])
  test(`${path}: the map names each town, and a press on the town leads to its page`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const linkTo = (slug: string) =>
      mapOf(page).locator(`a[href="${areaPath(slug)}"]`);
    for (const { slug, name } of MAPPED) {
      await expect(linkTo(slug)).toHaveCount(1);
      await expect(mapOf(page)).toContainText(name);
    }
    const slug = MAPPED.at(-1)?.slug ?? '';
    await linkTo(slug).click();
    await expect(page).toHaveURL(areaPath(slug));
  });

for (const path of [AREAS_PATH, CONTACT_PATH, TOWN_PAGE.path])
  test(`${path}: no name of the map covers another, and each reads`, async ({
    page,
  }) => {
    await page.goto(path);
    // Of contact, phones have the list alone.
    for (const width of path === CONTACT_PATH ? [1280] : [360, 820, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const names = await mapOf(page)
        .locator('text')
        .evaluateAll((texts) =>
          texts.map((text) => {
            const { left, right, top, bottom } = text.getBoundingClientRect();
            const { fill, stroke } = getComputedStyle(text);
            const name = text.textContent.trim();
            return { name, left, right, top, bottom, fill, stroke };
          }),
        );
      expect(names.length).toBeGreaterThan(2);
      for (const [index, one] of names.entries()) {
        // The edge of its letters is in the color that they stand on.
        if (one.stroke !== 'none')
          expect(contrast(one.fill, one.stroke), one.name).toBeGreaterThan(4.5);
        for (const other of names.slice(index + 1)) {
          const across =
            Math.min(one.right, other.right) - Math.max(one.left, other.left);
          const down =
            Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
          // The line of a text is higher than its letters.
          const height = Math.min(
            one.bottom - one.top,
            other.bottom - other.top,
          );
          const covers = across > 1 && down > 0.3 * height;
          expect(covers, `${one.name} on ${other.name}`).toBe(false);
        }
      }
    }
  });

test('towns stand apart on the map where colors are forced', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(AREAS_PATH);
  const town = mapOf(page).locator('a').first();
  const [fill, stroke] = await town.evaluate((link) => [
    getComputedStyle(link).fill,
    getComputedStyle(link).stroke,
  ]);
  expect(fill).not.toBe(stroke);
});

const colorOf = (part: Locator) =>
  part.evaluate((element) => getComputedStyle(element).color);

test('a symptom and its part of the door light each other, by pointer and by focus', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // As wide as a tablet: there the parts have numbers to point at.
  await page.setViewportSize({ width: 768, height: 800 });
  await page.goto(HOME_PATH);
  const drawing = page.locator('main .drawing svg');
  for (const row of await page.locator('main li[data-part]').all()) {
    const link = row.getByRole('link');
    const path = (await link.getAttribute('href')) ?? '';
    const part = drawing.locator(`a[href="${path}"]`);
    const dark = await colorOf(row);
    expect(await colorOf(part), path).toBe(await colorOf(drawing));
    await link.hover();
    expect(await colorOf(part), path).not.toBe(await colorOf(drawing));
    await page.mouse.move(0, 0);
    await link.focus();
    expect(await colorOf(part), path).not.toBe(await colorOf(drawing));
    await link.blur();
    await part.locator('circle').hover();
    expect(await colorOf(row), path).not.toBe(dark);
    await page.mouse.move(0, 0);
  }
});

test.describe('the door of home', () => {
  test.skip(!copyOf('home').hero.opening, 'there is none that opens');

  /** The picture of the open garage, which shows in the doorway as far as the door is up. */
  const garage = (page: Page) => page.locator('main .open img');
  const scroll = (page: Page) =>
    page.evaluate(() => {
      scrollTo({ top: 200, behavior: 'instant' });
    });

  for (const viewport of [PHONE.viewport, { width: 1280, height: 800 }])
    test(`opens with the first scroll, and asks for the picture behind it only then: ${String(viewport.width)} px`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto(HOME_PATH, { waitUntil: 'networkidle' });
      await expect(garage(page)).toBeHidden();
      await expect(garage(page)).toHaveJSProperty('currentSrc', '');
      await scroll(page);
      await expect(garage(page)).toBeVisible();
      await expect(garage(page)).not.toHaveJSProperty('currentSrc', '');
      const door = page.locator('main .open .lift').first();
      const raised = () =>
        door.evaluate(
          (rect) => new DOMMatrix(getComputedStyle(rect).transform).m22,
        );
      await expect.poll(raised).toBeGreaterThan(0.5);
    });

  for (const media of [
    { reducedMotion: 'reduce' },
    { forcedColors: 'active' },
  ] as const)
    test(`stays shut: ${Object.keys(media).join('')}`, async ({ page }) => {
      await page.emulateMedia(media);
      await page.goto(HOME_PATH);
      await scroll(page);
      await expect(garage(page)).toBeAttached();
      await expect(garage(page)).toBeHidden();
    });
});

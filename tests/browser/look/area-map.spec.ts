import { expect, test, type Page } from '@playwright/test';
import { areas } from '../../helpers/content.ts';
import { PHONE } from '../../helpers/pages.ts';

/** WCAG 2.2, 2.5.8: a target is 24 px square at least. */
const TARGET = 24;

/** A town without a place on the map stands in the list only. */
const mapped = () => areas().filter(({ location }) => location !== undefined);

const towns = (page: Page) => page.locator('main svg a');

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a finger hits every town of the large map, and no other', async ({ page }) => {
    await page.goto('/service-areas');
    await expect(towns(page)).toHaveCount(mapped().length);
    const missed = await towns(page).evaluateAll(
      (links, side) =>
        links
          .filter((town) => {
            // A square that lies in the town alone: nothing over it, no neighbor in a corner.
            town.scrollIntoView({ block: 'center', behavior: 'instant' });
            const box = town.getBoundingClientRect();
            const steps = [0, 0.25, 0.5, 0.75, 1].map((part) => part * side);
            const holds = (left: number, top: number) =>
              steps.every((dx) =>
                steps.every((dy) => town.contains(document.elementFromPoint(left + dx, top + dy))),
              );
            for (let left = box.left; left + side <= box.right; left += 1)
              for (let top = box.top; top + side <= box.bottom; top += 1)
                if (holds(left, top)) return false;
            return true;
          })
          .map((town) => town.getAttribute('href')),
      TARGET,
    );
    expect(missed).toEqual([]);
  });

  test('the map shows numbers, and the names below it', async ({ page }) => {
    await page.goto('/service-areas');
    await expect(towns(page).first().locator('text').first()).toBeVisible();
    await expect(towns(page).first().locator('text').last()).toHaveCSS('font-size', '0px');
    await expect(page.locator('main ol').getByText(mapped()[0]?.name ?? '')).toBeVisible();
  });
});

test('on a desktop the names stand in their places', async ({ page }) => {
  await page.goto('/service-areas');
  await expect(towns(page).first().locator('text').first()).toBeHidden();
  await expect(towns(page).first().locator('text').last()).toHaveCSS('font-size', '14px');
});

for (const width of [320, 768, 1280]) {
  test(`a town too small to hit on the map has a card to press at ${String(width)} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/service-areas');
    await page.getByRole('button', { name: 'View All Areas' }).click();
    // WCAG 2.5.8 lets a target be small when another of 24 px does the same on the page.
    const without = await towns(page).evaluateAll((links) =>
      links
        .map((town) => town.getAttribute('href') ?? '')
        .filter((href) => {
          const card = document.querySelector(`main li a[href="${href}"]`);
          const box = card?.getBoundingClientRect();
          return !box || box.width < 24 || box.height < 24;
        }),
    );
    expect(without).toEqual([]);
  });
}

test('the keyboard goes from town to town, and the one it is at stands out', async ({ page }) => {
  await page.goto('/service-areas');
  await towns(page).first().focus();
  const fill = (index: number) =>
    towns(page)
      .nth(index)
      .locator('use')
      .evaluate((use) => getComputedStyle(use).fill);
  for (const [index, { slug }] of mapped().entries()) {
    await expect(page.locator(':focus-visible')).toHaveAttribute('href', `/service-areas/${slug}`);
    expect(await fill(index)).not.toBe(await fill(index === 0 ? 1 : 0));
    await page.keyboard.press('Tab');
  }
});

const map = (page: Page) => page.locator('main svg:has([fill=canvas])');

test('the large map is on paper', async ({ page }) => {
  await page.goto('/service-areas');
  await page.emulateMedia({ media: 'print' });
  await expect(map(page)).toBeVisible();
  await expect(page.locator('main').getByText('NJ Office of GIS')).toBeVisible();
});

test('the large map takes the colors that are forced', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto('/service-areas');
  const [shown, text, ground, canvas] = await map(page).evaluate((drawing) => {
    const probe = document.createElement('p');
    probe.style.color = 'Canvas';
    document.querySelector('main')?.append(probe);
    const mark = drawing.querySelector('circle[r="9"]');
    const shop = drawing.querySelector('circle[fill="canvas"]');
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

for (const [width, height] of [
  [360, 740],
  [1280, 800],
]) {
  test(`each town is lit on the map of its page at ${String(width)} px, shop and label in sight`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: width ?? 0, height: height ?? 0 });
    for (const { slug, responseTime = '' } of mapped()) {
      await page.goto(`/service-areas/${slug}`);
      const shown = page.locator('.town-map svg').filter({ visible: true });
      await expect(shown).toHaveCount(1);
      const { label, ends, frame } = await shown.evaluate((drawing) => {
        // The frame of phones draws what the other holds, where it has no size.
        const text = document.querySelector('.town-map text');
        const x = Number(text?.getAttribute('x'));
        const pen = new OffscreenCanvas(1, 1).getContext('2d');
        if (text && pen) pen.font = getComputedStyle(text).font;
        const width = pen?.measureText(text?.textContent.trim() ?? '').width ?? 0;
        const isWest = text?.getAttribute('text-anchor') === 'end';
        const { x: left, width: wide } = (drawing as SVGSVGElement).viewBox.baseVal;
        return {
          label: text?.textContent.trim(),
          ends: isWest ? [x - width, x] : [x, x + width],
          frame: [left, left + wide],
        };
      });
      expect(label, slug).toBe(responseTime);
      // On a wide screen the label may stand outside of the map, in the hero's own air.
      if (width === 360)
        expect(
          [...ends, ...frame].toSorted((a, b) => a - b),
          slug,
        ).toEqual([frame[0], ...ends, frame[1]]);
    }
  });
}

import { expect, test, type Locator } from '@playwright/test';
import sharp from 'sharp';
import { ABOUT_PATH, CONTACT_PATH } from '../../../src/lib/urls.ts';
import { page as copyOf } from '../../helpers/content.ts';
import { boxOf, header } from '../../helpers/controls.ts';
import { SERVICE, PAIR_PAGE, SERVICE_PAGE } from '../../helpers/pages.ts';
import { LABELS } from '../../helpers/labels.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('no line of the breadcrumb begins with its slash', async ({ page }) => {
  await page.goto(PAIR_PAGE.path);
  // Narrower screens do without it.
  for (let width = 640; width <= 1280; width += 19) {
    await page.setViewportSize({ width, height: 800 });
    const first = await page
      .getByRole('navigation', { name: LABELS.breadcrumb })
      .evaluate((breadcrumb) => {
        const { left } = breadcrumb.getBoundingClientRect();
        return [...breadcrumb.querySelectorAll('[aria-hidden]')].filter(
          (slash) =>
            slash.checkVisibility() &&
            slash.getBoundingClientRect().left < left + 4,
        ).length;
      });
    expect(first, `${String(width)} px`).toBe(0);
  }
});

/** How far, in px, the tick before an item stands above or below the middle of its first line. */
async function tickOffset(item: Locator): Promise<number> {
  const box = await boxOf(item);
  const line = await item.evaluate((li) =>
    Number.parseFloat(getComputedStyle(li).lineHeight),
  );
  const clip = { x: box.x, y: box.y - 6, width: 24, height: line + 12 };
  const screenshot = await item.page().screenshot({ clip, scale: 'css' });
  const image = sharp(screenshot).greyscale().raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  const inked = [...Array(info.height).keys()].filter((y) =>
    data
      .subarray(y * info.width, (y + 1) * info.width)
      .some((value) => value < 128),
  );
  const middle = ((inked[0] ?? NaN) + (inked.at(-1) ?? NaN) + 1) / 2;
  return Math.abs(middle - clip.height / 2);
}

test('ticks stand in the middle of their line', async ({ page }) => {
  await page.goto(SERVICE_PAGE.path);
  const item = page
    .getByRole('listitem')
    .filter({ hasText: SERVICE.features[0] ?? '' });
  await item.scrollIntoViewIfNeeded();
  expect(await tickOffset(item)).toBeLessThanOrEqual(1.5);
});

test('the mark of the page in the header stands clear of what lies below it', async ({
  page,
}) => {
  await page.goto(ABOUT_PATH);
  const mark = await boxOf(header(page).locator('[aria-current=page]').first());
  const { foot } = await boxOf(header(page));
  const edge = { x: mark.x, y: foot - 4, width: mark.width, height: 4 };
  const { channels } = await sharp(await page.screenshot({ clip: edge }))
    .removeAlpha()
    .stats();
  expect(channels.map(({ min, max }) => max - min)).toEqual([0, 0, 0]);
});

test('the number is the largest text of the contact page below its top', async ({
  page,
}) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(CONTACT_PATH);
    const sizeOf = (text: Locator) =>
      text.evaluate((element) =>
        Number.parseFloat(getComputedStyle(element).fontSize),
      );
    const { touch } = copyOf('contact');
    const section = page.getByRole('region', { name: touch.heading });
    const number = await sizeOf(section.locator('a[href^="tel:"]').first());
    for (const heading of await section.getByRole('heading').all())
      expect(await sizeOf(heading)).toBeLessThan(number);
  }
});

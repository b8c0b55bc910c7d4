import { expect, test, type Locator } from '@playwright/test';
import { HOME_PATH } from '../../../src/lib/urls.ts';
import { boxOf, callBar } from '../../helpers/controls.ts';

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

test('on an error page symptoms with their prices stand in the first screen of a laptop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 650 });
  await page.goto('/no-such-page');
  const { y: edge } = await boxOf(callBar(page));
  const feet = await page
    .locator('main li[data-part]')
    .evaluateAll((rows) =>
      rows.map((row) => row.getBoundingClientRect().bottom),
    );
  expect(feet.filter((foot) => foot <= edge).length).toBeGreaterThanOrEqual(3);
});

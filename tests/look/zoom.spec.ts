import { expect, test } from '@playwright/test';
import { walkThrough } from '../helpers/keyboard-walk.ts';
import { faults } from '../helpers/layout.ts';
import { KINDS } from '../helpers/pages.ts';

// A window of 1280 × 1024 px at 400 % (WCAG 1.4.10).
test.use({ viewport: { width: 320, height: 256 }, contextOptions: { reducedMotion: 'reduce' } });

for (const [kind, path] of Object.entries({ ...KINDS, 'server error': '/500' })) {
  test(`${kind}: at 400 % it scrolls one way only, and most of the screen is text @wide`, async ({
    page,
  }) => {
    await page.goto(path);
    expect(await faults(page)).toEqual([]);
    await page.evaluate(() => {
      scrollTo(0, 900);
    });
    const kept = await page.evaluate(() => {
      const area = [...document.querySelectorAll('.site-header, .call-bar')].map((element) => {
        const { top, bottom, width } = element.getBoundingClientRect();
        return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) * width;
      });
      return area.reduce((sum, value) => sum + value, 0) / (innerWidth * innerHeight);
    });
    expect(kept).toBeLessThan(1 / 4);
  });
}

test('at 400 % every stop of Tab is in plain sight, in the menu too @wide', async ({ page }) => {
  await page.goto('/service-areas/palisades-park');
  expect((await walkThrough(page)).faults).toEqual([]);
  await page.goto('/about');
  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  await page.locator('#mobile-menu summary').first().press('Enter');
  await page.getByRole('button', { name: 'Menu' }).focus();
  const { faults: found, stops } = await walkThrough(page);
  expect(found).toEqual([]);
  expect(stops).toContain('link "GET FREE QUOTE (201) 555-0142"');
});

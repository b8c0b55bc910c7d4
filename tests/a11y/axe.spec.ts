import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { KINDS } from '../helpers/pages.ts';

async function violations(page: Page) {
  const results = await new AxeBuilder({ page }).analyze();
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [kind, path] of Object.entries(KINDS)) {
  test(`axe finds nothing on ${kind}`, async ({ page }) => {
    await page.goto(path);
    expect(await violations(page)).toEqual([]);
  });
}

test('axe finds nothing with the mobile menu open @small', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.locator('#mobile-menu summary').first().tap();
  expect(await violations(page)).toEqual([]);
});

test('axe finds nothing with a dropdown open @wide', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Services menu' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#services-panel')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

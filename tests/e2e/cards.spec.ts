import { expect, test } from '@playwright/test';

for (const [path, target] of [
  ['/services', '/services/panel-replacement'],
  ['/service-areas/maywood', '/services/panel-replacement-in-maywood'],
] as const) {
  test(`a service card of ${path} can be pressed anywhere`, async ({ page }) => {
    await page.goto(path);
    const card = page.locator('article').filter({ hasText: 'Panel Replacement' });
    await card.scrollIntoViewIfNeeded();
    await card.click({ position: { x: 12, y: 12 } });
    await expect(page).toHaveURL(new RegExp(`${target}$`));
  });
}

import { expect, test } from '@playwright/test';

test('an island that fails in the browser leaves the HTML that worked, and says so @wide', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() => {
    const matches = Reflect.get(Element.prototype, 'matches') as (selector: string) => boolean;
    Reflect.set(Element.prototype, 'matches', function (this: Element, selector: string) {
      if (selector === ':popover-open') throw new Error('broken on purpose');
      return matches.call(this, selector);
    });
  });
  await page.goto('/about');
  const button = page.getByRole('button', { name: 'Services menu' });
  await button.focus();
  await expect(page.locator('astro-island[data-failed]').first()).toBeAttached();
  await expect(page.getByText('Unexpected Application Error!')).toBeHidden();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#services-panel')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('#services-panel')).toBeHidden();
  expect(errors).toEqual([expect.stringContaining('broken on purpose')]);
});

import { expect, test, type Page } from '@playwright/test';
import { walkThrough } from '../../helpers/keyboard-walk.ts';
import { KINDS } from '../../helpers/pages.ts';

const ALL = { ...KINDS, 'server error': '/500' };

async function closesAndGivesBack(page: Page, name: string, panel: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  await button.press('Enter');
  await expect(page.locator(panel)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(button).not.toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator(panel)).toBeHidden();
  await expect(button).toBeFocused();
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [kind, path] of Object.entries(ALL)) {
  test(`${kind}: Escape closes the menu and gives focus back @small`, async ({ page }) => {
    await page.goto(path);
    await closesAndGivesBack(page, 'Menu', '#mobile-menu');
  });

  test(`${kind}: Escape closes each dropdown and gives focus back @wide`, async ({ page }) => {
    await page.goto(path);
    await closesAndGivesBack(page, 'Services menu', '#services-panel');
    await closesAndGivesBack(page, 'Service Areas menu', '#areas-panel');
  });

  test(`${kind}: the skip link leads into the main part @ends`, async ({ page }) => {
    await page.goto(path);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
  });
}

test('Tab leads through the open menu and out of it, every row in plain sight @small', async ({
  page,
}) => {
  await page.goto('/about');
  const toggle = page.getByRole('button', { name: 'Menu' });
  await toggle.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await page.locator('#mobile-menu summary').first().press('Enter');
  await toggle.focus();
  const { stops, faults, left } = await walkThrough(page);
  expect(faults).toEqual([]);
  expect(left).toBe(true);
  expect(`${stops.join('\n')}\n`).toMatchSnapshot(['walks', 'open-menu-phone.txt']);
});

for (const name of ['Services', 'Service Areas']) {
  test(`Tab leads through the open ${name} dropdown and on @wide`, async ({ page }) => {
    await page.goto('/about');
    const button = page.getByRole('button', { name: `${name} menu` });
    await button.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const { stops, faults } = await walkThrough(page);
    expect(faults).toEqual([]);
    expect(`${stops.join('\n')}\n`).toMatchSnapshot([
      'walks',
      `open-${name.toLowerCase().replace(' ', '-')}-desktop.txt`,
    ]);
  });
}

import { expect, test } from '@playwright/test';
import { showCarousel } from '../../helpers/carousel.ts';
import { ALL_KINDS, INDEXED_KINDS, PHONE } from '../../helpers/pages.ts';

// Each tree stands in trees/ without the values that content holds: what must be there, by role and
// name, in order. The words themselves are the matter of tests/site.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [kind, path] of Object.entries(ALL_KINDS)) {
  test(`${kind}: a screen reader finds its main part in order`, async ({ page }) => {
    if (path === '/') await showCarousel(page);
    else await page.goto(path);
    await expect(page.getByRole('main')).toMatchAriaSnapshot({
      name: `main-${kind.replaceAll(' ', '-')}.aria.yml`,
    });
  });
}

test('what stands around the main part of every page', async ({ page }) => {
  await page.goto(INDEXED_KINDS.about);
  await expect(page.locator('body')).toMatchAriaSnapshot({ name: 'body.aria.yml' });
});

test('an open dropdown', async ({ page }) => {
  await page.goto(INDEXED_KINDS.about);
  // Each dropdown loads when it is used; before, the browser itself tells the state of a popover.
  const other = page.getByRole('button', { name: 'Service Areas menu' });
  await other.focus();
  await expect(other).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('button', { name: 'Services menu' }).press('Enter');
  await expect(page.getByRole('banner')).toMatchAriaSnapshot({ name: 'dropdown.aria.yml' });
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the open menu, and nothing behind it', async ({ page }) => {
    await page.goto(INDEXED_KINDS.about);
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.locator('#mobile-menu summary').first().tap();
    await expect(page.getByRole('button', { name: 'Menu', expanded: true })).toBeVisible();
    await expect(page.locator('body')).toMatchAriaSnapshot({ name: 'menu.aria.yml' });
  });
});

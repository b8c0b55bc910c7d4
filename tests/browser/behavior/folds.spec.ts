import { expect, test } from '@playwright/test';
import { page as copyOf, services } from '../../helpers/content.ts';

const [service] = services();

test('a checklist opens at a touch on phones, and is open on paper and where there is room', async ({
  page,
}) => {
  const lines = page.locator('main details').first().getByRole('listitem');
  const summary = page.getByText(copyOf('service').includedHeading).first();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/services');
  await expect(lines.first()).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(lines.first()).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await summary.click();
  await expect(lines).toHaveText(service?.features ?? []);
  await expect(lines.last()).toBeVisible();
  await expect(page).toHaveURL('/services');
  await summary.click();
  await expect(lines.last()).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(lines.last()).toBeVisible();
  await expect(summary).toBeHidden();
});

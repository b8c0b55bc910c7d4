import { expect, test } from '@playwright/test';
import {
  SERVICES_PATH,
  areaPath,
  serviceInAreaPath,
  servicePath,
} from '../../../src/lib/urls.ts';
import { page as copyOf } from '../../helpers/content.ts';
import { PHONE, SERVICE, TOWN } from '../../helpers/pages.ts';

for (const { path, target } of [
  { path: SERVICES_PATH, target: servicePath(SERVICE.slug) },
  {
    path: areaPath(TOWN.slug),
    target: serviceInAreaPath(SERVICE.slug, TOWN.slug),
  },
]) {
  test(`a service card of ${path} can be pressed anywhere`, async ({
    page,
  }) => {
    await page.goto(path);
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: SERVICE.title }) });
    await card.click({ position: { x: 20, y: 20 } });
    await expect(page).toHaveURL(target);
  });
}

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a checklist opens at a touch, and is open on paper and on wide screens', async ({
    page,
  }) => {
    await page.goto(SERVICES_PATH);
    const folds = page
      .getByRole('group')
      .filter({ hasText: copyOf('service').includedHeading });
    const fold = folds.filter({ hasText: SERVICE.features[0] ?? '' });
    const summary = fold.getByText(copyOf('service').includedHeading);
    const lines = fold.getByRole('listitem');
    const lastLine = fold.locator('li').last();
    await expect(lastLine).toBeHidden();

    await page.emulateMedia({ media: 'print' });
    await expect(lastLine).toBeVisible();
    await page.emulateMedia({ media: 'screen' });

    await summary.tap();
    await expect(lines).toHaveText(SERVICE.features);
    await expect(lastLine).toBeVisible();
    await expect(page).toHaveURL(SERVICES_PATH);
    await summary.tap();
    await expect(lastLine).toBeHidden();

    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(lastLine).toBeVisible();
    await expect(summary).toBeHidden();
  });
});

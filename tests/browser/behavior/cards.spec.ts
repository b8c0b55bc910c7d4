import { expect, test } from '@playwright/test';
import { areas, services } from '../../helpers/content.ts';

const [, service] = services();
const [area] = areas();

for (const [path, target] of [
  ['/services', `/services/${service?.slug ?? ''}`],
  [`/service-areas/${area?.slug ?? ''}`, `/services/${service?.slug ?? ''}-in-${area?.slug ?? ''}`],
] as const) {
  test(`a service card of ${path} can be pressed anywhere`, async ({ page }) => {
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 3, name: service?.title ?? '' });
    const card = page.getByRole('listitem').filter({ has: heading });
    await card.click({ position: { x: 12, y: 12 } });
    await expect(page).toHaveURL(target);
  });
}

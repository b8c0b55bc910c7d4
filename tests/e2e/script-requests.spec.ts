import { expect, test } from '@playwright/test';
import { KINDS } from '../helpers/pages.ts';

for (const [kind, path] of Object.entries(KINDS)) {
  test(`${kind} asks for no script before anyone touches it`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(scripts).toEqual([]);
  });
}

test('home asks for the carousel once it is in view', async ({ page }) => {
  await page.goto('/');
  const request = page.waitForRequest(/ServiceCarousel/);
  await page.getByRole('heading', { name: 'Our Garage Services' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 300);
  await request;
});

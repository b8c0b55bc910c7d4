import { expect, test } from '@playwright/test';

/** Pages of a PDF as Chromium writes it. */
function pageCount(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

for (const path of [
  '/services/broken-spring-replacement',
  '/services/panel-replacement-in-fort-lee',
  '/contact',
]) {
  test(`${path} prints on one or two pages, with the number @wide`, async ({ page }) => {
    await page.goto(path);
    const pdf = await page.pdf({
      format: 'Letter',
      margin: { top: '0.5in', bottom: '0.5in', left: '0.5in', right: '0.5in' },
    });
    expect(pageCount(pdf)).toBeGreaterThan(0);
    expect(pageCount(pdf)).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('(201) 555-0142').filter({ visible: true }).first()).toBeVisible();
    await expect(page.locator('.call-bar')).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  });
}

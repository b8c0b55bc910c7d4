import { expect, test } from '@playwright/test';
import { business } from '../../helpers/content.ts';
import { INDEXED_KINDS } from '../../helpers/pages.ts';

/** Pages of a PDF as Chromium writes it. */
function pageCount(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

const { service, 'service in a town': local, contact } = INDEXED_KINDS;

for (const path of [service, local, contact]) {
  test(`${path} prints on one or two pages, with the number`, async ({ page }) => {
    await page.goto(path);
    const margin = { top: '0.5in', bottom: '0.5in', left: '0.5in', right: '0.5in' };
    const pages = pageCount(await page.pdf({ format: 'Letter', margin }));
    expect(pages).toBeGreaterThan(0);
    expect(pages).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(business().phone).filter({ visible: true }).first()).toBeVisible();
    await expect(page.locator('body > aside')).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  });
}

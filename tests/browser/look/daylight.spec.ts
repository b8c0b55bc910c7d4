import { expect, test } from '@playwright/test';
import { luminance, rgbOfCss } from '../../helpers/contrast.ts';
import { ALL_KINDS } from '../../helpers/pages.ts';

/** Grounds darker than this want light text. */
const DARK = 0.18;

for (const { name, path } of ALL_KINDS) {
  test(`no two dark sections follow each other: ${name}`, async ({ page }) => {
    await page.goto(path);
    const grounds = await page
      .locator('main > :is(section, div)')
      .evaluateAll((sections) =>
        sections.map((section) => getComputedStyle(section).backgroundColor),
      );
    expect(grounds.length).toBeGreaterThan(1);
    const areDark = grounds
      .filter((ground) => ground !== 'rgba(0, 0, 0, 0)')
      .map((ground) => luminance(rgbOfCss(ground)) < DARK);
    const inRow = areDark.filter((isDark, at) => isDark && areDark[at + 1]);
    expect(inRow).toHaveLength(0);
    // The hero, and the band above the footer.
    expect(areDark.filter(Boolean).length).toBeLessThanOrEqual(2);
  });
}

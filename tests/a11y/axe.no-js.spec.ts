import { expect, test } from '@playwright/test';
import { auditPage, BOTH_MENUS } from '../helpers/axe-audit.ts';
import { KINDS } from '../helpers/pages.ts';

// Without scripts only the islands are other pages: these have all four, and their states. The rest
// is looked at by `npm run test:a11y`, with every other page of the site.
const { home, 'service areas': areas, area, 'service in a town': local } = KINDS;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of [home, areas, area, local]) {
  test(`axe finds nothing on ${path} without JavaScript, with either menu, in any state @wide`, async ({
    page,
    baseURL,
  }) => {
    const { faults, runs } = await auditPage(page, baseURL ?? '', path, BOTH_MENUS);
    expect(faults).toEqual([]);
    expect(runs).toBeGreaterThanOrEqual(7);
  });
}

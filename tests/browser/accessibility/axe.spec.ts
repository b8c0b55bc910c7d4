import { expect, test } from '@playwright/test';
import { auditPage, BOTH_MENUS } from '../../helpers/axe-audit.ts';
import { KINDS } from '../../helpers/pages.ts';

// `npm run test:a11y` does the same for all pages, and at 768 px too.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [kind, path] of Object.entries({ ...KINDS, 'server error': '/500' })) {
  test(`axe finds nothing on ${kind}, with either menu, in any state @wide`, async ({
    page,
    baseURL,
  }) => {
    const { faults, runs } = await auditPage(page, baseURL ?? '', path, BOTH_MENUS);
    expect(faults).toEqual([]);
    expect(runs).toBeGreaterThanOrEqual(7);
  });
}

import { expect, test } from '@playwright/test';
import { auditPage } from '../helpers/axe-audit.ts';
import { KINDS } from '../helpers/pages.ts';

// `npm run test:a11y` does the same for all pages.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [kind, path] of Object.entries({ ...KINDS, 'server error': '/500' })) {
  test(`axe finds nothing on ${kind}, at any width, in any state @wide`, async ({
    page,
    baseURL,
  }) => {
    const { faults, runs } = await auditPage(page, baseURL ?? '', path);
    expect(faults).toEqual([]);
    expect(runs).toBeGreaterThanOrEqual(11);
  });
}

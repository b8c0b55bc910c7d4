import { expect, test } from '@playwright/test';
import { auditPage } from '../helpers/axe-audit.ts';
import { KINDS } from '../helpers/pages.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [kind, path] of Object.entries({ ...KINDS, 'server error': '/500' })) {
  test(`axe finds nothing on ${kind} without JavaScript, at any width, in any state @wide`, async ({
    page,
    baseURL,
  }) => {
    const { faults, runs } = await auditPage(page, baseURL ?? '', path);
    expect(faults).toEqual([]);
    expect(runs).toBeGreaterThanOrEqual(11);
  });
}

import { expect, test } from '@playwright/test';
import { CONTACT_PATH } from '../../../src/lib/urls.ts';
import { business } from '../../helpers/content.ts';
import { callBar, mainMenu, openMenu } from '../../helpers/controls.ts';
import {
  NOTCHED,
  bareControls,
  brightness,
  countPages,
  darkenPages,
  motion,
  textsUnderTheNotch,
  textsWeakOnPaper,
  turnPhone,
  weakEdges,
} from '../../helpers/media.ts';
import { ALL_KINDS, PAIR_PAGE, SERVICE_PAGE } from '../../helpers/pages.ts';

/** Visitors print what they want at hand: it fits on two pages. */
const PRINTED = [SERVICE_PAGE.path, PAIR_PAGE.path, CONTACT_PATH];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, path } of ALL_KINDS) {
  test(`${name} suits any contrast, colors, motion, notch and paper`, async ({
    page,
  }) => {
    await page.goto(path);

    await test.step('nothing moves for whoever asks for less motion', async () => {
      expect.soft(await motion(page)).toEqual([]);
    });

    await test.step('it stays as designed where phones darken pages', async () => {
      const asDesigned = await brightness(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await darkenPages(page, true);
      expect.soft(await brightness(page)).toBeCloseTo(asDesigned, 0);
      await darkenPages(page, false);
      await page.emulateMedia({ colorScheme: null });
    });

    await test.step('edges have 7:1 for whoever asks for more contrast', async () => {
      await page.emulateMedia({ contrast: 'more' });
      expect.soft(await weakEdges(page)).toEqual([]);
      await page.emulateMedia({ contrast: 'no-preference' });
    });

    await test.step('every control looks like one in forced colors', async () => {
      await page.emulateMedia({ forcedColors: 'active' });
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 });
        expect
          .soft(await bareControls(page), `${String(width)} px wide`)
          .toEqual([]);
      }
      await page.emulateMedia({ forcedColors: 'none' });
    });

    await test.step('nothing stands under the notch of a phone, the menu neither', async () => {
      await turnPhone(page, NOTCHED.upright);
      expect
        .soft(await textsUnderTheNotch(page, NOTCHED.upright), 'upright')
        .toEqual([]);
      await turnPhone(page, NOTCHED.sideways);
      expect
        .soft(await textsUnderTheNotch(page, NOTCHED.sideways), 'sideways')
        .toEqual([]);
      await openMenu(page);
      expect
        .soft(await textsUnderTheNotch(page, NOTCHED.sideways), 'menu')
        .toEqual([]);
    });

    await test.step('paper has name and number, dark texts and no bars', async () => {
      await page.emulateMedia({ media: 'print' });
      const { name: company, phone } = business();
      for (const text of [company, phone]) {
        const shown = page.getByText(text, { exact: true });
        await expect.soft(shown.filter({ visible: true })).not.toHaveCount(0);
      }
      await expect.soft(callBar(page)).toBeHidden();
      await expect.soft(mainMenu(page)).toBeHidden();
      expect.soft(await textsWeakOnPaper(page)).toEqual([]);
      if (!PRINTED.includes(path)) return;
      const margin = {
        top: '0.5in',
        bottom: '0.5in',
        left: '0.5in',
        right: '0.5in',
      };
      const pages = countPages(await page.pdf({ format: 'Letter', margin }));
      expect.soft(pages).toBeGreaterThan(0);
      expect.soft(pages).toBeLessThanOrEqual(3);
    });
  });
}

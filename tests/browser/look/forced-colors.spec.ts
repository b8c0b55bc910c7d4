import { expect, test } from '@playwright/test';
import { KINDS } from '../../helpers/pages.ts';

/** Controls that need neither edge nor underline, each with the reason. */
const EXCEPTIONS = [
  // The towns of the map have outlines, which no border tells of: area-map.spec.ts.
  'svg a',
  // Nothing but links, in the color that is forced on links.
  'nav a',
  // Logo and number stand apart from any text, in the color that is forced on links.
  ':is(body > header, footer) a:is([href="/"], [href="#top"], [href^="tel:"])',
  // An arrow, in the color that is forced on buttons, beside the link whose list it opens.
  'nav button[popovertarget]',
  // The usual sign of a menu, with the word beside it.
  'button[popovertarget=mobile-menu]',
].join();

for (const [kind, path] of Object.entries(KINDS)) {
  test(`${kind}: every control in sight looks like one in forced colors`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(path);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      const bare = await page.locator('body').evaluate((body, exceptions) => {
        const text = getComputedStyle(body).color;
        return [...body.querySelectorAll('a, button, label, summary, input')]
          .filter((control) => control.checkVisibility({ visibilityProperty: true }))
          .filter((control) => {
            const style = getComputedStyle(control);
            if (control.matches(exceptions))
              return control.matches('a:not(svg *)') && style.color === text;
            const edge = [style.borderTopWidth, style.borderBottomWidth];
            const row = control.parentElement && getComputedStyle(control.parentElement);
            const underlined = [control, ...control.querySelectorAll('*')].some((element) =>
              getComputedStyle(element).textDecorationLine.includes('underline'),
            );
            const drawn = [...edge, row?.borderBottomWidth ?? ''].some(
              (line) => Number.parseFloat(line) > 0,
            );
            return !drawn && !underlined;
          })
          .map((control) => control.outerHTML.slice(0, 120));
      }, EXCEPTIONS);
      expect(bare, `${String(width)} px`).toEqual([]);
    }
  });
}

import { expect, test } from '@playwright/test';
import { KINDS } from '../helpers/pages.ts';

for (const [kind, path] of Object.entries(KINDS)) {
  test(`${kind}: every control keeps an edge or an underline in forced colors @wide`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(path);
    const bare = await page.locator('main, .call-bar').evaluateAll((roots) =>
      roots
        .flatMap((root) => [root, ...root.querySelectorAll<HTMLElement>('a, button, label')])
        .filter((control): control is HTMLElement => control.matches('a, button, label'))
        .filter((control) => {
          if (!control.checkVisibility() || control.closest('svg, nav')) return false;
          const style = getComputedStyle(control);
          const edge = ['Top', 'Bottom'].some(
            (side) =>
              Number.parseFloat(style.getPropertyValue(`border-${side.toLowerCase()}-width`)) > 0,
          );
          const parent = control.parentElement;
          const row =
            parent !== null && Number.parseFloat(getComputedStyle(parent).borderBottomWidth) > 0;
          const underlined = [control, ...control.querySelectorAll('*')].some((element) =>
            getComputedStyle(element).textDecorationLine.includes('underline'),
          );
          return !(edge || row || underlined);
        })
        .map((control) => control.outerHTML.slice(0, 120)),
    );
    expect(bare).toEqual([]);
  });
}

import { expect, test, type Page } from '@playwright/test';
import { servicePath } from '../../../src/lib/urls.ts';
import { services } from '../../helpers/content.ts';
import { boxOf, callBar, header } from '../../helpers/controls.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const withChoice = services().filter(({ styles = [] }) => styles.length > 1);

const section = (page: Page) => page.locator('[aria-labelledby="styles"]');
/** The style that shows large. */
const shown = (page: Page) =>
  section(page).getByRole('heading', { level: 3 }).filter({ visible: true });
const choice = (page: Page, name: string) =>
  section(page).getByRole('radio', { name, exact: true });
/** What is chosen, by its name, right above the call. */
const pick = (page: Page) => section(page).locator('.pick:visible');

for (const { slug, styles = [] } of withChoice) {
  test.describe(slug, () => {
    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      for (const width of [360, 1280])
        test(`a style that is chosen shows large, with its name above the call: ${String(width)} px`, async ({
          page,
        }) => {
          await page.setViewportSize({ width, height: 800 });
          await page.goto(servicePath(slug));
          await expect(shown(page)).toHaveText(styles[0]?.name ?? '');
          for (const { name, text } of [...styles].reverse()) {
            await choice(page, name).check();
            await expect(shown(page)).toHaveText([name]);
            await expect(section(page).getByText(text)).toBeVisible();
            await expect(pick(page)).toHaveCount(1);
            await expect(pick(page)).toContainText(name);
          }
        });
    });

    test('the arrows of the keyboard choose a style, which is framed, in forced colors too', async ({
      page,
    }) => {
      await page.emulateMedia({ forcedColors: 'active' });
      await page.goto(servicePath(slug));
      const [first, second] = styles.map(({ name }) => name);
      await choice(page, first ?? '').focus();
      await page.keyboard.press('ArrowDown');
      await expect(choice(page, second ?? '')).toBeChecked();
      await expect(shown(page)).toHaveText([second ?? '']);
      const framed = section(page).locator('.choice:has(:checked)');
      await expect(framed).toHaveCSS('outline-style', 'solid');
      await expect(framed).toContainText(second ?? '');
    });

    test('a color that is chosen shows with its name above the call, and stays while another style is looked at', async ({
      page,
    }) => {
      const style = styles.find(({ finishes = [] }) => finishes.length > 1);
      const { name = '', finishes = [] } = style ?? {};
      test.skip(finishes.length === 0, 'no style comes in colors');
      const color = finishes.at(-1)?.name ?? '';
      await page.goto(servicePath(slug));
      await choice(page, name).check();
      await choice(page, color).check();
      await expect(pick(page).getByText(color)).toBeVisible();
      const other = styles.find((one) => one !== style)?.name ?? '';
      await choice(page, other).check();
      await choice(page, name).check();
      await expect(pick(page).getByText(color)).toBeVisible();
    });

    test('styles, choices and call fit between the bars', async ({ page }) => {
      test.skip(styles.length > 4, 'more than four go on below');
      for (const { width, height } of [
        { width: 360, height: 740 },
        { width: 1366, height: 650 },
      ]) {
        await page.setViewportSize({ width, height });
        await page.goto(servicePath(slug));
        const picker = await boxOf(section(page).locator('.picker'));
        const { foot: top } = await boxOf(header(page));
        const { y: bottom } = await boxOf(callBar(page));
        expect(picker.height, `${String(width)} px`).toBeLessThanOrEqual(
          bottom - top,
        );
      }
    });

    test('on paper every style shows', async ({ page }) => {
      await page.goto(servicePath(slug));
      await page.emulateMedia({ media: 'print' });
      await expect(shown(page)).toHaveText(styles.map(({ name }) => name));
      for (const { text } of styles)
        await expect(section(page).getByText(text)).toBeVisible();
    });
  });
}

import { expect, test, type Page } from '@playwright/test';
import {
  SERVICES_PATH,
  areaPath,
  serviceInAreaPath,
  servicePath,
} from '../../../src/lib/urls.ts';
import { page as copyOf, services } from '../../helpers/content.ts';
import { LABELS } from '../../helpers/labels.ts';
import {
  PHONE,
  SCRIPTING,
  SERVICE,
  TOWN,
  TOWN_PAGE,
} from '../../helpers/pages.ts';

/** The chips of a town in their order, each with the services that it shows. */
const CHIPS = Object.entries(LABELS.chips)
  .map(([kind, label]) => ({
    label,
    titles: services()
      .filter(({ category }) => kind === 'all' || category === kind)
      .map(({ title }) => title),
  }))
  .filter(({ titles }) => titles.length > 0);

for (const { how, javaScriptEnabled } of SCRIPTING)
  test.describe(how, () => {
    test.use({ javaScriptEnabled });

    test('each chip of a town page shows its services and counts them', async ({
      page,
    }) => {
      await page.goto(TOWN_PAGE.path);
      const radios = page.getByRole('radio');
      const shown = page
        .getByRole('region')
        .filter({ has: radios })
        .getByRole('heading', { level: 3 });
      await expect(radios).toHaveCount(CHIPS.length);
      for (const { label, titles } of CHIPS) {
        const name = `${label} ${String(titles.length)}`;
        await page.getByRole('radio', { name }).check();
        await expect(shown).toHaveText(titles);
      }
      await page.keyboard.press('ArrowLeft');
      await expect(radios.nth(-2)).toBeChecked();
      await expect(shown).toHaveText(CHIPS.at(-2)?.titles ?? []);
    });
  });

/** What shows of the styles of a door: name and text of one, below its picture. */
const shownStyle = (page: Page) =>
  page.locator('[aria-labelledby="styles"] li p:visible');

for (const { slug, styles = [] } of services().filter(({ styles }) => styles)) {
  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`${slug}: the style that is chosen shows, and no other`, async ({
      page,
    }) => {
      await page.goto(servicePath(slug));
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        for (const [index, { name, text }] of [...styles.entries()].reverse()) {
          await page.locator('[name=style]').nth(index).check();
          await expect(shownStyle(page)).toHaveCount(1);
          await expect(shownStyle(page)).toContainText(name);
          await expect(shownStyle(page)).toContainText(text);
          const picture = page.locator(
            '[aria-labelledby="styles"] .view img:visible',
          );
          await expect(picture).toHaveCount(1);
        }
      }
      await page.keyboard.press('ArrowDown');
      await expect(shownStyle(page)).toContainText(styles[1]?.name ?? '');
    });
  });

  const inColors = styles.findIndex(({ finishes = [] }) => finishes.length > 1);
  if (inColors < 0) continue;

  test(`${slug}: a color that is chosen stays while another style is looked at`, async ({
    page,
  }) => {
    const color = styles[inColors]?.finishes?.at(-1)?.name ?? '';
    const style = page.locator('[name=style]');
    await page.goto(servicePath(slug));
    await style.nth(inColors).check();
    await page
      .locator(`[name=color-${String(inColors)}]`)
      .last()
      .check();
    await expect(shownStyle(page)).toContainText(color);
    await style.nth(inColors + 1 - styles.length).check();
    await style.nth(inColors).check();
    await expect(shownStyle(page)).toContainText(color);
    await expect(shownStyle(page)).toHaveCount(1);
  });
}

for (const { path, target } of [
  { path: SERVICES_PATH, target: servicePath(SERVICE.slug) },
  {
    path: areaPath(TOWN.slug),
    target: serviceInAreaPath(SERVICE.slug, TOWN.slug),
  },
])
  test(`a service card of ${path} can be pressed anywhere`, async ({
    page,
  }) => {
    await page.goto(path);
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: SERVICE.title }) });
    await card.click({ position: { x: 20, y: 20 } });
    await expect(page).toHaveURL(target);
  });

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the checklist of a service opens at a touch, and is open on wide screens', async ({
    page,
  }) => {
    await page.goto(SERVICES_PATH);
    const fold = page
      .getByRole('group')
      .filter({ hasText: SERVICE.features[0] ?? '' });
    const summary = fold.getByText(copyOf('service').includedHeading);
    const lines = fold.locator('li');
    await expect(lines.last()).toBeHidden();
    await summary.tap();
    await expect(lines).toHaveText(SERVICE.features);
    await expect(lines.last()).toBeVisible();
    await expect(page).toHaveURL(SERVICES_PATH);
    await summary.tap();
    await expect(lines.last()).toBeHidden();

    await page.setViewportSize({ width: 1023, height: 800 });
    await expect(lines.last()).toBeHidden();
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(lines.last()).toBeVisible();
    await expect(summary).toBeHidden();
  });
});

import { expect, test } from '@playwright/test';
import { services } from '../../helpers/content.ts';
import { boxOf } from '../../helpers/controls.ts';
import { servicePath } from '../../../src/lib/urls.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const withStyles = services().filter(({ styles = [] }) => styles.length > 0);

/** Whether phones have them in a row to swipe: only links let a keyboard reach all of it. */
const canSwipe = (styles: readonly { heading?: string | undefined }[]) =>
  styles.length > 2 && styles.every(({ heading }) => heading !== undefined);

for (const { slug, styles = [] } of withStyles) {
  /** Beside each other on wide screens. */
  const inRow = styles.length === 3 ? 3 : 2;

  test(`${slug}: styles stand in pairs, all pictures of one size; phones swipe them`, async ({
    page,
  }) => {
    const pictures = page.locator('[aria-labelledby="styles"] li img');
    const swipes = canSwipe(styles);
    for (const { width, most } of [
      { width: 360, most: swipes ? styles.length : 2 },
      { width: 1280, most: inRow },
    ]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(servicePath(slug));
      const boxes = await pictures.evaluateAll((images) =>
        images.map((image) => {
          const { top, left, width, height } = image.getBoundingClientRect();
          return { top: Math.round(top), left, width, height };
        }),
      );
      const [first] = boxes;
      const inFirstRow = boxes.filter(({ top }) => top === first?.top);
      expect(inFirstRow).toHaveLength(Math.min(styles.length, most));
      for (const box of boxes) {
        expect(box.width).toBeCloseTo(first?.width ?? 0, 0);
        expect(box.height).toBeCloseTo(first?.height ?? 0, 0);
      }
      // Of a row to swipe, the second peeks in, and the page itself does not move sideways.
      const inSight = boxes.filter(({ left }) => left < width);
      expect(inSight.length).toBeGreaterThan(1);
      await expect(page.locator('html')).toHaveJSProperty('scrollWidth', width);
    }
  });

  test(`${slug}: on wide screens styles stand between the edges of the grid`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(servicePath(slug));
    const pictures = page.locator('[aria-labelledby="styles"] li img');
    const first = await boxOf(pictures.first());
    const last = await boxOf(pictures.nth(inRow - 1));
    expect(1280 - last.x - last.width).toBeCloseTo(first.x, 0);
  });
}

test('below a long label the number has a line of its own, at the same left edge', async ({
  page,
}) => {
  const labeled = services().filter(({ callLabel }) => callLabel !== undefined);
  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const { slug, callLabel = '' } of labeled) {
      await page.goto(servicePath(slug));
      const calls = page.getByRole('main').getByRole('link', {
        name: new RegExp(`^${callLabel} `),
      });
      expect(await calls.count(), slug).toBeGreaterThan(0);
      for (const call of await calls.all()) {
        const label = await boxOf(call.locator('span > span').first());
        const number = await boxOf(call.locator('[translate="no"]'));
        expect(number.y, slug).toBeGreaterThanOrEqual(label.y + label.height);
        expect(number.x, slug).toBeCloseTo(label.x, 0);
      }
    }
  }
});

const withTable = services().find(({ body }) => /^\| ---/m.test(body));

test('the table of what moves a price goes across the grid, below its heading', async ({
  page,
}) => {
  test.skip(withTable === undefined, 'no service has a table');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(servicePath(withTable?.slug ?? ''));
  const table = await boxOf(page.locator('.prose table'));
  const heading = await boxOf(page.locator('.chapter.table :is(h2, h3)'));
  const grid = await boxOf(page.locator('.chapters').first());
  expect(table.width).toBeCloseTo(grid.width, 0);
  expect(table.y).toBeGreaterThanOrEqual(heading.foot);
});

test('the table of what moves a price fits the narrowest phone, each row with its rule', async ({
  page,
}) => {
  test.skip(withTable === undefined, 'no service has a table');
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(servicePath(withTable?.slug ?? ''));
  await page.locator('details:has(table) > summary').click();
  const rows = page.locator('.prose tr');
  const edges = await rows.evaluateAll((list) =>
    list.map((row) => ({
      right: row.getBoundingClientRect().right,
      rule: Number.parseFloat(
        getComputedStyle(row.lastElementChild ?? row).borderBottomWidth,
      ),
    })),
  );
  expect(edges).not.toHaveLength(0);
  expect(edges.filter(({ right }) => right > 320 - 16)).toEqual([]);
  expect(edges.filter(({ rule }) => rule === 0)).toEqual([]);
});

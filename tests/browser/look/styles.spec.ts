import { expect, test } from '@playwright/test';
import { services } from '../../helpers/content.ts';
import { servicePath } from '../../../src/lib/urls.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const withStyles = services().filter(({ styles = [] }) => styles.length > 0);

for (const { slug, styles = [] } of withStyles) {
  test(`${slug}: styles stand side by side, pictures in rows of one height`, async ({
    page,
  }) => {
    const pictures = page.locator('[aria-labelledby="styles"] li img');
    for (const { width, most } of [
      { width: 360, most: 2 },
      { width: 1280, most: 4 },
    ]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(servicePath(slug));
      const boxes = await pictures.evaluateAll((images) =>
        images.map((image) => {
          const { top, width, height } = image.getBoundingClientRect();
          return { top: Math.round(top), width, height };
        }),
      );
      const [first] = boxes;
      const inFirstRow = boxes.filter(({ top }) => top === first?.top);
      expect(inFirstRow).toHaveLength(Math.min(styles.length, most));
      for (const box of boxes) {
        expect(box.width).toBeCloseTo(first?.width ?? 0, 0);
        expect(box.height).toBeCloseTo(first?.height ?? 0, 0);
      }
    }
  });
}

test('the table of what moves a price fits the narrowest phone, each row with its rule', async ({
  page,
}) => {
  const withTable = services().find(({ body }) => /^\| ---/m.test(body));
  test.skip(withTable === undefined, 'no service has a table');
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(servicePath(withTable?.slug ?? ''));
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

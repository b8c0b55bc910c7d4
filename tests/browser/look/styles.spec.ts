import { expect, test, type Page } from '@playwright/test';
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
  const inRow = [3, 4].includes(styles.length) ? styles.length : 2;

  test(`${slug}: styles stand in pairs, three or four in a row, all pictures of one size; phones swipe them`, async ({
    page,
  }) => {
    const pictures = page.locator(
      '[aria-labelledby="styles"] li img:not([alt=""])',
    );
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
    const pictures = page.locator(
      '[aria-labelledby="styles"] li img:not([alt=""])',
    );
    const first = await boxOf(pictures.first());
    const last = await boxOf(pictures.nth(inRow - 1));
    expect(1280 - last.x - last.width).toBeCloseTo(first.x, 0);
  });

  test(`${slug}: the link of a style follows its text, and phones say which of them is in sight`, async ({
    page,
  }) => {
    await page.goto(servicePath(slug));
    const items = page.locator('[aria-labelledby="styles"] li');
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const [index, item] of (await items.all()).entries()) {
        const place = item.getByText(
          `${String(index + 1)} / ${String(styles.length)}`,
        );
        await expect(place).toBeVisible({
          visible: canSwipe(styles) && width < 640,
        });
        const { name, text, toPrice, heading } = styles[index] ?? {};
        if (!heading) continue;
        const last = item.getByText(toPrice ?? text ?? '', { exact: true });
        const words = await boxOf(last);
        const link = await boxOf(item.getByRole('link'));
        expect(link.y - words.foot, name).toBeLessThanOrEqual(4);
      }
    }
  });
}

const withDoors = withStyles.filter(({ opening }) => opening !== undefined);

/** How far each door is up, in parts of its picture, and whether its garage is lit. */
const doorsOf = (page: Page) =>
  page.locator('[aria-labelledby="styles"] li').evaluateAll((cards) =>
    cards.map((card) => {
      const door = card.querySelector('.door');
      const light = card.querySelector('.light');
      return {
        up: door ? getComputedStyle(door).translate : '',
        isLit: light?.checkVisibility() ?? false,
      };
    }),
  );

const SHUT = { up: 'none', isLit: false };

for (const { slug, styles = [] } of withDoors) {
  test(`${slug}: the door that is pointed at opens on its lit garage, and the chosen one stays open`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(servicePath(slug));
    const choices = page.getByRole('radio');
    await expect(choices).toHaveCount(styles.length);
    expect(await doorsOf(page)).toEqual(styles.map(() => SHUT));
    await choices.nth(1).hover();
    const [first, second] = await doorsOf(page);
    expect(first).toEqual(SHUT);
    expect(second).toEqual({ up: '0px -28%', isLit: true });
    await page.getByRole('radio', { name: styles[0]?.name ?? '' }).check();
    await page.mouse.move(0, 0);
    const [chosen, ...others] = await doorsOf(page);
    expect(chosen?.isLit).toBe(true);
    expect(others).toEqual(others.map(() => SHUT));
  });

  test(`${slug}: the moving door lies exactly over the one in its picture, at every crop`, async ({
    page,
  }) => {
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(servicePath(slug));
      const places = await page
        .locator('[aria-labelledby="styles"] li')
        .first()
        .locator('img')
        .evaluateAll((images) =>
          images
            .filter((image) => image.checkVisibility())
            .map((image) => {
              const { x, y, width, height } = image.getBoundingClientRect();
              return [x, y, width, height].map(Math.round).join(' ');
            }),
        );
      expect(places).toHaveLength(2);
      expect(new Set(places).size).toBe(1);
      // As in the picture, so that the doorway is where its file says.
      const [, , across = 0, down = 0] = (places[0] ?? '')
        .split(' ')
        .map(Number);
      expect(across / down).toBeCloseTo(4 / 3, 1);
    }
  });
}

test.describe('with a finger', () => {
  test.use({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 360, height: 740 },
  });

  for (const { slug, styles = [] } of withDoors)
    test(`${slug}: a tap opens the door, and the next one shuts it`, async ({
      page,
    }) => {
      await page.goto(servicePath(slug));
      const choices = page.getByRole('radio');
      await choices.first().tap();
      expect((await doorsOf(page)).map(({ isLit }) => isLit)).toEqual(
        styles.map((_, index) => index === 0),
      );
      await choices.nth(1).tap();
      expect((await doorsOf(page)).map(({ isLit }) => isLit)).toEqual(
        styles.map((_, index) => index === 1),
      );
    });
});

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

test('the table of what moves a price stands beside its heading, as wide as the steps of a visit', async ({
  page,
}) => {
  test.skip(withTable === undefined, 'no service has a table');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(servicePath(withTable?.slug ?? ''));
  const table = await boxOf(page.locator('.prose table'));
  const heading = await boxOf(page.locator('.chapter.table :is(h2, h3)'));
  const steps = await boxOf(page.locator('[data-look="steps"] > ol'));
  expect(table.x).toBeCloseTo(steps.x, 0);
  expect(table.width).toBeCloseTo(steps.width, 0);
  expect(heading.x + heading.width).toBeLessThan(table.x);
  expect(Math.abs(table.y - heading.y)).toBeLessThan(16);
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

import { expect, test, type Page } from '@playwright/test';
import { page as copyOf, services } from '../../helpers/content.ts';
import { boxOf } from '../../helpers/controls.ts';
import { servicePath } from '../../../src/lib/urls.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const withStyles = services().filter(({ styles = [] }) => styles.length > 0);

for (const { slug, styles = [] } of withStyles) {
  /** Beside each other on wide screens. */
  const inRow = [3, 4].includes(styles.length) ? styles.length : 2;

  test(`${slug}: styles stand in pairs, three or four in a row, on phones in pairs, all pictures of one size`, async ({
    page,
  }) => {
    const pictures = page.locator(
      '[aria-labelledby="styles"] li img:not([alt=""])',
    );
    for (const { width, most } of [
      { width: 280, most: 1 },
      { width: 360, most: 2 },
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
      // All between the edges of the screen, which does not move sideways.
      for (const { left, width: across } of boxes) {
        expect(left).toBeGreaterThan(0);
        expect(left + across).toBeLessThan(width);
      }
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

  test(`${slug}: the last line of a style says what it does to the price, at one height, or leads to the text that says more`, async ({
    page,
  }) => {
    await page.goto(servicePath(slug));
    const items = page.locator('[aria-labelledby="styles"] li');
    const withLine = styles
      .map(({ name, text, toPrice, heading }, index) => ({
        name,
        text,
        line: heading ?? toPrice,
        links: heading === undefined ? 0 : 1,
        item: items.nth(index),
      }))
      .filter(({ line }) => line !== undefined);
    for (const width of [280, 360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const heights = new Map<number, Set<number>>();
      for (const { name, text, links, item } of withLine) {
        const words = await boxOf(item.getByText(text, { exact: true }));
        await expect(item.getByRole('link')).toHaveCount(links);
        const last = item.locator(links === 1 ? 'a' : 'p').last();
        const { y, foot } = await boxOf(last);
        expect(y, name).toBeGreaterThan(words.foot);
        const top = Math.round((await boxOf(item)).y);
        heights.set(top, (heights.get(top) ?? new Set()).add(Math.round(foot)));
      }
      for (const inRow of heights.values()) expect(inRow.size).toBe(1);
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
const CHOSEN = { up: '0px -4%', isLit: true };

for (const { slug, styles = [] } of withDoors) {
  test(`${slug}: the door that is pointed at opens on its lit garage, and the chosen one is up by a hand`, async ({
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
    expect(chosen).toEqual(CHOSEN);
    expect(others).toEqual(others.map(() => SHUT));
    // Its style stays in sight under the pointer, too.
    await choices.first().hover();
    expect((await doorsOf(page))[0]).toEqual(CHOSEN);
  });

  test(`${slug}: a choice is seen in its card and beside the call, and made with pointer or keyboard`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(servicePath(slug));
    const section = page.locator('[aria-labelledby="styles"]');
    const cards = section.locator('li');
    const { choose, chosen, pick } = copyOf('service').styles;
    /** What the cards say, and what stands beside the call. */
    const shown = async () => ({
      labels: await section.locator('label').allInnerTexts(),
      picks: await section.locator('.pick:visible').allInnerTexts(),
      framed: await cards.evaluateAll((all) =>
        all.map((card) => getComputedStyle(card).outlineStyle === 'solid'),
      ),
    });
    const withChoice = (at: number) => ({
      labels: styles.map((_, index) => (index === at ? chosen : choose)),
      picks: styles
        .filter((_, index) => index === at)
        .map(({ name }) => `${pick} ${name}`),
      framed: styles.map((_, index) => index === at),
    });
    expect(await shown()).toEqual(withChoice(-1));
    await section.locator('label').nth(1).click();
    expect(await shown()).toEqual(withChoice(1));
    await page.keyboard.press('ArrowRight');
    expect(await shown()).toEqual(withChoice(2));
    const name = styles[2]?.name ?? '';
    await expect(page.getByRole('radio', { name })).toBeChecked();
    const beside = await boxOf(section.locator('.pick:visible'));
    const call = await boxOf(section.locator('.call'));
    expect(beside.x).toBeGreaterThan(call.x + call.width);
    expect(beside.y).toBeGreaterThanOrEqual(call.y);
    expect(beside.foot).toBeLessThanOrEqual(call.foot);
  });

  for (const { width, height } of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ])
    test(`${slug}: pressed at ${String(width)}×${String(height)}, a choice shows at once with its call, above the call bar`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto(servicePath(slug));
      const section = page.locator('[aria-labelledby="styles"]');
      const pick = section.locator('.pick:visible');
      const call = section.locator('.call');
      const bar = await boxOf(page.locator('body > aside'));
      for (const at of styles.keys()) {
        await section.locator('label').nth(at).click();
        await expect(pick).toContainText(styles[at]?.name ?? '');
        for (const shown of [pick, call]) {
          await expect(shown).toBeInViewport({ ratio: 1 });
          expect((await boxOf(shown)).foot).toBeLessThan(bar.y);
        }
      }
      // Past the section it is out of the way.
      await page.locator('#about').scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, height);
      await expect(call).not.toBeInViewport();
    });

  test(`${slug}: with a choice made, nothing that has focus is behind it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(servicePath(slug));
    const section = page.locator('[aria-labelledby="styles"]');
    const { height } = await boxOf(section);
    await page.getByRole('radio').first().focus();
    for (const key of [...styles.map(() => 'ArrowRight'), 'Tab']) {
      await page.keyboard.press(key);
      const focused = section.locator(':focus');
      const answer = await boxOf(section.locator('.answer'));
      expect((await boxOf(focused)).foot, key).toBeLessThan(answer.y);
      // And nothing moves for it but its own row.
      expect((await boxOf(section)).height).toBeLessThan(height + 80);
    }
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

test('below the styles one link leads to the table of what moves the price, which is open on a phone', async ({
  page,
}) => {
  const service = withStyles.find(({ body }) => /^\| ---/m.test(body));
  test.skip(service === undefined, 'no service with styles has a table');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(servicePath(service?.slug ?? ''));
  const table = page.locator('.prose table');
  await expect(table).toBeVisible();
  await expect(table).not.toBeInViewport();
  await page.locator('[aria-labelledby="styles"] a[href*="#"]').last().click();
  await expect(table).toBeInViewport();
});

test('the table of what moves a price fits the narrowest phone, each row with its rule', async ({
  page,
}) => {
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

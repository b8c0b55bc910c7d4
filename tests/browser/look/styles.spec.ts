import { expect, test, type Locator, type Page } from '@playwright/test';
import { page as copyOf, services } from '../../helpers/content.ts';
import { boxOf } from '../../helpers/controls.ts';
import { servicePath } from '../../../src/lib/urls.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const withStyles = services().filter(({ styles = [] }) => styles.length > 0);

/** Where one chooses a style of doors, or of something else. */
const sectionOf = (page: Page) => page.locator('[aria-labelledby="styles"]');
const viewsOf = (page: Page) => sectionOf(page).locator('.view');
const shownOf = (page: Page) => sectionOf(page).locator('.view:visible');
const thumbsOf = (page: Page) =>
  sectionOf(page).locator('.choice .photo:first-child img');
/** The choice by its name, above the call. */
const pickOf = (page: Page) => sectionOf(page).locator('.pick:visible');
const { pick } = copyOf('service').styles;

const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

for (const { slug, styles = [] } of withStyles) {
  test(`${slug}: one style shows large, as wide as a phone's page and as most of a wide one, with what speaks for it`, async ({
    page,
  }) => {
    const [first] = styles;
    for (const { width, least } of [
      { width: 280, least: 230 },
      { width: 360, least: 320 },
      { width: 768, least: 700 },
      { width: 1024, least: 580 },
      { width: 1280, least: 680 },
    ]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(servicePath(slug));
      await expect(viewsOf(page)).toHaveCount(styles.length);
      await expect(shownOf(page)).toHaveCount(1);
      await expect(shownOf(page).getByRole('heading')).toHaveText(
        first?.name ?? '',
      );
      await expect(shownOf(page)).toContainText(first?.text ?? '');
      const picture = await boxOf(shownOf(page).locator('img:visible'));
      expect(picture.width).toBeGreaterThanOrEqual(least);
      // So high that it cuts nothing of a door: that is half as high as wide, in two thirds of the width.
      expect(picture.width / picture.height).toBeLessThanOrEqual(2.36);
      await expect(page.locator('html')).toHaveJSProperty('scrollWidth', width);
    }
  });

  test(`${slug}: styles and the call below them end at both edges of the grid, and stand whole above the call bar`, async ({
    page,
  }) => {
    for (const size of [
      ...SIZES,
      { width: 1024, height: 768 },
      { width: 1366, height: 650 },
      { width: 1366, height: 768 },
    ]) {
      await page.setViewportSize(size);
      await page.goto(servicePath(slug));
      const heading = await boxOf(sectionOf(page).locator('h2'));
      const { x, y, width, foot } = await boxOf(
        sectionOf(page).locator('.picker'),
      );
      expect(x).toBe(heading.x);
      expect(size.width - x - width).toBeCloseTo(x, 0);
      const header = await boxOf(page.locator('body > header'));
      const bar = await boxOf(page.locator('body > aside'));
      // More than four go on below, as its list does.
      if (styles.length > 4) continue;
      // Wide screens have room for the heading, too.
      const top = size.width > 1000 ? heading.y : y;
      expect(foot - top).toBeLessThanOrEqual(bar.y - header.foot);
    }
  });

  test(`${slug}: on paper all styles show what speaks for them, without choices`, async ({
    page,
  }) => {
    await page.goto(servicePath(slug));
    await page.emulateMedia({ media: 'print' });
    await expect(shownOf(page)).toHaveCount(styles.length);
    for (const [at, { name, text, heading, toPrice }] of styles.entries()) {
      const view = viewsOf(page).nth(at);
      await expect(view.getByRole('heading')).toBeVisible();
      for (const words of [name, text, heading ?? toPrice ?? ''])
        await expect(view).toContainText(words);
      await expect(view.getByRole('link')).toHaveCount(heading ? 1 : 0);
    }
    const boxes = await Promise.all(
      styles.map((_, at) => boxOf(viewsOf(page).nth(at))),
    );
    // None lies over another.
    expect(
      new Set(boxes.map(({ x, y }) => `${String(x)} ${String(y)}`)).size,
    ).toBe(styles.length);
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expect(pickOf(page)).toHaveCount(0);
  });
}

for (const { slug } of withStyles.filter(({ styles = [] }) => !styles[1]))
  test(`${slug}: one style alone is no pick`, async ({ page }) => {
    await page.goto(servicePath(slug));
    await expect(pickOf(page)).toHaveCount(0);
  });

const withChoice = withStyles.filter(({ styles = [] }) => styles.length > 1);

for (const { slug, styles = [] } of withChoice) {
  test(`${slug}: choices stand in a row on phones and below each other beside the view, all thumbnails of one size`, async ({
    page,
  }) => {
    for (const { width, height } of SIZES) {
      await page.setViewportSize({ width, height });
      await page.goto(servicePath(slug));
      await expect(thumbsOf(page)).toHaveCount(styles.length);
      const boxes = await Promise.all(
        styles.map((_, at) =>
          boxOf(sectionOf(page).locator('.choice').nth(at)),
        ),
      );
      const thumbs = await Promise.all(
        styles.map((_, at) => boxOf(thumbsOf(page).nth(at))),
      );
      const view = await boxOf(shownOf(page).locator('.photos'));
      const isWide = width === 1280;
      const inRow = isWide ? 1 : Math.min(styles.length, 4);
      const rows = new Set(boxes.map(({ y }) => Math.round(y)));
      const columns = new Set(boxes.map(({ x }) => Math.round(x)));
      expect(rows.size).toBe(Math.ceil(styles.length / inRow));
      expect(columns.size).toBe(inRow);
      expect(new Set(thumbs.map((thumb) => Math.round(thumb.width))).size).toBe(
        1,
      );
      for (const box of boxes) {
        expect(box.height).toBeGreaterThanOrEqual(44);
        if (isWide) expect(box.x).toBeCloseTo(view.x + view.width, 0);
        else expect(box.y).toBeGreaterThanOrEqual(view.foot - 1);
      }
    }
  });

  /** What each is called before another color is chosen. */
  const firstPicks = styles.map(({ name, finishes: [first] = [] }) =>
    first ? `${pick} ${name}, ${first.name}` : `${pick} ${name}`,
  );

  for (const { width, height } of SIZES)
    test(`${slug}: pressed at ${String(width)}×${String(height)}, a style shows large, and no other picture is asked for`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'image') asked.push(request.url());
      });
      await page.goto(servicePath(slug));
      const section = sectionOf(page);
      /** The pictures of views that have been asked for: their names, each once. */
      const large = async () => {
        const sources = await viewsOf(page)
          .locator('source, img')
          .evaluateAll((all) =>
            all.flatMap((one) =>
              (one.getAttribute('srcset') ?? one.getAttribute('src') ?? '')
                .split(', ')
                .map((each) => each.replace(/ .*/, '')),
            ),
          );
        return asked.filter((url) => sources.includes(new URL(url).pathname));
      };
      await thumbsOf(page).last().scrollIntoViewIfNeeded();
      await expect.poll(async () => (await large()).length).toBe(1);
      const before = await boxOf(section);
      for (const at of [...styles.keys()].reverse()) {
        await section.locator('.choice').nth(at).click();
        await expect(shownOf(page)).toHaveCount(1);
        await expect(shownOf(page).getByRole('heading')).toHaveText(
          styles[at]?.name ?? '',
        );
        const picture = shownOf(page).locator('img:visible');
        await expect(picture).toBeInViewport({ ratio: 0.9 });
        await expect(picture).toHaveJSProperty('complete', true);
        await expect
          .poll(async () => (await large()).length)
          .toBe(styles.length - at + (at === 0 ? 0 : 1));
        await expect(pickOf(page)).toHaveCount(1);
        await expect(pickOf(page)).toHaveText(firstPicks[at] ?? '', {
          useInnerText: true,
        });
        // Nothing moves for it.
        expect((await boxOf(section)).height).toBe(before.height);
      }
    });

  test(`${slug}: a choice is seen in its row and on the picture, and made with pointer or keyboard`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(servicePath(slug));
    const section = sectionOf(page);
    /** Which rows are framed, and which style shows large. */
    const shown = async () => ({
      large: await shownOf(page).getByRole('heading').allInnerTexts(),
      framed: await section
        .locator('.choice')
        .evaluateAll((all) =>
          all.map((row) => getComputedStyle(row).outlineStyle === 'solid'),
        ),
    });
    const withPick = (at: number) => ({
      large: [styles[at]?.name ?? ''],
      framed: styles.map((_, index) => index === at),
    });
    expect(await shown()).toEqual(withPick(0));
    const last = styles.length - 1;
    await section.locator('.choice').nth(last).click();
    expect(await shown()).toEqual(withPick(last));
    await page.keyboard.press('ArrowUp');
    expect(await shown()).toEqual(withPick(last - 1));
    const name = styles[last - 1]?.name ?? '';
    await expect(page.getByRole('radio', { name })).toBeChecked();
    const choices = section.locator('.choice');
    const call = await boxOf(section.locator('.call'));
    expect(call.y).toBeGreaterThanOrEqual((await boxOf(choices.last())).foot);
    // Frames are drawn in forced colors too.
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await shown()).toEqual(withPick(last - 1));
  });
}

/** Styles that come in more than one color: where they stand, and what shows in each color. */
const colored = withChoice.flatMap(({ slug, styles = [] }) =>
  styles.flatMap(({ name, image, toPrice = '', finishes = [] }, at) => {
    const colors = finishes.map((finish) => ({
      picture: finish.image ?? image,
      thumb: finish.image ?? image,
      note: finish.toPrice ?? toPrice,
      pick: `${pick} ${name}, ${finish.name}`,
    }));
    return colors.length > 1 ? [{ slug, at, colors }] : [];
  }),
);

/** The picture that lies on top in the middle of a place, by the name of its source. */
async function onTop(place: Locator): Promise<string> {
  await place.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await boxOf(place);
  const middle = { x: x + width / 2, y: y + height / 2 };
  const address = await place.page().evaluate(({ x, y }) => {
    const img = document
      .elementsFromPoint(x, y)
      .find((one) => one instanceof HTMLImageElement);
    return img?.currentSrc ?? '';
  }, middle);
  return nameOf(address);
}

/** The name of the file that a built picture comes from. */
const nameOf = (address: string) =>
  `${/([^/.]+)\.[^/]*$/.exec(address)?.[1] ?? ''}.jpg`;

/** What shows of the choice at this place: its large picture, its thumbnail, its note on the price and its name above the call. */
async function shownAt(page: Page, at: number) {
  const choice = sectionOf(page).locator('.choice').nth(at);
  // On wide screens it stands in the row of the choice.
  const [note = ''] = await choice
    .locator('p:visible')
    .or(shownOf(page).locator('b:visible'))
    .allInnerTexts();
  return {
    picture: await onTop(shownOf(page).locator('.photos')),
    thumb: await onTop(choice.locator('> :first-child')),
    note: note.trim(),
    pick: (await pickOf(page).innerText()).replaceAll(/\s+/g, ' '),
  };
}

for (const { slug, at, colors } of colored)
  for (const size of SIZES) {
    test(`${slug}, style ${String(at + 1)}: tapped at ${String(size.width)} px, a color shows with its thumbnail, its note and its name, and stays chosen while another style is looked at`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await page.goto(servicePath(slug));
      const choices = sectionOf(page).locator('.choice');
      await choices.nth(at).click();
      const { height: before } = await boxOf(sectionOf(page));
      const samples = shownOf(page).locator('.finish');
      await expect(samples).toHaveCount(colors.length);
      for (const [index, color] of [...colors.entries()].reverse()) {
        const { height } = await boxOf(samples.nth(index));
        expect(height).toBeGreaterThanOrEqual(44);
        await samples.nth(index).click({ position: { x: 12, y: height / 2 } });
        // Not what is pointed at, but what is chosen.
        await page.mouse.move(2, 300);
        await expect.poll(() => shownAt(page, at)).toEqual(color);
        // Nothing moves for it.
        expect((await boxOf(sectionOf(page))).height).toBe(before);
      }
      await samples.last().click();
      await choices.nth(at === 0 ? 1 : 0).click();
      await choices.nth(at).click();
      await expect.poll(() => shownAt(page, at)).toEqual(colors.at(-1));
    });

    test(`${slug}, style ${String(at + 1)}: chosen with the keyboard at ${String(size.width)} px, a color shows, and its pictures are not asked for before`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      const asked = new Set<string>();
      page.on('request', (request) => {
        if (request.resourceType() === 'image')
          asked.add(nameOf(request.url()));
      });
      await page.goto(servicePath(slug));
      const choices = sectionOf(page).locator('.choice');
      await choices.nth(at).getByRole('radio').focus();
      await page.keyboard.press('Space');
      await shownOf(page).locator('.finish').first().getByRole('radio').focus();
      for (const [index, color] of colors.entries()) {
        if (index > 0) await page.keyboard.press('ArrowRight');
        await expect.poll(() => shownAt(page, at)).toEqual(color);
        const later = colors.slice(index + 1).map(({ picture }) => picture);
        expect(later.filter((picture) => asked.has(picture))).toEqual([]);
      }
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

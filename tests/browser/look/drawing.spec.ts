import { expect, test, type Locator, type Page } from '@playwright/test';
import { HOME_PATH, servicePath } from '../../../src/lib/urls.ts';
import { services } from '../../helpers/content.ts';
import { contrast, rgbOfCss } from '../../helpers/contrast.ts';
import { boxOf, boxesOf, callBar, type Box } from '../../helpers/controls.ts';
import { LABELS } from '../../helpers/labels.ts';

/** The section that asks what is wrong; on error pages their own words stand in it too. */
const section = (page: Page) =>
  page.getByRole('region').filter({
    has: page.getByRole('heading', { name: LABELS.whatsWrong, exact: true }),
  });
const drawing = (page: Page) => section(page).locator('svg:has(a)');
/** The parts of the drawing, which lead where the rows of the list beside it do. */
const parts = (page: Page) => drawing(page).locator('a');
/** The rows of the services that repair a part of the drawing, and those of the others; lines of trust are no rows. */
const rowsOfParts = (page: Page) => section(page).locator('li[data-part]');
const otherRows = (page: Page) =>
  section(page).locator('ol > li:not([data-part])');

/** The row that leads where a part does. */
async function rowOf(page: Page, part: Locator): Promise<Locator> {
  const path = (await part.getAttribute('href')) ?? '';
  return rowsOfParts(page).filter({
    has: page.locator(`a[href="${path}"]`),
  });
}

/** Widths at which rows stand at their parts, and those at which numbers lead to a list. */
const AT_PARTS = [1024, 1280, 1920];
const NUMBERED = [360, 768];
/** Widths and heights, from a laptop to a large screen. */
const WIDE_SCREENS = [
  [1280, 800],
  [1366, 650],
  [1440, 900],
  [1920, 1080],
] as const;

/** The color of its lines and of its ground: whether something is lit. */
const looks = (part: Locator) =>
  part.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    return `${color} ${backgroundColor}`;
  });

/** Where the line of a part ends, in pixels of the screen. */
const endOfLeader = (part: Locator) =>
  part
    .locator('.leader path')
    .first()
    .evaluate((path: SVGPathElement) => {
      const end = path.getPointAtLength(path.getTotalLength());
      const { x, y } = end.matrixTransform(path.getScreenCTM() ?? undefined);
      return { x, y };
    });

/** Whether they share more than the pixel that rounding costs. */
function overlap(a: Box, b: Box): boolean {
  const isBeside = a.x + a.width <= b.x + 1 || b.x + b.width <= a.x + 1;
  return !isBeside && a.foot > b.y + 1 && b.foot > a.y + 1;
}

/** How many of some boxes overlap with another. */
function overlaps(boxes: readonly Box[]): number {
  return boxes.filter((box, index) =>
    boxes.slice(index + 1).some((other) => overlap(box, other)),
  ).length;
}

/** How bright a color is: its contrast on black, 1 to 21. */
const brightness = (css: string) => contrast(rgbOfCss(css), [0, 0, 0]);

/** The value that most of a list have. */
function usualOf(values: readonly number[]): number {
  const groups = [...Map.groupBy(values, (value) => value).values()];
  const [largest] = groups.toSorted((a, b) => b.length - a.length);
  return largest?.[0] ?? NaN;
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of [HOME_PATH, '/no-such-page'])
  test(`${path}: the numbers of the drawing stand apart`, async ({ page }) => {
    await page.goto(path);
    for (const width of NUMBERED) {
      await page.setViewportSize({ width, height: 800 });
      const middles = await parts(page)
        .locator('circle')
        .evaluateAll((circles) =>
          circles.map((circle) => {
            const { x, y, width: across } = circle.getBoundingClientRect();
            return { x: x + across / 2, y: y + across / 2 };
          }),
        );
      const gaps = middles.flatMap((a, index) =>
        middles.slice(index + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)),
      );
      expect(Math.min(...gaps), `${String(width)} px`).toBeGreaterThanOrEqual(
        24,
      );
    }
  });

test('on phones the drawing leaves room for the list', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(HOME_PATH);
  const { height } = await boxOf(drawing(page));
  expect(height).toBeLessThanOrEqual(240);
  expect(await otherRows(page).count()).toBeGreaterThan(0);
});

for (const path of [HOME_PATH, '/no-such-page'])
  test(`${path}: on wide screens symptom and price stand at the part`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const width of AT_PARTS) {
      await page.setViewportSize({ width, height: 800 });
      const at = `at ${String(width)} px`;
      for (const part of await parts(page).all()) {
        const row = await boxOf(await rowOf(page, part));
        const end = await endOfLeader(part);
        const edge = row.x < width / 2 ? row.x + row.width : row.x;
        expect(Math.abs(end.x - edge), at).toBeLessThanOrEqual(2);
        expect(Math.abs(end.y - row.foot), at).toBeLessThanOrEqual(2);
      }
      const picture = await boxOf(drawing(page));
      const rows = await boxesOf(rowsOfParts(page));
      expect(overlaps([picture, ...rows]), at).toBe(0);
      for (const { y } of await boxesOf(otherRows(page)))
        expect(y, at).toBeGreaterThanOrEqual(picture.foot);
    }
  });

test('the wall of the drawing runs from edge to edge, but not beside the heading @today', async ({
  page,
}) => {
  await page.goto(HOME_PATH);
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(drawing(page)).toHaveCSS('overflow', 'hidden');
  for (const width of [360, ...AT_PARTS]) {
    await page.setViewportSize({ width, height: 800 });
    const wall = drawing(page).locator('path').first();
    await expect(drawing(page)).toHaveCSS('overflow', 'visible');
    const { x, width: across } = await boxOf(wall);
    expect(x, `${String(width)} px`).toBeLessThanOrEqual(0);
    expect(x + across, `${String(width)} px`).toBeGreaterThanOrEqual(width);
  }
});

for (const path of [HOME_PATH, '/no-such-page'])
  test(`${path}: the upper edge of the wall runs through no words`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const [width, height] of WIDE_SCREENS) {
      await page.setViewportSize({ width, height });
      const ceiling = await boxOf(drawing(page).locator('.tones .fill-band'));
      for (const { y, foot } of await boxesOf(rowsOfParts(page).locator('b'))) {
        const isClear = foot < ceiling.foot || y > ceiling.foot + 4;
        expect(isClear, `${String(width)} px`).toBe(true);
      }
    }
  });

test('the line of the snapped cable touches it, and lights it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/no-such-page');
  const cable = drawing(page).locator('a[data-part="cable"]');
  await (await rowOf(page, cable)).getByRole('link').hover();
  const touched = await cable.evaluate((link) => {
    const [leader] = link.querySelectorAll<SVGPathElement>('.leader path');
    const start = leader?.getPointAtLength(0);
    return [...link.querySelectorAll<SVGPathElement>(':scope > path')]
      .filter((line) => line.isPointInStroke(start))
      .map((line) => getComputedStyle(line).color);
  });
  expect(touched).toHaveLength(1);
  const spring = drawing(page).locator('a[data-part="spring"] path').first();
  await expect(spring).not.toHaveCSS('color', touched[0] ?? '');
});

test('on an error page symptoms with their prices stand in the first screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 650 });
  await page.goto('/no-such-page');
  const { y: edge } = await boxOf(callBar(page));
  const rows = await boxesOf(rowsOfParts(page));
  const whole = rows.filter(({ foot }) => foot <= edge);
  expect(whole.length).toBeGreaterThanOrEqual(3);
});

for (const path of ['/no-such-page', '/500'])
  test(`${path}: heading, door and floor divide the screen above the call bar`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const [width, height] of WIDE_SCREENS) {
      await page.setViewportSize({ width, height });
      const at = `${String(width)} px`;
      const { y: edge } = await boxOf(callBar(page));
      const picture = await boxOf(drawing(page));
      expect(picture.foot, at).toBeLessThanOrEqual(edge);
      expect(picture.height, at).toBeGreaterThanOrEqual(255);
      const rows = await boxesOf(rowsOfParts(page));
      expect(overlaps(rows), at).toBe(0);
      const heading = await boxOf(section(page).locator('h2'));
      const words = rowsOfParts(page).locator('b:first-child');
      for (const { y } of await boxesOf(words))
        expect(y - heading.foot, at).toBeGreaterThanOrEqual(16);
      // The floor goes on below the door, without a gap above the bar of a laptop.
      if (height > 900) continue;
      const floor = await boxOf(drawing(page).locator('path').first());
      expect(floor.foot, at).toBeGreaterThanOrEqual(edge);
    }
  });

test('a row that is lit has air beside its words', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(HOME_PATH);
  for (const row of await rowsOfParts(page).all()) {
    await row.getByRole('link').hover();
    const { x } = await boxOf(row);
    const shadow = x < 640 ? '-12px 0px' : '12px 0px';
    await expect(row).toHaveCSS('box-shadow', new RegExp(shadow));
  }
});

test('on tablets the two buttons of an error page are of one width', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/no-such-page');
  const [call, home] = await boxesOf(page.locator('.head .button'));
  expect(call?.width).toBe(home?.width);
});

test('on wide screens the two buttons of an error page stand beside each other', async ({
  page,
}) => {
  for (const width of [1280, 1920, 2560]) {
    await page.setViewportSize({ width, height: 1080 });
    await page.goto('/no-such-page');
    const [call, home] = await boxesOf(page.locator('.head .button'));
    expect(call?.y, `${String(width)} px`).toBe(home?.y);
  }
});

test('the longest symptoms at the parts leave room for each other', async ({
  page,
}) => {
  await page.goto(HOME_PATH);
  await rowsOfParts(page).evaluateAll((rows) => {
    for (const row of rows) {
      const symptom = row.querySelector('b');
      if (symptom)
        symptom.textContent =
          'The opener hums and stops, and the remote does nothing at all';
    }
  });
  for (const width of AT_PARTS) {
    await page.setViewportSize({ width, height: 800 });
    const rows = await boxesOf(rowsOfParts(page));
    expect(rows.length).toBeGreaterThan(1);
    expect(overlaps(rows), `${String(width)} px`).toBe(0);
  }
});

test('a row and its part light each other, by pointer and by focus @today', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await page.goto(HOME_PATH);
  for (const part of await parts(page).all()) {
    const path = (await part.getAttribute('href')) ?? '';
    const row = await rowOf(page, part);
    const link = row.getByRole('link');
    const partAtRest = await looks(part);
    const rowAtRest = await looks(row);

    await link.hover();
    expect(await looks(part), `${path}: pointer on the row`).not.toBe(
      partAtRest,
    );
    await part.locator('circle').hover();
    expect(await looks(row), `${path}: pointer on the part`).not.toBe(
      rowAtRest,
    );
    await page.mouse.move(0, 0);
    await link.focus();
    expect(await looks(part), `${path}: focus on the row`).not.toBe(partAtRest);
    await link.blur();
    expect(await looks(part), `${path}: at rest`).toBe(partAtRest);
  }
});

/** The small drawing on the picture of a service. */
const plate = (page: Page) =>
  page
    .getByRole('main')
    .locator('section')
    .first()
    .locator('picture ~ div svg');

test('the part that a service repairs stands out from the rest of the door', async ({
  page,
}) => {
  const ofParts = services().filter(({ part }) => part !== undefined);
  expect(ofParts).not.toHaveLength(0);
  for (const { slug } of ofParts) {
    await page.goto(servicePath(slug));
    const colors = await plate(page)
      .locator('path')
      .evaluateAll((paths) =>
        paths.map((path) => getComputedStyle(path).color),
      );
    const lines = colors.map(brightness);
    expect(Math.max(...lines) / usualOf(lines), slug).toBeGreaterThanOrEqual(3);
  }
});

test('a service without a part has a plate only where a door is stuck', async ({
  page,
}) => {
  for (const { slug, category, part } of services()) {
    if (part !== undefined) continue;
    await page.goto(servicePath(slug));
    const due = category === 'emergency' ? 1 : 0;
    await expect(plate(page), slug).toHaveCount(due);
  }
});

test('the door of the drawing hangs crooked while its symptom is pointed at or has focus, and is level again after', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(HOME_PATH);
  const row = page.locator('.finder li[data-part="cable"] a');
  const sections = page.locator('.finder .hangs').first();
  test.skip((await row.count()) === 0, 'no service is about cables');
  const CROOKED = 'matrix(1, -0.08, 0, 1, 0, -4.8)';
  await expect(sections).toHaveCSS('transform', 'none');
  await row.hover();
  await expect(sections).toHaveCSS('transform', CROOKED);
  await page.locator('#wrong').hover();
  await expect(sections).toHaveCSS('transform', 'none');
  await row.focus();
  await expect(sections).toHaveCSS('transform', CROOKED);
});

/** What of the drawing moves while a symptom is pointed at: the part, or the sections of the door. */
const MOVES = [
  { part: 'spring', what: 'svg [data-part="spring"] > path' },
  { part: 'opener', what: 'svg [data-part="opener"] > path' },
  { part: 'remote', what: 'svg [data-part="remote"] > path' },
  { part: 'rollers', what: '.hangs' },
  { part: 'track', what: '.hangs' },
];

test('what a symptom is about moves while it is pointed at, for less than a second, and stands where motion is unwelcome', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(HOME_PATH);
  for (const { part, what } of MOVES) {
    const row = page.locator(`.finder li[data-part="${part}"] a`);
    if ((await row.count()) === 0) continue;
    const seconds = () =>
      page
        .locator(`.finder ${what}`)
        .first()
        .evaluate((element) => {
          const style = getComputedStyle(element);
          if (style.animationName === 'none') return 0;
          return (
            Number.parseFloat(style.animationDuration) *
            Number(style.animationIterationCount)
          );
        });
    await page.locator('#wrong').hover();
    await expect.poll(seconds, part).toBe(0);
    await row.hover();
    await expect.poll(seconds, part).toBeGreaterThan(0.2);
    expect(await seconds(), part).toBeLessThan(1);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(seconds, part).toBe(0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
  }
});

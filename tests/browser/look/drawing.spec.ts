import { expect, test, type Locator, type Page } from '@playwright/test';
import { HOME_PATH, servicePath } from '../../../src/lib/urls.ts';
import { services } from '../../helpers/content.ts';
import { contrast, rgbOfCss } from '../../helpers/contrast.ts';
import { LABELS } from '../../helpers/labels.ts';

const section = (page: Page) =>
  page.getByRole('region', { name: LABELS.whatsWrong, exact: true });
/** The parts of the drawing, which lead where the rows of the list beside it do. */
const parts = (page: Page) => section(page).locator('svg a');

/** The color of its lines and of its ground: whether something is lit. */
const looks = (part: Locator) =>
  part.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    return `${color} ${backgroundColor}`;
  });

/** How bright a color is: its contrast on black, 1 to 21. */
const brightness = (css: string) => contrast(rgbOfCss(css), [0, 0, 0]);

/** The value that most of a list have. */
function usualOf(values: readonly number[]): number {
  const groups = [...Map.groupBy(values, (value) => value).values()];
  const [largest] = groups.toSorted((a, b) => b.length - a.length);
  return largest?.[0] ?? NaN;
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the numbers of the drawing stand apart', async ({ page }) => {
  await page.goto(HOME_PATH);
  for (const width of [360, 1280]) {
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
    expect(Math.min(...gaps), `${String(width)} px`).toBeGreaterThanOrEqual(24);
  }
});

test('a row and its part light each other, by pointer and by focus', async ({
  page,
}) => {
  await page.goto(HOME_PATH);
  for (const part of await parts(page).all()) {
    const path = (await part.getAttribute('href')) ?? '';
    const row = section(page)
      .getByRole('listitem')
      .locator(`a[href="${path}"]`);
    const partAtRest = await looks(part);
    const rowAtRest = await looks(row);

    await row.hover();
    expect(await looks(part), `${path}: pointer on the row`).not.toBe(
      partAtRest,
    );
    await part.locator('circle').hover();
    expect(await looks(row), `${path}: pointer on the part`).not.toBe(
      rowAtRest,
    );
    await page.mouse.move(0, 0);
    await row.focus();
    expect(await looks(part), `${path}: focus on the row`).not.toBe(partAtRest);
    await row.blur();
    expect(await looks(part), `${path}: at rest`).toBe(partAtRest);
  }
});

test('the part that a service repairs stands out from the rest of the door', async ({
  page,
}) => {
  const ofPart = services().find(({ part }) => part !== undefined);
  await page.goto(servicePath(ofPart?.slug ?? ''));
  const strokes = await page
    .getByRole('main')
    .locator('section')
    .first()
    .locator('svg:has(use) path')
    .evaluateAll((paths) => paths.map((path) => getComputedStyle(path).stroke));
  const lines = strokes.map(brightness);
  expect(Math.max(...lines) / usualOf(lines)).toBeGreaterThanOrEqual(3);
});

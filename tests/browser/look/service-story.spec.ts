import { expect, test, type Page } from '@playwright/test';
import {
  page as copyOf,
  services,
  testimonials,
} from '../../helpers/content.ts';
import { boxOf } from '../../helpers/controls.ts';
import { SERVICE_PAGE, TOWN } from '../../helpers/pages.ts';
import { servicePath, SERVICES_PATH } from '../../../src/lib/urls.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PHONE = { width: 360, height: 740 };
const WIDE = { width: 1280, height: 800 };

/** Texts that phones fold under their headings. */
const folds = (page: Page) =>
  page.getByRole('main').locator('details:has(> summary[aria-labelledby])');

/** The text that is folded under a heading. */
const textUnder = (page: Page, id: string) =>
  page.locator(`details:has(> [aria-labelledby="${id}"]) > div`);

/** The id of the first heading whose text is folded. */
async function firstFolded(page: Page): Promise<string> {
  const closed = folds(page).and(page.locator(':not([open])')).first();
  const id = await closed.locator('summary').getAttribute('aria-labelledby');
  return id ?? '';
}

test('phones fold the texts of a service under headings, each of which opens its own', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  for (const { slug } of services()) {
    await page.goto(servicePath(slug));
    const id = await firstFolded(page);
    const heading = page.locator(`#${id}`);
    const text = textUnder(page, id);
    await expect(heading, slug).toBeVisible();
    await expect(text, slug).toBeHidden();
    await heading.scrollIntoViewIfNeeded();
    const box = await heading.boundingBox();
    expect(box?.height ?? 0, slug).toBeGreaterThanOrEqual(44);
    // The control lies over the heading, and so takes the tap.
    await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 22);
    await expect(text, slug).toBeVisible();
  }
});

test('a link to a folded text shows it', async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const { slug } of services()) {
    await page.goto(servicePath(slug));
    const id = await firstFolded(page);
    await page.goto(`${servicePath(slug)}#${id}`);
    await expect(textUnder(page, id), slug).toBeVisible();
    await expect(page.locator(`#${id}`), slug).toBeInViewport();
  }
});

test('wide screens show all of it, with no control left', async ({ page }) => {
  await page.setViewportSize(WIDE);
  for (const { slug } of services()) {
    await page.goto(servicePath(slug));
    const texts = await folds(page).locator('> div').all();
    expect(texts, slug).not.toHaveLength(0);
    for (const text of texts) await expect(text, slug).toBeVisible();
    for (const control of await folds(page).locator('> summary').all())
      await expect(control, slug).toBeHidden();
  }
});

test('wide screens set the text of a service across the grid, each of its first texts beside its heading', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  for (const { slug } of services()) {
    await page.goto(servicePath(slug));
    const main = page.getByRole('main');
    const right = await main
      .locator('.prose, aside[aria-label]')
      .evaluateAll((parts) =>
        Math.max(...parts.map((part) => part.getBoundingClientRect().right)),
      );
    expect(right, slug).toBeGreaterThan(1100);
    const texts = main.locator('#symptoms ~ div details > div');
    for (const text of await texts.all()) {
      const heading = text.locator('xpath=../../h3');
      const words = await boxOf(text.locator('p, table').first());
      const title = await boxOf(heading);
      expect(words.x, slug).toBeGreaterThan(title.x + title.width);
      expect(Math.abs(words.y - title.y), slug).toBeLessThan(16);
    }
  }
});

test('wide screens show the price larger than any other words, in the middle of the page and with its call', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  for (const { slug, price } of services()) {
    await page.goto(servicePath(slug));
    const plate = page.getByRole('main').getByRole('complementary');
    const { x, width } = await boxOf(plate);
    expect(Math.abs(x + width / 2 - WIDE.width / 2), slug).toBeLessThan(8);
    const figure = plate.getByText(price.replace(/^.* /, ''), { exact: true });
    const [sizeOfPrice, others] = await figure.evaluate((figure) => {
      const sizeOf = (element: Element) =>
        Number.parseFloat(getComputedStyle(element).fontSize);
      const others = [...document.querySelectorAll('main :is(h1, h2, li)')];
      return [sizeOf(figure), others.map(sizeOf)];
    });
    expect(sizeOfPrice, slug).toBeGreaterThan(Math.max(...others) * 1.5);
    await expect(plate.getByRole('link'), slug).toBeVisible();
  }
});

test('wide screens show the second picture at the edge of the screen, as high as the text beside it', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  for (const { slug } of services()) {
    await page.goto(servicePath(slug));
    const about = page.locator('[aria-labelledby="about"]');
    const picture = await boxOf(about.locator('img'));
    const last = await boxOf(about.locator('h2 ~ p').last());
    expect(picture.x, slug).toBe(0);
    expect(picture.width, slug).toBeGreaterThan(WIDE.width / 3);
    expect(picture.foot, slug).toBeGreaterThan(last.foot);
    expect(last.x, slug).toBeGreaterThan(picture.width);
    // The text ends where the grid does, as the list below it.
    const grid = await boxOf(about.locator('.checks'));
    expect(last.x + last.width, slug).toBeLessThan(grid.x + grid.width + 1);
  }
});

test('beside the signs the drawing shows the part that is broken', async ({
  page,
}) => {
  const ofParts = services().filter(({ part }) => part !== undefined);
  for (const viewport of [PHONE, WIDE]) {
    await page.setViewportSize(viewport);
    for (const { slug } of ofParts) {
      await page.goto(servicePath(slug));
      const drawing = page.locator('[data-look="signs"] ~ div svg');
      await expect(drawing, slug).toBeVisible();
      const colors = await drawing.evaluate((svg) => ({
        door: getComputedStyle(svg).color,
        parts: [...svg.querySelectorAll('.broken')].map(
          (part) => getComputedStyle(part).color,
        ),
      }));
      expect(colors.parts, slug).toHaveLength(1);
      expect(colors.parts, slug).not.toContain(colors.door);
    }
  }
});

test('the steps of a visit have numbers as large as their heading, and no pictures', async ({
  page,
}) => {
  for (const viewport of [PHONE, WIDE]) {
    await page.setViewportSize(viewport);
    await page.goto(SERVICE_PAGE.path);
    const steps = page.locator('[data-look="steps"] > ol > li');
    const looks = await steps.evaluateAll((list) =>
      list.map((step) => {
        const sizeOf = (element: Element | null, part?: string) =>
          element
            ? Number.parseFloat(getComputedStyle(element, part).fontSize)
            : Number.NaN;
        const heading = step.closest('.prose')?.querySelector('h2') ?? null;
        return {
          isLarge: sizeOf(step, '::after') >= sizeOf(heading),
          picture: getComputedStyle(step, '::before').backgroundImage,
        };
      }),
    );
    expect(looks).not.toHaveLength(0);
    expect(looks).toEqual(
      looks.map(() => ({ isLarge: true, picture: 'none' })),
    );
  }
});

test('wide screens leave no blank column under the price: questions stand beside it, or below it across the grid', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  for (const { slug } of services()) {
    await page.goto(servicePath(slug));
    const main = page.getByRole('main');
    const questions = main.locator('details:has(> summary > h3)');
    if ((await questions.count()) === 0) continue;
    const price = await boxOf(main.getByRole('complementary'));
    const first = await boxOf(questions.first());
    const isBeside = first.y < price.foot;
    const isAcross = first.x + first.width > price.x + price.width - 1;
    expect(isBeside || isAcross, slug).toBe(true);
  }
});

test('below the map of a pair stand what is included and what a customer says, in one column', async ({
  page,
}) => {
  const [quoted] = testimonials();
  const path = `${servicePath(quoted?.service ?? '')}-in-${TOWN.slug}`;
  await page.setViewportSize(WIDE);
  await page.goto(path);
  const about = page.locator('[aria-labelledby="about"]');
  const map = await boxOf(about.locator('figure:has(svg)'));
  const quote = await boxOf(about.locator('figure:has(blockquote)'));
  const included = await boxOf(
    about.getByRole('heading', { name: copyOf('service').includedHeading }),
  );
  expect(included.y).toBeGreaterThan(map.foot - 1);
  expect(quote.y).toBeGreaterThan(included.foot - 1);
  expect(quote.x).toBeCloseTo(map.x, 0);
});

const OF_PARTS = services().filter(({ part }) => part !== undefined);

for (const viewport of [
  { width: 768, height: 1024 },
  WIDE,
  { width: 1920, height: 1080 },
])
  test(`${String(viewport.width)} px: a plate with the name of the part stands at the picture's lower left corner`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    for (const { slug, part = 'spring' } of OF_PARTS) {
      await page.goto(servicePath(slug));
      const picture = page.locator('.hero-picture');
      const plate = await boxOf(picture.locator('.plate'));
      const whole = await boxOf(picture);
      expect(plate.x, slug).toBe(whole.x);
      expect(plate.foot, slug).toBeCloseTo(whole.foot, 0);
      const name = picture.getByText(copyOf('service').parts[part]);
      const words = await boxOf(name);
      expect(words.x + words.width, slug).toBeLessThan(plate.x + plate.width);
      // Not cut at the upper edge of the drawing.
      const drawing = await boxOf(picture.locator('.plate svg'));
      expect(words.y, slug).toBeGreaterThan(drawing.y - 1);
    }
  });

test('on a low laptop the plate gives way to the picture', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 });
  await page.goto(servicePath(OF_PARTS[0]?.slug ?? ''));
  await expect(page.locator('.hero-picture .plate')).toBeHidden();
});

test('the drawing of a new door names the room that is measured, and no other does', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  const words = Object.values(copyOf('service').measures);
  for (const { slug, category } of services()) {
    await page.goto(servicePath(slug));
    const named = await page
      .locator('[data-look="signs"] ~ div svg text')
      .allTextContents();
    expect(
      named.map((name) => name.trim()),
      slug,
    ).toEqual(category === 'installation' ? words : []);
  }
});

test('phones show the room that a new door needs before the list that asks for it', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const measured = services().filter(
    ({ category }) => category === 'installation',
  );
  for (const { slug } of measured) {
    await page.goto(servicePath(slug));
    const signs = page.locator('[data-look="signs"]');
    const drawing = await boxOf(signs.locator('xpath=..').locator('svg'));
    const list = await boxOf(signs.locator('> ul'));
    expect(drawing.height, slug).toBeLessThanOrEqual(240);
    expect(drawing.foot, slug).toBeLessThan(list.y);
  }
});

test('the lists of the price board begin at one edge, whatever the prices', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await page.goto(SERVICES_PATH);
  const edges = await page
    .getByRole('main')
    .locator('li .checks')
    .evaluateAll((lists) =>
      lists.map((list) => list.getBoundingClientRect().x),
    );
  expect(edges).not.toHaveLength(0);
  expect(Math.max(...edges) - Math.min(...edges)).toBeLessThan(1);
});

test('on phones only the icon stands on the picture, at its left edge', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  for (const { slug } of services()) {
    await page.goto(servicePath(slug));
    const hero = page.getByRole('main').locator('section').first();
    const drawings = await hero
      .locator('div:has(> picture) svg')
      .evaluateAll((all) =>
        all
          .filter((svg) => svg.checkVisibility())
          .map((svg) => svg.getBoundingClientRect().left),
      );
    const title = await hero.locator('h1').boundingBox();
    expect(drawings, slug).toEqual([title?.x]);
  }
});

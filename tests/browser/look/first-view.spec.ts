import { expect, test, type Locator, type Page } from '@playwright/test';
import { page as copyOf } from '../../helpers/content.ts';
import { INDEXED_KINDS } from '../../helpers/pages.ts';

/** The height of a header in one row, in px. */
const HEADER = 72;

const callBar = (page: Page) => page.locator('body > aside');
const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? NaN;
const footOf = async (part: Locator) => {
  const { y, height } = (await part.boundingBox()) ?? { y: NaN, height: NaN };
  return y + height;
};

test('home on common phones: title, promise and a call button stand above the call bar', async ({
  page,
}) => {
  for (const [width, height] of [
    [360, 640],
    [390, 760],
    [412, 839],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const heading = page.getByRole('heading', { level: 1 });
    const button = page.getByRole('link', { name: 'Get My Free Estimate' });
    expect(await topOf(heading)).toBeGreaterThan(HEADER);
    expect(await footOf(button), `${String(width)}×${String(height)}`).toBeLessThanOrEqual(
      await topOf(callBar(page)),
    );
  }
});

for (const [kind, path] of Object.entries(INDEXED_KINDS)) {
  test(`${kind} at 360×640: when one comes and for how much stand above the call bar`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(path);
    const hero = page.getByRole('region').filter({ has: page.getByRole('heading', { level: 1 }) });
    const facts = hero.getByRole('list').last().getByRole('listitem');
    await expect(facts.first()).toHaveText(/starting at \$\d+$/i);
    for (const fact of (await facts.all()).slice(0, 2))
      expect(await footOf(fact)).toBeLessThanOrEqual(await topOf(callBar(page)));
  });
}

for (const path of [INDEXED_KINDS.home, INDEXED_KINDS.services]) {
  test(`the hero of ${path} fills the screen`, async ({ page }) => {
    await page.goto(path);
    for (const [width, height] of [
      [412, 915],
      [768, 1024],
      [1280, 800],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      // On phones the call bar lies at the foot of the screen.
      const foot = width < 640 ? await topOf(callBar(page)) : height;
      const hero = await page.locator('main > section').first().boundingBox();
      // A long name of the business may put the header in two rows.
      const gap = Math.abs(HEADER + (hero?.height ?? 0) - foot);
      expect(gap, `${String(width)}×${String(height)}`).toBeLessThanOrEqual(1);
    }
  });
}

for (const name of ['home', 'services', 'service-areas', 'about', 'contact'] as const) {
  test(`the picture of ${name} keeps in sight what its content says`, async ({ page }) => {
    const { x = 50, y = 50 } = copyOf(name).hero.focalPoint ?? {};
    await page.goto(name === 'home' ? '/' : `/${name}`);
    for (const width of [1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const [right, left, bottom, top] = await page
        .locator('.hero-picture img')
        .evaluate((image) => {
          const { width: wide, height: high } = image.getBoundingClientRect();
          const { naturalWidth, naturalHeight } = image as HTMLImageElement;
          const { height: room } = image.closest('.hero-picture')?.getBoundingClientRect() ?? {};
          if (high !== room) return [];
          const scale = Math.max(wide / naturalWidth, high / naturalHeight);
          const at = getComputedStyle(image).objectPosition.split(' ').map(Number.parseFloat);
          return [wide / naturalWidth, high / naturalHeight].flatMap((fits, axis) => {
            const shown = (fits / scale) * 100;
            const start = ((100 - shown) * (at[axis] ?? NaN)) / 100;
            return [start + shown, start];
          });
        });
      // In percent of the picture, well inside of what is left of it.
      expect([left, x, right], `${String(width)} px`).toEqual(
        [left, x, right].toSorted((a, b) => Number(a) - Number(b)),
      );
      expect([top, y, bottom], `${String(width)} px`).toEqual(
        [top, y, bottom].toSorted((a, b) => Number(a) - Number(b)),
      );
    }
  });
}

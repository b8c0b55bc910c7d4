import { expect, test, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { HOME_PATH } from '../../../src/lib/urls.ts';
import { page as copyOf } from '../../helpers/content.ts';
import { boxOf } from '../../helpers/controls.ts';
import { hero } from '../../helpers/hero.ts';
import { countLayoutShift } from '../../helpers/layout.ts';

const { phoneCrop, opening } = copyOf('home').hero;
test.skip(!opening || !phoneCrop, 'the home page has no door that opens');

const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1366, height: 650 },
  { width: 2560, height: 1080 },
];

const WIDE_SCREENS = [
  { width: 1366, height: 650 },
  { width: 1920, height: 1080 },
];

/** Shows the door as it is before the first scroll. */
const SHUT = `
  .opening, .opening * { animation: none !important; }
  .light { opacity: 0; }`;

const shutPicture = (page: Page) => hero(page).locator('picture img').first();
/** The same picture with the door open. */
const openPicture = (page: Page) => hero(page).locator('picture img').nth(1);

/** The doorway on the screen, in px, by the numbers of the content. */
async function doorwayOf(page: Page) {
  if (!opening || !phoneCrop) throw new Error('There is no door that opens.');
  const frame = await boxOf(shutPicture(page));
  const isPhone = (page.viewportSize()?.width ?? 0) < 640;
  const part = isPhone ? phoneCrop : { left: 0, top: 0, width: 100 };
  // The whole picture, of which the frame may show a part.
  const whole = (frame.width / part.width) * 100;
  const wholeHeight = (whole * 9) / 16;
  return {
    x: frame.x + ((opening.left - part.left) / 100) * whole,
    y: frame.y + ((opening.top - part.top) / 100) * wholeHeight,
    width: (opening.width / 100) * whole,
    height: (opening.height / 100) * wholeHeight,
  };
}

/** Whether the door that moves covers the picture just left and right of each edge of the doorway. */
async function edgesOfDoor(
  page: Page,
  { x, y, width, height }: Awaited<ReturnType<typeof doorwayOf>>,
) {
  const middle = y + height * 0.6;
  const covers = (at: number) =>
    hero(page)
      .locator('picture img')
      .nth(2)
      .evaluate(
        (image, point) =>
          document.elementsFromPoint(point.at, point.middle).includes(image),
        { at, middle },
      );
  const around = async (at: number) => [
    await covers(at - 1.5),
    await covers(at + 1.5),
  ];
  return { left: await around(x), right: await around(x + width) };
}

async function decoded(page: Page): Promise<void> {
  await shutPicture(page).evaluate((image: HTMLImageElement) => image.decode());
}

/** How bright a part of the screen is on average, 0 to 255. */
async function brightness(
  page: Page,
  clip: { x: number; y: number; width: number; height: number },
): Promise<number> {
  const { channels } = await sharp(await page.screenshot({ clip })).stats();
  const sum = channels.slice(0, 3).reduce((all, { mean }) => all + mean, 0);
  return sum / 3;
}

/** Scrolls by the wheel, again after a second in which the page did not move: a busy one may miss the first turn. */
async function turnWheel(page: Page, by: number): Promise<void> {
  await page.mouse.move(10, 300);
  await expect(async () => {
    await page.mouse.wheel(0, by);
    await page.waitForFunction(() => scrollY > 0, null, { timeout: 1000 });
  }).toPass();
}

for (const size of SIZES) {
  const name = `${String(size.width)} × ${String(size.height)}`;

  test(`${name}: the first scroll opens the door, and nothing else moves`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.setViewportSize(size);
    const shift = await countLayoutShift(page);
    await page.goto(HOME_PATH, { waitUntil: 'networkidle' });
    await decoded(page);
    await expect(openPicture(page)).toBeHidden();
    const before = asked.length;
    const shiftBefore = await shift();

    const door = await boxOf(shutPicture(page));
    await turnWheel(page, Math.round(door.height / 8));
    await expect(openPicture(page)).toBeVisible();
    const sourceOf = (picture: Locator) =>
      picture.evaluate((image: HTMLImageElement) => image.currentSrc);
    await expect.poll(() => sourceOf(openPicture(page))).not.toBe('');
    const open = await sourceOf(openPicture(page));
    // Pictures further down may come as well; the shut one came already.
    const after = () => asked.slice(before);
    await expect.poll(after).toContain(open);
    expect(after()).not.toContain(await sourceOf(shutPicture(page)));

    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(openPicture(page)).toBeHidden();
    const doorway = await doorwayOf(page);
    const low = { ...doorway, y: doorway.y + doorway.height * 0.8, height: 8 };
    const shut = await brightness(page, low);
    const scrolled = Math.round(doorway.height * 0.75);
    await page.evaluate(
      (top) => scrollTo({ top, behavior: 'instant' }),
      scrolled,
    );
    await expect(openPicture(page)).toBeVisible();
    await expect
      .poll(() => brightness(page, { ...low, y: low.y - scrolled }))
      .toBeGreaterThan(shut * 1.3);
    expect(await shift()).toBe(shiftBefore);
  });
}

test('light stands in the doorway before the picture of the garage comes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(HOME_PATH);
  await decoded(page);
  await hero(page)
    .locator('.light')
    .evaluate((picture: HTMLElement) => {
      picture.style.visibility = 'hidden';
    });
  const { x, y, width, height } = await doorwayOf(page);
  const low = { x, y: y + height * 0.8, width, height: 8 };
  const shut = await brightness(page, low);
  const scrolled = Math.round(height * 0.75);
  await page.evaluate(
    (top) => scrollTo({ top, behavior: 'instant' }),
    scrolled,
  );
  await expect
    .poll(() => brightness(page, { ...low, y: low.y - scrolled }))
    .toBeGreaterThan(shut * 1.3);
});

for (const size of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
])
  test(`${String(size.width)} px: the door is open before half of the picture has left the screen`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto(HOME_PATH);
    const picture = await boxOf(hero(page).locator('.hero-picture'));
    if (size.width < 640) expect(picture.height).toBeGreaterThanOrEqual(160);
    const doorway = await doorwayOf(page);
    const frame = await boxOf(shutPicture(page));
    /** How much of the doorway is open after a part of the picture has left, 0 to 1. */
    const opened = async (share: number) => {
      await page.evaluate(
        (top) => scrollTo({ top, behavior: 'instant' }),
        picture.height * share,
      );
      const risen = await hero(page)
        .locator('.door')
        .evaluate((door) => getComputedStyle(door).translate.split(' ')[1]);
      const percent = Math.abs(Number.parseFloat(risen ?? '0'));
      return ((percent / 100) * frame.height) / doorway.height;
    };
    await expect.poll(() => opened(0.1)).toBeGreaterThan(0.1);
    expect(await opened(0.1)).toBeLessThan(0.5);
    await expect.poll(() => opened(0.2)).toBeGreaterThan(0.4);
    expect(await opened(0.2)).toBeLessThan(0.95);
    await expect.poll(() => opened(0.45)).toBeGreaterThan(1);
  });

test('on wide screens the house stands beside the text', async ({ page }) => {
  for (const size of WIDE_SCREENS) {
    await page.setViewportSize(size);
    await page.goto(HOME_PATH);
    const frame = await boxOf(shutPicture(page));
    // The walls of the house begin at a third of its picture.
    const house = frame.x + frame.width / 3;
    const words = hero(page).locator('dl, .button');
    for (const line of await words.all()) {
      const { x, width } = await boxOf(line);
      expect(x + width, JSON.stringify(size)).toBeLessThanOrEqual(house);
    }
  }
});

test.describe('before the first scroll', () => {
  // The style that shows the door would be refused by the page's policy.
  test.use({ bypassCSP: true });

  test('the door lies on the picture at every width', async ({ page }) => {
    await page.goto(HOME_PATH);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.reload({ waitUntil: 'networkidle' });
      await decoded(page);
      const clip = await doorwayOf(page);
      const plain = await page.screenshot({ clip });
      await page.addStyleTag({ content: SHUT });
      await expect(openPicture(page)).toBeVisible();
      await decoded(page);
      const difference = await sharp(plain)
        .composite([
          { input: await page.screenshot({ clip }), blend: 'difference' },
        ])
        .removeAlpha()
        .toBuffer();
      const { channels } = await sharp(difference).stats();
      for (const { mean } of channels)
        expect(mean, JSON.stringify(size)).toBeLessThan(1);
      expect(await edgesOfDoor(page, clip), JSON.stringify(size)).toEqual({
        left: [false, true],
        right: [true, false],
      });
    }
  });
});

const STILL = [
  { name: 'reduced motion', media: { reducedMotion: 'reduce' } },
  { name: 'forced colors', media: { forcedColors: 'active' } },
  { name: 'print', media: { media: 'print' } },
] as const;

for (const { name, media } of STILL) {
  test(`${name}: the door stays shut`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.emulateMedia(media);
    await page.goto(HOME_PATH, { waitUntil: 'networkidle' });
    await page.evaluate(() => scrollTo({ top: 60, behavior: 'instant' }));
    // Two frames: the first would start what the second asks for.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        }),
    );
    await expect(openPicture(page)).toBeHidden();
    // Pictures further down may come.
    const name = opening?.image.replace(/\.\w+$/, '.') ?? '';
    expect(asked.filter((url) => url.includes(`/${name}`))).toEqual([]);
  });
}

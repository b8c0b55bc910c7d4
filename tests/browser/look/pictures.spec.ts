import { join } from 'node:path';
import { expect, test, type Locator, type Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { ABOUT_PATH, CONTACT_PATH } from '../../../src/lib/urls.ts';
import { hero } from '../../helpers/hero.ts';
import {
  INDEXED_KINDS,
  PAIR_PAGE,
  PICTURED_PAGES,
  SERVICE_PAGE,
} from '../../helpers/pages.ts';
import { PROJECT } from '../../helpers/project.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/**
 * Each picture of a page, once it has come: how wide `sizes` takes it for, in px, and how wide it
 * is drawn, with what its box cuts off.
 */
async function widthsOfPictures(page: Page) {
  return page
    .locator('main img')
    .filter({ visible: true })
    .evaluateAll(async (images: HTMLImageElement[]) => {
      for (const image of images) image.loading = 'eager';
      // Which file of a picture fits is decided with the next frame.
      for (let frame = 0; frame < 2; frame += 1)
        await new Promise(requestAnimationFrame);
      await Promise.all(images.map((image) => image.decode()));
      return images.map((image) => {
        const { width, height } = image.getBoundingClientRect();
        const { naturalWidth, naturalHeight } = image;
        return {
          alt: image.alt,
          // The width of a picture from a `srcset` is that of its `sizes`.
          taken: naturalWidth,
          drawn: Math.max(width, (height * naturalWidth) / naturalHeight),
        };
      });
    });
}

for (const { name, path } of INDEXED_KINDS) {
  test(`${name}: the browser takes pictures for as wide as they are`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(path);
    // Upward: a window made smaller keeps the larger file of a picture.
    for (const width of [360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      for (const { alt, taken, drawn } of await widthsOfPictures(page)) {
        const at = `${alt}, at ${String(width)} px`;
        // A narrower file is blurred, a wider one is bytes for nothing.
        expect(taken, at).toBeGreaterThan(drawn * 0.85);
        expect(taken, at).toBeLessThan(drawn * 1.35);
      }
    }
  });
}

/** How many pixels of its file a picture has for each CSS px that it is drawn wide, with what its box cuts off. */
async function sharpness(picture: Locator): Promise<number> {
  return picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    // The width of the picture itself is that of its `sizes`.
    const file = new Image();
    file.src = image.currentSrc;
    await file.decode();
    const { width, height } = image.getBoundingClientRect();
    const shape = file.naturalWidth / file.naturalHeight;
    return file.naturalWidth / Math.max(width, height * shape);
  });
}

const SCREENS = [
  { width: 412, height: 915, density: 1, sharp: 1 },
  { width: 768, height: 1024, density: 1, sharp: 1 },
  { width: 1280, height: 800, density: 1, sharp: 1 },
  { width: 360, height: 740, density: 2, sharp: 1.5 },
  { width: 412, height: 915, density: 2.625, sharp: 1.5 },
  { width: 390, height: 844, density: 3, sharp: 1.5 },
];

for (const { density, sharp: least, ...viewport } of SCREENS) {
  const { width, height } = viewport;
  const screen = `${String(width)} × ${String(height)}, ${String(density)} px per px`;

  test.describe(screen, () => {
    test.use({ viewport, deviceScaleFactor: density });

    test('hero pictures are as sharp as the screen lets one see', async ({
      page,
    }) => {
      for (const { path } of [...PICTURED_PAGES, SERVICE_PAGE, PAIR_PAGE]) {
        await page.goto(path);
        const picture = hero(page).locator('picture img').first();
        expect(await sharpness(picture), path).toBeGreaterThanOrEqual(least);
      }
    });

    test('so are the pictures of the pages about the company', async ({
      page,
    }) => {
      for (const path of [ABOUT_PATH, CONTACT_PATH]) {
        await page.goto(path);
        const picture = page.locator('main picture img').last();
        await picture.scrollIntoViewIfNeeded();
        expect(await sharpness(picture), path).toBeGreaterThanOrEqual(least);
      }
    });
  });
}

/** Small enough that neither compression nor a row more or less is noticed. */
const THUMBNAIL = { width: 24, height: 12, fit: 'fill' } as const;

function thumbnailOf(picture: Sharp): Promise<Buffer> {
  return picture.greyscale().resize(THUMBNAIL).raw().toBuffer();
}

/** How far two thumbnails are apart on average, of 255. */
function distance(one: Buffer, other: Buffer): number {
  const sum = one.reduce(
    (total, value, at) => total + Math.abs(value - (other[at] ?? 0)),
    0,
  );
  return sum / one.length;
}

/** The part of a picture that its `phoneCrop` names, in the shape that phones get. */
async function cropOf(
  file: string,
  crop: { left: number; top: number; width: number },
): Promise<Sharp> {
  const source = join(PROJECT, 'src/assets/pictures', file);
  const { width, height } = await sharp(source).metadata();
  const left = Math.round((crop.left / 100) * width);
  const top = Math.round((crop.top / 100) * height);
  const across = Math.min(Math.round((crop.width / 100) * width), width - left);
  const down = Math.min(Math.round((across * 3) / 4), height - top);
  return sharp(source).extract({ left, top, width: across, height: down });
}

test('phones get the part of each hero picture that the editor has chosen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const { copy, path, hero: words } of PICTURED_PAGES) {
    if (words.phoneCrop === undefined) continue;
    await page.goto(path);
    const picture = hero(page).locator('picture img').first();
    const address = await picture.evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return image.currentSrc;
    });
    const response = await page.request.get(address);
    const shown = await thumbnailOf(sharp(await response.body()));
    const chosen = await cropOf(words.image, words.phoneCrop);
    expect(distance(shown, await thumbnailOf(chosen)), copy).toBeLessThan(8);
  }
});

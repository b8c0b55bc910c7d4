import { expect, test, type Page } from '@playwright/test';
import { HOME_PATH } from '../../../src/lib/urls.ts';
import { scrollToCarousel } from '../../helpers/carousel.ts';
import { button } from '../../helpers/controls.ts';
import { LABELS } from '../../helpers/labels.ts';
import { countLayoutShift } from '../../helpers/layout.ts';
import { INDEXED_KINDS, PHONE } from '../../helpers/pages.ts';

const FACE = /\.woff2/;
const PICTURE = /\/assets\/.*\.(?:avif|webp)/;
const SLIGHT = 0.0005;

test.use(PHONE);

/** Every picture with the space it takes, in whole px, once all have come or failed. */
async function pictures(page: Page) {
  // What shows with the scroll is told by the first frames.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise(requestAnimationFrame);
  });
  return (
    page
      // Those that say something: the open garage of home shows with the first scroll.
      .locator('main img:not([alt=""])')
      .filter({ visible: true })
      .evaluateAll(async (images: HTMLImageElement[]) => {
        for (const image of images) image.loading = 'eager';
        await Promise.allSettled(images.map((image) => image.decode()));
        return images.map((image) => ({
          alt: image.alt,
          width: Math.round(image.getBoundingClientRect().width),
          height: Math.round(image.getBoundingClientRect().height),
          shown: image.naturalWidth > 0,
        }));
      })
  );
}

// One page stands for all: what a face that comes late does is a line of the style sheet.
test('nothing shifts when the face comes late', async ({ page }) => {
  const shift = await countLayoutShift(page);
  const { promise: arrival, resolve: arrive } =
    Promise.withResolvers<undefined>();
  await page.route(FACE, async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto(HOME_PATH, { waitUntil: 'commit' });
  // `font-display: optional` gives up on a face about 100 ms after it was asked for: what comes
  // half a second after the first text is late.
  await page.waitForFunction(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return paint && performance.now() > paint.startTime + 500;
  });
  arrive(undefined);
  await page.waitForLoadState();
  await page.evaluate(() => document.fonts.ready);
  expect(await shift()).toBeLessThan(SLIGHT);
});

test('nothing shifts when the buttons of the carousel come', async ({
  page,
}) => {
  const shift = await countLayoutShift(page);
  await scrollToCarousel(page);
  await expect(button(page, LABELS.next)).toBeVisible();
  expect(await shift()).toBeLessThan(SLIGHT);
});

for (const { name, path } of INDEXED_KINDS) {
  test(`${name} keeps its places when neither face nor pictures come`, async ({
    page,
  }) => {
    // Of two visits, the second would have the face sooner: other widths, other lines.
    await page.route(FACE, (route) => route.abort());
    await page.goto(path);
    const whole = await pictures(page);
    expect(whole.filter(({ shown }) => !shown)).toEqual([]);
    await page.route(PICTURE, (route) =>
      route.fulfill({ status: 404, body: 'not found' }),
    );
    const shift = await countLayoutShift(page);
    await page.reload();
    const missing = await pictures(page);
    expect(missing).toEqual(
      whole.map((picture) => ({ ...picture, shown: false })),
    );
    expect(await shift()).toBeLessThan(SLIGHT);
  });
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page, type Response } from '@playwright/test';
import { ABOUT_PATH, HOME_PATH, SERVICES_PATH } from '../../../src/lib/urls.ts';
import { showCarousel } from '../../helpers/carousel.ts';
import { business } from '../../helpers/content.ts';
import { openPanel } from '../../helpers/controls.ts';
import { LABELS } from '../../helpers/labels.ts';
import {
  INDEXED_KINDS,
  PAIR_PAGE,
  PHONE,
  PICTURED_PAGES,
  SERVICE_PAGE,
  STYLES_PAGES,
  TOWN_PAGE,
} from '../../helpers/pages.ts';

const FACE = /\.woff2/;
const PICTURE = /\/assets\/.*\.(?:avif|webp)/;

test.use(PHONE);

/** Counts layout shifts from the next page on (Layout Instability API). @returns the sum so far */
async function countLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(async () => {
      // A shift of the last frame is reported with the next ones.
      for (let frame = 0; frame < 4; frame += 1)
        await new Promise(requestAnimationFrame);
      const { shifts } = window as unknown as { shifts: number[] };
      return shifts.reduce((sum, shift) => sum + shift, 0);
    });
}

/** Each picture with the space it takes, once all have come or failed. */
const pictures = (page: Page) =>
  page
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
    });

// Those with pictures in every kind of place.
for (const path of [
  HOME_PATH,
  SERVICES_PATH,
  TOWN_PAGE.path,
  PAIR_PAGE.path,
  ...STYLES_PAGES.map((page) => page.path),
])
  test(`${path} keeps its places when neither face nor pictures come`, async ({
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
    expect(await pictures(page)).toEqual(
      whole.map((picture) => ({ ...picture, shown: false })),
    );
    // Any picture without its place would move far more.
    expect(await shift()).toBeLessThan(0.01);
  });

// One page stands for all: what a face that comes late does is a line of the style sheet.
test('nothing shifts when the face comes late, nor when the buttons of the carousel come', async ({
  page,
}) => {
  const shift = await countLayoutShift(page);
  const { promise: arrival, resolve: arrive } =
    Promise.withResolvers<undefined>();
  await page.route(FACE, async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto(HOME_PATH, { waitUntil: 'commit' });
  // The browser gives up on an optional face about 100 ms after it was asked for.
  await page.waitForFunction(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return paint && performance.now() > paint.startTime + 500;
  });
  arrive(undefined);
  await page.waitForLoadState();
  await page.evaluate(() => document.fonts.ready);
  expect(await shift()).toBeLessThan(0.0005);

  await showCarousel(page);
  expect(await shift()).toBeLessThan(0.0005);
});

test('the top of a page is painted although its end is late', async ({
  page,
  baseURL,
}) => {
  const { promise: rest, resolve: sendRest } =
    Promise.withResolvers<undefined>();
  // The site with one page whose last part comes once it is told to.
  const server = createServer((request, response) => {
    void (async () => {
      const original = await fetch(new URL(request.url ?? '/', baseURL));
      const body = Buffer.from(await original.arrayBuffer());
      const type = original.headers.get('content-type') ?? '';
      response.setHeader('content-type', type);
      const isPage = request.url === PAIR_PAGE.path;
      const cut = isPage ? Math.round(body.length * 0.6) : body.length;
      response.write(body.subarray(0, cut));
      if (isPage) await rest;
      response.end(body.subarray(cut));
    })();
  }).listen(0);
  const { port } = server.address() as AddressInfo;
  await page.goto(`http://localhost:${String(port)}${PAIR_PAGE.path}`, {
    waitUntil: 'commit',
  });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  const call = page
    .getByRole('main')
    .getByRole('link', { name: business().phone });
  await expect(call.first()).toBeInViewport();
  sendRest(undefined);
  await page.waitForLoadState();
  server.closeAllConnections();
  server.close();
});

test.describe('on the phone that Lighthouse imitates', () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

  /** Everything that a page fetches while something happens, until the network is quiet. */
  async function fetchedWhile(page: Page, act: () => Promise<unknown>) {
    const responses: Response[] = [];
    const note = (response: Response) => responses.push(response);
    page.on('response', note);
    await act();
    await page.waitForLoadState('networkidle');
    page.off('response', note);
    const bodies = responses.map(async (response) => ({
      kind: response.request().resourceType(),
      path: new URL(response.url()).pathname,
      // What the browser has kept has no body.
      bytes: response.ok() ? (await response.body()).length : 0,
    }));
    return Promise.all(bodies);
  }
  const bytesOf = (files: { bytes: number }[]) =>
    files.reduce((sum, { bytes }) => sum + bytes, 0);

  test('a first view fetches few small pictures, and one sheet and one face for all pages @chromium', async ({
    page,
  }) => {
    // How far ahead of the visitor lazy pictures load depends on the connection.
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 20,
      downloadThroughput: 12_500_000,
      uploadThroughput: 12_500_000,
      connectionType: 'cellular4g',
    });
    const shared = new Set<string>();
    for (const { name, path } of INDEXED_KINDS) {
      const files = await fetchedWhile(page, () => page.goto(path));
      const pictures = files.filter(({ kind }) => kind === 'image');
      expect(pictures.length, name).toBeLessThanOrEqual(12);
      expect(bytesOf(pictures), name).toBeLessThanOrEqual(60_000);
      const others = files.filter(({ kind }) => kind !== 'image');
      expect(others, name).toHaveLength(3);
      for (const file of others.filter(({ kind }) => kind !== 'document'))
        shared.add(file.path);
    }
    expect(shared.size).toBe(2);
  });

  test('the first use of the menu, and the carousel, fetch at most 240,000 bytes of script', async ({
    page,
  }) => {
    const uses = [
      async () => {
        await page.goto(ABOUT_PATH);
        await openPanel(page, LABELS.menu);
      },
      () => showCarousel(page),
    ];
    for (const use of uses) {
      const files = await fetchedWhile(page, use);
      const scripts = files.filter(({ kind }) => kind === 'script');
      expect(bytesOf(scripts)).toBeGreaterThan(10_000);
      expect(bytesOf(scripts)).toBeLessThanOrEqual(240_000);
    }
  });
});

for (const { density, least, ...viewport } of [
  { width: 390, height: 844, density: 3, least: 1.5 },
  { width: 1280, height: 800, density: 1, least: 1 },
])
  test.describe(`${String(viewport.width)} px wide`, () => {
    test.use({ viewport, deviceScaleFactor: density });

    test('hero pictures are as sharp as the screen lets one see', async ({
      page,
    }) => {
      for (const { path } of [...PICTURED_PAGES, SERVICE_PAGE, PAIR_PAGE]) {
        await page.goto(path);
        const picture = page.locator('.hero picture img').first();
        const sharpness = await picture.evaluate(
          async (image: HTMLImageElement) => {
            await image.decode();
            // The width of the picture itself is that of its `sizes`.
            const file = new Image();
            file.src = image.currentSrc;
            await file.decode();
            const { width, height } = image.getBoundingClientRect();
            const shape = file.naturalWidth / file.naturalHeight;
            return file.naturalWidth / Math.max(width, height * shape);
          },
        );
        expect(sharpness, path).toBeGreaterThanOrEqual(least);
      }
    });
  });

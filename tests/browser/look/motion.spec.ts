import { expect, test, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { ABOUT_PATH, CONTACT_PATH, HOME_PATH } from '../../../src/lib/urls.ts';
import { page as copyOf, phoneLink } from '../../helpers/content.ts';
import { boxOf, callBar, header } from '../../helpers/controls.ts';
import { hero } from '../../helpers/hero.ts';
import { LABELS } from '../../helpers/labels.ts';
import { KINDS, PAIR_PAGE, SERVICE_PAGE } from '../../helpers/pages.ts';
import { screenshotOf, waitForPictures } from '../../helpers/pixels.ts';

/** Properties that move without layout or paint, and those that every frame of an animation has. */
const COMPOSITED = new Set([
  'transform',
  'opacity',
  'translate',
  'scale',
  'offset',
  'computedOffset',
  'easing',
  'composite',
  // Shows and hides, and moves nothing.
  'display',
]);

const groundOf = (link: Locator) =>
  link.evaluate((element) => getComputedStyle(element).backgroundColor);

for (const path of [HOME_PATH, ABOUT_PATH])
  test(`${path}: everything that moves is composited`, async ({ page }) => {
    await page.goto(path);
    const moved = await page.evaluate(() =>
      document.getAnimations().flatMap(({ effect }) => {
        const frames =
          effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
        const names = new Set(frames.flatMap((frame) => Object.keys(frame)));
        // A property that is the same in all frames is a state, and moves nothing.
        return [...names].filter((name) =>
          frames.some((frame) => frame[name] !== frames[0]?.[name]),
        );
      }),
    );
    expect(moved.filter((property) => !COMPOSITED.has(property))).toEqual([]);
  });

const DIALS = `a[href="${phoneLink()}"]`;

/** The free quote of the header. */
const quoteOf = (page: Page) =>
  header(page).getByRole('link', { name: LABELS.quote }).first();

async function scrollPastHero(page: Page): Promise<void> {
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 1200);
  await expect(hero(page).locator(DIALS).first()).not.toBeInViewport();
}

test('on wide screens amber goes from the hero to the header', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(HOME_PATH);
  const amber = await groundOf(hero(page).locator(DIALS).first());
  expect(await groundOf(quoteOf(page))).not.toBe(amber);
  await scrollPastHero(page);
  await expect.poll(() => groundOf(quoteOf(page))).toBe(amber);
});

test('on wide screens the header gives its amber to the last call of a page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(HOME_PATH);
  const lastCall = page
    .getByRole('region', { name: copyOf('shared').ready.heading })
    .locator(DIALS)
    .first();
  const amber = await groundOf(lastCall);
  await scrollPastHero(page);
  await expect.poll(() => groundOf(quoteOf(page))).toBe(amber);
  await lastCall.evaluate((call) =>
    call.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  await expect.poll(() => groundOf(quoteOf(page))).not.toBe(amber);
});

for (const path of [HOME_PATH, '/no-such-page']) {
  test(`${path}: on phones the bar is amber throughout, the header never`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    const bar = callBar(page).locator(DIALS);
    const amber = await groundOf(hero(page).locator(DIALS).first());
    expect(await groundOf(bar)).toBe(amber);
    expect(await groundOf(quoteOf(page))).not.toBe(amber);
    await scrollPastHero(page);
    expect(await groundOf(bar)).toBe(amber);
    expect(await groundOf(quoteOf(page))).not.toBe(amber);
  });
}

/** Scrolls until this share of a part of the page is in view above the call bar. */
async function show(part: Locator, share: number): Promise<void> {
  const page = part.page();
  const { y, height } = await boxOf(part);
  const { y: edge } = await boxOf(callBar(page));
  await page.evaluate(
    (top) => {
      scrollBy({ top, behavior: 'instant' });
    },
    y + height * share - edge,
  );
}

/** A phone and a laptop. */
const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

/** How much of a part comes into view, at which a reader may stop. */
const STOPS = [0.05, 0.4, 0.8, 1];

/** Pictures that come to rest in their frames as these come into view. */
const AT_REST = [
  {
    what: 'the picture of the story',
    path: ABOUT_PATH,
    frame: '[aria-labelledby=story] .picture',
  },
  {
    what: 'the picture of a town',
    path: PAIR_PAGE.path,
    frame: '[aria-labelledby=about] .picture',
  },
];

for (const { what, path, frame: place } of AT_REST)
  test(`wherever a reader stops, ${what} fills its frame uncovered, and at last stands still`, async ({
    page,
  }) => {
    for (const { width, height } of SIZES) {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      const frame = page.locator(place);
      const picture = frame.locator('img');
      const moved = () =>
        picture.evaluate((image) => getComputedStyle(image).translate);
      expect(await moved()).not.toMatch(/^(?:none|0px)$/);
      for (const stop of STOPS) {
        await show(frame, stop);
        const inner = await boxOf(picture);
        const outer = await boxOf(frame);
        const at = `${String(width)} px, ${String(stop)}`;
        expect(inner.y, at).toBeLessThanOrEqual(outer.y + 0.5);
        expect(inner.foot, at).toBeGreaterThanOrEqual(outer.foot - 0.5);
        expect(inner.x, at).toBeLessThanOrEqual(outer.x + 0.5);
        expect(inner.x + inner.width, at).toBeGreaterThanOrEqual(
          outer.x + outer.width - 0.5,
        );
        const covers = await frame.evaluate((element) =>
          ['::before', '::after'].map(
            (part) => getComputedStyle(element, part).content,
          ),
        );
        expect(covers, at).toEqual(['none', 'none']);
      }
      await frame.evaluate((element) => {
        element.scrollIntoView({ block: 'start', behavior: 'instant' });
      });
      await expect.poll(moved).toMatch(/^(?:none|0px)/);
    }
  });

/** Of a picture less than this is an edge. */
const EDGE = 24;

interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The visible parts of the pictures on the screen, between header and call bar. */
async function picturesInSight(page: Page): Promise<Part[]> {
  const { foot: top } = await boxOf(header(page));
  const { y: bottom } = await boxOf(callBar(page));
  const boxes = await page.locator('main picture img').evaluateAll((images) =>
    images
      .filter((image) => image.checkVisibility())
      .map((image) => {
        // A picture may be larger than the frame that shows it.
        const frame = image.closest('[class*=overflow-]') ?? image;
        const { x, y, right, bottom } = frame.getBoundingClientRect();
        return { x, y, right, bottom };
      }),
  );
  const { width } = page.viewportSize() ?? { width: 0 };
  return boxes
    .map((box) => {
      const x = Math.max(box.x, 0);
      const y = Math.max(box.y, top);
      return {
        x,
        y,
        width: Math.min(box.right, width) - x,
        height: Math.min(box.bottom, bottom) - y,
      };
    })
    .filter(({ width, height }) => width >= EDGE && height >= EDGE);
}

/** Enough points across a part of the screen to tell a picture from a block of one color. */
const POINTS = 96;

/** How much of a part of a screenshot has its commonest color. */
async function largestFlat(screen: Buffer, part: Part): Promise<number> {
  const { data, info } = await sharp(screen)
    .extract({
      left: Math.ceil(part.x),
      top: Math.ceil(part.y),
      width: Math.floor(part.width) - 1,
      height: Math.floor(part.height) - 1,
    })
    .resize(POINTS, POINTS, { fit: 'fill', kernel: 'nearest' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const counts = new Map<number, number>();
  let largest = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    const color = data.readUIntBE(at, 3);
    const count = (counts.get(color) ?? 0) + 1;
    counts.set(color, count);
    largest = Math.max(largest, count);
  }
  return largest / (info.width * info.height);
}

for (const { name, path } of KINDS)
  test(`${name}: no picture of the first screen is a blank block`, async ({
    page,
  }) => {
    for (const { width, height } of SIZES) {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      await waitForPictures(page);
      // As it stands once what moves at the top is over.
      await hero(page).evaluate(async (top) => {
        for (const animation of top.getAnimations({ subtree: true }))
          if (animation.timeline instanceof DocumentTimeline)
            animation.finish();
        // A picture is drawn with the next frame.
        for (let frame = 0; frame < 2; frame += 1)
          await new Promise(requestAnimationFrame);
      });
      const screen = await screenshotOf(page);
      for (const part of await picturesInSight(page))
        expect(
          await largestFlat(screen, part),
          `${String(width)}×${String(height)} ${JSON.stringify(part)}`,
        ).toBeLessThan(0.4);
    }
  });

/** What moves once on a page of its own kind, as it stands there or as it comes into view. */
const GESTURES = [
  {
    what: 'the picture of the story comes to rest',
    path: ABOUT_PATH,
    moves: '[aria-labelledby=story] img',
  },
  {
    what: 'the mark of the shop springs up in its place',
    path: CONTACT_PATH,
    moves: '[aria-labelledby=hero] .shop > circle',
  },
  {
    what: 'the crooked door settles',
    path: '/no-such-page',
    moves: 'main svg:has(a) g[transform^=matrix]',
  },
];

for (const { what, path, moves } of GESTURES)
  test(`${what}, once, and stands where motion is unwelcome`, async ({
    page,
  }) => {
    await page.goto(path);
    const animation = () =>
      page
        .locator(moves)
        .filter({ visible: true })
        .first()
        .evaluate((element) => {
          const { animationName, animationIterationCount } =
            getComputedStyle(element);
          return { isNone: animationName === 'none', animationIterationCount };
        });
    expect(await animation()).toEqual({
      isNone: false,
      animationIterationCount: '1',
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect((await animation()).isNone).toBe(true);
  });

/** How long what moves at the top of a page waits and takes, in seconds, and how often it does. */
const timingsAtTop = (page: Page) =>
  // The styles, since what is over is no longer among the animations of the page.
  hero(page).evaluate((top) =>
    [top, ...top.querySelectorAll('*')]
      .filter((element) => element.checkVisibility())
      .flatMap((element) =>
        [undefined, '::before', '::after'].map((part) =>
          getComputedStyle(element, part),
        ),
      )
      .filter(
        ({ animationName, animationTimeline }) =>
          animationName !== 'none' && animationTimeline === 'auto',
      )
      .map((style) => ({
        delay: parseFloat(style.animationDelay),
        duration: parseFloat(style.animationDuration),
        times: style.animationIterationCount,
      })),
  );

for (const { name, path } of [
  { name: 'home', path: HOME_PATH },
  { name: 'about', path: ABOUT_PATH },
  { name: 'contact', path: CONTACT_PATH },
])
  test(`${name}: what moves at the top begins once the page is shown, and is short`, async ({
    page,
  }) => {
    await page.goto(path);
    const timings = await timingsAtTop(page);
    expect(timings).not.toEqual([]);
    for (const { delay, duration, times } of timings) {
      expect(times).toBe('1');
      expect(delay).toBeLessThanOrEqual(0.4);
      expect(duration).toBeGreaterThanOrEqual(0.25);
      expect(duration).toBeLessThanOrEqual(0.3);
    }
    // They wait while the page rises; a map rises with it.
    expect(timings.some(({ delay }) => delay >= 0.28)).toBe(true);
  });

test('the top of a service stands still, since its picture may come from a card', async ({
  page,
}) => {
  await page.goto(SERVICE_PAGE.path);
  expect(await timingsAtTop(page)).toEqual([]);
});

test('the theme color is the color of the header', async ({ page }) => {
  await page.goto(HOME_PATH);
  const theme = await page
    .locator('meta[name=theme-color]')
    .evaluate((meta) => {
      const probe = document.createElement('i');
      probe.style.color = meta.getAttribute('content') ?? '';
      document.body.append(probe);
      return getComputedStyle(probe).color;
    });
  expect(await groundOf(header(page))).toBe(theme);
});

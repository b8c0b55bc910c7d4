import { expect, test, type Locator, type Page } from '@playwright/test';
import { ABOUT_PATH, CONTACT_PATH, HOME_PATH } from '../../../src/lib/urls.ts';
import { page as copyOf, phoneLink } from '../../helpers/content.ts';
import { boxOf, callBar, header } from '../../helpers/controls.ts';
import { hero } from '../../helpers/hero.ts';
import { LABELS } from '../../helpers/labels.ts';
import { PAIR_PAGE, SERVICE_PAGE } from '../../helpers/pages.ts';

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

test('the values come up as they scroll into view, and stand still in its middle', async ({
  page,
}) => {
  await page.goto(ABOUT_PATH);
  const value = page.locator('[aria-labelledby="values"] li').last();
  const offset = () =>
    value.evaluate((element) => getComputedStyle(element).translate);
  expect(await offset()).not.toBe('none');
  await value.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  await expect.poll(offset).toMatch(/^(?:none|0px)$/);
});

/** What moves once on a page of its own kind, as it stands there or as it comes into view. */
const GESTURES = [
  {
    what: 'the picture of the story opens',
    path: ABOUT_PATH,
    moves: '[aria-labelledby=story] > div > div',
    part: '::after',
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

for (const { what, path, moves, part } of GESTURES)
  test(`${what}, once, and stands where motion is unwelcome`, async ({
    page,
  }) => {
    await page.goto(path);
    const animation = () =>
      page
        .locator(moves)
        .filter({ visible: true })
        .first()
        .evaluate((element, pseudo) => {
          const { animationName, animationIterationCount } = getComputedStyle(
            element,
            pseudo,
          );
          return { isNone: animationName === 'none', animationIterationCount };
        }, part);
    expect(await animation()).toEqual({
      isNone: false,
      animationIterationCount: '1',
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect((await animation()).isNone).toBe(true);
  });

for (const { what, path, at } of [
  { what: 'of the story', path: ABOUT_PATH, at: '[aria-labelledby=story]' },
  {
    what: 'of the work in a town',
    path: PAIR_PAGE.path,
    at: '[aria-labelledby=about]',
  },
])
  test(`the picture ${what} opens as it comes into view, and then nothing covers it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    const picture = page.locator(at).locator('.lifts');
    const cover = () =>
      picture.evaluate(
        (element) => getComputedStyle(element, '::after').translate,
      );
    expect(await cover()).not.toBe('0px -100%');
    /** Scrolls until this share of it is in view. */
    const show = async (share: number) => {
      const { y, height } = await boxOf(picture);
      const { y: edge } = await boxOf(callBar(page));
      await page.evaluate(
        (top) => {
          scrollBy({ top, behavior: 'instant' });
        },
        y + height * share - edge,
      );
    };
    await show(0.5);
    await expect
      .poll(async () => Number.parseFloat((await cover()).split(' ')[1] ?? ''))
      .toBeGreaterThan(-95);
    await show(1);
    await expect.poll(cover).toBe('0px -100%');
  });

for (const { name, path } of [
  { name: 'home', path: HOME_PATH },
  { name: 'about', path: ABOUT_PATH },
  { name: 'contact', path: CONTACT_PATH },
  SERVICE_PAGE,
])
  test(`${name}: what moves at the top begins once the page is shown, and is short`, async ({
    page,
  }) => {
    await page.goto(path);
    // The styles, since what is over is no longer among the animations of the page.
    const timings = await hero(page).evaluate((top) =>
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

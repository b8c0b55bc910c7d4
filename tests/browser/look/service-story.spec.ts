import { expect, test, type Page } from '@playwright/test';
import {
  areas,
  business,
  page as copyOf,
  services,
  testimonials,
  type Service,
} from '../../helpers/content.ts';
import { boxOf } from '../../helpers/controls.ts';
import { PAIR_PAGE, SERVICE_PAGE, TOWN } from '../../helpers/pages.ts';
import { serviceInAreaPath, servicePath } from '../../../src/lib/urls.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PHONE = { width: 360, height: 740 };
const WIDE = { width: 1280, height: 800 };
/** The ground of a sign that is pointed at. */
const LAND = 'rgb(221, 228, 235)';

/** A rule that the page of every service keeps. */
interface Rule {
  name: string;
  holds: (page: Page, service: Service) => Promise<void>;
}

/** Loads the page of a service once at a size, and expects it to keep all the rules, in their order. */
async function visit(
  page: Page,
  service: Service,
  { size, rules }: { size: typeof WIDE; rules: readonly Rule[] },
): Promise<void> {
  await page.setViewportSize(size);
  await page.goto(servicePath(service.slug));
  for (const { name, holds } of rules)
    await test.step(name, () => holds(page, service));
}

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

/** Screens with room for the name of the part on the picture: phones that are tall, tablets, laptops. */
const WITH_PLATE = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1366, height: 650 },
];

const drawingShowsBrokenPart: Rule = {
  name: 'beside the signs the drawing shows the part that is broken',
  holds: async (page, { part }) => {
    if (part === undefined) return;
    const drawing = page.locator('[data-look="signs"] ~ div svg');
    await expect(drawing).toBeVisible();
    const colors = await drawing.evaluate((svg) => ({
      door: getComputedStyle(svg).color,
      parts: [...svg.querySelectorAll('.broken')].map(
        (part) => getComputedStyle(part).color,
      ),
    }));
    expect(colors.parts).toHaveLength(1);
    expect(colors.parts).not.toContain(colors.door);
  },
};

/** The heading of what to do until someone comes, in the text of every service that is not measured first. */
const WAITING = 'While You Wait';

const ON_PHONES: readonly Rule[] = [
  {
    name: 'what to do until someone comes is the first thing below the top, and open; what to do before we measure is not',
    holds: async (page, { measuredFirst }) => {
      const strip = page.locator('main > section').nth(1);
      const heading = strip.locator(':is(h2, h3)').first();
      if (measuredFirst) {
        await expect(heading).not.toHaveText(WAITING);
        return;
      }
      await expect(heading).toHaveText(WAITING);
      const top = page.getByRole('main').locator('section').first();
      const { y, foot } = await boxOf(heading);
      expect(y - (await boxOf(top)).foot).toBeLessThan(40);
      const text = strip.locator('p');
      await expect(text.first()).toBeVisible();
      expect((await boxOf(text.first())).y).toBeGreaterThanOrEqual(foot);
      expect((await boxOf(page.locator('#about'))).y).toBeGreaterThan(
        (await boxOf(text.first())).foot,
      );
    },
  },
  {
    name: 'one drawing stands on the picture, above the left edge of the title: the icon, or the plate where there is room',
    holds: async (page) => {
      const hero = page.getByRole('main').locator('section').first();
      const drawings = await hero
        // Not the pin before the place.
        .locator('div:has(> picture) svg:not(p > svg)')
        .evaluateAll((all) =>
          all
            .filter((svg) => svg.checkVisibility())
            .map((svg) => svg.getBoundingClientRect().left),
        );
      const title = await hero.locator('h1').boundingBox();
      expect(drawings).toEqual([title?.x]);
    },
  },
  drawingShowsBrokenPart,
  {
    name: 'texts are folded under headings, each of which opens its own and folds it again',
    holds: async (page) => {
      const id = await firstFolded(page);
      const heading = page.locator(`#${id}`);
      const text = textUnder(page, id);
      await expect(heading).toBeVisible();
      await expect(text).toBeHidden();
      await heading.scrollIntoViewIfNeeded();
      const { x, y, height } = await boxOf(heading);
      expect(height).toBeGreaterThanOrEqual(44);
      // The control lies over the heading, and so takes the tap.
      await page.mouse.click(x + 20, y + 22);
      await expect(text).toBeVisible();
      await page.mouse.click(x + 20, y + 22);
      await expect(text).toBeHidden();
    },
  },
  {
    name: 'a link to a folded text shows it',
    holds: async (page, { slug }) => {
      const id = await firstFolded(page);
      await page.goto(`${servicePath(slug)}#${id}`);
      await expect(textUnder(page, id)).toBeVisible();
      await expect(page.locator(`#${id}`)).toBeInViewport();
      const fold = page.locator('#questions details').last();
      const called = await fold.locator('h3').getAttribute('id');
      await page.goto(`${servicePath(slug)}#${called ?? ''}`);
      await expect(fold.locator('p').first()).toBeVisible();
      await expect(fold.locator('h3')).toBeInViewport();
    },
  },
];

const ON_WIDE_SCREENS: readonly Rule[] = [
  {
    name: 'all of the text is shown, with no control left',
    holds: async (page) => {
      const texts = await folds(page).locator('> div').all();
      expect(texts).not.toHaveLength(0);
      for (const text of texts) await expect(text).toBeVisible();
      for (const control of await folds(page).locator('> summary').all())
        await expect(control).toBeHidden();
    },
  },
  {
    name: 'what to do until someone comes stands right below the first screen where that is soon, and what the price depends on in its panel, if it is a list',
    holds: async (page, { body, measuredFirst }) => {
      const plate = page.getByRole('main').getByRole('complementary');
      const list = plate.locator('.prose > ul');
      const isTable = /^\| ---/m.test(body);
      await expect(list).toHaveCount(isTable ? 0 : 1);
      if (measuredFirst) return;
      const meanwhile = await boxOf(
        page.locator('main > section').nth(1).locator('.chapter'),
      );
      const about = await boxOf(page.locator('#about'));
      const hero = await boxOf(page.locator('main > section').first());
      expect(meanwhile.foot).toBeLessThan(about.y);
      expect(meanwhile.y - hero.foot).toBeLessThan(200);
    },
  },
  {
    name: 'a sign that is pointed at lights its part of the drawing, and no other',
    holds: async (page) => {
      const signs = page.locator('[data-look="signs"] li[data-part]');
      for (const sign of await signs.all()) {
        await sign.hover();
        await expect(sign).toHaveCSS('cursor', 'pointer');
        await expect(sign).toHaveCSS('background-color', LAND);
        const lit = await page
          .locator('[data-look="signs"] ~ div svg')
          .evaluate((svg) => {
            const { color } = getComputedStyle(svg);
            return [...svg.querySelectorAll('[data-part]')]
              .filter((part) => getComputedStyle(part).color !== color)
              .map((part) => part.getAttribute('data-part'));
          });
        expect(lit).toEqual([await sign.getAttribute('data-part')]);
      }
      await page.mouse.move(0, 0);
    },
  },
  {
    name: 'the price stands in full below what the job is, with its call',
    holds: async (page, { price }) => {
      const plate = page.getByRole('main').getByRole('complementary');
      const amount = price.replace(/^.* /, '');
      await expect(plate.getByText(amount, { exact: true })).toBeVisible();
      await expect(plate.locator('.call')).toBeVisible();
    },
  },
  drawingShowsBrokenPart,
  {
    name: 'the drawing of a new door names the room that is measured, and no other does',
    holds: async (page, { category }) => {
      const named = await page
        .locator('[data-look="signs"] ~ div svg text')
        .allTextContents();
      expect(named.map((name) => name.trim())).toEqual(
        category === 'installation'
          ? Object.values(copyOf('service').measures)
          : [],
      );
    },
  },
  {
    name: 'a plate with the name of the part stands at the lower left corner of the picture',
    holds: async (page, { part }) => {
      if (part === undefined) return;
      for (const viewport of WITH_PLATE) {
        await page.setViewportSize(viewport);
        const at = `${String(viewport.width)} px`;
        const picture = page.locator('.hero-picture');
        const plate = await boxOf(picture.locator('.plate'));
        const whole = await boxOf(picture);
        expect(plate.x, at).toBe(whole.x);
        expect(plate.foot, at).toBeCloseTo(whole.foot, 0);
        expect(plate.height, at).toBeLessThan(whole.height * 0.42);
        const name = picture
          .locator('.plate :is(text, p):visible')
          .filter({ hasText: copyOf('service').parts[part] });
        const words = await boxOf(name);
        expect(words.x + words.width, at).toBeLessThan(plate.x + plate.width);
        // Not cut at the upper edge, and large enough to read.
        expect(words.y, at).toBeGreaterThan(plate.y);
        expect(words.height, at).toBeGreaterThanOrEqual(14);
      }
      await page.setViewportSize(WIDE);
    },
  },
];

/** A service of each kind whose page is put together in another way. */
const KINDS_OF_SERVICE = new Map(
  services().map((service) => {
    const { category, part, measuredFirst } = service;
    return [[category, part !== undefined, measuredFirst].join(), service];
  }),
).values();

for (const service of KINDS_OF_SERVICE)
  test(`${service.slug}: its page keeps the rules of phones and of wide screens`, async ({
    page,
  }) => {
    await visit(page, service, { size: PHONE, rules: ON_PHONES });
    await visit(page, service, { size: WIDE, rules: ON_WIDE_SCREENS });
  });

test('the way to the town of a pair is told in words to those who do not see its map, and on paper', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await page.goto(PAIR_PAGE.path);
  const words = page
    .locator('.town-map figcaption')
    .getByText(copyOf('service').whereabouts);
  const caption = await boxOf(page.locator('.town-map figcaption'));
  expect(caption.width).toBe(1);
  await expect(words).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  expect((await boxOf(words)).width).toBeGreaterThan(20);
});

test('the quote on the page of its own job repeats neither its picture nor its link', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  for (const { service } of testimonials()) {
    await page.goto(`${servicePath(service)}-in-${TOWN.slug}`);
    const quote = page
      .locator('[aria-labelledby="about"] figure')
      .filter({ has: page.locator('blockquote') });
    await expect(quote.locator('blockquote')).toBeVisible();
    await expect(quote.locator('img, a')).toHaveCount(0);
  }
});

test('phones fold a pair after its next paragraph, and wider screens show all of it', async ({
  page,
}) => {
  await page.goto(PAIR_PAGE.path);
  const paragraphs = page.locator('[aria-labelledby="about"] .prose > *');
  await page.setViewportSize(PHONE);
  await expect(paragraphs.first()).toBeVisible();
  await expect(paragraphs.last()).toBeHidden();
  await page.locator('summary[aria-labelledby="more"]').click();
  await expect(paragraphs.last()).toBeVisible();
  await page.reload();
  await page.setViewportSize(WIDE);
  await expect(paragraphs.last()).toBeVisible();
});

test('low phones keep the icon with its word in place of the plate, tall ones the plate alone, and no plate leaves the icon on both', async ({
  page,
}) => {
  const { door, ...parts } = copyOf('service').parts;
  const isPlated = ({ part, category }: Service) =>
    part !== undefined || category === 'emergency';
  const plated = services().find(isPlated);
  const plain = services().find((service) => !isPlated(service));
  for (const service of [plated, plain].filter((some) => some !== undefined)) {
    await page.goto(servicePath(service.slug));
    const picture = page.locator('.hero-picture');
    const icon = picture.locator('.icon');
    for (const { height, isTall } of [
      { height: 640, isTall: false },
      { height: 844, isTall: true },
    ]) {
      await page.setViewportSize({ width: 360, height });
      const hasPlate = isTall && isPlated(service);
      await expect(picture.locator('.plate:visible')).toHaveCount(
        hasPlate ? 1 : 0,
      );
      await expect(icon).toBeVisible({ visible: !hasPlate });
      await expect(icon).toHaveText(service.part ? parts[service.part] : door);
    }
  }
});

test('on the picture of a pair the plate and the way from our shop stand apart, whole', async ({
  page,
}) => {
  const { fromShop } = copyOf('service');
  const town = areas().find(
    ({ name, location }) => location && name !== business().address.locality,
  );
  for (const { slug } of services()) {
    await page.goto(serviceInAreaPath(slug, town?.slug ?? ''));
    const picture = page.locator('.hero-picture');
    if ((await picture.locator('.plate').count()) === 0) continue;
    for (const width of [1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const at = `${slug} at ${String(width)} px`;
      const frame = await boxOf(picture);
      const plate = await boxOf(picture.locator('.plate'));
      const way = await boxOf(
        picture.locator('p').filter({ hasText: fromShop }),
      );
      const isBeside = way.x >= plate.x + plate.width;
      const isAbove = way.foot <= plate.y;
      expect(isBeside || isAbove, at).toBe(true);
      expect(way.x, at).toBeGreaterThanOrEqual(frame.x);
      // One px of it lies under the edge that it stands on.
      expect(way.y, at).toBeGreaterThanOrEqual(frame.y - 1);
      expect(way.foot, at).toBeLessThanOrEqual(frame.foot + 1);
    }
  }
});

test('a tap on a sign lights its part of the drawing', async ({ browser }) => {
  const page = await browser.newPage({
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
  });
  await page.goto(SERVICE_PAGE.path);
  const sign = page.locator('[data-look="signs"] li[data-part]').first();
  await sign.tap();
  await expect(sign).toHaveCSS('background-color', LAND);
  await page.close();
});

import { expect, test, type Locator, type Page } from '@playwright/test';
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
import {
  serviceInAreaPath,
  servicePath,
  SERVICES_PATH,
} from '../../../src/lib/urls.ts';

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

/** What people call about and what they ask, across the grid of the page. */
const gridOf = (page: Page) => page.locator('.folds');
/** The ground of the drawing beside the signs: its wall runs on to the edges. */
const drawingOf = (page: Page) => page.locator('[data-look="signs"] ~ div');

/** The wall stays clear of the outermost lines of the drawing and of its words, by at least so many px. */
async function expectAir(page: Page, least: number): Promise<void> {
  const ground = await boxOf(drawingOf(page));
  const lines = await drawingOf(page)
    .locator('#track path, svg > g > text')
    .evaluateAll((parts) =>
      parts.map((part) => {
        const { left, right } = part.getBoundingClientRect();
        return { left, right };
      }),
    );
  // The left track is drawn from the right one.
  const right = Math.max(...lines.map((line) => line.right));
  const left = Math.min(...lines.map((line) => line.left));
  const svg = await boxOf(drawingOf(page).locator('svg'));
  expect(ground.x + ground.width - right).toBeGreaterThanOrEqual(least);
  expect(left - ground.x).toBeGreaterThanOrEqual(least);
  expect(svg.x - ground.x).toBeGreaterThanOrEqual(least - 8);
}

/** The id of the first heading whose text is folded. */
async function firstFolded(page: Page): Promise<string> {
  const closed = folds(page).and(page.locator(':not([open])')).first();
  const id = await closed.locator('summary').getAttribute('aria-labelledby');
  return id ?? '';
}

/** Screens with room for the name of the part on the picture: phones that are tall, tablets, laptops. */
const WITH_PLATE = [
  { width: 390, height: 844 },
  { width: 412, height: 915 },
  { width: 768, height: 1024 },
  { width: 1366, height: 650 },
  WIDE,
  { width: 1920, height: 1080 },
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

const ON_PHONES: readonly Rule[] = [
  {
    name: 'what to do until someone comes is the first thing below the top, and open; what to do before we measure is not',
    holds: async (page, { measuredFirst }) => {
      const first = page.locator('[aria-labelledby="about"] :is(h2, h3)');
      const heading = first.first();
      if (measuredFirst) {
        await expect(heading).toHaveAttribute('id', 'about');
        return;
      }
      await expect(heading).toHaveText(copyOf('service').checksHeading);
      const top = page.getByRole('main').locator('section').first();
      const { y, foot } = await boxOf(heading);
      expect(y - (await boxOf(top)).foot).toBeLessThan(40);
      const text = page.locator('[aria-labelledby="about"] .chapter p');
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
        .locator('div:has(> picture) svg')
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
    name: 'the words of the drawing have air to the edge of its wall',
    holds: async (page) => {
      if (await drawingOf(page).isVisible()) await expectAir(page, 16);
    },
  },
  {
    name: 'a folded heading is as large as a folded question, its arrow beside the middle of it',
    holds: async (page) => {
      const sizeOf = (heading: Locator) =>
        heading.evaluate((element) => getComputedStyle(element).fontSize);
      const question = gridOf(page).locator('summary > h3').first();
      const large = await page.locator('.phone-fold.large').all();
      expect(large).not.toHaveLength(0);
      for (const fold of large) {
        const heading = fold.locator('h2');
        const control = fold.locator('summary');
        expect(await sizeOf(heading)).toBe(await sizeOf(question));
        await expect(control).toHaveCSS('align-items', 'center');
        const { height } = await boxOf(heading);
        expect((await boxOf(control)).height).toBeCloseTo(height, 0);
      }
    },
  },
  {
    name: 'the room that a new door needs is shown before the list that asks for it',
    holds: async (page, { category }) => {
      if (category !== 'installation') return;
      const signs = page.locator('[data-look="signs"]');
      const drawing = await boxOf(signs.locator('xpath=..').locator('svg'));
      const list = await boxOf(signs.locator('> ul'));
      expect(drawing.height).toBeLessThanOrEqual(240);
      expect(drawing.foot).toBeLessThan(list.y);
    },
  },
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
      const fold = page.locator('#symptoms ~ details').last();
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
    name: 'what people call about and what they ask are two lists of folds side by side, each below its heading, the first open',
    holds: async (page) => {
      const [called, asked] = await gridOf(page).locator('> div').all();
      if (!called || !asked) throw new Error('There is one list.');
      const steps = await boxOf(page.locator('[data-look="steps"] > ol'));
      for (const list of [called, asked]) {
        const { x, width } = await boxOf(list);
        const heading = await boxOf(list.locator('h2').first());
        const all = await list.locator('details').all();
        expect(heading.x).toBe(x);
        for (const fold of all) {
          const box = await boxOf(fold);
          expect(box.y).toBeGreaterThan(heading.foot);
          expect(box.x).toBe(x);
          expect(box.width).toBeCloseTo(width, 0);
        }
        const [first, ...others] = all.map((fold) => fold.locator('p').first());
        await expect(first ?? list).toBeVisible();
        for (const text of others) await expect(text).toBeHidden();
      }
      const fold = called.locator('details').nth(1);
      await fold.locator('summary').click();
      await expect(fold.locator('p').first()).toBeVisible();
      const left = await boxOf(called);
      const right = await boxOf(asked);
      expect(right.y).toBe(left.y);
      expect(right.x).toBeGreaterThan(left.x + left.width);
      expect(right.width).toBeCloseTo(left.width, 0);
      expect(right.x + right.width).toBeCloseTo(steps.x + steps.width, 0);
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
        page
          .locator('[aria-labelledby="about"]')
          .locator('.chapter:not(aside .chapter)'),
      );
      const about = await boxOf(page.locator('#about'));
      const hero = await boxOf(page.locator('main > section').first());
      expect(meanwhile.foot).toBeLessThan(about.y);
      expect(meanwhile.y - hero.foot).toBeLessThan(200);
    },
  },
  {
    name: 'the label of the price has a line of its own',
    holds: async (page) => {
      const plate = page.getByRole('main').getByRole('complementary');
      const [label, figure] = await plate.locator('h3 > span').all();
      if (!label || !figure) throw new Error('There is no price.');
      expect((await boxOf(label)).foot).toBeLessThan(
        (await boxOf(figure)).foot - 40,
      );
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
    name: 'the price is larger than any other words, right below what the job is, with its call',
    holds: async (page, { price }) => {
      const plate = page.getByRole('main').getByRole('complementary');
      const { x, y, width } = await boxOf(plate);
      expect(x + width).toBeCloseTo(WIDE.width, 0);
      const included = page.locator('[aria-labelledby="about"] .checks');
      const list = await boxOf(included.last());
      expect(list.x + list.width).toBeLessThan(x);
      expect(list.y).toBeGreaterThan(y);
      const picture = await boxOf(
        page.locator('[aria-labelledby="about"] img'),
      );
      expect(y - picture.foot).toBeLessThan(100);
      // It is hardly higher than what it says.
      const words = await boxOf(plate.locator('h3').first());
      expect(words.y - y).toBeLessThan(100);
      const figure = plate.getByText(price.replace(/^.* /, ''), {
        exact: true,
      });
      const [sizeOfPrice, others] = await figure.evaluate((figure) => {
        const sizeOf = (element: Element) =>
          Number.parseFloat(getComputedStyle(element).fontSize);
        const others = [...document.querySelectorAll('main :is(h1, h2, li)')];
        return [sizeOf(figure), others.map(sizeOf)];
      });
      expect(sizeOfPrice).toBeGreaterThan(Math.max(...others) * 1.5);
      await expect(plate.locator('.call')).toBeVisible();
    },
  },
  {
    name: 'the second picture runs to the edge of the screen, level with the text beside it, as wide as what is below it',
    holds: async (page) => {
      const about = page.locator('[aria-labelledby="about"]');
      const picture = await boxOf(about.locator('img'));
      const heading = await boxOf(about.locator('#about'));
      const last = await boxOf(
        about.locator(':is(h2 ~ p, h2 ~ .phone-fold p)').last(),
      );
      expect(picture.x).toBe(0);
      expect(picture.y).toBeCloseTo(heading.y, 0);
      expect(picture.foot).toBeCloseTo(last.foot, 0);
      const plate = page.getByRole('main').getByRole('complementary');
      expect(last.x).toBeCloseTo((await boxOf(plate)).x, 0);
      const included = await boxOf(about.locator('.checks').last());
      expect(picture.width).toBeCloseTo(included.x + included.width, 0);
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
    name: 'the drawing has air to the edges of its wall',
    holds: async (page) => expectAir(page, 24),
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

for (const service of services())
  test(`${service.slug}: its page keeps the rules of phones and of wide screens`, async ({
    page,
  }) => {
    await visit(page, service, { size: PHONE, rules: ON_PHONES });
    await visit(page, service, { size: WIDE, rules: ON_WIDE_SCREENS });
  });

test('the lists of services whose pictures are alike begin as far into their cards', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await page.goto(SERVICES_PATH);
  const edges = await page
    .getByRole('main')
    .locator('.repair.row')
    .evaluateAll((cards) =>
      cards.map((card) => {
        const list = card.querySelector('.checks');
        const { x = Infinity } = list?.getBoundingClientRect() ?? {};
        return x - card.getBoundingClientRect().x;
      }),
    );
  expect(edges).not.toHaveLength(0);
  expect(Math.max(...edges) - Math.min(...edges)).toBeLessThan(1);
});

test('the steps of a visit are the sections of one door beside their heading, with numbers as large as it', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await page.goto(SERVICE_PAGE.path);
  const fold = page.locator('.phone-fold.large');
  const heading = await boxOf(fold.locator('h2'));
  const steps = fold.locator('ol > li');
  const first = await boxOf(steps.first());
  expect(first.x).toBeGreaterThan(heading.x + heading.width);
  expect(Math.abs(first.y - heading.y)).toBeLessThan(16);
  const sections = await steps.evaluateAll((list) =>
    list.map((step) => {
      const { left, top, bottom } = step.getBoundingClientRect();
      const size = getComputedStyle(step, '::after').fontSize;
      return { left, top, bottom, size };
    }),
  );
  expect(sections.length).toBeGreaterThan(1);
  const size = await fold
    .locator('h2')
    .evaluate((element) => getComputedStyle(element).fontSize);
  for (const [index, section] of sections.entries()) {
    expect(section.left).toBe(first.x);
    expect(section.size).toBe(size);
    const above = sections[index - 1];
    if (above) expect(section.top).toBeCloseTo(above.bottom, 0);
  }
});

test('a pair begins with what is wrong beside the map, which is level with it and no higher than 30 rem', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await page.goto(PAIR_PAGE.path);
  const about = page.locator('[aria-labelledby="about"]');
  const map = await boxOf(about.locator('.town-map'));
  expect(map.x + map.width).toBeCloseTo(WIDE.width, 0);
  expect(map.height).toBeLessThanOrEqual(480);
  const heading = await boxOf(about.locator('h2'));
  expect(Math.abs(heading.y - map.y)).toBeLessThan(12);
  const opening = await boxOf(about.locator('h2 + p'));
  expect(Math.abs(opening.foot - map.foot)).toBeLessThan(48);
  const text = await boxOf(about.locator('.prose').first());
  expect(text.y - map.foot).toBeLessThan(64);
});

test('high screens show what comes below the three lines of a title', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto(PAIR_PAGE.path);
  const bar = page.locator('body > aside');
  const heading = page.locator('#about');
  const line = await heading.evaluate((element) =>
    Number.parseFloat(getComputedStyle(element).lineHeight),
  );
  const { y } = await boxOf(heading);
  expect(y + line).toBeLessThan((await boxOf(bar)).y);
});

/** Two pairs: each paragraph of one has a start, and a list follows one of the other. */
const IN_ROWS = [
  PAIR_PAGE.path,
  `${servicePath('fast-response-stuck-nonfunctioning-doors')}-in-bergenfield`,
];

for (const path of IN_ROWS)
  for (const width of [768, 1280])
    test(`what paragraphs start with stands at the left of ruled rows, the rest below the left edge of the second column: ${path} at ${String(width)} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const text = page.locator('[aria-labelledby="about"] .prose');
      const starts = text.locator('> p > b');
      const left = (await boxOf(text.first())).x;
      expect(await starts.count()).toBeGreaterThan(1);
      const sides = new Set<number>();
      for (const start of await starts.all()) {
        const row = start.locator('xpath=..');
        const rest = start.locator('xpath=following-sibling::span');
        const hasRest = (await rest.count()) > 0;
        const on = await boxOf(
          hasRest ? rest : row.locator('xpath=following-sibling::*[1]'),
        );
        const { x, width } = await boxOf(start);
        expect(x).toBe(left);
        expect(x + width).toBeLessThanOrEqual(on.x + 1);
        sides.add(Math.round(on.x));
        expect((await boxOf(row)).y).toBeLessThanOrEqual(on.y);
        await expect(row).toHaveCSS('border-top-width', '1px');
      }
      expect(sides.size).toBe(1);
    });

test('a sentence alone is the whole first row, as large as what others start with', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await page.goto(`${servicePath('new-garage-door-installations')}-in-maywood`);
  const text = page.locator('[aria-labelledby="about"] .prose');
  const alone = text.locator('> p > span:only-child');
  const start = text.locator('> p > b');
  expect(await alone.count()).toBeGreaterThan(0);
  const sizeOf = (words: Locator) =>
    words.first().evaluate((element) => getComputedStyle(element).fontSize);
  expect(await sizeOf(alone)).toBe(await sizeOf(start));
  const { x, width } = await boxOf(text.first());
  const row = await boxOf(alone.first());
  expect({ x: row.x, width: row.width }).toEqual({ x, width });
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

test('the items of a list that a pair opens with are ruled rows too, on the columns of its paragraphs', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await page.goto(
    `${servicePath('opener-repair-troubleshooting')}-in-englewood`,
  );
  const text = page.locator('[aria-labelledby="about"] .prose');
  const items = text.first().locator('> ul:first-child > li');
  const paragraph = text.last().locator('> p').first();
  expect(await items.count()).toBeGreaterThan(1);
  const start = await boxOf(paragraph.locator('> b'));
  const rest = await boxOf(paragraph.locator('> span'));
  for (const item of await items.all()) {
    await expect(item).toHaveCSS('border-top-width', '1px');
    const { x, y } = await boxOf(item.locator('> b'));
    const { x: goesOnAt, y: goesOnBeside } = await boxOf(
      item.locator('> span'),
    );
    expect({ x, goesOnAt }).toEqual({ x: start.x, goesOnAt: rest.x });
    expect(Math.abs(goesOnBeside - y)).toBeLessThan(8);
  }
});

test('the quote on the page of its own job repeats neither its picture nor its link', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  for (const { service } of testimonials()) {
    await page.goto(`${servicePath(service)}-in-${TOWN.slug}`);
    const quote = page.locator('[aria-labelledby="about"] > div > figure');
    await expect(quote.locator('blockquote')).toBeVisible();
    await expect(quote.locator('img, a')).toHaveCount(0);
  }
});

test('on wide screens picture, what is included and price of a pair are one strip, and what a customer says stands below it', async ({
  page,
}) => {
  const [quoted] = testimonials();
  const path = `${servicePath(quoted?.service ?? '')}-in-${TOWN.slug}`;
  await page.setViewportSize(WIDE);
  await page.goto(path);
  const about = page.locator('[aria-labelledby="about"]');
  const words = await boxOf(about.locator('.prose').last());
  const picture = await boxOf(about.locator('.work img'));
  const included = await boxOf(
    about.getByRole('heading', { name: copyOf('service').includedHeading }),
  );
  const price = await boxOf(about.getByRole('complementary'));
  expect(picture.y).toBeGreaterThan(words.foot);
  expect(picture.x).toBe(0);
  expect(included.x).toBeGreaterThan(picture.width);
  expect(price.x).toBeGreaterThan(included.x + included.width);
  expect(price.x + price.width).toBeCloseTo(WIDE.width, 0);
  expect(price.y).toBeCloseTo(picture.y, 0);
  expect(price.foot).toBeCloseTo(picture.foot, 0);
  const label = await boxOf(about.locator('aside h3 > span').first());
  expect(Math.abs(label.foot - included.foot)).toBeLessThan(3);
  const quote = await boxOf(about.locator('figure:has(blockquote)'));
  expect(quote.y).toBeGreaterThan(price.foot);
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

test('the links below a pair stand in rows of one height, in columns of one width', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await page.goto(PAIR_PAGE.path);
  const boxesIn = (list: string) =>
    page.locator(`[aria-labelledby="${list}"] li`).evaluateAll((items) =>
      items.map((item) => {
        const { x, y, width, height } = item.getBoundingClientRect();
        return { x, y, size: `${width.toFixed()}x${height.toFixed()}` };
      }),
    );
  const towns = await boxesIn('towns');
  const others = await boxesIn('others');
  expect(new Set([...towns, ...others].map(({ size }) => size)).size).toBe(1);
  // The towns are a column beside those of the services, and each stands in a row of theirs.
  expect(new Set(towns.map(({ x }) => x)).size).toBe(1);
  expect(new Set(others.map(({ x }) => x)).size).toBe(2);
  expect(Math.min(...others.map(({ x }) => x))).toBeGreaterThan(
    Math.max(...towns.map(({ x }) => x)),
  );
  expect(towns[0]?.y).toBe(others[0]?.y);
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
    for (const width of [1024, 1100, 1200, 1280]) {
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

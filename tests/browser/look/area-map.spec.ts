import { expect, test, type Locator, type Page } from '@playwright/test';
import { minutesAsFigure } from '../../../src/lib/formats.ts';
import {
  AREAS_PATH,
  CONTACT_PATH,
  areaPath,
  serviceInAreaPath,
} from '../../../src/lib/urls.ts';
import {
  areas,
  business,
  page as copyOf,
  services,
  type Area,
} from '../../helpers/content.ts';
import { boxOf, button } from '../../helpers/controls.ts';
import { LABELS } from '../../helpers/labels.ts';
import { mainsOf, showMain } from '../../helpers/mains.ts';
import { PAIR_PAGE, PHONE } from '../../helpers/pages.ts';

/** WCAG 2.2, 2.5.8: a target is 24 px square at least. */
const TARGET = 24;

/** A town without a place on the map stands in the list only. */
const MAPPED = areas().filter(({ location }) => location !== undefined);
/** What the mark of the shop says. */
const SHOP = copyOf('service-areas').findYourArea.map.shop;

const hero = (page: Page) =>
  page.getByRole('region', { name: copyOf('service-areas').hero.title });
const finder = (page: Page) =>
  page.getByRole('region', {
    name: copyOf('service-areas').findYourArea.heading,
  });
/** The map of all towns. */
const map = (page: Page) => hero(page).locator('svg:has(a)');
/** Its links. */
const towns = (page: Page) => map(page).locator('a');
/** The cards of all towns, of which the first few show until the button is pressed. */
const cards = (page: Page) =>
  page
    .getByRole('region', { name: copyOf('service-areas').list.heading })
    .locator('li a');
/** The same of one town, which the browser finds much sooner than by the name of their list. */
const cardOf = (page: Page, { slug }: Area) =>
  page.locator(`main li a[href="${areaPath(slug)}"]`);
/** The town of a link on the map, which comes up while it is lit, with how soon someone comes. */
const lightOf = async (page: Page, link: Locator) =>
  page.locator(
    `svg g[data-town="${(await link.getAttribute('data-town')) ?? ''}"]`,
  );
/** The mark of the shop, which is a part of the link to its town. */
const shopMark = (page: Page) =>
  towns(page).locator('g:has(> circle)').filter({ hasText: SHOP }).last();

/** Towns of the map in which no square of 24 px is all their own. */
async function missedTowns(links: Locator): Promise<string[]> {
  return links.evaluateAll((all, side) => {
    const steps = [0, 0.25, 0.5, 0.75, 1].map((part) => part * side);
    const holdsSquare = (town: Element, left: number, top: number) =>
      steps.every((dx) =>
        steps.every((dy) =>
          town.contains(document.elementFromPoint(left + dx, top + dy)),
        ),
      );
    const isShapeHit = (town: Element, shape: Element) => {
      shape.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = shape.getBoundingClientRect();
      for (let left = box.left; left + side <= box.right; left += 1)
        for (let top = box.top; top + side <= box.bottom; top += 1)
          if (holdsSquare(town, left, top)) return true;
      return false;
    };
    const isHit = (town: Element) =>
      [...town.querySelectorAll(':scope > :is(use, circle)')].some((shape) =>
        isShapeHit(town, shape),
      );
    return all
      .filter((town) => !isHit(town))
      .map((town) => town.getAttribute('href') ?? '');
  }, TARGET);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a finger hits every town of the map', async ({ page }) => {
    await page.goto(AREAS_PATH);
    await expect(towns(page)).toHaveCount(MAPPED.length);
    expect(await missedTowns(towns(page))).toEqual([]);
  });
});

test('a town too small to hit on the map has a card to press at every width', async ({
  page,
}) => {
  await page.goto(AREAS_PATH);
  await button(page, LABELS.viewAllAreas).click();
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    // WCAG 2.5.8 lets a target be small when another of 24 px does the same on the page.
    const without = await towns(page).evaluateAll(
      (links, side) =>
        links
          .map((town) => town.getAttribute('href') ?? '')
          .filter((path) => {
            const card = document.querySelector(`main li a[href="${path}"]`);
            const box = card?.getBoundingClientRect();
            return !box || box.width < side || box.height < side;
          }),
      TARGET,
    );
    expect(without, `${String(width)} px`).toEqual([]);
  }
});

test('the keyboard goes from card to card, without a stop on the map @today', async ({
  page,
}) => {
  await page.goto(AREAS_PATH);
  await expect(towns(page)).toHaveCount(MAPPED.length);
  await expect(cards(page)).toHaveCount(areas().length);
  await button(page, LABELS.viewAllAreas).click();
  await hero(page).getByRole('link').last().focus();
  for (const link of await cards(page).all()) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
  }
  // The number for those whose town has none.
  await page.keyboard.press('Tab');
  await expect(finder(page).getByRole('link').first()).toBeFocused();
});

/** Expects all of a box between header and call bar. */
async function expectInSight(page: Page, part: Locator, where: string) {
  const header = await boxOf(page.locator('body > header'));
  const bar = await boxOf(page.locator('body > aside'));
  const box = await boxOf(part);
  expect(box.y, where).toBeGreaterThanOrEqual(header.foot);
  expect(box.foot, where).toBeLessThanOrEqual(bar.y);
}

test('the card of a town and its place on the map are in sight together on a laptop @today', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 650 });
  await page.goto(AREAS_PATH);
  await button(page, LABELS.viewAllAreas).click();
  // The press leads on to the first card that was hidden, wherever that stands.
  await expect(page.locator('[data-more] a').first()).toBeFocused();
  for (const town of MAPPED) {
    const card = cardOf(page, town);
    // As one who reads on: the card comes up from below, until it stands above the call bar.
    await card.evaluate((link) => {
      link.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    });
    await expectInSight(page, card, `card of ${town.name}`);
    const light = await lightOf(page, card);
    await expectInSight(page, light, `light of ${town.name}`);
  }
});

test('the card of a town and its place on the map light each other @today', async ({
  page,
}) => {
  await page.goto(AREAS_PATH);
  await button(page, LABELS.viewAllAreas).click();
  await page.mouse.move(0, 0);
  const edgeOf = (card: Locator) =>
    card.evaluate((link) => getComputedStyle(link).borderColor);
  const edge = await edgeOf(cards(page).first());
  for (const area of MAPPED.slice(0, 4)) {
    const card = cardOf(page, area);
    const town = page.locator(`svg a[href="${areaPath(area.slug)}"]`);
    const light = await lightOf(page, card);
    await card.evaluate((link) => {
      link.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    });
    await expect(light).toHaveCSS('opacity', '0');

    await card.hover();
    await expect(light).toHaveCSS('opacity', '1');
    await expect(light).toContainText(minutesAsFigure(area.responseTime));
    // In the place of its name.
    await expect(town.locator('> g')).toHaveCSS('opacity', '0');
    await page.mouse.move(0, 0);
    await expect(light).toHaveCSS('opacity', '0');

    const { x, y, width, height } = await boxOf(town.locator('> circle'));
    await page.mouse.move(x + width / 2, y + height / 2);
    await expect(light).toHaveCSS('opacity', '1');
    await expect(card).not.toHaveCSS('border-color', edge);
    await page.mouse.move(0, 0);
    await expect(card).toHaveCSS('border-color', edge);
  }
  await page.keyboard.press('Tab');
  await cards(page).first().focus();
  const light = await lightOf(page, cards(page).first());
  await expect(light).toHaveCSS('opacity', '1');
  await expect(cards(page).first()).not.toHaveCSS('border-color', edge);
});

/** The names that the label of a town covers while that is lit, or the line to it. */
async function namesCovered(light: Locator, names: Locator): Promise<string[]> {
  const shown = await light.evaluate((town) => {
    const boxes = [...town.querySelectorAll('text, rect')].map((part) =>
      part.getBoundingClientRect(),
    );
    const lines = [...town.querySelectorAll<SVGPathElement>('.leader > path')];
    const points = lines.flatMap((line) =>
      Array.from({ length: 41 }, (_, index) => {
        const at = line.getPointAtLength((index / 40) * line.getTotalLength());
        const { x, y } = at.matrixTransform(line.getScreenCTM() ?? undefined);
        return new DOMRect(x - 1, y - 1, 2, 2);
      }),
    );
    return [...boxes, ...points];
  });
  return names.evaluateAll((texts, boxes) => {
    /** The middle of its letters, which are lower than its line. */
    const lettersOf = (text: Element) =>
      [...text.querySelectorAll('tspan')].map((line) => {
        const { left, right, top, bottom } = line.getBoundingClientRect();
        const air = (bottom - top) / 4;
        return { left, right, top: top + air, bottom: bottom - air };
      });
    const covers = (box: DOMRect, line: ReturnType<typeof lettersOf>[number]) =>
      box.left < line.right &&
      box.right > line.left &&
      box.top < line.bottom &&
      box.bottom > line.top;
    return texts
      .filter((text) =>
        lettersOf(text).some((line) => boxes.some((box) => covers(box, line))),
      )
      .map((text) => text.textContent);
  }, shown);
}

test('the label of a town that is lit covers the name of no other', async ({
  page,
}) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(AREAS_PATH);
    // Among the dots of further towns a plate may have no other room.
    if ((await map(page).locator('.mark').count()) > 0) return;
    for (const town of await towns(page).all()) {
      const light = await lightOf(page, town);
      const path = (await town.getAttribute('href')) ?? '';
      const others = map(page).locator(`a:not([href="${path}"]) .town > text`);
      expect(await namesCovered(light, others), path).toEqual([]);
    }
  }
});

test('a town that is lit stands whole on the land, above the names of others', async ({
  page,
}) => {
  await page.goto(AREAS_PATH);
  const land = await boxOf(hero(page).locator('div:has(> div > svg)'));
  for (const town of await towns(page).all()) {
    const light = await lightOf(page, town);
    const box = await boxOf(light);
    const name = (await town.getAttribute('href')) ?? '';
    expect(box.x, name).toBeGreaterThan(land.x);
    expect(box.x + box.width, name).toBeLessThan(land.x + land.width);
    const isAbove = await light.evaluate((one) =>
      [...(one.parentElement?.querySelectorAll('a') ?? [])].every(
        (link) =>
          link.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING,
      ),
    );
    expect(isAbove, name).toBe(true);
  }
});

test('the map of all towns answers in the first screen: whole from tablets up, its first names on phones', async ({
  page,
}) => {
  for (const [width, height] of [
    [768, 1024],
    [1024, 768],
    [1280, 800],
    [1366, 650],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(AREAS_PATH);
    const bar = await boxOf(page.locator('body > aside'));
    const { foot } = await boxOf(map(page));
    expect(foot, `${String(width)} px`).toBeLessThanOrEqual(bar.y + 1);
  }
  await page.setViewportSize(PHONE.viewport);
  await page.goto(AREAS_PATH);
  const bar = await boxOf(page.locator('body > aside'));
  const { y } = await boxOf(map(page));
  expect(bar.y - y).toBeGreaterThan(150);
});

/** The least time that a town is told, in minutes. */
const minutesOf = ({ responseTime }: Area) => Number.parseInt(responseTime, 10);

test('the keys beside the map and on the cards show the towns that are soonest reached', async ({
  page,
}) => {
  await page.goto(AREAS_PATH);
  const [soonest] = areas().toSorted((a, b) => minutesOf(a) - minutesOf(b));
  const outline = map(page).locator(`#map-${soonest?.slug ?? ''}`);
  // A town without an outline has a dot of another color.
  if ((await outline.count()) === 0) return;
  const onMap = await outline.evaluate((path) => getComputedStyle(path).fill);
  const inHero = hero(page).locator('dd > span');
  await expect(inHero.first()).toHaveCSS('background-color', onMap);
  await expect(inHero.last()).not.toHaveCSS('background-color', onMap);
  for (const town of MAPPED) {
    const card = cardOf(page, town);
    await expect(card).toContainText(minutesAsFigure(town.responseTime));
    const land = await page
      .locator(`#map-${town.slug}`)
      .evaluateAll((paths) => paths.map((path) => getComputedStyle(path).fill));
    for (const fill of land)
      await expect(card.locator('span > span').first()).toHaveCSS(
        'background-color',
        fill,
      );
  }
});

test('the map is on paper, and takes the colors that are forced @today', async ({
  page,
}) => {
  await page.goto(AREAS_PATH);
  await page.emulateMedia({ media: 'print' });
  await expect(map(page)).toBeVisible();
  await expect(towns(page).first()).toBeVisible();
  await expect(
    page.getByText(copyOf('service-areas').findYourArea.map.credit),
  ).toBeVisible();

  await page.emulateMedia({
    media: 'screen',
    forcedColors: 'active',
    colorScheme: 'dark',
  });
  const colors = await shopMark(page).evaluate((mark) => {
    const probe = document.createElement('p');
    probe.style.color = 'Canvas';
    document.querySelector('main')?.append(probe);
    const shop = [...mark.querySelectorAll('circle')].map(
      (circle) => getComputedStyle(circle).fill,
    );
    const text = getComputedStyle(document.body).color;
    return { shop, text, canvas: getComputedStyle(probe).color };
  });
  expect(colors.shop).toEqual([colors.text, colors.canvas]);
});

/** The map in sight: beside the text of a hero, above or below it, or of a section. */
const mapInSight = (page: Page) =>
  page.locator('main svg:has(.outlines)').filter({ visible: true });

/** The words of a map, those that are in sight outside of it or cover others, and its smallest letters. */
async function readMap(drawing: Locator) {
  return drawing.evaluateAll((layers) => {
    const frame = layers[0]?.getBoundingClientRect() ?? new DOMRect();
    // The box of a text that stands along the river is much larger than the text.
    // The light of a town shows while one points at it.
    const upright = layers
      .flatMap((layer) => [...layer.querySelectorAll('text:not([transform])')])
      .filter((text) => text.checkVisibility({ opacityProperty: true }));
    const labels = upright.map((text) => ({
      words: text.textContent.replaceAll(/\s+/g, ' ').trim(),
      box: text.getBoundingClientRect(),
    }));
    const leaves = ({ box }: (typeof labels)[number]) =>
      box.left < frame.left ||
      box.right > frame.right ||
      box.top < frame.top ||
      box.bottom > frame.bottom;
    // The line of a text is higher than its letters.
    const cover = (one: DOMRect, other: DOMRect) => {
      const across =
        Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down =
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      return across > 1 && down > 0.3 * Math.min(one.height, other.height);
    };
    const covering = labels.flatMap((one, index) =>
      labels
        .slice(index + 1)
        .filter((other) => cover(one.box, other.box))
        .map((other) => `${one.words} covers ${other.words}`),
    );
    const outside = labels.filter(leaves).map(({ words }) => words);
    const lines = layers.flatMap((layer) => [
      ...layer.querySelectorAll('tspan'),
    ]);
    const sizes = lines.map((line) => {
      const { a: scale } = line.getScreenCTM() ?? { a: 0 };
      return scale * Number.parseFloat(getComputedStyle(line).fontSize);
    });
    const words = layers.map(({ textContent }) => textContent).join(' ');
    return {
      words: words.replaceAll(/\s+/g, ' '),
      misplaced: [...outside, ...covering],
      smallest: Math.min(...sizes),
    };
  });
}

/** The same of all maps of a page, each of which has a section of its own. */
async function readMaps(page: Page) {
  const maps: Awaited<ReturnType<typeof readMap>>[] = [];
  const sections = page.locator('main section:has(svg text)');
  for (const section of await sections.all()) {
    const drawing = section.locator('svg:has(text)').filter({ visible: true });
    if ((await drawing.count()) > 0) maps.push(await readMap(drawing));
  }
  return {
    words: maps.map(({ words }) => words).join(' '),
    misplaced: maps.flatMap(({ misplaced }) => misplaced),
    smallest: Math.min(...maps.map(({ smallest }) => smallest)),
  };
}

const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 800 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const;

/** The least width at which the map of a hero stands beside its text. */
const BESIDE = 1024;

interface PageWithMap {
  path: string;
  /** The towns that the map names at some width: a close-up need not name their neighbors. */
  names: (width: number) => Area[];
  /** The town of the page. */
  town?: Area;
}

const MAPS: PageWithMap[] = [
  { path: AREAS_PATH, names: () => MAPPED },
  {
    path: CONTACT_PATH,
    names: (width) => (width < BESIDE ? [] : MAPPED),
  },
  ...MAPPED.map((town) => ({
    path: areaPath(town.slug),
    names: () => [town],
    town,
  })),
];

/** Expects town, minutes and shop between header and call bar. */
async function expectInFirstScreen(page: Page, town: Area): Promise<void> {
  const bar = await boxOf(page.locator('body > aside'));
  const header = await boxOf(page.locator('body > header'));
  const minutes = minutesAsFigure(town.responseTime);
  for (const words of [`${town.name} ${minutes}`, SHOP]) {
    const label = await boxOf(mapInSight(page).getByText(words));
    const where = `${words} of ${town.name}`;
    expect(label.y, where).toBeGreaterThanOrEqual(header.foot);
    expect(label.foot, where).toBeLessThanOrEqual(bar.y);
  }
}

/** Expects the names of the maps apart and inside, large enough to read. */
async function expectLegible(
  page: Page,
  { path, names }: PageWithMap,
  width: number,
): Promise<void> {
  const where = `${path} at ${String(width)} px`;
  const { words, misplaced, smallest } = await readMaps(page);
  const wanted = [SHOP, ...names(width).map(({ name }) => name)];
  expect(
    wanted.filter((name) => !words.includes(name)),
    where,
  ).toEqual([]);
  expect(misplaced, where).toEqual([]);
  const least = width < BESIDE ? 12 : 12.5;
  expect(smallest, where).toBeGreaterThanOrEqual(least);
}

/** The town of the shop, to which no way leads. */
const HOME = areas().find(
  ({ name }) => name === business().address.locality,
)?.slug;

test('a town on the map of the contact page lights up under a mouse, and leads to its page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 650 });
  await page.goto(CONTACT_PATH);
  const [town] = MAPPED.filter(({ slug }) => slug !== HOME);
  if (!town) throw new Error('There is no town but that of the shop');
  const link = page.locator(`main svg a[href="${areaPath(town.slug)}"]`);
  const light = await lightOf(page, link);
  await expect(light).toHaveCSS('opacity', '0');
  await link.locator('text').first().hover();
  await expect(light).toHaveCSS('opacity', '1');
  await link.locator('text').first().click();
  await expect(page).toHaveURL(areaPath(town.slug));
});

test('the key to the map of the contact page covers no town, no name and no river', async ({
  page,
}) => {
  for (const [width, height] of [
    [1024, 768],
    [1366, 650],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(CONTACT_PATH);
    const key = page.locator('main [data-key]');
    const { x, y, width: across, foot } = await boxOf(key);
    expect(foot).toBeLessThan((await boxOf(page.locator('body > aside'))).y);
    const crossed = await page
      .locator('main svg:has(.outlines)')
      .filter({ visible: true })
      .evaluate(
        (drawing, box) => {
          const isIn = (px: number, py: number) =>
            px > box.left - 4 &&
            px < box.right + 4 &&
            py > box.top - 4 &&
            py < box.bottom + 4;
          const names = [
            ...drawing.querySelectorAll('text:not(.light *)'),
          ].filter((text) => {
            const { left, right, top, bottom } = text.getBoundingClientRect();
            return (
              left < box.right + 4 &&
              right > box.left - 4 &&
              top < box.bottom + 4 &&
              bottom > box.top - 4
            );
          });
          const shapes = [
            ...drawing.querySelectorAll<SVGPathElement>(
              '.outlines path, .lit path, .river path',
            ),
          ].filter((path) => {
            const toScreen = path.getScreenCTM();
            const length = path.getTotalLength();
            return Array.from({ length: 400 }, (_, step) =>
              path
                .getPointAtLength((length * step) / 400)
                .matrixTransform(toScreen ?? undefined),
            ).some((point) => isIn(point.x, point.y));
          });
          return [...names, ...shapes].map((one) => one.outerHTML);
        },
        { left: x, right: x + across, top: y, bottom: foot },
      );
    expect(crossed, `${String(width)}×${String(height)}`).toEqual([]);
  }
});

/** How near to a name a dot of the way may come, in px. */
const CLEAR = 1.5;

/** The names that the dots of a way come near to, as far as the town that is lit does not cover these. */
async function namesOnWay(drawing: Locator): Promise<string[]> {
  return drawing.evaluateAll(
    (maps, { clear }) =>
      maps.flatMap((map) => {
        const way = map.querySelector<SVGPathElement>('.way');
        const lit = map.querySelector<SVGGeometryElement>('.lit > *');
        const matrix = way?.getScreenCTM();
        if (!way || !lit || !matrix) return ['no way'];
        const length = way.getTotalLength();
        const dots = Array.from({ length: 201 }, (_, index) =>
          way.getPointAtLength((index / 200) * length),
        )
          .filter((dot) => !lit.isPointInFill(dot))
          .map((dot) => dot.matrixTransform(matrix));
        const radius =
          (Number.parseFloat(getComputedStyle(way).strokeWidth) / 2) * matrix.a;
        const isNear = (line: Element) => {
          const size =
            Number.parseFloat(getComputedStyle(line).fontSize) * matrix.a;
          const { left, right } = line.getBoundingClientRect();
          // The line of a text is higher than its letters: capitals have seven tenths of it, tails of letters two below.
          const base = Number(line.getAttribute('y')) * matrix.d + matrix.f;
          const top = base - 0.72 * size;
          const bottom = base + 0.2 * size;
          return dots.some(({ x, y }) => {
            const across = Math.max(left - x, 0, x - right);
            const down = Math.max(top - y, 0, y - bottom);
            return Math.hypot(across, down) - radius < clear;
          });
        };
        return [...map.querySelectorAll('text:not([transform]) > tspan')]
          .filter(isNear)
          .map(({ textContent }) => textContent.trim());
      }),
    { clear: CLEAR },
  );
}

/** What is wrong with the ring at which a way ends: it stands whole in its town, if that has an outline, beside the name. */
async function faultsOfArrival(drawing: Locator): Promise<string[]> {
  return drawing.evaluate((map) => {
    const lit = map.querySelector<SVGGeometryElement>('.lit > *');
    if (!lit || lit.tagName === 'circle') return [];
    const ring = map.querySelector<SVGCircleElement>('.arrival');
    if (!ring) return ['no ring'];
    const { cx, cy, r } = ring;
    const radius =
      r.baseVal.value +
      Number.parseFloat(getComputedStyle(ring).strokeWidth) / 2;
    const isInside = [-1, 1]
      .flatMap((way) => [
        new DOMPoint(cx.baseVal.value + way * radius, cy.baseVal.value),
        new DOMPoint(cx.baseVal.value, cy.baseVal.value + way * radius),
      ])
      .every((point) => lit.isPointInFill(point));
    const box = ring.getBoundingClientRect();
    const isCovered = [...map.querySelectorAll('text > tspan')].some((line) => {
      const { left, right, top, bottom } = line.getBoundingClientRect();
      const isApart =
        right <= box.left ||
        left >= box.right ||
        bottom <= box.top ||
        top >= box.bottom;
      return !isApart;
    });
    return [
      ...(isInside ? [] : ['across the border']),
      ...(isCovered ? ['at a name'] : []),
    ];
  });
}

/** Expects the way from the shop to touch no name, and to end in a ring in its town. */
async function expectClearWay(page: Page, where: string): Promise<void> {
  expect(await namesOnWay(mapInSight(page)), where).toEqual([]);
  expect(await faultsOfArrival(mapInSight(page)), `ring of ${where}`).toEqual(
    [],
  );
}

/** The page of a service in a town. */
const pairIn = ({ slug }: Area) =>
  serviceInAreaPath(services()[0]?.slug ?? '', slug);

test.describe('maps of all pages', () => {
  // Fetching one page from another would be refused by the page's policy.
  test.use({ bypassCSP: true });

  for (const size of SIZES) {
    const at = `${String(size.width)} px`;

    test(`names on maps stand apart and inside, large enough to read, and no way touches one: ${at}`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await page.goto(AREAS_PATH);
      const mains = await mainsOf(
        page,
        MAPS.map(({ path }) => path),
      );
      for (const map of MAPS) {
        await showMain(page, mains, map.path);
        await expectLegible(page, map, size.width);
        if (!map.town) continue;
        if (size.width === 360) await expectInFirstScreen(page, map.town);
        if (map.town.slug !== HOME)
          await expectClearWay(page, `${map.path} at ${at}`);
      }
    });

    test(`the way on no map of pairs touches a name, and ends in a ring in its town: ${at}`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await page.goto(PAIR_PAGE.path);
      const paths = MAPPED.filter(({ slug }) => slug !== HOME).map(pairIn);
      const mains = await mainsOf(page, paths);
      for (const path of paths) {
        await showMain(page, mains, path);
        await expectClearWay(page, `${path} at ${at}`);
      }
    });
  }
});

/** The towns furthest to each side, whose labels are the first to leave the map. */
function outermostTowns(): Area[] {
  const by = (value: (town: Area) => number) =>
    MAPPED.toSorted((a, b) => value(a) - value(b)).filter(
      (_, index) => index === 0 || index === MAPPED.length - 1,
    );
  const eastWest = by(({ location }) => location?.longitude ?? 0);
  const northSouth = by(({ location }) => location?.latitude ?? 0);
  return [...new Set([...eastWest, ...northSouth])];
}

test('the map of a town stands whole above the call bar of a laptop', async ({
  page,
}) => {
  for (const [width, height] of [
    [1366, 650],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const { slug } of outermostTowns()) {
      await page.goto(areaPath(slug));
      const bar = await boxOf(page.locator('body > aside'));
      const drawing = await boxOf(mapInSight(page));
      expect(drawing.y + drawing.height, slug).toBeLessThanOrEqual(bar.y);
      expect(drawing.height, slug).toBeGreaterThan(400);
    }
  }
});

test('the way to a town draws itself, and stands where motion is unwelcome @today', async ({
  page,
}) => {
  const [town] = outermostTowns();
  await page.goto(areaPath(town?.slug ?? ''));
  const pen = mapInSight(page).locator('mask path');
  const name = () =>
    pen.evaluate((path) => getComputedStyle(path).animationName);
  expect(await name()).toBe('none');
  await expect(pen).toHaveCSS('stroke-dashoffset', '0px');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await name()).toBe('draw');
  // It runs by the clock from the first screen on; one without a timeline would stand at its end.
  const runs = await pen.evaluate((path) =>
    path.getAnimations().map(({ timeline }) => timeline === document.timeline),
  );
  expect(runs).toEqual([true]);
});

test('a town is lit in forced colors too @today', async ({ page }) => {
  const [town] = outermostTowns();
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto(areaPath(town?.slug ?? ''));
  const fillOf = (selector: string) =>
    mapInSight(page)
      .locator(selector)
      .first()
      .evaluate((shape) => getComputedStyle(shape).fill);
  const land = await fillOf('.outlines > path');
  const { canvas, highlight } = await page.evaluate(() => {
    const probe = document.createElement('p');
    document.body.append(probe);
    const colorOf = (color: string) => {
      probe.style.backgroundColor = color;
      return getComputedStyle(probe).backgroundColor;
    };
    return { canvas: colorOf('Canvas'), highlight: colorOf('Highlight') };
  });
  expect(land).toBe(canvas);
  expect(await fillOf('.lit > *')).toBe(highlight);
});

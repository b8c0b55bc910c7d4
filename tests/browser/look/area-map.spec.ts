import { expect, test, type Locator, type Page } from '@playwright/test';
import { AREAS_PATH, areaPath } from '../../../src/lib/urls.ts';
import { areas, page as copyOf, type Area } from '../../helpers/content.ts';
import { boxOf, button } from '../../helpers/controls.ts';
import { hero } from '../../helpers/hero.ts';
import { LABELS } from '../../helpers/labels.ts';
import { PHONE } from '../../helpers/pages.ts';

/** WCAG 2.2, 2.5.8: a target is 24 px square at least. */
const TARGET = 24;

/** A town without a place on the map stands in the list only. */
const MAPPED = areas().filter(({ location }) => location !== undefined);

const map = (page: Page) =>
  page.getByRole('group', {
    name: copyOf('service-areas').findYourArea.map.heading,
  });
const towns = (page: Page) => map(page).locator('a');

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
    const isHit = (town: Element) => {
      town.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = town.getBoundingClientRect();
      for (let left = box.left; left + side <= box.right; left += 1)
        for (let top = box.top; top + side <= box.bottom; top += 1)
          if (holdsSquare(town, left, top)) return true;
      return false;
    };
    return all
      .filter((town) => !isHit(town))
      .map((town) => town.getAttribute('href') ?? '');
  }, TARGET);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a finger hits every town of the map, whose names stand below it', async ({
    page,
  }) => {
    await page.goto(AREAS_PATH);
    await expect(towns(page)).toHaveCount(MAPPED.length);
    expect(await missedTowns(towns(page))).toEqual([]);

    const texts = towns(page).first().locator('text');
    await expect(texts.first()).toBeVisible();
    await expect(texts.last()).toHaveCSS('font-size', '0px');
    const names = page.locator('main ol').getByRole('link');
    await expect(names).toHaveCount(MAPPED.length);
    await expect(names.first()).toBeVisible();
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

test('the names stand on a wide map, and the keyboard goes from town to town', async ({
  page,
}) => {
  await page.goto(AREAS_PATH);
  const texts = towns(page).first().locator('text');
  await expect(texts.first()).toBeHidden();
  await expect(texts.last()).toHaveCSS('font-size', '14px');

  const fill = (index: number) =>
    towns(page)
      .nth(index)
      .locator(':is(use, circle)')
      .first()
      .evaluate((use) => getComputedStyle(use).fill);
  await towns(page).first().focus();
  for (const [index, { slug }] of MAPPED.entries()) {
    await expect(page.locator(':focus-visible')).toHaveAttribute(
      'href',
      areaPath(slug),
    );
    expect(await fill(index)).not.toBe(await fill(index === 0 ? 1 : 0));
    await page.keyboard.press('Tab');
  }
});

/** The least time that a town is told, in minutes. */
const minutesOf = ({ responseTime }: Area) => Number.parseInt(responseTime, 10);

test('the key beside the map shows the towns that are soonest reached', async ({
  page,
}) => {
  await page.goto(AREAS_PATH);
  const [soonest] = areas().toSorted((a, b) => minutesOf(a) - minutesOf(b));
  const outline = map(page).locator(`#map-${soonest?.slug ?? ''}`);
  // A town without an outline has a dot of another color.
  if ((await outline.count()) === 0) return;
  const onMap = await outline.evaluate((path) => getComputedStyle(path).fill);
  const inKey = page.getByRole('term').locator('span');
  await expect(inKey.first()).toHaveCSS('background-color', onMap);
  await expect(inKey.last()).not.toHaveCSS('background-color', onMap);
});

test('a press on the mark of the shop opens the page of its town', async ({
  page,
}) => {
  await page.goto(AREAS_PATH);
  const mark = map(page).locator('g:last-child > circle').first();
  await mark.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await boxOf(mark);
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(page).toHaveURL(/\/service-areas\/./);
});

test('the map is on paper, and takes the colors that are forced', async ({
  page,
}) => {
  await page.goto(AREAS_PATH);
  await page.emulateMedia({ media: 'print' });
  await expect(map(page)).toBeVisible();
  await expect(
    page.getByText(copyOf('service-areas').findYourArea.map.credit),
  ).toBeVisible();

  await page.emulateMedia({
    media: 'screen',
    forcedColors: 'active',
    colorScheme: 'dark',
  });
  const colors = await map(page).evaluate((drawing) => {
    const probe = document.createElement('p');
    probe.style.color = 'Canvas';
    document.querySelector('main')?.append(probe);
    const shop = [...drawing.querySelectorAll('g:last-child > circle')].map(
      (circle) => getComputedStyle(circle).fill,
    );
    const text = getComputedStyle(document.body).color;
    return { shop, text, canvas: getComputedStyle(probe).color };
  });
  expect(colors.shop).toEqual([colors.text, colors.canvas]);
});

/** Where the label of a town begins and ends in a drawing, and where the drawing does. */
async function placeOfLabel(drawing: Locator) {
  return drawing.evaluate((svg: SVGSVGElement) => {
    // The frame of phones draws what the other holds, where it has no size.
    const text = svg.parentElement?.querySelector('text');
    const pen = new OffscreenCanvas(1, 1).getContext('2d');
    if (!text || !pen) throw new Error('The map has no label.');
    pen.font = getComputedStyle(text).font;
    const label = text.textContent.trim();
    const { width } = pen.measureText(label);
    const x = Number(text.getAttribute('x'));
    const isWest = text.getAttribute('text-anchor') === 'end';
    const frame = svg.viewBox.baseVal;
    return {
      label,
      begins: isWest ? x - width : x,
      ends: isWest ? x : x + width,
      frameBegins: frame.x,
      frameEnds: frame.x + frame.width,
    };
  });
}

/** The colors of the land and of what is drawn on it, in their order. */
async function fillsOf(drawing: Locator): Promise<string[]> {
  return drawing.evaluate((svg) => {
    const shapes = svg.parentElement?.querySelectorAll('g > path') ?? [];
    return [...shapes].map((shape) => getComputedStyle(shape).fill);
  });
}

/** The towns furthest to each side, whose labels are the first to leave the frame. */
function outermostTowns(): Area[] {
  const by = (value: (town: Area) => number) =>
    MAPPED.toSorted((a, b) => value(a) - value(b)).filter(
      (_, index) => index === 0 || index === MAPPED.length - 1,
    );
  const eastWest = by(({ location }) => location?.longitude ?? 0);
  const northSouth = by(({ location }) => location?.latitude ?? 0);
  return [...new Set([...eastWest, ...northSouth])];
}

test('each town is lit on the map of its page, its time in sight', async ({
  page,
}) => {
  for (const { slug, responseTime } of outermostTowns()) {
    await page.goto(areaPath(slug));
    const drawing = hero(page)
      .locator('svg:has(use), svg:has(text)')
      .filter({ visible: true });
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(drawing, slug).toHaveCount(1);
      const place = await placeOfLabel(drawing);
      expect(place.label, slug).toBe(responseTime);
      const [land, town] = await fillsOf(drawing);
      expect(town, slug).not.toBe(land);
      // On a wide screen the label may stand outside of the map, in the hero's own air.
      if (width > 360) continue;
      expect(place.begins, slug).toBeGreaterThanOrEqual(place.frameBegins);
      expect(place.ends, slug).toBeLessThanOrEqual(place.frameEnds);
    }
  }
});

import { expect, test, type Locator, type Page } from '@playwright/test';
import {
  ABOUT_PATH,
  CONTACT_PATH,
  HOME_PATH,
  SERVICES_PATH,
} from '../../../src/lib/urls.ts';
import { place, services, testimonials } from '../../helpers/content.ts';
import { boxOf, callBar, openPanel } from '../../helpers/controls.ts';
import { hero } from '../../helpers/hero.ts';
import { PAIR_PAGE } from '../../helpers/pages.ts';
import { LABELS } from '../../helpers/labels.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('no line of the breadcrumb begins with its slash', async ({ page }) => {
  await page.goto(PAIR_PAGE.path);
  // Narrower screens do without it.
  for (let width = 640; width <= 1280; width += 64) {
    await page.setViewportSize({ width, height: 800 });
    const first = await page
      .getByRole('navigation', { name: LABELS.breadcrumb })
      .evaluate((breadcrumb) => {
        const { left } = breadcrumb.getBoundingClientRect();
        return [...breadcrumb.querySelectorAll('[aria-hidden]')].filter(
          (slash) =>
            slash.checkVisibility() &&
            slash.getBoundingClientRect().left < left + 4,
        ).length;
      });
    expect(first, `${String(width)} px`).toBe(0);
  }
});

test('the number is the largest text of the contact page', async ({ page }) => {
  for (const width of [360, 1280, 1920]) {
    await page.setViewportSize({ width, height: width === 1920 ? 1080 : 800 });
    await page.goto(CONTACT_PATH);
    const sizeOf = (text: Locator) =>
      text.evaluate((element) =>
        Number.parseFloat(getComputedStyle(element).fontSize),
      );
    const number = await sizeOf(hero(page).locator('a[href^="tel:"]'));
    for (const heading of await page.getByRole('heading').all())
      expect(await sizeOf(heading)).toBeLessThan(number);
  }
});

test('common phones show number, hours, minutes and address above the call bar of the contact page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(CONTACT_PATH);
  const bar = await boxOf(callBar(page));
  const shown = [
    hero(page).locator('a[href^="tel:"]'),
    hero(page).getByText(place(), { exact: true }),
    hero(page).locator('.proofs'),
    ...(await hero(page).locator('dl > div').all()),
  ];
  for (const element of shown)
    expect((await boxOf(element)).foot).toBeLessThanOrEqual(bar.y - 8);
});

/** The cards of the services. */
const cards = (page: Page) =>
  page.locator('[aria-labelledby="list"] li:has(h3)');

test('where there is room, all services stand below each other, with their prices at one edge, that of an emergency inside of its card', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(SERVICES_PATH);
  const edges = new Set<number>();
  for (const { title, category } of services()) {
    const card = cards(page).filter({
      has: page.getByRole('heading', { name: title, exact: true }),
    });
    const name = await boxOf(card.locator('.title'));
    const list = await boxOf(card.locator('.features'));
    const price = await boxOf(card.locator('.price'));
    expect(list.x, title).toBeGreaterThanOrEqual(name.x + name.width);
    expect(price.x, title).toBeGreaterThanOrEqual(list.x + list.width);
    const edge = price.x + price.width;
    if (category === 'emergency') {
      const { x, width } = await boxOf(card);
      expect(edge).toBeLessThan(x + width - 8);
    } else edges.add(Math.round(edge));
  }
  expect([...edges]).toHaveLength(1);
});

test('on phones title, badge, picture and sentence of a service do not touch', async ({
  page,
}) => {
  for (const width of [360, 412]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(SERVICES_PATH);
    for (const card of await cards(page).all()) {
      const title = await boxOf(card.locator('.title'));
      const picture = await boxOf(card.locator('.picture'));
      const sentence = await boxOf(card.locator('.sentence'));
      expect(picture.y - title.foot).toBeGreaterThanOrEqual(8);
      expect(sentence.x - picture.x - picture.width).toBeGreaterThanOrEqual(12);
    }
    const [name, badge] = await Promise.all([
      boxOf(page.locator('.title:has(p) h3')),
      boxOf(page.locator('.title p')),
    ]);
    expect(badge.y - name.foot).toBeGreaterThanOrEqual(6);
  }
});

test('the first review leads, and no row stays half empty', async ({
  page,
}) => {
  test.skip(testimonials().length < 2, 'no two reviews');
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(HOME_PATH);
    const list = page.locator('[aria-labelledby="reviews"] ul');
    const { x, width: across } = await boxOf(list);
    const last = await boxOf(list.locator('> li').last());
    expect(last.x + last.width).toBeCloseTo(x + across, 0);
    const first = await boxOf(list.locator('> li').first());
    // Six fill two rows of three by themselves.
    if (width === 1280 && testimonials().length % 3 !== 0)
      expect(first.width).toBeGreaterThan(last.width * 1.5);
  }
});

test('slides run to the edge of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(HOME_PATH);
  const { x, width } = await boxOf(
    page.locator('[aria-roledescription=carousel] > :last-child'),
  );
  expect(x).toBeLessThanOrEqual(0);
  expect(x + width).toBeGreaterThanOrEqual(360);
});

test('the buttons of the carousel leave no gap above its slides before they come', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(HOME_PATH);
  const heading = await boxOf(page.locator('#services + p'));
  const slide = await boxOf(
    page.locator('[aria-roledescription=slide] > a').first(),
  );
  expect(slide.y - heading.foot).toBeGreaterThanOrEqual(24);
  expect(slide.y - heading.foot).toBeLessThanOrEqual(40);
});

test('rows of the footer are of one height', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(HOME_PATH);
  const heights = await page
    .locator('footer nav li')
    .evaluateAll((rows) =>
      rows.map((row) => row.getBoundingClientRect().height),
    );
  expect(new Set(heights).size).toBe(1);
});

test('no link of the footer takes more than two lines of a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(HOME_PATH);
  const long = await page.locator('footer nav a').evaluateAll((links) =>
    links
      .filter((link) => {
        const text = document.createRange();
        text.selectNodeContents(link);
        return text.getClientRects().length > 2;
      })
      .map(({ textContent }) => textContent.trim()),
  );
  expect(long).toEqual([]);
});

test('in the list of services of the header each price stands right before its name, in letters of 16 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(ABOUT_PATH);
  await openPanel(page, LABELS.servicesMenu);
  const links = page.locator(':popover-open a');
  await expect(links).toHaveCount(services().length);
  const rows = await links.evaluateAll((all) => {
    /** The box of the words alone: that of an element may be wider. */
    function boxOfWords(node: Node): DOMRect {
      const words = document.createRange();
      words.selectNodeContents(node);
      return words.getBoundingClientRect();
    }
    return all.map((link) => {
      const name = boxOfWords(link.firstChild ?? link);
      const price = boxOfWords(link.querySelector('b') ?? link);
      return {
        gap: name.left - price.right,
        size: Number.parseFloat(getComputedStyle(link).fontSize),
      };
    });
  });
  expect(
    rows.filter(({ gap, size }) => !(gap > 0 && gap < 40 && size >= 16)),
  ).toEqual([]);
});

test('on paper no heading is smaller than the text below it, and no service is missing', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 720, height: 1000 });
  await page.goto(HOME_PATH);
  const sizes = await page.locator('main h2').evaluateAll((headings) =>
    headings.map((heading) => {
      const sizeOf = (element: Element) =>
        Number.parseFloat(getComputedStyle(element).fontSize);
      const texts = [
        ...(heading.closest('section')?.querySelectorAll('*') ?? []),
      ];
      const others = texts.filter((element) => element !== heading);
      return {
        heading: sizeOf(heading),
        largest: Math.max(...others.map(sizeOf)),
      };
    }),
  );
  expect(sizes.filter(({ heading, largest }) => largest >= heading)).toEqual(
    [],
  );
  const slides = page.locator('[aria-roledescription=slide] > a');
  const rights = await slides.evaluateAll((links) =>
    links.map((link) => link.getBoundingClientRect().right),
  );
  expect(Math.max(...rights)).toBeLessThanOrEqual(720);
});

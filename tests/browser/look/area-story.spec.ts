import { expect, test, type Page } from '@playwright/test';
import { page as copyOf } from '../../helpers/content.ts';
import { PHONE, TOWN, TOWN_PAGE } from '../../helpers/pages.ts';
import { boxOf, callBar } from '../../helpers/controls.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const { readOn, glance } = copyOf('area');

const foldOf = (page: Page) =>
  page.locator('details', { hasText: `${readOn} ${TOWN.name}` });
const cardOf = (page: Page) =>
  page.getByRole('complementary', { name: glance.heading });

test('nothing parts the first sentence about a town from the next', async ({
  page,
}) => {
  for (const viewport of [PHONE.viewport, { width: 1280, height: 800 }]) {
    await page.setViewportSize(viewport);
    await page.goto(TOWN_PAGE.path);
    const first = await boxOf(page.locator('p.text-opening'));
    const next = await boxOf(page.locator('p.text-opening + .prose > p'));
    expect(next.x).toBe(first.x);
    expect(next.y - first.foot).toBeLessThan(32);
  }
});

test('the own picture of a town stands right below the heading of its story on phones and tablets', async ({
  page,
}) => {
  for (const width of [360, 412, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(TOWN_PAGE.path);
    const at = `${String(width)} px`;
    const story = page.locator('.bg-band:has(p.text-opening)');
    const heading = await boxOf(story.locator('.prose > h2').first());
    const picture = await boxOf(story.locator('img'));
    const lead = await boxOf(story.locator('p.text-opening'));
    expect(picture.y - heading.foot, at).toBeGreaterThanOrEqual(8);
    expect(picture.y - heading.foot, at).toBeLessThan(32);
    expect(lead.y, at).toBeGreaterThanOrEqual(picture.foot + 16);
    expect(lead.y - picture.foot, at).toBeLessThan(48);
  }
});

test('phones show the reasons to call two by two, without the picture that all towns share', async ({
  page,
}) => {
  await page.setViewportSize(PHONE.viewport);
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures.push(request.url());
  });
  await page.goto(TOWN_PAGE.path);
  const why = page.locator('section[aria-labelledby=why]');
  await why.scrollIntoViewIfNeeded();
  const reasons = why.locator('ul').first().locator('> li');
  const [first, second, third] = await reasons.all();
  if (!first || !second || !third) throw new Error('Three reasons are due.');
  expect((await boxOf(second)).y).toBe((await boxOf(first)).y);
  expect((await boxOf(third)).x).toBe((await boxOf(first)).x);
  const image = why.locator('picture');
  await expect(image).toBeHidden();
  const offered = await image.evaluate((picture) =>
    [...picture.querySelectorAll('source')]
      .flatMap(({ srcset }) => srcset.split(', '))
      .map((candidate) => candidate.split(' ')[0] ?? ''),
  );
  expect(
    pictures.filter((url) => offered.some((path) => url.endsWith(path))),
  ).toEqual([]);
});

test('the card with the facts of a town and its call stays beside the unfolded text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 650 });
  await page.goto(TOWN_PAGE.path);
  await foldOf(page).locator('summary').click();
  const end = foldOf(page).locator('p').last();
  await end.evaluate((line) => {
    line.scrollIntoView({ block: 'end', behavior: 'instant' });
  });
  const call = cardOf(page).getByRole('link');
  await expect(call).toBeInViewport({ ratio: 1 });
  const bar = await boxOf(callBar(page));
  const { y, height } = await boxOf(call);
  expect(y + height).toBeLessThanOrEqual(bar.y);
});

test('what is folded of the text of a town opens by itself for what is looked for', async ({
  page,
}) => {
  await page.goto(TOWN_PAGE.path);
  const last = foldOf(page).locator('h2').last();
  await expect(last).toBeHidden();
  // An address behind # opens folds by the same rule as the search of the browser.
  const id = await last.getAttribute('id');
  await page.goto(`${TOWN_PAGE.path}#${id ?? ''}`);
  await expect(last).toBeInViewport();
});

test('the chips of a town stand in one row, on phones in two, and all in sight', async ({
  page,
}) => {
  for (const { viewport, rows } of [
    { viewport: PHONE.viewport, rows: 2 },
    { viewport: { width: 1280, height: 800 }, rows: 1 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto(TOWN_PAGE.path);
    const boxes = await page
      .getByRole('main')
      .locator('fieldset label')
      .evaluateAll((chips) =>
        chips.map((chip) => {
          const { top, right } = chip.getBoundingClientRect();
          return { top, right };
        }),
      );
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(rows);
    for (const { right } of boxes)
      expect(right).toBeLessThanOrEqual(viewport.width);
  }
});

test('the picture beside the reasons begins at the edge of wide screens, and with the quote below it ends where they do', async ({
  page,
}) => {
  for (const width of [1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(TOWN_PAGE.path);
    const why = page.locator('section[aria-labelledby=why]');
    const picture = await boxOf(why.locator('img'));
    const words = await boxOf(why.locator('.words'));
    const quote = why.locator('figure');
    const { foot } = (await quote.count()) > 0 ? await boxOf(quote) : picture;
    const at = `${String(width)} px`;
    expect(picture.x, at).toBeCloseTo(0, 0);
    expect(picture.y, at).toBeCloseTo(words.y, 0);
    expect(foot, at).toBeCloseTo(words.foot, 0);
  }
});

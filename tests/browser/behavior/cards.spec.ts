import { expect, test, type Page } from '@playwright/test';
import {
  SERVICES_PATH,
  areaPath,
  serviceInAreaPath,
  servicePath,
} from '../../../src/lib/urls.ts';
import { page as copyOf, services } from '../../helpers/content.ts';
import { KINDS, PHONE, SERVICE, TOWN } from '../../helpers/pages.ts';

for (const { path, target } of [
  { path: SERVICES_PATH, target: servicePath(SERVICE.slug) },
  {
    path: areaPath(TOWN.slug),
    target: serviceInAreaPath(SERVICE.slug, TOWN.slug),
  },
]) {
  test(`a service card of ${path} can be pressed anywhere`, async ({
    page,
  }) => {
    await page.goto(path);
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: SERVICE.title }) });
    await card.click({ position: { x: 20, y: 20 } });
    await expect(page).toHaveURL(target);
  });
}

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a checklist opens at a touch, and is open on paper and on wide screens', async ({
    page,
  }) => {
    await page.goto(SERVICES_PATH);
    const folds = page
      .getByRole('group')
      .filter({ hasText: copyOf('service').includedHeading });
    const fold = folds.filter({ hasText: SERVICE.features[0] ?? '' });
    const summary = fold.getByText(copyOf('service').includedHeading);
    const lines = fold.getByRole('listitem');
    const lastLine = fold.locator('li').last();
    await expect(lastLine).toBeHidden();

    await page.emulateMedia({ media: 'print' });
    await expect(lastLine).toBeVisible();
    await page.emulateMedia({ media: 'screen' });

    await summary.tap();
    await expect(lines).toHaveText(SERVICE.features);
    await expect(lastLine).toBeVisible();
    await expect(page).toHaveURL(SERVICES_PATH);
    await summary.tap();
    await expect(lastLine).toBeHidden();

    await page.setViewportSize({ width: 1023, height: 800 });
    await expect(lastLine).toBeHidden();
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(lastLine).toBeVisible();
    await expect(summary).toBeHidden();
  });
});

/** What phones do without on home, where the list of services says the same. */
function spared(name: string): string[] {
  if (name !== 'home') return [];
  const { whyChoose, services: list, testimonials } = copyOf('home');
  const planned = services().filter(
    ({ part, category }) => part === undefined && category !== 'emergency',
  );
  return [
    ...[whyChoose, list, testimonials].map(({ intro }) => intro),
    ...planned.map(({ symptom = '' }) => symptom),
    ...services()
      .flatMap(({ otherSymptoms = [] }) => otherSymptoms)
      .filter(({ whatsWrong }) => whatsWrong)
      .map(({ says }) => says),
  ];
}

/** The sentences and prices in sight, but those that a line opens, in a drawing and the line below it, and of the trail. */
async function sentences(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: parent } = walker.currentNode;
      const text = walker.currentNode.textContent?.trim() ?? '';
      if (
        !parent?.checkVisibility() ||
        parent.closest('svg, svg + p, details, nav')
      )
        continue;
      // A price, or a few words and more.
      if (/^\$|(?:\S+ ){3}/.test(text)) texts.push(text);
    }
    return texts;
  });
}

for (const { name, path } of KINDS) {
  test(`${name}: a phone shows every sentence and price that a wide screen does, at once or with the list of its card`, async ({
    page,
  }) => {
    await page.goto(path);
    const wide = await sentences(page);
    expect(wide).not.toEqual([]);
    for (const width of [280, 360]) {
      await page.setViewportSize({ width, height: 740 });
      const closed = page.locator('.features:not([open]) > summary');
      while ((await closed.count()) > 0) await closed.first().click();
      const narrow = new Set(await sentences(page));
      const missing = wide
        .filter((sentence) => !narrow.has(sentence))
        .filter((sentence) => !spared(name).includes(sentence));
      expect(missing, `${String(width)} px`).toEqual([]);
    }
  });
}

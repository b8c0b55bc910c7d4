import { expect, test, type Page } from '@playwright/test';
import { AREAS_PATH, areaPath } from '../../../src/lib/urls.ts';
import { areas, business } from '../../helpers/content.ts';
import { button, wake } from '../../helpers/controls.ts';
import { countLayoutShift } from '../../helpers/layout.ts';
import { LABELS } from '../../helpers/labels.ts';

const FIRST = business().limits.visibleAreas;

const cards = (page: Page) =>
  page.locator('main li:has(a[href^="/service-areas/"])');

test('a press shows all areas, takes the button away and moves focus on', async ({
  page,
}) => {
  await page.goto(AREAS_PATH);
  await expect(cards(page).filter({ visible: true })).toHaveCount(FIRST);
  await wake(button(page, LABELS.viewAllAreas));
  await button(page, LABELS.viewAllAreas).click();
  await expect(cards(page).filter({ visible: true })).toHaveCount(
    areas().length,
  );
  await expect(button(page, LABELS.viewAllAreas)).toBeHidden();

  const revealed = areas()[FIRST];
  await expect(cards(page).nth(FIRST).getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(areaPath(revealed?.slug ?? ''));
});

test('a link to the list itself shows all areas at once, and no button', async ({
  page,
}) => {
  await page.goto(`${AREAS_PATH}#areas`);
  await expect(cards(page).filter({ visible: true })).toHaveCount(
    areas().length,
  );
  await expect(button(page, LABELS.viewAllAreas)).toBeHidden();
  await expect(page.locator('#areas')).toBeInViewport();
});

/** What a browser may lack, or an extension break, before the page's own scripts run. */
const BROKEN: readonly { name: string; breakIt: () => void }[] = [
  {
    name: 'there are no custom elements',
    breakIt: () =>
      Object.defineProperty(window, 'customElements', { value: undefined }),
  },
  {
    name: 'custom elements cannot be defined',
    breakIt: () => {
      customElements.define = () => {
        throw new Error('broken on purpose');
      };
    },
  },
  {
    name: 'custom elements are defined without effect',
    breakIt: () => {
      customElements.define = () => undefined;
    },
  },
  {
    name: 'changes of the page cannot be observed',
    breakIt: () =>
      Object.defineProperty(window, 'MutationObserver', { value: undefined }),
  },
  {
    name: 'there is no IntersectionObserver',
    breakIt: () =>
      Object.defineProperty(window, 'IntersectionObserver', {
        value: undefined,
      }),
  },
  {
    name: 'IntersectionObserver throws',
    breakIt: () => {
      IntersectionObserver.prototype.observe = () => {
        throw new Error('broken on purpose');
      };
    },
  },
];

for (const { name, breakIt } of BROKEN) {
  test(`every area can be seen where ${name}`, async ({ page }) => {
    await page.addInitScript(breakIt);
    await page.goto(AREAS_PATH);
    const more = button(page, LABELS.viewAllAreas);
    if (await more.isVisible()) await more.click();
    await expect(cards(page).filter({ visible: true })).toHaveCount(
      areas().length,
    );
    await expect(more).toBeHidden();
  });
}

test('nothing shifts when the cards beyond the first are hidden', async ({
  page,
}) => {
  // All cards and what follows them are on the screen. The face may come late, which is another test.
  await page.route(/\.woff2/, (route) => route.abort());
  await page.setViewportSize({ width: 700, height: 5000 });
  const shift = await countLayoutShift(page);
  await page.goto(AREAS_PATH);
  await expect(cards(page).filter({ visible: true })).toHaveCount(FIRST);
  expect(await shift()).toBe(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all areas show and no button does', async ({ page }) => {
    await page.goto(AREAS_PATH);
    await expect(cards(page).filter({ visible: true })).toHaveCount(
      areas().length,
    );
    await expect(button(page, LABELS.viewAllAreas)).toBeHidden();
  });
});

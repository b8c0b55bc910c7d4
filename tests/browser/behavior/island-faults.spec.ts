import { expect, test, type Page, type Route } from '@playwright/test';
import { areas, business, services } from '../../helpers/content.ts';
import { messagesOf } from '../../helpers/messages.ts';
import { PHONE } from '../../helpers/pages.ts';

/** One island: where it stands, how a visitor wakes it, what must work without and with its code. */
interface Island {
  path: string;
  screen?: typeof PHONE;
  wake: (page: Page) => Promise<void>;
  /** What its HTML does by itself, at any time. */
  worksAsHtml: (page: Page) => Promise<void>;
  /** What its code adds, once it has come. */
  worksEnhanced: (page: Page) => Promise<void>;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The panel of a button, among what its island holds. */
const panel = (page: Page, name: string) =>
  page.locator('astro-island', { has: button(page, name) }).locator('[popover]');

/** The button opens and closes its panel and opens it again: from now on it must stay open. */
async function opensAndCloses(page: Page, name: string): Promise<void> {
  await button(page, name).press('Enter');
  await expect(panel(page, name).getByRole('link').filter({ visible: true }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page, name)).toBeHidden();
  await button(page, name).press('Enter');
  await expect(panel(page, name)).toBeVisible();
  await panel(page, name).evaluate((popover: HTMLElement) => {
    popover.addEventListener('beforetoggle', ({ newState }) => {
      if (newState === 'closed') popover.dataset['closed'] = '';
    });
  });
}

async function saysThatItStayedOpen(page: Page, name: string): Promise<void> {
  await expect(button(page, name)).toHaveAttribute('aria-expanded', 'true');
  await expect(panel(page, name)).toBeVisible();
  await expect(panel(page, name)).not.toHaveAttribute('data-closed');
}

const areaCards = (page: Page) => page.locator('main li:has(a[href^="/service-areas/"])');

const ISLANDS: Record<string, Island> = {
  NavigationDropdown: {
    path: '/about',
    wake: (page) => button(page, 'Services menu').focus(),
    worksAsHtml: (page) => opensAndCloses(page, 'Services menu'),
    worksEnhanced: (page) => saysThatItStayedOpen(page, 'Services menu'),
  },
  MobileMenu: {
    path: '/about',
    screen: PHONE,
    wake: (page) => button(page, 'Menu').focus(),
    async worksAsHtml(page) {
      await opensAndCloses(page, 'Menu');
      const group = page.locator('#mobile-menu').getByRole('group').nth(1);
      await group.locator('summary').tap();
      await expect(group.getByRole('link').last()).toBeVisible();
    },
    async worksEnhanced(page) {
      await saysThatItStayedOpen(page, 'Menu');
      await expect(page.locator('main')).toHaveJSProperty('inert', true);
    },
  },
  ServiceCarousel: {
    path: '/',
    wake: (page) => page.locator('#services').scrollIntoViewIfNeeded(),
    async worksAsHtml(page) {
      const slides = page.locator('[aria-roledescription=slide] > a');
      await expect(slides).toHaveCount(services().length);
      await expect(button(page, 'Next service')).toBeHidden();
      for (const slide of [slides.last(), slides.first()]) {
        await slide.scrollIntoViewIfNeeded();
        await expect(slide).toBeInViewport({ ratio: 0.5 });
      }
    },
    async worksEnhanced(page) {
      await button(page, 'Previous service').click();
      await expect(page.locator('[aria-roledescription=slide] > a').last()).toBeInViewport({
        ratio: 0.5,
      });
    },
  },
  AllAreas: {
    path: '/service-areas',
    wake: (page) => areaCards(page).getByRole('link').first().focus(),
    async worksAsHtml(page) {
      const more = button(page, 'View All Areas');
      if (await more.isVisible()) await more.click();
      await expect(areaCards(page).filter({ visible: true })).toHaveCount(areas().length);
      await expect(more).toBeHidden();
    },
    worksEnhanced: (page) =>
      expect(areaCards(page).nth(business().limits.visibleAreas).getByRole('link')).toBeFocused(),
  },
};

/** Sends another text than the script. @throws when that is the script as it was */
function changed(change: (script: string) => string) {
  return async (route: Route) => {
    const response = await route.fetch();
    const script = await response.text();
    const body = change(script);
    if (body === script) throw new Error('the script was sent as it is');
    await route.fulfill({ response, body });
  };
}

const BROKEN = 'throw new Error("broken on purpose");';
/** The first call of a hook in a script as built; the name of React is taken from it. */
const HOOK = /\(0,(\w+)\.(use\w+)\)/;

const throwsWhenItRenders = changed((script) => script.replace(HOOK, `(()=>{${BROKEN}})`));

/** What can befall the script of an island. */
const FAULTS: Record<string, (route: Route) => Promise<void>> = {
  'is blocked': (route) => route.abort(),
  'is cut off in the middle': changed((script) => script.slice(0, script.length / 2)),
  'throws when it renders': throwsWhenItRenders,
  'throws in an effect': changed((script) =>
    script.replace(HOOK, `($1.useEffect(()=>{${BROKEN}}),$1.$2)`),
  ),
};

for (const [name, island] of Object.entries(ISLANDS)) {
  const { path, screen, wake, worksAsHtml, worksEnhanced } = island;
  /** The island's own script; the second attempt to load it, too. */
  const script = new RegExp(`/assets/${name}\\.[^/]*\\.js`);

  test.describe(name, () => {
    test.use(screen ?? {});

    for (const [fault, answer] of Object.entries(FAULTS)) {
      test(`its HTML works on when its script ${fault}`, async ({ page }) => {
        const messages = messagesOf(page);
        await page.route(script, answer);
        await page.goto(path);
        await wake(page);
        await expect.poll(() => messages.length).toBeGreaterThan(0);
        await worksAsHtml(page);
        await expect(page.getByText('Unexpected Application Error!')).toBeHidden();
        expect(messages.length).toBeLessThanOrEqual(2);
      });
    }

    test('works before its late script has come, and better after', async ({ page }) => {
      const messages = messagesOf(page);
      const { promise: arrival, resolve: arrive } = Promise.withResolvers<undefined>();
      await page.route(script, async (route) => {
        await arrival;
        await route.continue();
      });
      await page.goto(path);
      await wake(page);
      await worksAsHtml(page);
      arrive(undefined);
      await worksEnhanced(page);
      expect(messages).toEqual([]);
    });
  });
}

test('a fault is neither painted nor announced where the HTML works on', async ({ page }) => {
  // Observers run after React's own work and before the browser paints.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const alert = document.querySelector('astro-island [role=alert]');
      if (alert) document.documentElement.dataset['alerted'] = '';
    }).observe(document, { childList: true, subtree: true });
  });
  const messages = messagesOf(page);
  await page.route(/\/assets\/NavigationDropdown\.[^/]*\.js/, throwsWhenItRenders);
  await page.goto('/about');
  await button(page, 'Services menu').focus();
  await expect.poll(() => messages.length).toBeGreaterThan(0);
  await opensAndCloses(page, 'Services menu');
  await expect(page.locator('html')).not.toHaveAttribute('data-alerted');
});

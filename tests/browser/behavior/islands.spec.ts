import { expect, test, type Page } from '@playwright/test';
import { ABOUT_PATH, AREAS_PATH, HOME_PATH } from '../../../src/lib/urls.ts';
import {
  firstSlide,
  showCarousel,
  slideLinks,
} from '../../helpers/carousel.ts';
import { areas, services } from '../../helpers/content.ts';
import {
  button,
  mainMenu,
  menuButton,
  mobileMenu,
  panelOf,
  wake,
} from '../../helpers/controls.ts';
import { LABELS } from '../../helpers/labels.ts';
import { messagesOf } from '../../helpers/messages.ts';
import { PHONE } from '../../helpers/pages.ts';

/** An island: where it stands, how a visitor wakes it, what must work without and with its code. */
interface Island {
  /** The name of its file in src/islands. */
  name: string;
  path: string;
  screen?: typeof PHONE;
  wake: (page: Page) => Promise<void>;
  /** Expects that its HTML works by itself, as it does at any time. */
  worksAsHtml: (page: Page) => Promise<void>;
  /** Expects what its code adds, once it has come. */
  worksEnhanced: (page: Page) => Promise<void>;
}

const areaCards = (page: Page) =>
  page.locator('main li:has(a[href^="/service-areas/"])');

/** The button opens and closes its panel and opens it again. */
async function opensAndCloses(page: Page, name: string | RegExp) {
  const opener = button(page, name);
  await opener.press('Enter');
  await expect(panelOf(opener).locator('a:visible').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panelOf(opener)).toBeHidden();
  await opener.press('Enter');
  await expect(panelOf(opener)).toBeVisible();
  await noteClosing(page);
}

/** From now on a panel that closes, if only for a moment, leaves a mark. */
const noteClosing = (page: Page) =>
  page.evaluate(() => {
    const note = ({ newState }: ToggleEvent) => {
      if (newState === 'closed')
        document.documentElement.dataset['closed'] = '';
    };
    document.addEventListener('beforetoggle', note, true);
  });

async function stayedOpen(page: Page, name: string | RegExp) {
  await expect(button(page, name)).toHaveAttribute('aria-expanded', 'true');
  await expect(panelOf(button(page, name))).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-closed');
}

const ISLANDS: readonly Island[] = [
  {
    name: 'NavigationDropdown',
    path: ABOUT_PATH,
    wake: (page) => button(page, LABELS.servicesMenu).focus(),
    worksAsHtml: (page) => opensAndCloses(page, LABELS.servicesMenu),
    worksEnhanced: (page) => stayedOpen(page, LABELS.servicesMenu),
  },
  {
    name: 'MobileMenu',
    path: ABOUT_PATH,
    screen: PHONE,
    wake: (page) => menuButton(page).focus(),
    async worksAsHtml(page) {
      await opensAndCloses(page, LABELS.menu);
      const group = mobileMenu(page).getByRole('group').nth(1);
      await group.locator('summary').tap();
      await expect(group.getByRole('link').last()).toBeVisible();
    },
    async worksEnhanced(page) {
      await stayedOpen(page, LABELS.menu);
      await expect(page.locator('main')).toHaveJSProperty('inert', true);
    },
  },
  {
    name: 'ServiceCarousel',
    path: HOME_PATH,
    wake: (page) => slideLinks(page).first().scrollIntoViewIfNeeded(),
    async worksAsHtml(page) {
      await expect(slideLinks(page)).toHaveCount(services().length);
      await expect(button(page, LABELS.next)).toBeHidden();
      for (const slide of [slideLinks(page).last(), slideLinks(page).first()])
        // React may be putting the static slides back in the place of its own.
        await expect(async () => {
          await slide.scrollIntoViewIfNeeded();
          await expect(slide).toBeInViewport({ ratio: 0.5, timeout: 500 });
        }).toPass();
    },
    async worksEnhanced(page) {
      await button(page, LABELS.previous).click();
      await expect(slideLinks(page).last()).toBeInViewport({ ratio: 0.5 });
    },
  },
  {
    name: 'AllAreas',
    path: AREAS_PATH,
    wake: (page) => areaCards(page).getByRole('link').first().focus(),
    async worksAsHtml(page) {
      const more = button(page, LABELS.viewAllAreas);
      if (await more.isVisible()) await more.click();
      await expect(areaCards(page).filter({ visible: true })).toHaveCount(
        areas().length,
      );
      await expect(more).toBeHidden();
    },
    async worksEnhanced(page) {
      await expect(page.locator('main astro-island')).not.toHaveAttribute(
        'ssr',
      );
      await expect(areaCards(page).filter({ visible: true })).toHaveCount(
        areas().length,
      );
    },
  },
];

/** The island's own script; the second attempt to load it, too. */
const scriptOf = (name: string) => new RegExp(`/assets/${name}\\.[^/]*\\.js`);

for (const island of ISLANDS)
  test.describe(island.name, () => {
    test.use(island.screen ?? {});

    test('its HTML works on when its script answers 404, as after a release', async ({
      page,
    }) => {
      const answered = page.waitForResponse(scriptOf(island.name));
      await page.route(scriptOf(island.name), (route) =>
        route.fulfill({ status: 404, body: 'not found' }),
      );
      await page.goto(island.path);
      await island.wake(page);
      await answered;
      await island.worksAsHtml(page);
      await expect(page.getByText(LABELS.applicationError)).toBeHidden();
    });

    test('it works before its late script has come, and better after', async ({
      page,
    }) => {
      const messages = messagesOf(page);
      const { promise: arrival, resolve: arrive } =
        Promise.withResolvers<undefined>();
      await page.route(scriptOf(island.name), async (route) => {
        await arrival;
        await route.continue();
      });
      await page.goto(island.path);
      await island.wake(page);
      await island.worksAsHtml(page);
      arrive(undefined);
      await island.worksEnhanced(page);
      expect(messages).toEqual([]);
    });
  });

const carousel = ISLANDS.find(({ name }) => name === 'ServiceCarousel');

test('an island that throws leaves its HTML, logs the error and shows no message, not even for a moment', async ({
  page,
}) => {
  const messages = messagesOf(page);
  await page.addInitScript(() => {
    window.matchMedia = () => {
      throw new Error('broken on purpose');
    };
    // Observers run after React's own work and before the browser paints.
    new MutationObserver(() => {
      const alert = document.querySelector('astro-island [role=alert]');
      if (alert) document.documentElement.dataset['alerted'] = '';
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(HOME_PATH);
  await carousel?.wake(page);
  await expect.poll(() => messages.join()).toContain('broken on purpose');
  await carousel?.worksAsHtml(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-alerted');
});

test('without IntersectionObserver services and areas are lists that show all', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'IntersectionObserver', { value: undefined }),
  );
  for (const island of ISLANDS.slice(2)) {
    await page.goto(island.path);
    await island.worksAsHtml(page);
  }
});

for (const { how, screen, name } of [
  { how: 'wide', screen: {}, name: LABELS.servicesMenu },
  { how: 'small', screen: PHONE, name: LABELS.menu },
])
  test.describe(`on a ${how} screen`, () => {
    test.use(screen);

    test('the first press opens a menu for good although an extension has put an element into its island', async ({
      page,
      hasTouch,
    }) => {
      await page.goto(ABOUT_PATH);
      await page.evaluate(() => {
        for (const island of document.querySelectorAll('astro-island'))
          island.prepend(document.createElement('div'));
      });
      await noteClosing(page);
      const opener = button(page, name);
      await (hasTouch ? opener.tap() : opener.press('Enter'));
      await stayedOpen(page, name);
    });
  });

test.describe('of a translated page', () => {
  const TRANSLATED = /^«.*»$/;
  let messages: string[] = [];

  test.beforeEach(async ({ page }) => {
    messages = messagesOf(page);
    // As translators of browsers do: each text in two `font`, in other words.
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        const walker = document.createTreeWalker(
          document.body,
          NodeFilter.SHOW_TEXT,
        );
        const texts: Text[] = [];
        while (walker.nextNode()) texts.push(walker.currentNode as Text);
        for (const text of texts) {
          const words = text.data.trim();
          if (words === '' || text.parentElement?.closest('script, style, svg'))
            continue;
          const fonts = document
            .createRange()
            .createContextualFragment('<font><font></font></font>');
          fonts.querySelector('font font')?.append(`«${words}»`);
          text.replaceWith(fonts);
        }
      });
    });
  });

  test.afterEach(() => {
    expect(messages).toEqual([]);
  });

  test('a dropdown and the carousel answer the first press', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await showCarousel(page);
    await button(page, LABELS.next).click();
    await expect.poll(() => firstSlide(page)).toMatch(/^2 of/);
    await expect(slideLinks(page).first()).toHaveText(TRANSLATED);

    // A translator leaves the labels that only screen readers get.
    const opener = button(page, LABELS.servicesMenu);
    await opener.press('Enter');
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await expect(panelOf(opener)).toBeVisible();
    for (const link of await mainMenu(page).getByRole('link').all())
      await expect(link).toHaveText(TRANSLATED);
  });

  test.describe('on a phone', () => {
    test.use(PHONE);

    test('all areas and the menu answer the first tap', async ({ page }) => {
      await page.goto(AREAS_PATH);
      const more = page.getByRole('main').getByRole('button');
      await expect(more).toHaveText(TRANSLATED);
      await wake(more);
      await more.tap();
      await expect(more).toHaveCount(0);
      await expect(areaCards(page).last()).toBeVisible();

      const toggle = page.locator('header button:visible');
      await toggle.tap();
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await expect(toggle).toHaveText(TRANSLATED);
      const opened = page.locator(':popover-open');
      await opened.locator('summary').first().tap();
      await expect(opened.locator('details a').first()).toBeVisible();
      await toggle.tap();
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    });
  });
});

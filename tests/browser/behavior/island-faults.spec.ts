import { expect, test, type Page, type Route } from '@playwright/test';
import { ABOUT_PATH, AREAS_PATH, HOME_PATH } from '../../../src/lib/urls.ts';
import { slideLinks } from '../../helpers/carousel.ts';
import { areas, services } from '../../helpers/content.ts';
import { button, mobileMenu, panelOf } from '../../helpers/controls.ts';
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

const panel = (page: Page, name: string | RegExp) =>
  panelOf(button(page, name));

/** The button opens and closes its panel and opens it again: from now on it must stay open. */
async function opensAndCloses(
  page: Page,
  name: string | RegExp,
): Promise<void> {
  await button(page, name).press('Enter');
  await expect(
    panel(page, name).getByRole('link').filter({ visible: true }).first(),
  ).toBeVisible();
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

async function stayedOpen(page: Page, name: string | RegExp): Promise<void> {
  await expect(button(page, name)).toHaveAttribute('aria-expanded', 'true');
  await expect(panel(page, name)).toBeVisible();
  await expect(panel(page, name)).not.toHaveAttribute('data-closed');
}

const areaCards = (page: Page) =>
  page.locator('main li:has(a[href^="/service-areas/"])');

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
    wake: (page) => button(page, LABELS.menu).focus(),
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
      for (const slide of [slideLinks(page).last(), slideLinks(page).first()]) {
        // React may be putting the static slides back in the place of its own.
        await expect(async () => {
          await slide.scrollIntoViewIfNeeded();
          await expect(slide).toBeInViewport({ ratio: 0.5, timeout: 500 });
        }).toPass();
      }
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

const throwsWhenItRenders = changed((script) =>
  script.replace(HOOK, `(()=>{${BROKEN}})`),
);

interface Fault {
  name: string;
  answer: (route: Route) => Promise<void>;
}

/** Faults that each island must survive by itself: no code, and code that fails when it is in use. */
const FAULTS: readonly Fault[] = [
  { name: 'is blocked', answer: (route) => route.abort() },
  {
    name: 'throws in an effect',
    answer: changed((script) =>
      script.replace(HOOK, `($1.useEffect(()=>{${BROKEN}}),$1.$2)`),
    ),
  },
];

/** Faults that reach the loader and the boundary, which all islands share, in the same way. */
const SHARED_FAULTS: readonly Fault[] = [
  {
    name: 'is cut off in the middle',
    answer: changed((script) => script.slice(0, script.length / 2)),
  },
  { name: 'throws when it renders', answer: throwsWhenItRenders },
];

/** The island's own script; the second attempt to load it, too. */
const scriptOf = (name: string) => new RegExp(`/assets/${name}\\.[^/]*\\.js`);

for (const [index, island] of ISLANDS.entries()) {
  const { name, path, screen, wake, worksAsHtml, worksEnhanced } = island;

  test.describe(name, () => {
    test.use(screen ?? {});

    for (const fault of index === 0 ? [...FAULTS, ...SHARED_FAULTS] : FAULTS) {
      test(`its HTML works on when its script ${fault.name}`, async ({
        page,
      }) => {
        const messages = messagesOf(page);
        await page.route(scriptOf(name), fault.answer);
        await page.goto(path);
        await wake(page);
        await expect.poll(() => messages.length).toBeGreaterThan(0);
        await worksAsHtml(page);
        await expect(page.getByText(LABELS.applicationError)).toBeHidden();
        expect(messages.length).toBeLessThanOrEqual(2);
      });
    }

    test('works before its late script has come, and better after', async ({
      page,
    }) => {
      const messages = messagesOf(page);
      const { promise: arrival, resolve: arrive } =
        Promise.withResolvers<undefined>();
      await page.route(scriptOf(name), async (route) => {
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

test('a fault is neither painted nor announced where the HTML works on', async ({
  page,
}) => {
  // Observers run after React's own work and before the browser paints.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const alert = document.querySelector('astro-island [role=alert]');
      if (alert) document.documentElement.dataset['alerted'] = '';
    }).observe(document, { childList: true, subtree: true });
  });
  const messages = messagesOf(page);
  await page.route(scriptOf('NavigationDropdown'), throwsWhenItRenders);
  await page.goto(ABOUT_PATH);
  await button(page, LABELS.servicesMenu).focus();
  await expect.poll(() => messages.length).toBeGreaterThan(0);
  await opensAndCloses(page, LABELS.servicesMenu);
  await expect(page.locator('html')).not.toHaveAttribute('data-alerted');
});

// Both the loader and the carousel ask for it.
test('without IntersectionObserver the services are still a list that scrolls', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'IntersectionObserver', { value: undefined }),
  );
  await page.goto(HOME_PATH);
  await slideLinks(page).first().hover();
  const carousel = ISLANDS.find(({ name }) => name === 'ServiceCarousel');
  await carousel?.worksAsHtml(page);
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
      const opener = button(page, name);
      await (hasTouch ? opener.tap() : opener.press('Enter'));
      await stayedOpen(page, name);
    });
  });

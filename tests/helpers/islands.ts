import { expect, type Page, type Route } from '@playwright/test';
import { AREAS, SERVICES } from './specification.ts';

/** One island: where it stands, how a visitor wakes it, what must work without and with its code. */
export interface Island {
  name: string;
  path: string;
  /** The widths it is tested at, as a tag of the title (tests/playwright.config.ts). */
  at: string;
  wake: (page: Page) => Promise<void>;
  /** What its HTML does by itself, at any time. */
  worksAsHtml: (page: Page) => Promise<void>;
  /** What its code adds, once it has come. */
  worksEnhanced: (page: Page) => Promise<void>;
}

const servicesButton = (page: Page) => page.getByRole('button', { name: 'Services menu' });
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const areaCards = (page: Page) => page.locator('.all-areas li');

async function openAndClose(page: Page, button: ReturnType<typeof menuButton>, panel: string) {
  await button.focus();
  if (await page.locator(panel).isHidden()) await page.keyboard.press('Enter');
  const links = page.locator(panel).getByRole('link').filter({ visible: true });
  await expect(links.first()).toBeVisible();
  expect(await links.count()).toBeGreaterThan(2);
  await page.keyboard.press('Escape');
  await expect(page.locator(panel)).toBeHidden();
}

async function opensWithState(page: Page, button: ReturnType<typeof menuButton>) {
  await expect(button).toHaveAttribute('aria-expanded', /true|false/);
  await button.focus();
  if ((await button.getAttribute('aria-expanded')) === 'false') await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
}

/** The four islands. */
export const ISLANDS: readonly Island[] = [
  {
    name: 'NavigationDropdowns',
    path: '/about',
    at: '@wide',
    wake: (page) => servicesButton(page).focus(),
    worksAsHtml: (page) => openAndClose(page, servicesButton(page), '#services-panel'),
    worksEnhanced: (page) => opensWithState(page, servicesButton(page)),
  },
  {
    name: 'MobileMenu',
    path: '/about',
    at: '@small @ends',
    wake: (page) => menuButton(page).focus(),
    async worksAsHtml(page) {
      await openAndClose(page, menuButton(page), '#mobile-menu');
      await menuButton(page).tap();
      const towns = page.locator('#mobile-menu summary', { hasText: 'Service Areas' });
      await towns.tap();
      await expect(
        page.locator('#mobile-menu').getByRole('link', { name: 'Dumont' }),
      ).toBeVisible();
      await towns.tap();
      await page.keyboard.press('Escape');
    },
    async worksEnhanced(page) {
      await opensWithState(page, menuButton(page));
      await expect(page.locator('main')).toHaveJSProperty('inert', true);
    },
  },
  {
    name: 'ServiceCarousel',
    path: '/',
    at: '@wide',
    wake: (page) =>
      page.locator('#services').evaluate((heading) => {
        heading.scrollIntoView();
      }),
    async worksAsHtml(page) {
      const slides = page.locator('[data-slide] > a');
      await expect(slides).toHaveCount(SERVICES.length);
      await expect(page.getByRole('button', { name: 'Next service' })).toBeHidden();
      for (const slide of [slides.last(), slides.first()]) {
        await slide.scrollIntoViewIfNeeded();
        await expect(slide).toBeInViewport({ ratio: 0.5 });
      }
    },
    async worksEnhanced(page) {
      await expect(page.locator('[aria-roledescription=carousel][data-hydrated]')).toBeVisible();
      await page.getByRole('button', { name: 'Previous service' }).click();
      await expect(page.locator('[data-slide] > a').last()).toBeInViewport({ ratio: 0.5 });
    },
  },
  {
    name: 'AllAreas',
    path: '/service-areas',
    at: '@small @ends',
    wake: (page) => page.locator('.all-areas a').first().focus(),
    async worksAsHtml(page) {
      const button = page.getByRole('button', { name: 'View All Areas' });
      if (await button.isVisible()) await button.tap();
      await expect(areaCards(page).filter({ visible: true })).toHaveCount(AREAS.length);
      await expect(button).toBeHidden();
    },
    worksEnhanced: (page) => expect(areaCards(page).nth(6).getByRole('link')).toBeFocused(),
  },
];

/** Answers each request for the island's own script, the retry too. */
export async function routeScript(
  page: Page,
  { name }: Island,
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  await page.route(new RegExp(`/assets/${name}\\.[^/]*\\.js`), answer);
}

/**
 * What the page itself has written to the console as an error or warning, so far. The browser's
 * own line for a request that failed is left out: no page can keep it from being written.
 */
export function messagesOf(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    const isOurs = !message.text().startsWith('Failed to load resource');
    if (isOurs && ['error', 'warning'].includes(message.type())) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
  return messages;
}

import { expect, type Page } from '@playwright/test';
import { AREAS } from './specification.ts';

/** From this width on the menu is a row with dropdowns, in px. */
const WIDE = 1024;

export interface State {
  name: string;
  enter: (page: Page) => Promise<void>;
  leave: (page: Page) => Promise<void>;
}

const nothing = async () => {
  // A page as loaded needs nothing done.
};
/** Closes what is open, and waits until the page behind the menu is back. */
async function escape(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.locator(':popover-open')).toHaveCount(0);
  await expect(page.locator('main')).toHaveJSProperty('inert', false);
}

/** Presses a button that opens a popover, and waits until the island behind it, if any, follows. */
async function openBy(page: Page, name: string, scripted: boolean): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  await button.press('Enter');
  if (scripted) await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator(':popover-open')).toBeVisible();
}

function menuStates(scripted: boolean): State[] {
  const groups = ['Services', 'Service Areas'].map((group) => ({
    name: `menu open, ${group} open`,
    enter: async (page: Page) => {
      await openBy(page, 'Menu', scripted);
      // Of one name only one can be open, and it stays open while the menu is shut.
      const details = page.locator('#mobile-menu details').filter({ hasText: `All ${group}` });
      if ((await details.getAttribute('open')) === null)
        await details.locator('summary').press('Enter');
      await expect(details.getByRole('link').first()).toBeVisible();
    },
    leave: escape,
  }));
  const shut = {
    name: 'menu open',
    enter: (page: Page) => openBy(page, 'Menu', scripted),
    leave: escape,
  };
  return [shut, ...groups];
}

function dropdownStates(scripted: boolean): State[] {
  return ['Services', 'Service Areas'].map((name) => ({
    name: `${name} dropdown open`,
    enter: (page) => openBy(page, `${name} menu`, scripted),
    leave: escape,
  }));
}

function chipStates(): State[] {
  return ['installation', 'repair', 'maintenance', 'emergency'].map((kind) => ({
    name: `chip ${kind} chosen`,
    enter: (page) => page.locator(`#chip-${kind}`).check(),
    leave: (page) => page.locator('#chip-all').check(),
  }));
}

const ALL_AREAS: State = {
  name: 'all areas shown',
  enter: async (page) => {
    await page.getByRole('button', { name: 'View All Areas' }).press('Enter');
    const cards = page.locator('.all-areas li');
    await expect(cards.filter({ visible: true })).toHaveCount(AREAS.length);
    // The cards show before the island comes; it moves the focus, and with it what is in view.
    await expect(cards.nth(6).getByRole('link')).toBeFocused();
  },
  leave: nothing,
};

const CAROUSEL: State[] = [
  {
    name: 'carousel turning',
    enter: async (page) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.locator('#services').evaluate((heading) => {
        heading.scrollIntoView({ behavior: 'instant' });
      });
      await expect(page.locator('[data-slides][aria-live=off]')).toBeVisible();
    },
    leave: nothing,
  },
  {
    name: 'carousel paused',
    enter: async (page) => {
      await page.getByRole('button', { name: 'Pause the carousel' }).press('Enter');
      await expect(page.locator('[data-slides][aria-live=polite]')).toBeVisible();
    },
    leave: (page) => page.emulateMedia({ reducedMotion: 'reduce' }),
  },
];

/** Every state that a page can be in at a width, the last ones being those with no way back. */
export function statesOf(path: string, width: number, scripted: boolean): State[] {
  const states: State[] = [{ name: 'as loaded', enter: nothing, leave: nothing }];
  states.push(...(width < WIDE ? menuStates(scripted) : dropdownStates(scripted)));
  if (/^\/service-areas\/(?!404)/.test(path)) states.push(...chipStates());
  if (path === '/service-areas' && scripted) states.push(ALL_AREAS);
  if (path === '/' && scripted) states.push(...CAROUSEL);
  return states;
}

/** Whether a page must be loaded anew for another width, since a state of it has no way back. */
export function needsReload(path: string): boolean {
  return path === '/' || path === '/service-areas';
}

import { expect, type Locator, type Page } from '@playwright/test';
import { LABELS } from './labels.ts';

/** The controls of every page, found by role and name. */

/** Where something stands on the screen. @throws when it is not in sight */
export async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error(`It is not in sight: ${part.toString()}`);
  return { ...box, foot: box.y + box.height };
}

export const header = (page: Page): Locator => page.getByRole('banner');

/** The bar at the foot of the screen. */
export const callBar = (page: Page): Locator => page.locator('body > aside');

export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true });

/** The menu of wide screens. */
export const mainMenu = (page: Page): Locator =>
  page.getByRole('navigation', { name: LABELS.mainMenu, exact: true });

/** The panel that a button of the header opens and closes. */
export const panelOf = (opener: Locator): Locator =>
  opener.locator('xpath=ancestor::astro-island').locator('[popover]');

export const menuButton = (page: Page): Locator => button(page, LABELS.menu);
/** The menu of small screens. */
export const mobileMenu = (page: Page): Locator => panelOf(menuButton(page));

/** Wakes the island of a control and waits until its code has come. */
export async function wake(control: Locator): Promise<void> {
  await control.focus();
  await expect(
    control.locator('xpath=ancestor::astro-island'),
  ).not.toHaveAttribute('ssr');
}

/** Opens a panel of the header by the keyboard and waits until its island knows it. */
export async function openPanel(
  page: Page,
  name: string | RegExp,
): Promise<void> {
  await button(page, name).press('Enter');
  await expect(button(page, name)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator(':popover-open')).toBeVisible();
}

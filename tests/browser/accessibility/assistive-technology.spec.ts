import { existsSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import {
  ABOUT_PATH,
  AREAS_PATH,
  HOME_PATH,
  SERVICES_PATH,
} from '../../../src/lib/urls.ts';
import { CALL_BAR, axeFaults, weakTextsWhile } from '../../helpers/axe.ts';
import {
  scrollToCarousel,
  showCarousel,
  viewport,
} from '../../helpers/carousel.ts';
import {
  button,
  header,
  mobileMenu,
  openPanel,
  wake,
} from '../../helpers/controls.ts';
import { LABELS } from '../../helpers/labels.ts';
import { ALL_KINDS, STYLES_PAGES, TOWN_PAGE } from '../../helpers/pages.ts';
import type { State } from '../../helpers/pseudo-states.ts';

/** High enough for the whole menu: axe cannot judge rows that a scrolling list cuts at its edge. */
const NARROW = { width: 360, height: 1500 };
const WIDE = { width: 1280, height: 1500 };

/**
 * The tree of a kind's main part: what a screen reader must find, by role, in order. The words are
 * the matter of tests/site. A page that is new has no tree yet.
 */
const treeOf = (name: string) => `main-${name.replaceAll(' ', '-')}.aria.yml`;
const hasTree = (name: string) =>
  existsSync(new URL(`trees/${treeOf(name)}`, import.meta.url));

/** Texts keep their contrast under the pointer and with the focus of the keyboard. */
const STATES: State[][] = [
  ['hover'],
  ['focus', 'focus-visible', 'focus-within'],
];

/** Pages that together have every kind of control; the others repeat theirs. */
const WITH_CONTROLS = new Set([
  HOME_PATH,
  SERVICES_PATH,
  AREAS_PATH,
  TOWN_PAGE.path,
  ...STYLES_PAGES.map(({ path }) => path),
]);

/** Stands above the difference, which lists the whole tree. */
const IN_ORDER =
  'Lines with + and - are what a screen reader finds and what it should. Where the page is right, run the test with --update-snapshots';

// The style that measures contrast on pictures would be refused by the page's policy.
test.use({
  bypassCSP: true,
  viewport: NARROW,
  contextOptions: { reducedMotion: 'reduce' },
});

for (const { name, path } of ALL_KINDS) {
  test(`${name}: axe finds nothing, a screen reader finds all in order`, async ({
    page,
  }) => {
    if (path === HOME_PATH) await showCarousel(page);
    else await page.goto(path);
    expect(await axeFaults(page)).toEqual([]);
    // There what is folded on phones is open.
    await page.setViewportSize(WIDE);
    if (hasTree(name))
      await expect(page.getByRole('main'), IN_ORDER).toMatchAriaSnapshot({
        name: treeOf(name),
      });
    for (const states of WITH_CONTROLS.has(path) ? STATES : [])
      expect(await weakTextsWhile(page, 'main', states)).toEqual([]);
  });
}

test('axe finds nothing in the call bar, narrow or wide, nor while it or the footer is used', async ({
  page,
}) => {
  await page.goto(ABOUT_PATH);
  expect(await axeFaults(page, CALL_BAR)).toEqual([]);
  await page.setViewportSize(WIDE);
  expect(await axeFaults(page, CALL_BAR)).toEqual([]);
  for (const part of [CALL_BAR, 'footer'])
    for (const states of STATES)
      expect(await weakTextsWhile(page, part, states), part).toEqual([]);
});

test('a screen reader finds the same around the main part of every page', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await page.goto(ABOUT_PATH);
  await expect(page.locator('body'), IN_ORDER).toMatchAriaSnapshot({
    name: 'body.aria.yml',
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // Scripts change nothing on a page that nobody touches, but for these.
  for (const path of [HOME_PATH, AREAS_PATH]) {
    test(`axe finds nothing on ${path}, nor in the open menu`, async ({
      page,
    }) => {
      await page.goto(path);
      expect(await axeFaults(page)).toEqual([]);
      await openPanel(page, LABELS.menu, false);
      expect(await axeFaults(page, 'header')).toEqual([]);
    });
  }
});

test('axe finds nothing in the open menu of a phone, whatever is unfolded', async ({
  page,
}) => {
  await page.goto(ABOUT_PATH);
  await openPanel(page, LABELS.menu);
  for (const summary of await mobileMenu(page).locator('summary').all()) {
    await summary.press('Enter');
    expect(await axeFaults(page, 'header')).toEqual([]);
  }
  for (const states of STATES)
    expect(await weakTextsWhile(page, 'header', states)).toEqual([]);
});

for (const { name, path } of [
  { name: LABELS.servicesMenu, path: SERVICES_PATH },
  // Forced states open both menus, one over the other; axe cannot read that over the map of another page.
  { name: LABELS.areasMenu, path: ABOUT_PATH },
]) {
  test(`axe finds nothing on a wide ${path} under the open ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize(WIDE);
    await page.goto(path);
    await openPanel(page, name);
    expect(await axeFaults(page)).toEqual([]);
    for (const states of STATES)
      expect(await weakTextsWhile(page, 'header', states)).toEqual([]);
  });
}

test('a screen reader finds an open dropdown below its button', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await page.goto(ABOUT_PATH);
  // Each dropdown loads when it is used; before, the browser itself tells the state of a popover.
  await button(page, LABELS.areasMenu).focus();
  await expect(button(page, LABELS.areasMenu)).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  await openPanel(page, LABELS.servicesMenu);
  await expect(header(page), IN_ORDER).toMatchAriaSnapshot({
    name: 'dropdown.aria.yml',
  });
});

test('a screen reader finds the open menu, and nothing behind it', async ({
  page,
}) => {
  await page.goto(ABOUT_PATH);
  await openPanel(page, LABELS.menu);
  await mobileMenu(page).locator('summary').first().press('Enter');
  await expect(page.locator('body'), IN_ORDER).toMatchAriaSnapshot({
    name: 'menu.aria.yml',
  });
});

test('axe finds nothing on a town page once a chip is chosen', async ({
  page,
}) => {
  await page.goto(TOWN_PAGE.path);
  await page.getByRole('radio').last().check();
  const part = 'section:has([type=radio])';
  expect(await axeFaults(page, part)).toEqual([]);
  for (const states of STATES)
    expect(await weakTextsWhile(page, part, states)).toEqual([]);
});

test('axe finds nothing once all areas are shown', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await page.goto(AREAS_PATH);
  await wake(button(page, LABELS.viewAllAreas));
  await button(page, LABELS.viewAllAreas).press('Enter');
  // The focus moves on, and with it what is in view.
  await expect(page.locator('main li :focus')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
});

test('axe finds nothing while the carousel turns', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await scrollToCarousel(page);
  await expect(viewport(page)).toHaveAttribute('aria-live', 'off');
  expect(await axeFaults(page, '[aria-roledescription=carousel]')).toEqual([]);
});

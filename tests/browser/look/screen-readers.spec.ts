import { existsSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { ABOUT_PATH, AREAS_PATH, HOME_PATH } from '../../../src/lib/urls.ts';
import { axeFaults } from '../../helpers/axe.ts';
import { showCarousel } from '../../helpers/carousel.ts';
import {
  button,
  header,
  mobileMenu,
  openPanel,
  wake,
} from '../../helpers/controls.ts';
import { LABELS } from '../../helpers/labels.ts';
import { ALL_KINDS, TOWN_PAGE } from '../../helpers/pages.ts';

/** High enough for a whole menu: axe cannot judge rows that a scrolling list cuts at its edge. */
const WIDE = { width: 1280, height: 1500 };
const NARROW = { width: 360, height: 1500 };

/** Stands above the difference, which lists the whole tree. */
const IN_ORDER =
  'Lines with + and - are what a screen reader finds and what it should: where the page is right, change the file in trees/ by hand';

test.use({ viewport: WIDE, contextOptions: { reducedMotion: 'reduce' } });

for (const { name, path } of ALL_KINDS) {
  /** What a screen reader must find, by role; the words are the matter of tests/site. */
  const tree = `main-${name.replaceAll(' ', '-')}.aria.yml`;
  // A page that is new has none yet.
  if (!existsSync(new URL(`../trees/${tree}`, import.meta.url))) continue;

  test(`a screen reader finds the parts of ${name} in order`, async ({
    page,
  }) => {
    if (path === HOME_PATH) await showCarousel(page);
    else await page.goto(path);
    await expect(page.getByRole('main'), IN_ORDER).toMatchAriaSnapshot({
      name: tree,
    });
  });
}

test('a screen reader finds the same around the main part of every page, and an open dropdown below its button', async ({
  page,
}) => {
  await page.goto(ABOUT_PATH);
  await expect(page.locator('body'), IN_ORDER).toMatchAriaSnapshot({
    name: 'body.aria.yml',
  });
  // Each dropdown loads when it is used; before, the browser itself tells the state of a popover.
  await wake(button(page, LABELS.areasMenu));
  await openPanel(page, LABELS.servicesMenu);
  await expect(header(page), IN_ORDER).toMatchAriaSnapshot({
    name: 'dropdown.aria.yml',
  });
  expect(await axeFaults(page)).toEqual([]);
  await openPanel(page, LABELS.areasMenu);
  expect(await axeFaults(page)).toEqual([]);
});

test('a screen reader finds the open menu of a phone, and nothing behind it', async ({
  page,
}) => {
  await page.setViewportSize(NARROW);
  await page.goto(ABOUT_PATH);
  await openPanel(page, LABELS.menu);
  await mobileMenu(page).locator('summary').first().press('Enter');
  await expect(page.locator('body'), IN_ORDER).toMatchAriaSnapshot({
    name: 'menu.aria.yml',
  });
  for (const summary of await mobileMenu(page).locator('summary').all()) {
    await summary.press('Enter');
    expect(await axeFaults(page, 'header')).toEqual([]);
  }
});

test('axe finds nothing in what is chosen, shown on demand, or turns', async ({
  page,
}) => {
  await page.goto(TOWN_PAGE.path);
  await page.getByRole('radio').last().check();
  expect(await axeFaults(page, 'main')).toEqual([]);

  await page.goto(AREAS_PATH);
  await wake(button(page, LABELS.viewAllAreas));
  await button(page, LABELS.viewAllAreas).press('Enter');
  await expect(page.locator('main li :focus')).toBeVisible();
  expect(await axeFaults(page, 'main')).toEqual([]);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await showCarousel(page);
  const carousel = '[aria-roledescription=carousel]';
  expect(await axeFaults(page, carousel)).toEqual([]);
});

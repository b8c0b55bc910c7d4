import type { HTMLElement } from 'node-html-parser';
import { all, one, textOf } from './elements.ts';
import type { BuiltPage } from './built-pages.ts';

/** The parts that every page has, by their place in the document. */

export function headerOf({ root }: BuiltPage): HTMLElement {
  return one(root, 'body > header');
}

export function mainOf({ root }: BuiltPage): HTMLElement {
  return one(root, 'main');
}

export function footerOf({ root }: BuiltPage): HTMLElement {
  return one(root, 'body > footer');
}

/** The menu of wide screens. */
export function mainMenuOf(page: BuiltPage): HTMLElement {
  return one(headerOf(page), 'nav[aria-label="Main"]');
}

/** The menu of small screens. */
export function mobileMenuOf(page: BuiltPage): HTMLElement {
  return one(headerOf(page), '#mobile-menu nav');
}

export function sectionsOf(page: BuiltPage): HTMLElement[] {
  return all(mainOf(page), 'section').filter((section) => all(section, 'h1, h2').length > 0);
}

/** The innermost section of a page with such a heading. @throws when there is none */
export function sectionHeaded(page: BuiltPage, heading: string): HTMLElement {
  const found = sectionsOf(page).find((section) =>
    all(section, 'h1, h2').some((title) => textOf(title) === heading),
  );
  if (!found) throw new Error(`${page.path} has no section headed "${heading}"`);
  return found;
}

/** The section that holds the page's first heading. */
export function heroOf(page: BuiltPage): HTMLElement {
  const found = sectionsOf(page).find((section) => all(section, 'h1').length > 0);
  if (!found) throw new Error(`${page.path} has no hero`);
  return found;
}

/** The second-level headings of a page's main part, in order. */
export function blockHeadings(page: BuiltPage): string[] {
  return all(mainOf(page), 'h2').map(textOf);
}

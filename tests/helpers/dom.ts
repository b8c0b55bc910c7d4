import { NodeType, type HTMLElement, type Node } from 'node-html-parser';
import type { Page } from './dist.ts';

const UNSEEN = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE']);
const INLINE = new Set(['A', 'SPAN', 'B', 'EM', 'STRONG', 'CODE', 'ABBR', 'TEXT']);

function isElement(node: Node): node is HTMLElement {
  return node.nodeType === NodeType.ELEMENT_NODE;
}

function collect(node: Node): string {
  if (node.nodeType === NodeType.TEXT_NODE) return node.text;
  if (!isElement(node) || UNSEEN.has(node.tagName)) return '';
  const inner = node.childNodes.map(collect).join('');
  return INLINE.has(node.tagName) ? inner : ` ${inner} `;
}

const seen = new WeakMap<HTMLElement, string>();

/** The text of an element as a reader sees it: no scripts or styles, white space joined. */
export function textOf(element: HTMLElement): string {
  const text = seen.get(element) ?? collect(element).replaceAll(/\s+/g, ' ').trim();
  seen.set(element, text);
  return text;
}

const LINKS = new Set(['A', 'BUTTON']);
const IN_LINE = new Set([
  ...INLINE,
  ...LINKS,
  'SVG',
  'IMG',
  'PICTURE',
  'ASTRO-ISLAND',
  'ASTRO-SLOT',
]);

/** What a reader without styles gets, links and buttons in square brackets. */
export function withoutStyles(node: Node): string {
  if (node.nodeType === NodeType.TEXT_NODE) return node.text.replaceAll(/[[\]]/g, '');
  if (!isElement(node) || UNSEEN.has(node.tagName)) return '';
  const inner = node.childNodes.map(withoutStyles).join('');
  if (LINKS.has(node.tagName)) return `[${inner}]`;
  return IN_LINE.has(node.tagName) ? inner : ` ${inner} `;
}

/** The first match. @throws when there is none, naming what was looked for */
export function one(parent: HTMLElement, selector: string): HTMLElement {
  const found = parent.querySelector(selector);
  if (!found) throw new Error(`no ${selector} in <${parent.rawTagName || 'document'}>`);
  return found;
}

export const all = (parent: HTMLElement, selector: string): HTMLElement[] =>
  parent.querySelectorAll(selector);

export const textsOf = (parent: HTMLElement, selector: string): string[] =>
  all(parent, selector).map(textOf);

/** An attribute, or an empty string when the element has none of that name. */
export const attribute = (element: HTMLElement, name: string): string =>
  element.getAttribute(name) ?? '';

export const attributesOf = (parent: HTMLElement, selector: string, name: string): string[] =>
  all(parent, selector).map((element) => attribute(element, name));

export interface Link {
  text: string;
  href: string;
}

/** The links inside an element, in reading order. */
export const linksIn = (parent: HTMLElement): Link[] =>
  all(parent, 'a').map((link) => ({ text: textOf(link), href: attribute(link, 'href') }));

export const hrefsIn = (parent: HTMLElement): string[] => linksIn(parent).map(({ href }) => href);

/** The parts of a page, by their place in the document. */

export const headerOf = ({ root }: Page): HTMLElement => one(root, 'body > header');
export const mainOf = ({ root }: Page): HTMLElement => one(root, 'main');
export const footerOf = ({ root }: Page): HTMLElement => one(root, 'body > footer');

/** The menu of wide screens. */
export const wideMenuOf = (page: Page): HTMLElement =>
  one(headerOf(page), 'nav[aria-label="Main"]');

/** The menu of small screens. */
export const smallMenuOf = (page: Page): HTMLElement => one(headerOf(page), '#mobile-menu nav');

/** The sections of the main part that have a heading. */
export const sectionsOf = (page: Page): HTMLElement[] =>
  all(mainOf(page), 'section').filter((section) => all(section, 'h1, h2').length > 0);

/** The first heading of each section. */
export const headingsOf = (page: Page): string[] =>
  sectionsOf(page).map((section) => textOf(one(section, 'h1, h2')));

/** The section whose first heading starts so. @throws when there is none */
export function sectionHeaded(page: Page, heading: string): HTMLElement {
  const found = sectionsOf(page).find((section) =>
    textOf(one(section, 'h1, h2')).startsWith(heading),
  );
  if (!found) throw new Error(`${page.path} has no section headed "${heading}"`);
  return found;
}

/** The section that holds the page's first heading. */
export function heroOf(page: Page): HTMLElement {
  const hero = one(page.root, 'main h1').closest('section');
  if (!hero) throw new Error(`${page.path} has no hero`);
  return hero;
}

export const repeated = <Value>(values: readonly Value[]): Value[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

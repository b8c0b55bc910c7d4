import { NodeType, type HTMLElement, type Node } from 'node-html-parser';
import type { Page } from './dist.ts';

/** Elements whose text nobody reads. */
const UNSEEN = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE']);
/** Elements that leave words joined: `<b>Easy</b>Open` reads "EasyOpen". */
const INLINE = new Set([
  'A',
  'SPAN',
  'B',
  'EM',
  'STRONG',
  'CODE',
  'ABBR',
  'TEXT',
]);

function isElement(node: Node): node is HTMLElement {
  return node.nodeType === NodeType.ELEMENT_NODE;
}

function collect(node: Node): string {
  if (node.nodeType === NodeType.TEXT_NODE) return node.text;
  if (!isElement(node) || UNSEEN.has(node.tagName)) return '';
  const inner = node.childNodes.map(collect).join('');
  return INLINE.has(node.tagName) ? inner : ` ${inner} `;
}

const texts = new WeakMap<HTMLElement, string>();

/** The text of an element as a reader sees it: no scripts or styles, white space joined. */
export function textOf(element: HTMLElement): string {
  const text =
    texts.get(element) ?? collect(element).replaceAll(/\s+/g, ' ').trim();
  texts.set(element, text);
  return text;
}

const CONTROLS = new Set(['A', 'BUTTON']);
/** Elements that start no new line in a browser without styles. */
const WITHOUT_LINE_BREAK = new Set(
  [...INLINE, ...CONTROLS].concat(
    'SVG',
    'IMG',
    'PICTURE',
    'ASTRO-ISLAND',
    'ASTRO-SLOT',
  ),
);

/** The text as a browser without styles shows it, links and buttons in square brackets; without drawings. */
export function textWithoutStyles(node: Node): string {
  if (node.nodeType === NodeType.TEXT_NODE)
    return node.text.replaceAll(/[[\]]/g, '');
  if (!isElement(node) || UNSEEN.has(node.tagName) || node.tagName === 'SVG')
    return '';
  const inner = node.childNodes.map(textWithoutStyles).join('');
  if (CONTROLS.has(node.tagName)) return `[${inner}]`;
  return WITHOUT_LINE_BREAK.has(node.tagName) ? inner : ` ${inner} `;
}

/** The first match. @throws when there is none, naming what was looked for */
export function one(parent: HTMLElement, selector: string): HTMLElement {
  const found = parent.querySelector(selector);
  if (!found)
    throw new Error(`no ${selector} in <${parent.rawTagName || 'document'}>`);
  return found;
}

export const all = (parent: HTMLElement, selector: string): HTMLElement[] =>
  parent.querySelectorAll(selector);

export const textsOf = (parent: HTMLElement, selector: string): string[] =>
  all(parent, selector).map(textOf);

/** An attribute, or an empty string when the element has none of that name. */
export const attribute = (element: HTMLElement, name: string): string =>
  element.getAttribute(name) ?? '';

export const attributesOf = (
  parent: HTMLElement,
  selector: string,
  name: string,
): string[] => all(parent, selector).map((element) => attribute(element, name));

export interface Link {
  text: string;
  href: string;
}

/** The links inside an element, in reading order. */
export const linksIn = (parent: HTMLElement): Link[] =>
  all(parent, 'a').map((link) => ({
    text: textOf(link),
    href: attribute(link, 'href'),
  }));

export const hrefsIn = (parent: HTMLElement): string[] =>
  linksIn(parent).map(({ href }) => href);

/** The parts of a page, by their place in the document. */

export const headerOf = ({ root }: Page): HTMLElement =>
  one(root, 'body > header');
export const mainOf = ({ root }: Page): HTMLElement => one(root, 'main');
/** The pictures of the main part but thumbnails, and those of jobs and styles, which have tests of their own. */
export const ownPictures = (page: Page): HTMLElement[] =>
  all(mainOf(page), 'img').filter(
    (image) =>
      !image.closest(
        '[aria-labelledby="jobs"], [aria-labelledby="styles"], [data-category], figure',
      ),
  );
export const footerOf = ({ root }: Page): HTMLElement =>
  one(root, 'body > footer');

/** The menu of wide screens. */
export const wideMenuOf = (page: Page): HTMLElement =>
  one(headerOf(page), 'nav[aria-label="Main"]');

/** The menu of small screens. */
export const smallMenuOf = (page: Page): HTMLElement =>
  one(headerOf(page), '#mobile-menu nav');

/** The sections of the main part that have a heading. */
const sectionsOf = (page: Page): HTMLElement[] =>
  all(mainOf(page), 'section').filter(
    (section) => all(section, 'h1, h2').length > 0,
  );

/** The first heading of each section. */
export const headingsOf = (page: Page): string[] =>
  sectionsOf(page).map((section) => textOf(one(section, 'h1, h2')));

/** The section whose first heading starts so. @throws when there is none */
export function sectionHeaded(page: Page, heading: string): HTMLElement {
  const found = sectionsOf(page).find((section) =>
    textOf(one(section, 'h1, h2')).startsWith(heading),
  );
  if (!found)
    throw new Error(`${page.path} has no section headed "${heading}"`);
  return found;
}

/** The section that holds the page's first heading. */
export function heroOf(page: Page): HTMLElement {
  const hero = one(page.root, 'main h1').closest('section');
  if (!hero) throw new Error(`${page.path} has no hero`);
  return hero;
}

/** The amounts of dollars in a text or an element, such as `$120`. */
export const pricesIn = (source: HTMLElement | string): string[] =>
  (typeof source === 'string' ? source : textOf(source)).match(/\$\d[\d,]*/g) ??
  [];

/** The first list after a heading. @throws when the heading or the list is missing */
export function listAfter(parent: HTMLElement, heading: string): HTMLElement {
  const start = all(parent, 'h2, h3').find(
    (element) => textOf(element) === heading,
  );
  const list =
    start &&
    all(parent, 'ul, ol').find(({ range }) => range[0] > start.range[0]);
  if (!list) throw new Error(`no list after the heading "${heading}"`);
  return list;
}

/** The values that occur before in the list. */
export const repeated = <Value>(values: readonly Value[]): Value[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

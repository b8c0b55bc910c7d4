import { HTMLElement, NodeType, type Node } from 'node-html-parser';
import type { Page } from './dist.ts';

/** Elements whose text nobody reads. */
const UNSEEN = 'SCRIPT STYLE NOSCRIPT TEMPLATE'.split(' ');
/** Elements that leave words joined: `<b>Easy</b>Open` reads "EasyOpen". */
const INLINE = 'A SPAN B EM STRONG CODE ABBR TEXT'.split(' ');

function collect(node: Node): string {
  if (node.nodeType === NodeType.TEXT_NODE) return node.text;
  if (!(node instanceof HTMLElement) || UNSEEN.includes(node.tagName))
    return '';
  const inner = node.childNodes.map(collect).join('');
  return INLINE.includes(node.tagName) ? inner : ` ${inner} `;
}

const texts = new WeakMap<HTMLElement, string>();

/** The text of an element as a reader sees it: no scripts or styles, white space joined. */
export function textOf(element: HTMLElement): string {
  const text =
    texts.get(element) ?? collect(element).replaceAll(/\s+/g, ' ').trim();
  texts.set(element, text);
  return text;
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

export const link = (text: string, href: string): Link => ({ text, href });

/** The links inside an element, in reading order. */
export const linksIn = (parent: HTMLElement): Link[] =>
  all(parent, 'a').map((element) =>
    link(textOf(element), attribute(element, 'href')),
  );

export const hrefsIn = (parent: HTMLElement): string[] =>
  attributesOf(parent, 'a', 'href');

/** The parts of a page, by their place in the document. */

export const headerOf = ({ root }: Page): HTMLElement =>
  one(root, 'body > header');
export const mainOf = ({ root }: Page): HTMLElement => one(root, 'main');
export const footerOf = ({ root }: Page): HTMLElement =>
  one(root, 'body > footer');
/** The section with the first heading of the page. */
export const heroOf = ({ root }: Page): HTMLElement =>
  one(root, 'main > section:has(h1)');

/** The first heading of each section of the main part. */
export const headingsOf = (page: Page): string[] =>
  all(mainOf(page), 'section').flatMap((section) =>
    textsOf(section, 'h1, h2').slice(0, 1),
  );

/** The section whose first heading starts so. @throws when there is none */
export function sectionHeaded(page: Page, heading: string): HTMLElement {
  const found = all(mainOf(page), 'section').find((section) =>
    textsOf(section, 'h1, h2')[0]?.startsWith(heading),
  );
  if (!found)
    throw new Error(`${page.path} has no section headed "${heading}"`);
  return found;
}

/** The values that occur before in the list. */
export const repeated = <Value>(values: readonly Value[]): Value[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

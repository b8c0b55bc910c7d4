import { NodeType, type HTMLElement, type Node } from 'node-html-parser';

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

/** The text of an element as a reader sees it: no scripts or styles, white space joined. */
export function textOf(element: HTMLElement): string {
  return collect(element).replaceAll(/\s+/g, ' ').trim();
}

/** The first match. @throws when there is none, naming what was looked for */
export function one(parent: HTMLElement, selector: string): HTMLElement {
  const found = parent.querySelector(selector);
  if (!found) throw new Error(`no ${selector} in <${parent.rawTagName || 'document'}>`);
  return found;
}

export function all(parent: HTMLElement, selector: string): HTMLElement[] {
  return parent.querySelectorAll(selector);
}

export function texts(elements: readonly HTMLElement[]): string[] {
  return elements.map(textOf);
}

/** An attribute, or an empty string when the element has none of that name. */
export function attribute(element: HTMLElement, name: string): string {
  return element.getAttribute(name) ?? '';
}

export function has(element: HTMLElement, name: string): boolean {
  return element.getAttribute(name) !== undefined;
}

export interface ReadLink {
  text: string;
  href: string;
}

/** The links inside an element, in reading order. */
export function linksIn(parent: HTMLElement): ReadLink[] {
  return all(parent, 'a').map((link) => ({ text: textOf(link), href: attribute(link, 'href') }));
}

/** The first link whose text begins so. @throws when there is none */
export function linkNamed(parent: HTMLElement, text: string): ReadLink {
  const found = linksIn(parent).find((link) => link.text.startsWith(text));
  if (!found) throw new Error(`no link "${text}"`);
  return found;
}

/** Whether an element has an ancestor with the tag name. */
export function isInside(element: HTMLElement, tagName: string): boolean {
  return element.parentNode !== null && element.closest(tagName) !== null;
}

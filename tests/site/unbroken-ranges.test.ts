import { NodeType, type HTMLElement, type Node } from 'node-html-parser';
import { expect, test } from 'vitest';
import { business } from '../helpers/content.ts';
import { expectNoFaults, screens } from '../helpers/dist.ts';

const PHONE = business().phone.replaceAll(/[()]/g, String.raw`\$&`);

/** Read as one: "15-30 minutes", "12-month", and the phone number. */
const WHOLE = new RegExp(
  String.raw`\d+-(?:\d+ min\w*|[a-z]+(?: \w+)?)|${PHONE}`,
);

const UNSEEN = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE']);

const isElement = (node: Node): node is HTMLElement =>
  node.nodeType === NodeType.ELEMENT_NODE;

/** The pieces of text inside an element that a visitor sees. */
function textsIn(element: HTMLElement): string[] {
  if (UNSEEN.has(element.tagName)) return [];
  return element.childNodes.flatMap((node) =>
    isElement(node) ? textsIn(node) : [node.text.trim()],
  );
}

// The browser tests see that such an element stands on one line.
test('every range and every phone number stands in an element of its own', () => {
  let wholes = 0;
  expectNoFaults(screens(), ({ root }) => {
    const body = root.querySelector('body');
    const texts = body ? textsIn(body).filter((text) => WHOLE.test(text)) : [];
    wholes += texts.length;
    return texts.filter((text) => text.replace(WHOLE, '') !== '');
  });
  expect(wholes).toBeGreaterThan(screens().length);
});

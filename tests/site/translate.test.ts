import { NodeType, type HTMLElement } from 'node-html-parser';
import { it } from 'vitest';
import { areas, business } from '../helpers/content.ts';
import { expectNoFaults, screens } from '../helpers/dist.ts';
import { all, one, textOf } from '../helpers/dom.ts';

const { name, phone } = business();
const names = new Set([name, phone, ...areas().map((area) => area.name)]);

/** Translators leave an element alone when its nearest `translate` attribute says so. */
const isKept = (element: HTMLElement): boolean =>
  element.closest('[translate]')?.getAttribute('translate') === 'no';

/** The elements that hold one of the names and nothing else. */
function holdersIn(element: HTMLElement): HTMLElement[] {
  const ownTexts = element.childNodes.filter(
    ({ nodeType }) => nodeType === NodeType.TEXT_NODE,
  );
  const isHolder = ownTexts.some(({ text }) => names.has(text.trim()));
  const inside = element.children.flatMap(holdersIn);
  return isHolder ? [element, ...inside] : inside;
}

it('a translator leaves brand, phone number and the names of towns in lists alone', () => {
  expectNoFaults(screens(), ({ root }) =>
    holdersIn(one(root, 'body'))
      .filter((holder) => !holder.closest('h1, h2, svg') && !isKept(holder))
      .map((holder) => holder.outerHTML),
  );
});

it('a translator translates the other links of those lists', () => {
  const label = 'View All Service Areas';
  expectNoFaults(screens(), ({ root }) =>
    all(root, 'a').filter((link) => textOf(link) === label && isKept(link)),
  );
});

import { NodeType, type HTMLElement } from 'node-html-parser';
import { it } from 'vitest';
import { areas, business, page as copyOf } from '../helpers/content.ts';
import { expectNoFaults, screens } from '../helpers/dist.ts';
import { one } from '../helpers/dom.ts';

const { name, phone } = business();
const { footer, menu } = copyOf('shared');
const names = new Set([name, phone, ...areas().map((area) => area.name)]);

/** The elements that hold one of the names and nothing else. */
function holdersIn(element: HTMLElement): HTMLElement[] {
  const own = element.childNodes.filter(({ nodeType }) => nodeType === NodeType.TEXT_NODE);
  const holds = own.some(({ text }) => names.has(text.trim()));
  return [...(holds ? [element] : []), ...element.children.flatMap(holdersIn)];
}

it('brand, phone number and the names of towns in lists stay as they are in a translated page', () => {
  expectNoFaults(screens(), ({ root }) =>
    holdersIn(one(root, 'body'))
      .filter((holder) => !holder.closest('h1, h2, svg'))
      .filter((holder) => holder.closest('[translate]')?.getAttribute('translate') !== 'no')
      .map((holder) => holder.outerHTML),
  );
});

it('everything else in those lists is translated', () => {
  expectNoFaults(screens(), ({ root }) =>
    [footer.viewAllAreas, menu.allAreas].filter((words) =>
      root
        .querySelectorAll('a')
        .some(
          (link) =>
            link.text.trim() === words &&
            link.closest('[translate]')?.getAttribute('translate') === 'no',
        ),
    ),
  );
});

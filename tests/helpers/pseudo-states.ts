import type { Page } from '@playwright/test';

/** A state of an element that a pointer or the keyboard brings about. */
export type State =
  'hover' | 'active' | 'focus' | 'focus-visible' | 'focus-within';

/**
 * Everything that can be pressed. Of the towns that light each other on the map and in the list one: several at once,
 * which no pointer brings about, would cover each other.
 */
const CONTROLS =
  'a:not([data-town]), [data-town="0"], button, label, summary, input';

/** What is around a control follows its state, as a card does its link, but does not have the focus itself. */
const followsControl = (state: State) =>
  state !== 'focus' && state !== 'focus-visible';

/**
 * Brings all controls of a part into a state at once, as the developer tools do: a visit for each
 * control would take minutes. The states last until the page is left.
 * @param part a selector, such as `main`
 */
export async function forceStates(
  page: Page,
  part: string,
  states: State[],
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const force = async (elements: string, forcedPseudoClasses: State[]) => {
    const { nodeIds } = await session.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector: `:is(${part}) ${elements}`,
    });
    await Promise.all(
      nodeIds.map((nodeId) =>
        session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses }),
      ),
    );
  };
  await force(`:is(${CONTROLS})`, states);
  await force(
    `:has(${CONTROLS}):not(${CONTROLS})`,
    states.filter(followsControl),
  );
}

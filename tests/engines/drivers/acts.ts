import { expect } from 'vitest';
import type { Engine } from './engine.ts';

/** Puts the pointer where it touches nothing that opens or pauses. */
export async function restPointer(engine: Engine): Promise<void> {
  await engine.point(2, 2, false);
}

/**
 * Presses an element as a visitor does: brings it into view and presses its middle.
 * @throws when something else lies there
 */
export async function click(engine: Engine, selector: string): Promise<void> {
  const [x, y, hit] = await engine.evaluate((wanted): [number, number, string] => {
    const element = document.querySelector(wanted);
    if (!element) throw new Error(`no ${wanted}`);
    // The header itself sticks: the page need not scroll for it.
    const block = element.matches('header :not([popover] *)') ? 'nearest' : 'center';
    element.scrollIntoView({ block, behavior: 'instant' });
    const box = element.getBoundingClientRect();
    const middle = [box.left + box.width / 2, box.top + box.height / 2] as const;
    const under = document.elementFromPoint(...middle);
    return [...middle, element.contains(under) ? 'itself' : (under?.outerHTML ?? 'nothing')];
  }, selector);
  expect(hit, `what lies at ${selector}`).toBe('itself');
  await engine.point(Math.round(x), Math.round(y), true);
}

/** Whether an element is there and can be seen. */
export function isShown(engine: Engine, selector: string): Promise<boolean> {
  return engine.evaluate(
    (wanted) =>
      document.querySelector(wanted)?.checkVisibility({ visibilityProperty: true }) ?? false,
    selector,
  );
}

/** How many of the elements can be seen. */
export function countShown(engine: Engine, selector: string): Promise<number> {
  return engine.evaluate(
    (wanted) =>
      [...document.querySelectorAll(wanted)].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      ).length,
    selector,
  );
}

import { useSyncExternalStore } from 'react';

/** Chrome 114, Safari 17 and Firefox 125 were the first; `:popover-open` throws in older ones. */
const HAS_POPOVERS = typeof HTMLElement !== 'undefined' && 'showPopover' in HTMLElement.prototype;

const motion = () => matchMedia('(prefers-reduced-motion: reduce)');

/** A subscription to an event, also one that does not bubble; the target waits for a browser. */
function follow(target: () => EventTarget, event: string) {
  return (change: () => void) => {
    const source = target();
    source.addEventListener(event, change, true);
    return () => source.removeEventListener(event, change, true);
  };
}
const followMotion = follow(motion, 'change');
const followPopovers = follow(() => document, 'toggle');

const notYet = () => undefined;
const isOpen = (id: string) =>
  HAS_POPOVERS ? document.getElementById(id)?.matches(':popover-open') : undefined;

/**
 * Whether the visitor asks for less motion (WCAG 2.3.3), followed while the page is open.
 * Undefined until hydrated, since the first render must equal the HTML as served.
 */
export function useReducedMotion(): boolean | undefined {
  return useSyncExternalStore(followMotion, () => motion().matches, notYet);
}

/**
 * Whether a popover is open. The browser opens and closes popovers by itself (button, Escape,
 * press outside), also before this code arrives; the state only follows. Undefined until hydrated,
 * and in browsers without popovers, where CSS opens the panels.
 */
export function usePopoverOpen(id: string): boolean | undefined {
  return useSyncExternalStore(followPopovers, () => isOpen(id), notYet);
}

/** Opens a popover, where there are any. @returns whether it was closed before */
export function openPopover(id: string): boolean {
  if (isOpen(id) !== false) return false;
  document.getElementById(id)?.showPopover();
  return true;
}

/** Closes a popover, where there are any. */
export function closePopover(id: string): void {
  if (HAS_POPOVERS) document.getElementById(id)?.hidePopover();
}

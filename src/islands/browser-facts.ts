import { useSyncExternalStore } from 'react';

/** Chrome 114, Safari 17 and Firefox 125 were the first; `:popover-open` throws in older ones. */
const HAS_POPOVERS =
  typeof HTMLElement !== 'undefined' && 'showPopover' in HTMLElement.prototype;

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)');

function subscribeToMotion(onChange: () => void) {
  const query = reducedMotion();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** The event `toggle` does not bubble, so the document listens while it is captured. */
function subscribeToPopovers(onChange: () => void) {
  document.addEventListener('toggle', onChange, true);
  return () => document.removeEventListener('toggle', onChange, true);
}

const unknownOnServer = () => undefined;
/** Undefined in browsers without popovers. */
export const isPopoverOpen = (id: string): boolean | undefined =>
  HAS_POPOVERS
    ? document.getElementById(id)?.matches(':popover-open')
    : undefined;

/**
 * Whether the visitor asks for less motion (WCAG 2.3.3), followed while the page is open.
 * Undefined until hydrated, since the first render must equal the HTML as served.
 */
export function useReducedMotion(): boolean | undefined {
  return useSyncExternalStore(
    subscribeToMotion,
    () => reducedMotion().matches,
    unknownOnServer,
  );
}

/**
 * Whether a popover is open. The browser opens and closes popovers by itself (button, Escape,
 * press outside), also before this code arrives; the state only follows. Undefined until hydrated,
 * and in browsers without popovers, where CSS opens the panels.
 */
export function usePopoverOpen(id: string): boolean | undefined {
  return useSyncExternalStore(
    subscribeToPopovers,
    () => isPopoverOpen(id),
    unknownOnServer,
  );
}

/** Opens a popover, where there are any. @returns whether it was closed before */
export function openPopover(id: string): boolean {
  if (isPopoverOpen(id) !== false) return false;
  document.getElementById(id)?.showPopover();
  return true;
}

/** Closes a popover, where there are any. */
export function closePopover(id: string): void {
  if (HAS_POPOVERS) document.getElementById(id)?.hidePopover();
}

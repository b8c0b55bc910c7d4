import { useSyncExternalStore } from 'react';

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

export const isPopoverOpen = (id: string): boolean | undefined =>
  document.getElementById(id)?.matches(':popover-open');

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
 * press outside), also before this code arrives; the state only follows. Undefined until hydrated.
 */
export function usePopoverOpen(id: string): boolean | undefined {
  return useSyncExternalStore(
    subscribeToPopovers,
    () => isPopoverOpen(id),
    unknownOnServer,
  );
}

/** Opens a popover. @returns whether it was closed before */
export function openPopover(id: string): boolean {
  if (isPopoverOpen(id) !== false) return false;
  document.getElementById(id)?.showPopover();
  return true;
}

export const closePopover = (id: string): void =>
  document.getElementById(id)?.hidePopover();

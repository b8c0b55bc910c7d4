import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

function follow(change: () => void): () => void {
  const preference = matchMedia(QUERY);
  preference.addEventListener('change', change);
  return () => {
    preference.removeEventListener('change', change);
  };
}

/** Whether the visitor asks for less motion (WCAG 2.3.3), followed while the page is open. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    follow,
    () => matchMedia(QUERY).matches,
    () => false,
  );
}

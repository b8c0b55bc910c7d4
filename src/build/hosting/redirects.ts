import { AREAS_PATH, HOME_PATH, SERVICES_PATH, redirects } from '../../lib/urls.ts';

export interface Redirect {
  from: string;
  to: string;
  status: 301 | 302;
}

/** The old spellings of pages, which lead to their list for good. */
export const MOVED: readonly Redirect[] = Object.entries(redirects()).map(([from, to]) => ({
  from,
  to,
  status: 301,
}));

/** The error screens have no address of their own: they are answers, not pages. */
export const SCREENS: readonly Redirect[] = [
  { from: '/404', to: HOME_PATH, status: 302 },
  { from: '/500', to: HOME_PATH, status: 302 },
  { from: `${SERVICES_PATH}/404`, to: SERVICES_PATH, status: 302 },
  { from: `${AREAS_PATH}/404`, to: AREAS_PATH, status: 302 },
];

/** Folders with a 404 screen of their own. */
export const OWN_NOT_FOUND = [SERVICES_PATH, AREAS_PATH];

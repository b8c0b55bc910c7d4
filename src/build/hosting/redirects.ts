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

/** A folder with a 404 screen of its own, which leads to the folder's list without JavaScript. */
export interface OwnNotFound {
  folder: string;
  /** The paths that get it, as a regular expression in words that every host knows. */
  paths: string;
}

/**
 * One name below the folder can be a service or a town that is unknown; anything deeper can be
 * neither, and gets the 404 screen of the root, as `resolveUnknownPath` decides it with JavaScript.
 */
export const OWN_NOT_FOUND: readonly OwnNotFound[] = [SERVICES_PATH, AREAS_PATH].map((folder) => ({
  folder,
  paths: `^${folder}/[^/]+/*$`,
}));

import {
  ABOUT_PATH,
  AREAS_PATH,
  CONTACT_PATH,
  HOME_PATH,
  SERVICES_PATH,
  servicePath,
} from './urls.ts';

const PAGES = new Map([
  ['home', HOME_PATH],
  ['services', SERVICES_PATH],
  ['areas', AREAS_PATH],
  ['about', ABOUT_PATH],
  ['contact', CONTACT_PATH],
]);

/**
 * The path of a link written in content: a page's name, or `service:` and a slug.
 * @throws on any other text
 */
export function pathOfTarget(target: string): string {
  if (target.startsWith('service:')) return servicePath(target.slice('service:'.length));
  const path = PAGES.get(target);
  if (path === undefined) {
    throw new Error(
      `"${target}" is not a page. Write ${[...PAGES.keys()].join(', ')}, or service: and a slug`,
    );
  }
  return path;
}

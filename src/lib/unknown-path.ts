import {
  AREAS_PATH,
  AREA_SEPARATOR,
  SERVICES_PATH,
  areaPath,
  serviceInAreaPath,
  servicePath,
} from './urls.ts';

/** Everything the site has a page for: paths of single pages, slugs of services and towns. */
export interface Known {
  pages: readonly string[];
  services: readonly string[];
  areas: readonly string[];
}

/** Marks the fragment that carries an unlisted area to a service page, such as `#in-closter`. */
const AREA_FRAGMENT = '#in-';

/**
 * The name of a town in a path that anyone may have written: three words at most, so that no sentence
 * stands in the heading of a page of ours.
 */
const SHOWN_AREA = /^(?=.{1,40}$)[a-z]{1,20}(?:-[a-z]{1,20}){0,2}$/i;

/** Characters of a path that are looked at: no page has a longer one, and a link may hold megabytes. */
const LONGEST_PATH = 300;

/** The path with percent signs read, in lower case, without trailing slashes or `.html`. */
function readable(path: string): string {
  const start = path.slice(0, LONGEST_PATH);
  let decoded = start;
  try {
    decoded = decodeURIComponent(start);
  } catch {
    // A broken escape stays as it was typed; it can match no slug.
  }
  return decoded
    .toLowerCase()
    .replace(/\/+$/, '')
    .replace(/\.html$/, '');
}

/** The path for the parameter of a service page; the last `-in-` separates service and town. */
function serviceTarget(parameter: string, known: Known): string {
  const at = parameter.lastIndexOf(AREA_SEPARATOR);
  const service = at < 0 ? parameter : parameter.slice(0, at);
  if (!known.services.includes(service)) return SERVICES_PATH;
  const area = at < 0 ? '' : parameter.slice(at + AREA_SEPARATOR.length);
  if (known.areas.includes(area)) return serviceInAreaPath(service, area);
  return (
    servicePath(service) + (SHOWN_AREA.test(area) ? AREA_FRAGMENT + area : '')
  );
}

/** The path that a readable one should lead to, or null for the 404 screen. */
function targetOf(path: string, known: Known): string | null {
  if (known.pages.includes(path)) return path;
  const [, section, parameter, ...rest] = path.split('/');
  if (rest.length > 0 || !parameter) return null;
  if (`/${String(section)}` === SERVICES_PATH)
    return serviceTarget(parameter, known);
  if (`/${String(section)}` !== AREAS_PATH) return null;
  return known.areas.includes(parameter) ? areaPath(parameter) : AREAS_PATH;
}

/**
 * The path that one without a page should lead to, or null for the 404 screen. Only called when the host
 * found no file, so a known slug means another spelling of it; a path never leads to itself.
 */
export function resolveUnknownPath(path: string, known: Known): string | null {
  const target = targetOf(readable(path), known);
  return target === path ? null : target;
}

/** The name of the town in a fragment such as `#in-fort-lee`, or null when it may not be shown. */
export function areaOfFragment(fragment: string): string | null {
  const area = fragment.slice(AREA_FRAGMENT.length);
  if (!fragment.startsWith(AREA_FRAGMENT) || !SHOWN_AREA.test(area))
    return null;
  return area
    .toLowerCase()
    .replaceAll('-', ' ')
    .replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

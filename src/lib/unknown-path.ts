import { isShownArea, splitSlugAndArea } from './slug-and-area.ts';
import {
  ABOUT_PATH,
  AREAS_PATH,
  CONTACT_PATH,
  SERVICES_PATH,
  areaPath,
  serviceInAreaPath,
  servicePath,
} from './urls.ts';

export interface KnownSlugs {
  services: readonly string[];
  areas: readonly string[];
}

/** Marks the fragment that carries an unlisted area to a service page, such as `#in-closter`. */
export const AREA_FRAGMENT = '#in-';

/** The path with percent signs read, in lower case, without trailing slashes or `.html`. */
function readable(path: string): string {
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // A broken escape stays as it was typed; it can match no slug.
  }
  return decoded
    .toLowerCase()
    .replace(/\/+$/, '')
    .replace(/\.html$/, '');
}

function serviceTarget(parameter: string, known: KnownSlugs): string {
  const { service, area } = splitSlugAndArea(parameter);
  if (!known.services.includes(service)) return SERVICES_PATH;
  if (area === null) return servicePath(service);
  if (known.areas.includes(area)) return serviceInAreaPath(service, area);
  return servicePath(service) + (isShownArea(area) ? AREA_FRAGMENT + area : '');
}

function target(path: string, known: KnownSlugs): string | null {
  if ([SERVICES_PATH, AREAS_PATH, ABOUT_PATH, CONTACT_PATH].includes(path)) return path;
  const [, section, parameter, ...rest] = path.split('/');
  if (rest.length > 0 || !parameter) return null;
  if (`/${String(section)}` === SERVICES_PATH) return serviceTarget(parameter, known);
  if (`/${String(section)}` !== AREAS_PATH) return null;
  return known.areas.includes(parameter) ? areaPath(parameter) : AREAS_PATH;
}

/**
 * Where a path that has no page should lead (decisions, "Routes"), or null for the 404 screen.
 * Only called when the host found no file, so a known slug means another spelling of it; a path
 * never leads to itself.
 */
export function resolveUnknownPath(path: string, known: KnownSlugs): string | null {
  const to = target(readable(path), known);
  return to === path ? null : to;
}

/** The area part of a fragment such as `#in-closter`, or null when it may not be shown. */
export function areaOfFragment(fragment: string): string | null {
  if (!fragment.startsWith(AREA_FRAGMENT)) return null;
  const area = fragment.slice(AREA_FRAGMENT.length);
  return isShownArea(area) ? area : null;
}

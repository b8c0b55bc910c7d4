import { AREA_SEPARATOR } from './urls.ts';

/** The longest area part that is ever shown (decisions, "Routes"). */
export const SHOWN_AREA_LENGTH = 40;

export interface SlugAndArea {
  service: string;
  /** The part after the last `-in-`, unchecked; null when there is none. */
  area: string | null;
}

/**
 * Splits the parameter of a service URL at the last `-in-` (spec §2, "Service detail").
 * @param parameter such as `panel-replacement-in-fort-lee`
 */
export function splitSlugAndArea(parameter: string): SlugAndArea {
  const at = parameter.lastIndexOf(AREA_SEPARATOR);
  if (at === -1) return { service: parameter, area: null };
  return {
    service: parameter.slice(0, at),
    area: parameter.slice(at + AREA_SEPARATOR.length),
  };
}

/** Whether an area part may be shown: letters and single hyphens between them, 40 characters at most. */
export function isShownArea(area: string): boolean {
  return area.length <= SHOWN_AREA_LENGTH && /^[a-z]+(?:-[a-z]+)*$/i.test(area);
}

/** `fort-lee` becomes `Fort Lee`: hyphens to spaces, each word with a capital. */
export function titleCase(slug: string): string {
  return slug
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join(' ');
}

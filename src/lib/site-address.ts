import { absoluteUrl } from './urls.ts';

/** The full address of a path on this site, as Astro is configured. */
export function absolute(path: string): string {
  return absoluteUrl(path, import.meta.env.SITE);
}

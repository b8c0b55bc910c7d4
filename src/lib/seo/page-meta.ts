import { socialCardPath } from '../urls.ts';
import type { PageMeta } from './head.ts';

/**
 * The head of a page whose title and description are written in its copy.
 * @param card name of the social card
 * @param alt what the picture of the card shows
 */
export function pageMeta(
  copy: { seoTitle: string; seoDescription: string },
  path: string | null,
  card: string,
  alt: string,
): PageMeta {
  return {
    title: copy.seoTitle,
    description: copy.seoDescription,
    path,
    card: socialCardPath(card),
    cardAlt: alt,
  };
}

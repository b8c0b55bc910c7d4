import { socialCardPath } from '../urls.ts';
import type { PageMeta } from './head.ts';

/** What a social card shows, in words: its title, the name of the firm and the number. */
export function socialCardAlt(title: string, { name, phone }: { name: string; phone: string }) {
  return `${title}. ${name}, ${phone}`;
}

/**
 * The head of a page whose title and description are written in its copy.
 * @param card name of the social card
 * @param alt what the card shows, from socialCardAlt
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

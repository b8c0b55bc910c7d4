import { META_DESCRIPTION_LENGTH } from '../../schemas/shared.ts';
import { PAGES, type PageKey } from '../pages.ts';
import { absolute, socialCardPath } from '../urls.ts';

/** Everything that the head of a page says, decided here and only printed by the component. */
export interface PageMeta {
  title: string;
  description: string;
  /** Path of the page, from urls.ts; null for error pages, which have no canonical. */
  path: string | null;
  /** An error page that a server may answer with status 200; a status of 404 keeps out by itself. */
  noindex?: boolean;
  /** Path of the 1200×630 card. */
  card: string;
  cardAlt: string;
}

/** What a social card shows, in words: its title, the name of the firm and the number. */
export function socialCardAlt(title: string, { name, phone }: { name: string; phone: string }) {
  return `${title}. ${name}, ${phone}`;
}

/** The head of a page that stands alone, from its copy. */
export function pageMeta(
  page: PageKey,
  copy: { seoTitle: string; seoDescription: string; hero: { title: string } },
  business: { name: string; phone: string },
): PageMeta {
  return {
    title: copy.seoTitle,
    description: copy.seoDescription,
    path: PAGES[page].path,
    card: socialCardPath(PAGES[page].copy),
    cardAlt: socialCardAlt(copy.hero.title, business),
  };
}

/** The start of a full description, as long as results show. */
export function metaDescription(fullDescription: string): string {
  return fullDescription.slice(0, META_DESCRIPTION_LENGTH);
}

/** The sentences that a text starts with, as many as results show; cut where the first is too long. */
export function openingSentences(text: string): string {
  const start = text.slice(0, META_DESCRIPTION_LENGTH + 1);
  return /^.*[.!?](?=\s|$)/s.exec(start)?.[0] ?? metaDescription(text);
}

export interface HeadTag {
  tag: 'meta' | 'link';
  attributes: Record<string, string>;
}

/** Size of every social card in pixels. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

const named = (name: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { name, content },
});
const openGraph = (property: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { property: `og:${property}`, content },
});

/** What robots may do with a page, and its address; an error page is kept out by its status. */
function indexing({ path, noindex }: PageMeta): HeadTag[] {
  if (noindex) return [named('robots', 'noindex')];
  if (path === null) return [];
  return [
    named('robots', 'max-image-preview:large'),
    { tag: 'link', attributes: { rel: 'canonical', href: absolute(path) } },
    openGraph('url', absolute(path)),
  ];
}

/**
 * The meta and link tags of a page: canonical, robots, Open Graph (whose locale is en_US by default)
 * and, of the Twitter card, what does not fall back to it (https://developer.x.com/cards/markup).
 */
export function headTags(page: PageMeta, siteName: string): HeadTag[] {
  return [
    named('description', page.description),
    ...indexing(page),
    openGraph('type', 'website'),
    openGraph('site_name', siteName),
    openGraph('title', page.title),
    openGraph('description', page.description),
    openGraph('image', absolute(page.card)),
    openGraph('image:width', String(CARD_WIDTH)),
    openGraph('image:height', String(CARD_HEIGHT)),
    openGraph('image:alt', page.cardAlt),
    named('twitter:card', 'summary_large_image'),
    named('twitter:image:alt', page.cardAlt),
  ];
}

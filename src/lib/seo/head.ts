import { META_DESCRIPTION_LENGTH } from '../../schemas/shared.ts';
import { PAGES, type PageKey } from '../pages.ts';
import { socialCardPath } from '../urls.ts';

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

/** The description of a service page: the start of its full description, as long as results show. */
export function metaDescription(fullDescription: string): string {
  return fullDescription.slice(0, META_DESCRIPTION_LENGTH);
}

export interface HeadTag {
  tag: 'meta' | 'link';
  attributes: Record<string, string>;
}

/** Size of every social card in pixels. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

const meta = (attributes: Record<string, string>): HeadTag => ({ tag: 'meta', attributes });

/**
 * The meta and link tags of a page: canonical or `noindex`, Open Graph, Twitter card.
 * @param absolute makes a full address of a path
 */
export function headTags(
  page: PageMeta,
  siteName: string,
  absolute: (path: string) => string,
): HeadTag[] {
  const image = absolute(page.card);
  const address: HeadTag[] =
    page.path === null
      ? []
      : [
          { tag: 'link', attributes: { rel: 'canonical', href: absolute(page.path) } },
          meta({ property: 'og:url', content: absolute(page.path) }),
        ];
  return [
    meta({ name: 'description', content: page.description }),
    ...address,
    ...(page.noindex === true ? [meta({ name: 'robots', content: 'noindex' })] : []),
    meta({ property: 'og:type', content: 'website' }),
    meta({ property: 'og:site_name', content: siteName }),
    meta({ property: 'og:locale', content: 'en_US' }),
    meta({ property: 'og:title', content: page.title }),
    meta({ property: 'og:description', content: page.description }),
    meta({ property: 'og:image', content: image }),
    meta({ property: 'og:image:width', content: String(CARD_WIDTH) }),
    meta({ property: 'og:image:height', content: String(CARD_HEIGHT) }),
    meta({ property: 'og:image:alt', content: page.cardAlt }),
    meta({ name: 'twitter:card', content: 'summary_large_image' }),
    meta({ name: 'twitter:title', content: page.title }),
    meta({ name: 'twitter:description', content: page.description }),
    meta({ name: 'twitter:image', content: image }),
    meta({ name: 'twitter:image:alt', content: page.cardAlt }),
  ];
}

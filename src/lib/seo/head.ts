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

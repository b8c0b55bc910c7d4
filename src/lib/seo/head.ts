import { META_DESCRIPTION_LENGTH } from '../../schemas/fields.ts';
import { plainSpaces } from '../formats.ts';
import { absolute } from '../urls.ts';

/** Everything that the head of a page says, decided here and only printed by the component. */
export interface PageMeta {
  title: string;
  description: string;
  /** Path of the page, from urls.ts; null for error pages, which have no canonical. */
  path: string | null;
  /** An error page that a server may answer with status 200; a status of 404 keeps out by itself. */
  noindex?: boolean;
  /** The card that shows where the page is shared: the path of a picture of 1200×630, and what it shows. */
  card: string;
  cardAlt: string;
}

/** The longest title that search results show; a longer one is cut there. */
const TITLE_LENGTH = 60;

/** A title with the first of some endings that results show whole; without any where none fits. */
export function titleWithEnding(
  title: string,
  endings: readonly string[],
): string {
  const titles = endings.map((ending) => `${title} | ${ending}`);
  return titles.find(({ length }) => length <= TITLE_LENGTH) ?? title;
}

/** The start of a full description, as long as results show. */
export function metaDescription(fullDescription: string): string {
  return fullDescription.slice(0, META_DESCRIPTION_LENGTH);
}

/** The color of a browser's own frame: navy of tailwind.config.cjs, which no TypeScript can read. */
export const THEME_COLOR = '#12304D';

export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/** The address that search engines keep of a page; an error page has none. */
export const canonicalOf = ({ path, noindex = false }: PageMeta) =>
  path === null || noindex ? undefined : absolute(path);

/**
 * The meta tags of a page by name: robots, Open Graph (whose locale is en_US by default) and the
 * Twitter card, whole, as the specification asks for.
 */
export function metaTags(
  page: PageMeta,
  siteName: string,
): Record<string, string | undefined> {
  const description = plainSpaces(page.description);
  return {
    description,
    // The status of an error page keeps it out by itself.
    robots: page.noindex
      ? 'noindex'
      : canonicalOf(page) && 'max-image-preview:large',
    'og:url': canonicalOf(page),
    'og:type': 'website',
    'og:site_name': siteName,
    'og:title': page.title,
    'og:description': description,
    'og:image': absolute(page.card),
    'og:image:width': String(CARD_WIDTH),
    'og:image:height': String(CARD_HEIGHT),
    'og:image:alt': page.cardAlt,
    'twitter:card': 'summary_large_image',
    'twitter:title': page.title,
    'twitter:description': description,
    'twitter:image': absolute(page.card),
    'twitter:image:alt': page.cardAlt,
  };
}

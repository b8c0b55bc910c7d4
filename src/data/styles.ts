import { render } from 'astro:content';
import type { Story } from '../lib/chapters.ts';
import { servicePath } from '../lib/urls.ts';
import type { ServiceEntry } from './collections.ts';
import { linkToHeading } from './headings.ts';
import type { Link } from './links.ts';
import { picture, type Picture } from './pictures.ts';

/** One of the things to choose from in a service. */
export interface StyleCard {
  style: ServiceEntry['data']['styles'][number];
  /** Its picture, and the same in its other colors: one for each of its colors, if it has any. */
  pictures: Picture[];
  /** What it does to the price: one for each of its colors, if they differ. */
  notes: string[];
  /** The part of the page that says more of it. */
  more: Link | undefined;
}

function picturesOf({ image, imageAlt, finishes }: StyleCard['style']) {
  const own = picture(image, imageAlt);
  if (finishes.length === 0) return [own];
  return finishes.map((finish) =>
    finish.image ? picture(finish.image, finish.imageAlt ?? imageAlt) : own,
  );
}

/** The note of each color, which is that of the style where it has none of its own. */
function notesOf({ toPrice = '', finishes }: StyleCard['style']) {
  if (finishes.some((finish) => finish.toPrice))
    return finishes.map((finish) => finish.toPrice ?? toPrice);
  return toPrice ? [toPrice] : [];
}

/** What one may choose from in a service. */
export async function getStyleCards(
  service: ServiceEntry,
): Promise<StyleCard[]> {
  return Promise.all(
    service.data.styles.map(async (style) => ({
      style,
      pictures: picturesOf(style),
      notes: notesOf(style),
      more: style.heading
        ? await linkToHeading(service, style.heading)
        : undefined,
    })),
  );
}

/** The table of what moves the price, where the text of a service ends with one. */
export async function linkToTable(
  service: ServiceEntry,
  { end }: Story,
): Promise<Link | undefined> {
  const table = end.find(({ holds }) => holds === 'table');
  const { headings } = await render(service);
  const found = headings.find(({ slug }) => slug === table?.id);
  return (
    found && {
      name: found.text,
      href: `${servicePath(service.id)}#${found.slug}`,
    }
  );
}

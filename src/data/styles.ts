import type { ServiceEntry } from './collections.ts';
import { linkToHeading } from './headings.ts';
import type { Link } from './links.ts';

/** One of the things to choose from in a service. */
export interface StyleCard {
  style: ServiceEntry['data']['styles'][number];
  /** The part of the page that says more of it. */
  more: Link | undefined;
}

/** What one may choose from in a service. */
export async function getStyleCards(
  service: ServiceEntry,
): Promise<StyleCard[]> {
  return Promise.all(
    service.data.styles.map(async (style) => ({
      style,
      more: style.heading
        ? await linkToHeading(service, style.heading)
        : undefined,
    })),
  );
}

import { render } from 'astro:content';
import { isSameHeading } from '../lib/headings.ts';
import { servicePath } from '../lib/urls.ts';
import type { ServiceEntry } from './collections.ts';
import type { Link } from './links.ts';

/**
 * A link to a heading in the text of a service. There is none when its part of the text is gone, together
 * with a claim that the owner has dropped.
 */
export async function linkToHeading(
  service: ServiceEntry,
  heading: string,
): Promise<Link | undefined> {
  const { headings } = await render(service);
  const found = headings.find(({ text }) => isSameHeading(text, heading));
  return (
    found && {
      name: found.text,
      href: `${servicePath(service.id)}#${found.slug}`,
    }
  );
}

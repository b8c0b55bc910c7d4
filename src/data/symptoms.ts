import { render } from 'astro:content';
import { isSameHeading } from '../lib/headings.ts';
import { servicePath } from '../lib/urls.ts';
import type { ServiceEntry } from './collections.ts';
import type { Link } from './links.ts';

/** A symptom as a link to the part of the page of its service that explains it. */
export interface SymptomLink extends Link {
  /** Whether "What's Wrong" lists it as well. */
  whatsWrong: boolean;
}

/**
 * What else callers say of the door that a service repairs. A symptom is left out when its part of the
 * text is gone, together with a claim that the owner has dropped.
 */
export async function getOtherSymptoms(
  service: ServiceEntry,
): Promise<SymptomLink[]> {
  const { headings } = await render(service);
  return service.data.otherSymptoms.flatMap((symptom) => {
    const heading = headings.find(({ text }) =>
      isSameHeading(text, symptom.heading),
    );
    if (!heading) return [];
    const { says, whatsWrong = false } = symptom;
    const href = `${servicePath(service.id)}#${heading.slug}`;
    return [{ name: says, href, whatsWrong }];
  });
}

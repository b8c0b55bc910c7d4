import type { ServiceEntry } from './collections.ts';
import { linkToHeading } from './headings.ts';
import type { Link } from './links.ts';

/** A symptom as a link to the part of the page of its service that explains it. */
export interface SymptomLink extends Link {
  /** Whether "What's Wrong" lists it as well. */
  whatsWrong: boolean;
}

/** What else callers say of the door that a service repairs; a symptom whose part of the text is gone is left out. */
export async function getOtherSymptoms(
  service: ServiceEntry,
): Promise<SymptomLink[]> {
  const symptoms = await Promise.all(
    service.data.otherSymptoms.map(
      async ({ says, heading, whatsWrong = false }) => {
        const link = await linkToHeading(service, heading);
        return link && { name: says, href: link.href, whatsWrong };
      },
    ),
  );
  return symptoms.filter((symptom) => symptom !== undefined);
}

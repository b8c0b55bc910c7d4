import { slug } from 'github-slugger';
import { inDollars } from '../lib/formats.ts';
import { servicePath, SERVICES_PATH } from '../lib/urls.ts';
import { PARTS, type Part } from '../schemas/service.ts';
import { getServices, type ServiceEntry } from './collections.ts';
import type { Link } from './links.ts';

/** A symptom in a caller's words, and the service that helps. */
export interface Trouble {
  symptom: string;
  title: string;
  price: string;
  href: string;
  /** The part of the drawing that it is about, and the number there; whole doors have none. */
  part?: Part;
  number?: string;
}

function troubleOf({ id, data }: ServiceEntry): Trouble {
  return {
    symptom: data.symptom ?? data.title,
    title: data.title,
    price: inDollars(data.price),
    href: servicePath(id),
  };
}

/** What else callers say of the door that a service repairs, each with its place in the text of the service. */
export const otherSymptoms = ({ id, data }: ServiceEntry) =>
  data.otherSymptoms.map(({ says, heading, whatsWrong }) => ({
    name: says,
    href: `${servicePath(id)}#${slug(heading)}`,
    whatsWrong,
  }));

/** The symptoms of a service that are listed besides the first. */
const furtherTroubles = (service: ServiceEntry): Trouble[] =>
  otherSymptoms(service)
    .filter(({ whatsWrong }) => whatsWrong)
    .map(({ name, href }) => ({ ...troubleOf(service), symptom: name, href }));

/** How many rows the list has: more would bury those that callers ask for. */
const MOST_TROUBLES = 12;

/** The services that are not in the drawing, as many as there is room for: first those with words of a caller. */
function othersToName(
  others: readonly ServiceEntry[],
  room: number,
): ServiceEntry[] {
  const withSymptom = others.filter(({ data }) => data.symptom !== undefined);
  const rest = others.filter(({ data }) => data.symptom === undefined);
  return [...withSymptom, ...rest]
    .slice(0, room)
    .toSorted((a, b) => a.data.price - b.data.price);
}

/**
 * One for each part of the drawing, in its order, then further symptoms, then other services by price;
 * the link to all where some services are left out.
 */
export async function getTroubles(): Promise<{
  troubles: Trouble[];
  all: Link | null;
}> {
  const services = await getServices();
  const ofParts = PARTS.flatMap((part) => {
    const service = services.find(({ data }) => data.part === part);
    return service ? [{ service, part }] : [];
  });
  const others = services.filter(
    (service) => !ofParts.some((one) => one.service === service),
  );
  const further = services.flatMap(furtherTroubles);
  const room = MOST_TROUBLES - ofParts.length - further.length;
  const named = othersToName(others, Math.max(room, 0));
  return {
    troubles: [
      ...ofParts.map(({ service, part }, index) => {
        return { ...troubleOf(service), part, number: String(index + 1) };
      }),
      ...further,
      ...named.map(troubleOf),
    ],
    all:
      named.length < others.length
        ? { name: 'View All Services', href: SERVICES_PATH }
        : null,
  };
}

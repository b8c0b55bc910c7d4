import { slug } from 'github-slugger';
import { inDollars } from '../lib/formats.ts';
import { servicePath } from '../lib/urls.ts';
import { PARTS, type Part } from '../schemas/service.ts';
import { getServices, type ServiceEntry } from './collections.ts';

/** A symptom in a caller's words, and the service that helps. */
export interface Symptom {
  words: string;
  title: string;
  price: string;
  href: string;
  /** The part of the drawing that it is about, and the number there; whole doors have none. */
  part?: Part | undefined;
  number?: number;
  isLeft?: boolean;
  isEmergency: boolean;
}

const symptomOf = ({ id, data }: ServiceEntry): Symptom => ({
  words: data.symptom ?? data.title,
  title: data.title,
  price: inDollars(data.price),
  href: servicePath(id),
  isEmergency: data.category === 'emergency',
});

/** What else callers say of the door that a service repairs, each with its place in the text of the service. */
export const otherSymptoms = ({ id, data }: ServiceEntry) =>
  data.otherSymptoms.map(({ says, heading, whatsWrong }) => ({
    name: says,
    href: `${servicePath(id)}#${slug(heading)}`,
    whatsWrong,
  }));

/** How many rows the finder has: more would bury those that callers ask for. */
const MOST_SYMPTOMS = 13;

/** The parts at the left of the drawing; the others are at its right. */
const LEFT: readonly Part[] = ['spring', 'cable', 'rollers'];

/** One symptom for each part of the drawing, in its order; and those of whole doors, emergencies first, then the cheapest. */
export async function getSymptoms() {
  const services = await getServices();
  const ofParts = PARTS.flatMap((part) =>
    services.filter(({ data }) => data.part === part).slice(0, 1),
  );
  const withPart = ofParts.map((service, index) => ({
    ...symptomOf(service),
    part: service.data.part,
    number: index + 1,
    isLeft: LEFT.some((part) => part === service.data.part),
  }));
  const further = services.flatMap((service) =>
    otherSymptoms(service)
      .filter(({ whatsWrong }) => whatsWrong)
      .map(({ name, href }) => ({ ...symptomOf(service), words: name, href })),
  );
  const others = services
    .filter((service) => !ofParts.includes(service))
    .toSorted((a, b) => a.data.price - b.data.price)
    .map(symptomOf);
  // Who is stuck looks no further.
  const rest = [...further, ...others].toSorted(
    (a, b) => Number(b.isEmergency) - Number(a.isEmergency),
  );
  const shown = rest.slice(0, Math.max(0, MOST_SYMPTOMS - withPart.length));
  return { withPart, others: shown, hasMore: shown.length < rest.length };
}

import { inDollars } from '../lib/formats.ts';
import { servicePath } from '../lib/urls.ts';
import { PARTS, type Part } from '../schemas/service.ts';
import { getServices, type ServiceEntry } from './collections.ts';

/** What a caller says of a door, and the service that helps. */
export interface Trouble {
  says: string;
  title: string;
  price: string;
  href: string;
  /** The part of the drawing that it is about, and the number there; whole doors have none. */
  part?: Part;
  number?: string;
}

function troubleOf({ id, data }: ServiceEntry): Trouble {
  return {
    says: data.symptom ?? data.title,
    title: data.title,
    price: inDollars(data.price.dollars),
    href: servicePath(id),
  };
}

/** One for each part of the drawing, in its order, then the other services by price. */
export async function getTroubles(): Promise<Trouble[]> {
  const services = await getServices();
  const ofParts = PARTS.flatMap((part) => {
    const service = services.find(({ data }) => data.part === part);
    return service ? [{ service, part }] : [];
  });
  const others = services
    .filter((service) => !ofParts.some((one) => one.service === service))
    .toSorted((a, b) => a.data.price.dollars - b.data.price.dollars);
  return [
    ...ofParts.map(({ service, part }, index) => {
      return { ...troubleOf(service), part, number: String(index + 1) };
    }),
    ...others.map(troubleOf),
  ];
}

import { PARTS } from '../schemas/service.ts';
import { startingPriceInDollars } from '../lib/formats.ts';
import { servicePath } from '../lib/urls.ts';
import { getServices } from './collections.ts';

/** What a caller says of a door, and the service that helps. */
export type Trouble = Awaited<ReturnType<typeof getTroubles>>[number];

/** One for each part of the drawing, in its order and numbered, then the other services by price. */
export async function getTroubles() {
  const services = await getServices();
  const byPart = PARTS.flatMap((part) => services.find(({ data }) => data.part === part) ?? []);
  const dollars = ({ data }: (typeof services)[number]) => startingPriceInDollars(data.price);
  const others = services.filter((service) => !byPart.includes(service));
  const inOrder = [...byPart, ...others.toSorted((a, b) => dollars(a) - dollars(b))];
  return inOrder.map((service, index) => ({
    says: service.data.symptom ?? service.data.title,
    title: service.data.title,
    price: `$${String(dollars(service))}`,
    href: servicePath(service.id),
    ...(index < byPart.length && { part: service.data.part, number: String(index + 1) }),
  }));
}

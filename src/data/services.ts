import { pageMeta } from '../lib/seo/head.ts';
import { titleCase } from '../lib/title-case.ts';
import {
  getBusiness,
  getCopy,
  getServices,
  type ServiceEntry,
} from './collections.ts';
import { getHero } from './hero.ts';
import { getWays } from './ways.ts';

/** In the order of the list: doors to choose, which we measure first; repairs; what cannot wait. */
const KINDS = ['door', 'repair', 'emergency'] as const;

type Kind = (typeof KINDS)[number];

function kindOf({ data }: ServiceEntry): Kind {
  if (data.category === 'emergency') return 'emergency';
  return data.measuredFirst ? 'door' : 'repair';
}

/** The services by kind, and which of them take both columns of wide screens, so that no place stays empty. */
async function getServicesByKind() {
  const services = await getServices();
  return KINDS.flatMap((kind) => {
    const ofKind = services.filter((service) => kindOf(service) === kind);
    const isOdd = ofKind.length % 2 === 1;
    return ofKind.map((service, index) => ({
      ...service,
      kind,
      isWide: kind === 'emergency' || (isOdd && index === 0),
    }));
  });
}

export type ListedService = Awaited<
  ReturnType<typeof getServicesByKind>
>[number];

/** The list of services. */
export async function getServicesPage() {
  const copy = await getCopy('services');
  return {
    meta: pageMeta('services', copy, await getBusiness()),
    hero: await getHero(copy.hero),
    guarantee: {
      ...copy.guarantee,
      // Some are claims, which have no capitals in a sentence.
      items: copy.guarantee.items.map(({ title, text }) => ({
        title: titleCase(title),
        text,
      })),
    },
    howItWorks: {
      heading: copy.howItWorks.heading,
      steps: copy.howItWorks.steps,
      links: await getWays(copy.howItWorks.words),
    },
    list: copy.list,
    services: await getServicesByKind(),
  };
}

import { pageMeta } from '../lib/seo/head.ts';
import { titleCase } from '../lib/formats.ts';
import {
  getBusiness,
  getCopy,
  getServices,
  type ServiceEntry,
} from './collections.ts';
import { getHero } from './hero.ts';
import { isMeasuredFirst } from './prices-and-times.ts';

/** In the order of the list: what cannot wait first. */
const KINDS = [
  { kind: 'emergency', name: 'Emergency' },
  { kind: 'installation', name: 'Installation' },
  { kind: 'repair', name: 'Repair & Maintenance' },
] as const;

type Kind = (typeof KINDS)[number]['kind'];

/** What we measure first is installed; what has no word of its own is repaired. */
function kindOf(service: ServiceEntry): Kind {
  const { category } = service.data;
  if (category === 'emergency' || category === 'installation') return category;
  return isMeasuredFirst(service) ? 'installation' : 'repair';
}

/** The kinds of services that there are, each with its name and its services. */
async function getKinds() {
  const all = await getServices();
  return KINDS.map(({ kind, name }) => ({
    kind,
    name,
    services: all.filter((service) => kindOf(service) === kind),
  })).filter(({ services }) => services.length > 0);
}

export type ServicesOfKind = Awaited<ReturnType<typeof getKinds>>[number];

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
    howItWorks: copy.howItWorks,
    list: copy.list,
    kinds: await getKinds(),
  };
}

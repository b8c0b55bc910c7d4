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

/** In the order of the list: what cannot wait first. The words of each name it. */
const KINDS = [
  { kind: 'emergency', words: ['emergency'] },
  { kind: 'installation', words: ['installation'] },
  { kind: 'repair', words: ['repair', 'maintenance'] },
] as const;

type Kind = (typeof KINDS)[number]['kind'];

/** What we measure first is installed; what has no word of its own is repaired. */
function kindOf({ data: { category, measuredFirst } }: ServiceEntry): Kind {
  if (category === 'emergency' || category === 'installation') return category;
  return measuredFirst ? 'installation' : 'repair';
}

/** The kinds of services that there are, each with its name and its services. */
async function getKinds() {
  const all = await getServices();
  const { chips } = (await getCopy('area')).offerings;
  return KINDS.map(({ kind, words }) => ({
    kind,
    name: words.map((word) => chips[word]).join(' & '),
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
    howItWorks: {
      heading: copy.howItWorks.heading,
      steps: copy.howItWorks.steps,
      links: await getWays(copy.howItWorks.words),
    },
    list: copy.list,
    kinds: await getKinds(),
  };
}

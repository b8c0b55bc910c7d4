import { pageMeta } from '../seo/head.ts';
import { areaPath } from '../urls.ts';
import { getAreas } from './areas.ts';
import { getBusiness } from './business.ts';
import { getCallFacts } from './call-facts.ts';
import { getCopy } from './copy.ts';
import { entryNamed } from '../entries.ts';

/** Everything the contact page shows. */
export async function getContactPage() {
  const [copy, business, areas] = await Promise.all([
    getCopy('contact'),
    getBusiness(),
    getAreas(),
  ]);
  return {
    meta: pageMeta('contact', copy, business),
    copy,
    business,
    facts: await getCallFacts(),
    towns: copy.shop.areas
      .map((slug) => entryNamed(areas, slug))
      .map(({ id, data }) => ({ name: data.name, href: areaPath(id), time: data.responseTime })),
  };
}

import { socialCardAlt } from '../lib/seo/head.ts';
import { whereabouts } from '../lib/geo/distance.ts';
import { AREAS_PATH, HOME_PATH, areaPath, serviceInAreaPath, socialCardPath } from '../lib/urls.ts';
import { nextDoor } from '../lib/entries.ts';
import { type AreaEntry, getAreas, getBasics, getCopy } from './collections.ts';
import { getCallFacts } from './call-facts.ts';

export async function getAreaPaths() {
  const areas = await getAreas();
  return areas.map((area) => ({ params: { slug: area.id }, props: { area } }));
}

export async function getAreaPage(area: AreaEntry) {
  const copy = await getCopy('area');
  const { shared, business, services, areas } = await getBasics();
  const { name, title, zips, location } = area.data;
  const path = areaPath(area.id);
  return {
    meta: {
      title: `${title} | ${business.name}`,
      description: area.data.description,
      path,
      card: socialCardPath(area.id),
      cardAlt: socialCardAlt(title, business),
    },
    crumbs: [
      { name: shared.menu.home, path: HOME_PATH },
      { name: shared.menu.areas, path: AREAS_PATH },
      { name, path },
    ],
    copy,
    hero: {
      title,
      description: area.data.description,
      callLabel: copy.callLabel,
      facts: await getCallFacts(area.data.responseTime),
    },
    offers: services.map((service) => ({ service, href: serviceInAreaPath(service.id, area.id) })),
    glance: [
      [copy.glance.response, area.data.responseTime],
      [copy.glance.coverage, area.data.coverage],
      [copy.glance.streets, area.data.neighborhoods.join(', ')],
      [copy.glance.zips, zips.join(', ')],
      [
        copy.glance.whereabouts,
        location ? whereabouts(business.location, location, copy.glance.shopIsHere) : '',
      ],
    ].filter((row): row is [string, string] => row[1] !== ''),
    neighbors: nextDoor(areas, area).map(({ id, data }) => ({
      name: data.name,
      href: areaPath(id),
    })),
  };
}

import { inDollars, monthInWords } from '../lib/formats.ts';
import { serviceInAreaPath } from '../lib/urls.ts';
import {
  cachePerBuild,
  entryNamed,
  getAreas,
  getEntries,
  getServices,
} from './collections.ts';
import { picture } from './pictures.ts';

/** How many jobs a page shows. */
const MOST_JOBS = 3;

const getJobs = cachePerBuild(async () => {
  const jobs = await getEntries('jobs');
  return jobs.toSorted(
    (a, b) =>
      b.data.month.localeCompare(a.data.month) || a.id.localeCompare(b.id),
  );
});

/** The latest jobs, those of a service or a town, as cards show them; none leave their section out. */
export async function getLatestJobs(filter: {
  service?: string;
  area?: string;
}) {
  const services = await getServices();
  const areas = await getAreas();
  const jobs = (await getJobs()).filter(
    ({ data }) =>
      (!filter.service || data.service.id === filter.service) &&
      (!filter.area || data.area.id === filter.area),
  );
  return jobs.slice(0, MOST_JOBS).map(({ data, html }) => {
    const { image, imageAlt, month, street, price } = data;
    const service = entryNamed(services, data.service.id);
    const area = entryNamed(areas, data.area.id);
    const title = `${service.data.title} in ${area.data.name}`;
    return {
      title,
      href: serviceInAreaPath(service.id, area.id),
      place: [street, monthInWords(month)].filter(Boolean).join(', '),
      html,
      price: price && `Paid ${inDollars(price)}`,
      photo: image && picture({ image, imageAlt: imageAlt ?? title }),
    };
  });
}

export type Job = Awaited<ReturnType<typeof getLatestJobs>>[number];

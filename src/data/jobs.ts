import { getCollection, type CollectionEntry } from 'astro:content';
import { entryNamed, paragraphsOf } from '../lib/entries.ts';
import { hoursInWords, inDollars, monthInWords } from '../lib/formats.ts';
import {
  countInYear,
  latestLine,
  MOST_JOBS,
  newestJobs,
  thisYearLine,
  type JobFilter,
} from '../lib/jobs.ts';
import { imageJsonLd, type JsonLdNode } from '../lib/seo/structured-data.ts';
import { serviceInAreaPath } from '../lib/urls.ts';
import {
  cachePerBuild,
  getAreas,
  getCopy,
  getReviews,
  getServices,
  type AreaEntry,
  type ServiceEntry,
} from './collections.ts';
import { picture, plainImage, type Picture } from './pictures.ts';

type JobEntry = CollectionEntry<'jobs'>;

const getJobs = cachePerBuild(() => getCollection('jobs'));

/** A job as a card shows it. */
export interface Job {
  /** What the page does not say by itself: the service, the town, or when it was. */
  title: string;
  /** Whether that is the name of a town, which no translator should touch. */
  isTown: boolean;
  /** The page of the service in the town; none where that is the page itself. */
  href?: string | undefined;
  /** Street and month, as far as the title does not say them. */
  place: string;
  paragraphs: string[];
  /** What was paid, how long it took; empty when neither is known. */
  terms: string;
  photo?: Picture | undefined;
  review?: { text: string; name: string } | undefined;
}

/** The jobs of a page; none leave the whole section out. */
export interface JobList {
  heading: string;
  intro?: string | undefined;
  jobs: Job[];
  /** The photos as search engines are told of them. */
  jsonLd: JsonLdNode[];
}

/** The proportions of every job's photo, those of a phone on its side, and its widths in pixels. */
export const JOB_PHOTO = { ratio: 4 / 3, widths: [360, 720, 1080] };

/** A title that says what the page does not. */
function titleOf(
  service: ServiceEntry,
  area: AreaEntry,
  filter: JobFilter,
): string | undefined {
  if (filter.service === undefined && filter.area === undefined)
    return `${service.data.title} in ${area.data.name}`;
  if (filter.service === undefined) return service.data.title;
  return filter.area === undefined ? area.data.name : undefined;
}

async function getReview({ data }: JobEntry) {
  if (data.review === undefined) return;
  const { text, name } = entryNamed(await getReviews(), data.review).data;
  return { text, name };
}

async function getTerms({ data }: JobEntry): Promise<string> {
  const { jobs: copy } = await getCopy('shared');
  const { price, hours } = data;
  const terms = [
    price && `${copy.paid} ${inDollars(price)}`,
    hours && `${hoursInWords(hours)} ${copy.onSite}`,
  ];
  return terms.filter(Boolean).join(' · ');
}

/** A job as a page shows that is about what the filter says. */
async function getJob(entry: JobEntry, filter: JobFilter): Promise<Job> {
  const { image, imageAlt, month, street } = entry.data;
  const service = entryNamed(await getServices(), entry.data.service);
  const area = entryNamed(await getAreas(), entry.data.area);
  const title = titleOf(service, area, filter);
  const when = monthInWords(month);
  const alt = imageAlt ?? `${service.data.title} in ${area.data.name}`;
  return {
    title: title ?? when,
    isTown: title === area.data.name,
    href:
      title === undefined ? undefined : serviceInAreaPath(service.id, area.id),
    place: [street, title && when].filter(Boolean).join(', '),
    paragraphs: paragraphsOf(entry),
    terms: await getTerms(entry),
    photo: image === undefined ? undefined : picture(image, alt),
    review: await getReview(entry),
  };
}

/** The photo of a job, said to be of its service, town and month. */
async function getPhotoJsonLd(entry: JobEntry): Promise<JsonLdNode[]> {
  const { photo, title, place } = await getJob(entry, {});
  if (!photo) return [];
  const { src } = await plainImage(photo, JOB_PHOTO.widths, {
    ratio: JOB_PHOTO.ratio,
  });
  return [imageJsonLd(src, `${title}, ${place}`)];
}

async function getJobList(
  entries: readonly JobEntry[],
  filter: JobFilter,
): Promise<Omit<JobList, 'heading'>> {
  const shown = entries.slice(0, MOST_JOBS);
  const jobs = await Promise.all(shown.map((entry) => getJob(entry, filter)));
  const jsonLd = await Promise.all(shown.map(getPhotoJsonLd));
  const hrefs = jobs.map(({ href }) => href);
  return {
    // Of several links to one page the first is enough.
    jobs: jobs.map((job, index) =>
      hrefs.indexOf(job.href) === index ? job : { ...job, href: undefined },
    ),
    jsonLd: jsonLd.flat(),
  };
}

/** The latest jobs of a service, in one town or in all. */
export async function getServiceJobs(
  service: ServiceEntry,
  area?: AreaEntry,
): Promise<JobList> {
  const { jobs: copy } = await getCopy('shared');
  const filter = { service: service.id, ...(area && { area: area.id }) };
  const entries = newestJobs(await getJobs(), filter);
  return {
    heading: area ? `${copy.headingInTown} ${area.data.name}` : copy.heading,
    intro: latestLine(entries.length, copy),
    ...(await getJobList(entries, filter)),
  };
}

/** The latest jobs in a town, and how many there were this year. */
export async function getAreaJobs(area: AreaEntry): Promise<JobList> {
  const { jobs: copy } = await getCopy('shared');
  const filter = { area: area.id };
  const entries = newestJobs(await getJobs(), filter);
  const year = String(new Date().getFullYear());
  return {
    heading: `${copy.headingInTown} ${area.data.name}`,
    intro: thisYearLine(countInYear(entries, year), copy),
    ...(await getJobList(entries, filter)),
  };
}

/** The latest jobs with a photo, once there are enough to fill a row. */
export async function getHomeJobs(): Promise<JobList> {
  const { jobs: copy } = await getCopy('shared');
  const pictured = newestJobs(await getJobs(), {}).filter(
    ({ data }) => data.image !== undefined,
  );
  const entries = pictured.length < MOST_JOBS ? [] : pictured;
  const list = await getJobList(entries, {});
  return {
    ...list,
    heading: copy.heading,
    // What customers said stands further down on the same page.
    jobs: list.jobs.map((job) => ({ ...job, review: undefined })),
  };
}

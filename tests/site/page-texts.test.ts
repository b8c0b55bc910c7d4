import { expect, it } from 'vitest';
import { PAGES } from '~/lib/pages';
import {
  areas,
  business,
  jobs,
  localTexts,
  page as copyOf,
  services,
  team,
  testimonials,
  type Service,
} from '../helpers/content.ts';
import {
  areaPages,
  NOT_FOUND_PATHS,
  pageAt,
  screens,
  servicePages,
  type Page,
} from '../helpers/dist.ts';
import { attributesOf, one, textOf } from '../helpers/dom.ts';
import { kindOf } from '../helpers/prices.ts';
import { wordsIn } from '../helpers/words.ts';

/** Fields that name a file or a page. */
const NAMES = ['slug', 'page', 'image', 'icon', 'link'];

/** Every text of a page's content. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  // A highlight without its figure does not show.
  if ('figure' in value && value.figure === '') return [];
  return Object.entries(value)
    .filter(([field]) => !NAMES.includes(field))
    .flatMap(([, inner]: [string, unknown]) => textsIn(inner));
}

/** All words of a page: what is seen, what is read aloud, and what search results show. */
function wordsOf({ root }: Page): string {
  const texts = [
    textOf(one(root, 'body')),
    textOf(one(root, 'title')),
    ...attributesOf(root, '[alt]', 'alt'),
    ...attributesOf(root, '[aria-label]', 'aria-label'),
    ...attributesOf(root, 'meta[name="description"]', 'content'),
  ];
  return texts.map(wordsIn).join('\n').toLowerCase();
}

const {
  claims,
  limits,
  registration,
  whatsapp,
  bookingUrl,
  ratingSource,
  ratingMonth,
} = business();
const shared = copyOf('shared');
const home = copyOf('home');
const contact = copyOf('contact');
const { others } = contact.touch;
const area = copyOf('area');
const service = copyOf('service');
const { glance, offerings } = area;
const { callFacts, priceTerms } = shared;

const hasKind = (kind: string) =>
  services().some(({ category }) => category === kind);
const hasPlace = areas().some(({ location }) => location !== undefined);
const isGiven = (field: 'covers' | 'notCovered' | 'typical' | 'onSite') =>
  services().some((one) => one[field] !== undefined);
const hasEmergencyTime = claims.emergencyResponse !== undefined;
const hasAppointmentDay = claims.regularAppointments !== undefined;
const byAppointment = services().filter((one) => kindOf(one) === 'appointment');
const isMeasured = ({ measuredFirst }: Service) => measuredFirst === true;
const hasAppointments = byAppointment.some((one) => !isMeasured(one));
const isPopular = services().some(({ popular = false }) => popular);
const pairs = services().length * areas().length;

const given = business().answers ?? {};

/** The questions of a page, and whether one file at least has the answer; the heading shows with any. */
function questionsOf(
  { heading, ...questions }: Record<string, string>,
  answers: readonly Record<string, string | undefined>[],
) {
  const isAnswered = (name: string) => answers.some((one) => name in one);
  return [
    { text: heading ?? '', isShown: Object.keys(questions).some(isAnswered) },
    ...Object.entries(questions).map(([name, text]) => ({
      text,
      isShown: isAnswered(name),
    })),
  ];
}

const year = String(new Date().getFullYear());
const jobsOfServices = services().map(
  ({ slug }) => jobs().filter((job) => job.service === slug).length,
);
const jobsThisYear = areas().map(
  ({ slug }) =>
    jobs().filter((job) => job.area === slug && job.month.startsWith(year))
      .length,
);
const hasMoreJobs = jobsOfServices.some((count) => count > 3);

/** Whether a service of this kind has what one can see from a safe spot in some town. */
const hasChecks = (isKind: (service: Service) => boolean) =>
  services()
    .filter(isKind)
    .some(({ slug }) =>
      areas().some((area) => localTexts().has(`${area.slug}/${slug}`)),
    );

/** Texts that show only with some content, and whether it is there. */
const CONDITIONAL = [
  { text: shared.registration, isShown: registration !== null },
  {
    text: copyOf('about').highlights.onRequest,
    isShown: registration === null,
  },
  { text: callFacts.times.emergency, isShown: hasEmergencyTime },
  { text: priceTerms.times.emergency, isShown: hasEmergencyTime },
  {
    text: callFacts.times.appointment,
    isShown: hasAppointmentDay && hasAppointments,
  },
  {
    text: callFacts.times.measuring,
    isShown: hasAppointmentDay && byAppointment.some(isMeasured),
  },
  { text: priceTerms.times.appointment, isShown: hasAppointmentDay },
  { text: priceTerms.covers, isShown: isGiven('covers') },
  { text: priceTerms.notCovered, isShown: isGiven('notCovered') },
  { text: priceTerms.typical, isShown: isGiven('typical') },
  { text: priceTerms.onSite, isShown: isGiven('onSite') },

  { text: shared.jobs.heading, isShown: jobs().length > 0 },
  { text: shared.jobs.headingInTown, isShown: jobs().length > 0 },
  { text: shared.jobs.latest, isShown: hasMoreJobs },
  { text: shared.jobs.of, isShown: hasMoreJobs },
  { text: shared.jobs.oneThisYear, isShown: jobsThisYear.includes(1) },
  {
    text: shared.jobs.manyThisYear,
    isShown: jobsThisYear.some((count) => count > 1),
  },
  {
    text: shared.jobs.paid,
    isShown: jobs().some(({ price }) => price !== undefined),
  },
  {
    text: shared.jobs.onSite,
    isShown: jobs().some(({ hours }) => hours !== undefined),
  },
  { text: copyOf('about').team.heading, isShown: team().length > 0 },
  { text: copyOf('about').team.since, isShown: team().length > 0 },
  {
    text: shared.answersPhone,
    isShown: team().some(({ answersPhone }) => answersPhone),
  },
  { text: home.testimonials.heading, isShown: testimonials().length > 0 },
  { text: home.testimonials.intro, isShown: testimonials().length > 0 },
  {
    text: home.services.carouselLabel,
    isShown: services().length > limits.homeGridMaximum,
  },
  {
    text: copyOf('service-areas').list.viewAll,
    isShown: areas().length > limits.visibleAreas,
  },
  { text: copyOf('services').list.popular, isShown: isPopular },
  { text: offerings.popular, isShown: isPopular },
  { text: offerings.chips.installation, isShown: hasKind('installation') },
  { text: offerings.chips.repair, isShown: hasKind('repair') },
  { text: offerings.chips.maintenance, isShown: hasKind('maintenance') },
  { text: offerings.chips.emergency, isShown: hasKind('emergency') },
  {
    text: glance.zips,
    isShown: areas().some(({ zips = [] }) => zips.length > 0),
  },
  { text: glance.whereabouts, isShown: hasPlace },
  { text: glance.shopIsHere, isShown: hasPlace },
  {
    text: area.neighborsHeading,
    isShown: areas().some(({ neighbors = [] }) => neighbors.length > 0),
  },
  { text: service.whereabouts, isShown: hasPlace },
  { text: service.shopIsHere, isShown: hasPlace },
  ...questionsOf(contact.questions, [given]),
  ...questionsOf(
    service.questions,
    services().map(({ answers = {} }) => answers),
  ),
  {
    text: copyOf('about').highlights.ratedBy,
    isShown: Boolean(ratingSource && ratingMonth),
  },
  { text: contact.hero.planned, isShown: hasAppointmentDay },
  {
    text: contact.hero.answered,
    isShown: claims.emergencyHours !== undefined,
  },
  { text: others.whatsapp, isShown: Boolean(whatsapp) },
  { text: others.booking, isShown: Boolean(bookingUrl) },
  {
    text: service.checksHeading,
    isShown: hasChecks(({ measuredFirst = false }) => !measuredFirst),
  },
  {
    text: service.measuredHeading,
    isShown: hasChecks(({ measuredFirst = false }) => measuredFirst),
  },
  {
    text: service.somethingElse,
    isShown: services().some(
      ({ otherSymptoms = [] }) => otherSymptoms.length > 0,
    ),
  },
  { text: service.aboutInTownHeading, isShown: localTexts().size < pairs },
];
const hidden = CONDITIONAL.filter(({ isShown }) => !isShown).map(
  ({ text }) => text,
);

/** The texts of a page's content that should stand on one of these pages, and do not. */
function unsaid(copy: unknown, paths: readonly string[]): string[] {
  const words = paths.map(pageAt).map(wordsOf).join('\n');
  return textsIn(copy)
    .filter((text) => !hidden.includes(text))
    .filter((text) => !words.includes(wordsIn(text).toLowerCase()));
}

const pathsOf = (pages: readonly { path: string }[]) =>
  pages.map(({ path }) => path);

it.each(Object.values(PAGES))(
  'the page $path says all that its content says',
  ({ path, copy }) => {
    expect(unsaid(copyOf(copy), [path])).toEqual([]);
  },
);

it.each(NOT_FOUND_PATHS)(
  'the screen of %s says all that its content says',
  (path) => {
    expect(unsaid(copyOf('not-found'), [path])).toEqual([]);
  },
);

it('the screen of a failing server says all that its content says', () => {
  expect(unsaid(copyOf('server-error'), ['/500'])).toEqual([]);
});

it.each([
  { pages: 'services', copy: service, paths: pathsOf(servicePages) },
  { pages: 'towns', copy: area, paths: pathsOf(areaPages) },
  { pages: 'all kinds', copy: shared, paths: pathsOf(screens()) },
])('the pages of $pages say all that their content says', ({ copy, paths }) => {
  expect(unsaid(copy, paths)).toEqual([]);
});

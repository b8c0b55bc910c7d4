import { z } from 'astro/zod';
import { GENERAL_ICONS, pictureName, text } from './shared.ts';

const short = text(1, 60);
const heading = text(2, 80);
const line = text(2, 200);
const paragraph = text(20, 700);
const icon = z.enum(GENERAL_ICONS, { error: `must be one of ${GENERAL_ICONS.join(', ')}` });

const seo = {
  seoTitle: text(10, 70).describe('The title in the browser tab and in search results.'),
  seoDescription: text(50, 160).describe('The description in search results.'),
};

const hero = z.strictObject({
  title: heading,
  description: line,
  image: pictureName,
  imageAlt: text(10, 125),
});

/** A card of the why-choose and benefit lists; `link` names one of our pages. */
const card = z.strictObject({ title: short, text: line, icon });

/** Pages that a why-choose card may lead to, by name or `service:` and a slug. */
const target = z
  .string()
  .regex(
    /^(?:home|services|areas|about|contact|service:[a-z0-9-]+)$/,
    'must be home, services, areas, about, contact, or service: and a service file name',
  );

const home = z.strictObject({
  page: z.literal('home'),
  ...seo,
  hero: hero.extend({
    estimateLabel: short,
    callLabel: short,
    serving: line,
  }),
  whyChoose: z.strictObject({
    heading,
    intro: line,
    cards: z.array(card.extend({ link: target })).length(6, 'must have exactly 6 cards'),
  }),
  services: z.strictObject({
    heading,
    intro: line,
    carouselLabel: short,
    learnMore: short,
    viewAll: short,
  }),
  testimonials: z.strictObject({ heading, intro: line }),
});

const services = z.strictObject({
  page: z.literal('services'),
  ...seo,
  hero: hero.extend({ callLabel: short }),
  guarantee: z.strictObject({
    heading,
    intro: line,
    items: z.array(card).length(4, 'must have exactly 4 items'),
  }),
  howItWorks: z.strictObject({
    heading,
    steps: z
      .array(z.strictObject({ title: short, text: line }))
      .length(3, 'must have exactly 3 steps'),
  }),
  list: z.strictObject({ heading, intro: line, learnMore: short, popular: short }),
});

const servicePage = z.strictObject({
  page: z.literal('service'),
  callLabel: short,
  aboutHeading: heading,
  aboutInTownHeading: heading,
  includedHeading: heading,
  beside: z.array(line).length(3, 'must have exactly 3 lines'),
  areasHeading: heading,
  othersHeading: heading,
  nearbyHeading: heading,
  checksHeading: heading,
  callNow: short,
  priceLabel: short,
  response: short,
  streets: short,
  whereabouts: short,
  wholeTextLink: short,
  townLink: short,
});

const serviceAreas = z.strictObject({
  page: z.literal('service-areas'),
  ...seo,
  hero: hero.extend({ callLabel: short }),
  list: z.strictObject({ heading, intro: line, viewAll: text(5, 40) }),
  benefits: z.strictObject({
    heading,
    items: z.array(card).length(3, 'must have exactly 3 items'),
  }),
  findYourArea: z.strictObject({
    heading,
    map: z.strictObject({ heading, text: line, credit: line }),
    response: z.strictObject({ heading, text: line }),
  }),
});

const areaPage = z.strictObject({
  page: z.literal('area'),
  image: pictureName,
  imageAlt: text(10, 125),
  callLabel: short,
  offerings: z.strictObject({
    heading,
    intro: line,
    legend: short,
    chips: z.strictObject({
      all: short,
      installation: short,
      repair: short,
      maintenance: short,
      emergency: short,
    }),
    learnMore: short,
    popular: short,
  }),
  glance: z.strictObject({
    heading,
    response: short,
    coverage: short,
    streets: short,
    zips: short,
    whereabouts: short,
    credit: short.describe('Whose outlines the small map shows.'),
  }),
  neighborsHeading: heading,
  whyChoose: z.strictObject({
    heading,
    reasons: z.array(card.omit({ icon: true })).length(4, 'must have exactly 4 reasons'),
    callHeading: heading,
    callText: line,
    callLabel: short,
  }),
});

const about = z.strictObject({
  page: z.literal('about'),
  ...seo,
  hero: hero.extend({ callLabel: short }),
  story: z.strictObject({
    heading,
    paragraphs: z.array(paragraph).min(2),
    missionHeading: heading,
    mission: paragraph,
  }),
  highlights: z.strictObject({
    heading,
    customers: z.strictObject({ figure: short, title: short, text: line }),
    experts: z.strictObject({ figure: short, title: short, text: line }),
    emergency: z.strictObject({ figure: short, title: short, text: line }),
  }),
  values: z.strictObject({
    heading,
    intro: line,
    cards: z.array(card).length(4, 'must have exactly 4 cards'),
  }),
});

const contact = z.strictObject({
  page: z.literal('contact'),
  ...seo,
  hero: hero.extend({ callLabel: short }),
  touch: z.strictObject({
    heading,
    call: z.strictObject({ title: short, text: line }),
    visit: z.strictObject({ title: short, text: line, directions: short }),
  }),
  shop: z.strictObject({
    heading,
    intro: line,
    areas: z.array(z.string()).length(6, 'must name exactly 6 towns, by file name'),
    viewAll: short,
  }),
  before: z.strictObject({ heading, items: z.array(line).min(3) }),
});

const notFound = z.strictObject({
  page: z.literal('not-found'),
  seoTitle: text(5, 70),
  seoDescription: text(20, 160),
  heading,
  text: line,
  homeLink: short,
});

const serverError = z.strictObject({
  page: z.literal('server-error'),
  seoTitle: text(5, 70),
  seoDescription: text(20, 160),
  heading,
  status: short,
  text: line,
});

const shared = z.strictObject({
  page: z.literal('shared'),
  quoteLabel: short,
  skipLink: short,
  menu: z.strictObject({
    home: short,
    services: short,
    areas: short,
    about: short,
    contact: short,
    open: short,
    allServices: short,
    allAreas: short,
  }),
  ready: z.strictObject({ heading, text: line, estimateLabel: short, callLabel: short }),
  emergency: short,
  footer: z.strictObject({
    blurb: paragraph,
    quickLinks: heading,
    links: z.strictObject({ services: short, areas: short, contact: short, about: short }),
    servicesHeading: heading,
    viewAllServices: short,
    areasHeading: heading,
    viewAllAreas: short,
    rights: short,
  }),
});

const screens = [
  home,
  services,
  servicePage,
  serviceAreas,
  areaPage,
  about,
  contact,
  notFound,
  serverError,
  shared,
] as const;

/** The names of the screens, each with its own file of copy. */
export const PAGE_NAMES = screens.map(({ shape }) => shape.page.value);

/** The copy of one screen; the field `page` says which. */
export const pageSchema = z.discriminatedUnion('page', screens, {
  error: `the field page must be one of ${PAGE_NAMES.join(', ')}`,
});

export type PageCopy = z.infer<typeof pageSchema>;
export type PageName = PageCopy['page'];
/** The copy of the screen with this name. */
export type CopyOf<Name extends PageName> = Extract<PageCopy, { page: Name }>;

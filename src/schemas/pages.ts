import { z } from 'astro/zod';
import {
  matching,
  group,
  list,
  META_DESCRIPTION_LENGTH,
  picture,
  text,
  type Tools,
} from './fields.ts';

const short = text(1, 60);
/** One or two sentences. */
const line = text(2, 200);
const paragraph = text(20, 700);
const heading = text(2, 80);
const headed = { heading, intro: line };
const titled = group({ title: short, text: line });
const titledList = (min: number, max: number) => list(titled, min, max);

/** The two lines that search results show. */
const seo = {
  seoTitle: text(10, 70),
  seoDescription: text(50, META_DESCRIPTION_LENGTH + 5),
};

const photo = (tools: Tools) => group(picture(tools));
const heroWords = { title: text(2, 80), description: line };
const hero = (tools: Tools) =>
  group({
    ...heroWords,
    ...picture(tools),
    /** Another cut for phones. */
    phone: tools.image().optional(),
  });
/** The picture of a page without one at its top, where it is shared. */
const card = ({ image }: Tools) => group({ image: image() });

/** A page that a card leads to. */
const target = matching(
  /^(?:home|services|areas|about|contact|services#guarantee|service:[a-z\d-]+)$/,
  'must be home, services, services#guarantee, areas, about, contact, or service: and a service file name',
);

const PERCENT = 'must be a number from 0 to 100';
const percent = z.number(PERCENT).min(0, PERCENT).max(100, PERCENT);
/** A part of a picture, in percent of it. */
const place = group({
  left: percent,
  top: percent,
  width: percent,
  height: percent,
});

/** The same pictures with the garage door open, and where the doorway is in each. */
const opening = ({ image }: Tools) =>
  group({
    image: image(),
    phone: image(),
    doorway: place,
    doorwayOnPhones: place,
  });

const home = (tools: Tools) =>
  group({
    page: z.literal('home'),
    ...seo,
    hero: hero(tools).extend({
      opening: opening(tools).optional(),
      serving: line,
    }),
    whyChoose: group({
      ...headed,
      picture: photo(tools).optional(),
      cards: list(
        titled.extend({
          proof: group({ figure: short }).optional(),
          link: target,
        }),
        6,
        6,
      ),
    }),
    services: group(headed),
    testimonials: group(headed),
  });

const services = (tools: Tools) =>
  group({
    page: z.literal('services'),
    ...seo,
    hero: hero(tools),
    guarantee: group({ heading, items: titledList(0, 4).default([]) }),
    howItWorks: group({ heading, steps: titledList(3, 3) }),
    list: group(headed),
  });

const service = (tools: Tools) =>
  group({
    page: z.literal('service'),
    /** The place in the title of a service. */
    seoPlace: short,
    includedHeading: heading,
    /** Beside the text of a service without a workPicture. */
    ...picture(tools),
    styles: group(headed),
    areasHeading: heading,
    othersHeading: heading,
    nearbyHeading: heading,
    checksHeading: heading,
    whileYouWaitHeading: heading,
    beforeWeMeasureHeading: heading,
    priceFactorsHeading: heading,
    priceChoicesHeading: heading,
    questionsHeading: heading,
  });

const serviceAreas = (tools: Tools) =>
  group({
    page: z.literal('service-areas'),
    ...seo,
    hero: group(heroWords),
    card: card(tools),
    list: group(headed),
    benefits: group({
      heading,
      items: titledList(3, 3),
    }),
    findYourArea: group({
      heading,
      map: group({ heading, text: line }),
      response: group({ heading, text: line }),
    }),
  });

const area = () =>
  group({
    page: z.literal('area'),
    offerings: group(headed),
    whyChoose: group({
      heading,
      reasons: titledList(4, 4),
      callHeading: heading,
    }),
    glanceHeading: heading,
    neighborsHeading: heading,
  });

const highlight = titled.extend({ figure: short });

const about = (tools: Tools) =>
  group({
    page: z.literal('about'),
    ...seo,
    hero: hero(tools),
    story: group({
      heading,
      paragraphs: list(paragraph, 2),
      ...picture(tools),
      missionHeading: heading,
      mission: paragraph,
    }),
    highlights: group({
      heading,
      customers: highlight,
      experts: highlight,
      emergency: highlight,
    }),
    team: group({ heading }),
    values: group({
      ...headed,
      cards: titledList(4, 4),
    }),
    /** How to check a company before it works on a door. */
    check: group({
      ...headed,
      items: titledList(2, 6),
      /** Shown once our number, and our street, are given, which end their texts. */
      registration: titled,
      street: titled,
    }),
  });

const contact = (tools: Tools) =>
  group({
    page: z.literal('contact'),
    ...seo,
    hero: group(heroWords),
    card: card(tools),
    touch: group({
      heading,
      call: titled,
      visit: titled,
    }),
    shop: group({ ...headed, areas: list(tools.reference('areas'), 1, 6) }),
    /** What a caller is asked. */
    before: group({ heading, items: list(line, 3) }),
    /** What happens after the call. */
    after: group({ heading, steps: list(line, 3, 4) }),
  });

const errorScreen = { ...seo, heading, text: line };
const notFound = group({ page: z.literal('not-found'), ...errorScreen });
const serverError = group({ page: z.literal('server-error'), ...errorScreen });

/** What stands on every page. */
const shared = group({
  page: z.literal('shared'),
  whatsWrong: group(headed),
  ready: group({
    heading,
    text: line,
    /** The same for a service that starts with measuring. */
    measuredText: line,
  }),
  /** The line under the call at the top of a page. */
  trust: list(line, 0, 3).default([]),
  jobsHeading: heading,
  footer: group({ blurb: paragraph }),
});

const forAssistants = group({ heading, lines: list(line, 1) });

/** llms.txt, for assistants such as ChatGPT. */
const assistants = group({
  page: z.literal('assistants'),
  who: forAssistants,
  where: forAssistants,
  when: forAssistants,
  howMuch: forAssistants,
  reach: forAssistants,
  doNot: forAssistants,
  servicesHeading: heading,
  areasHeading: heading,
});

/** The words of one screen; the field `page` says which. */
export const page = (tools: Tools) =>
  z.discriminatedUnion(
    'page',
    [
      home(tools),
      services(tools),
      service(tools),
      serviceAreas(tools),
      area(),
      about(tools),
      contact(tools),
      notFound,
      serverError,
      shared,
      assistants,
    ],
    { error: 'must be the name of its file, such as home' },
  );

/** The files that src/content/pages must have. */
export const PAGE_NAMES = [
  'home',
  'services',
  'service',
  'service-areas',
  'area',
  'about',
  'contact',
  'not-found',
  'server-error',
  'shared',
  'assistants',
] as const;

export type PageCopy = z.infer<ReturnType<typeof page>>;
export type PageName = PageCopy['page'];
/** The words of the screen with this name. */
export type CopyOf<Name extends PageName> = Extract<PageCopy, { page: Name }>;

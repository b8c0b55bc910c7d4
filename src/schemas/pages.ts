import { z } from 'astro/zod';
import { COMPANY_QUESTIONS, SERVICE_QUESTIONS } from './answers.ts';
import { fieldRoles } from './field-schema.ts';
import {
  alike,
  exactly,
  focalPoint,
  formed,
  group,
  imageAlt,
  lines,
  opening,
  percent,
  pictureName,
  referenceTo,
  text,
} from './fields.ts';
import { PARTS } from './service.ts';

/** A word or two: a label, a button, a line of a list. */
const short = text(1, 60);
/** One or two sentences. */
const line = text(2, 200);
/** A few sentences. */
const paragraph = text(20, 700);
const heading = text(2, 80).describe('The heading over this block.');
const intro = line.describe('The sentence under the heading.');
const headed = { heading, intro };
const callLabel = short.describe(
  'The words on the call button; the phone number follows.',
);
const learnMore = short.describe('The words of the link on each card.');
const popular = short.describe('The badge on the most popular service.');

/** The two lines that search results show. */
const seo = {
  seoTitle: text(10, 70).describe(
    'The title in the browser tab and in search results.',
  ),
  seoDescription: text(50, 160).describe('The description in search results.'),
};
const phoneCrop = z
  .strictObject({
    left: percent.describe('Where it begins, in percent from the left.'),
    top: percent.describe('Where it begins, in percent from the top.'),
    width: percent
      .min(20, 'must be 20 to 100')
      .describe('Its width in percent of the picture.'),
  })
  .optional()
  .describe('The part of the picture that phones show; the middle without it.');

/** A picture that a part of a page may have. */
const photo = z.strictObject({
  image: pictureName.describe('The picture.'),
  imageAlt,
  focalPoint,
});

/** The words at the top of a page, beside a map. */
const heroWords = z.strictObject({
  title: text(2, 80).describe('The heading of the page.'),
  description: line.describe('The sentence under the heading of the page.'),
});

/** The card of a page that has no picture at its top. */
const card = group('The card that shows where the page is shared.', {
  image: pictureName.describe('The picture on the card.'),
});

/** The top of a page: heading, sentence, picture. */
const hero = heroWords.extend({
  image: pictureName.describe('The picture behind the heading.'),
  imageAlt,
  focalPoint,
  phoneCrop,
});

/** The same with a button that dials, and what search results show. */
const top = {
  ...seo,
  hero: hero.extend({ callLabel }).describe('The top of the page.'),
};

const titled = z.strictObject({
  title: short.describe('A few words.'),
  text: line.describe('One or two sentences.'),
});

/** Words that lead to WhatsApp and to the booking page, once business.yml has their addresses. */
const ways = {
  whatsapp: short.optional().describe('The words that lead to WhatsApp.'),
  booking: short
    .optional()
    .describe('The words that lead to the booking page.'),
};

const howItWorks = z.strictObject({
  heading,
  steps: exactly(3, 'steps', titled).describe('Three steps.'),
  words: group(
    'The words of the steps that become links once the business has their addresses.',
    ways,
  ),
});

/** For `.check()`: words become a link where a step has them. */
function wordsOfSteps({
  value: { steps, words },
  issues,
}: z.core.ParsePayload<z.output<typeof howItWorks>>): void {
  for (const [name, quoted] of Object.entries(words)) {
    if (!quoted || steps.some(({ text }) => text.includes(quoted))) continue;
    issues.push({
      code: 'custom',
      input: quoted,
      path: ['words', name],
      message:
        'are words that no step has. Write words of a step, in the same letters, or remove the line',
    });
  }
}

/** A reason to choose the company. It stays when its figure quotes a claim that the owner has dropped. */
const reason = titled.extend({
  proof: z
    .strictObject({
      figure: short.describe('The figure, which stands large.'),
    })
    .optional()
    .describe('A figure that proves it; without it there is none.'),
});

/** Pages that a why-choose card may lead to, by name or `service:` and a slug. */
const target = formed(
  /^(?:home|services|areas|about|contact|services#guarantee|service:[a-z0-9-]+)$/,
  'must be home, services, services#guarantee, areas, about, contact, or service: and a service file name',
)
  .register(fieldRoles, { kind: 'target' })
  .describe('Where the card leads.');

const home = group('Home page', {
  page: z.literal('home'),
  ...seo,
  hero: hero
    .extend({
      opening: opening
        .optional()
        .describe(
          'A door that opens as visitors scroll. Remove it when you change the picture; without it nothing opens.',
        ),
      estimateLabel: short.describe('The words on the first button.'),
      callLabel: short.describe(
        'The words before the phone number on the second button.',
      ),
      serving: line.describe('The line under the buttons.'),
    })
    .describe('The top of the page.'),
  whyChoose: group('Reasons to choose the company.', {
    ...headed,
    picture: photo
      .extend({ phoneCrop })
      .optional()
      .describe('A picture beside the reasons; without it there is none.'),
    cards: exactly(6, 'cards', reason.extend({ link: target })).describe(
      'Six cards, each a link.',
    ),
  }),
  services: group('The row of services.', {
    ...headed,
    carouselLabel: short.describe(
      'What a screen reader calls the row of services.',
    ),
    learnMore,
    viewAll: short.describe('The words on the button to all services.'),
  }),
  testimonials: group('What customers say.', headed),
});

/** A promise, with a link to where visitors see it kept. */
const value = titled.extend({
  check: z
    .strictObject({
      words: short.describe('The words of the link.'),
      link: target,
    })
    .optional()
    .describe('Where visitors can check it; without it there is no link.'),
});

const highlight = group('One highlight.', {
  figure: short.describe('The large figure or word.'),
  title: short.describe('What it counts or says.'),
  text: line.describe('One sentence on it.'),
});

const about = group('About page', {
  page: z.literal('about'),
  ...seo,
  hero: hero
    .extend({
      callLabel,
      years: group('How long the company has worked, in the row of facts.', {
        figure: short.describe('The number of years, which stands large.'),
        label: short.describe('The words under it.'),
      }),
    })
    .describe('The top of the page.'),
  story: group('The story of the company.', {
    heading,
    paragraphs: lines(paragraph, 2).describe('The story, one paragraph each.'),
    image: pictureName.describe(
      'The picture beside the story, 840 pixels wide or more; upright ones fit.',
    ),
    imageAlt,
    focalPoint,
    missionHeading: heading.describe('The heading over the mission.'),
    mission: paragraph.describe(
      'The mission. Its first sentence stands large.',
    ),
  }),
  highlights: group('The three highlights; the third shows the phone number.', {
    heading,
    papers: z
      .array(
        group('One paper.', {
          name: short.describe('What it is called.'),
          text: line.describe('What it means for a customer.'),
        }),
      )
      .default([])
      .describe(
        'The papers behind the credentials of the business, each as a sheet. The first shows the registration number of the business.',
      ),
    onRequest: short.describe(
      'The sentence that its text ends with until the business has that number.',
    ),
    ...alike(['customers', 'experts', 'emergency'], highlight),
    ratedBy: short.describe(
      'The words before who rated the company and when, once the business says so.',
    ),
  }),
  team: group('The people, once there is a file of one.', {
    heading,
    since: short.describe(
      'The words before the year in which a person started.',
    ),
  }),
  values: group('What the company stands for.', {
    ...headed,
    cards: exactly(4, 'cards', value).describe(
      'Four values: customers first, reliability, honesty, craftsmanship. The first sentence of each text stands large.',
    ),
  }),
});

const contact = group('Contact page', {
  page: z.literal('contact'),
  ...seo,
  hero: heroWords
    .extend({
      callLabel,
      answered: short.describe(
        'The words under the hours in which someone answers the phone, in the row of hours.',
      ),
      planned: short.describe(
        'The words under the usual day of an appointment, there too.',
      ),
    })
    .describe('The top of the page, beside a map with the shop.'),
  card,
  touch: group('The two ways to reach the company.', {
    heading,
    call: titled.describe(
      'The card with the phone number. Its text stands large.',
    ),
    others: group(
      'Buttons beside the number, shown once the business has their addresses.',
      ways,
    ),
    visit: titled
      .extend({
        directions: short.describe('The words of the link to the map.'),
        picture: photo
          .optional()
          .describe('A picture beside the address; without it there is none.'),
      })
      .describe('The card with the address.'),
  }),
  shop: group('The towns served from the shop.', {
    ...headed,
    areas: lines(referenceTo('areas'), 1, 6).describe(
      'The towns, six at most.',
    ),
    viewAll: short.describe('The words of the link to all towns.'),
  }),
  before: group(
    'What to look at before calling, in the card with the phone number.',
    {
      heading,
      items: lines(line, 3).describe(
        'What to have at hand, three lines or more.',
      ),
    },
  ),
  questions: group('Questions, each shown once the business has the answer.', {
    heading,
    ...alike(COMPANY_QUESTIONS, short.describe('The question.')),
  }),
});

const errorScreen = {
  ...seo,
  heading: heading.describe('The heading of the screen.'),
  text: line.describe('The sentence under the heading.'),
};

const notFound = group('Page not found', {
  page: z.literal('not-found'),
  ...errorScreen,
  homeLink: short.describe('The words of the link to the home page.'),
});

const serverError = group('Server error', {
  page: z.literal('server-error'),
  ...errorScreen,
  status: short.describe('The code of the error and its name.'),
});

const menuEntry = short.describe('The words of this link in the menu.');
const link = short.describe('The words of this link.');

const shared = group('Every page: menus, call to action, footer', {
  page: z.literal('shared'),
  quoteLabel: short.describe('The words on the button in the header.'),
  skipLink: short.describe('The first link for people who use the keyboard.'),
  menu: group('The menu in the header.', {
    ...alike(['home', 'services', 'areas', 'about', 'contact'], menuEntry),
    open: short.describe('What the menu button says on phones.'),
    close: short.describe('What it says while the menu is open.'),
    allServices: short.describe('The link to all services.'),
    allAreas: short.describe('The link to all towns.'),
  }),
  whatsWrong: group('The drawing of the door and the list beside it.', headed),
  ready: group('The call to action above the footer.', {
    heading,
    text: line.describe('The sentence under the heading.'),
    measuredText: line.describe(
      'The same on the page of a service that starts with measuring, such as a new door.',
    ),
    estimateLabel: short.describe('The words on the first button.'),
    callLabel: short.describe(
      'The words on the second button; the phone number follows.',
    ),
  }),
  emergency: short.describe('The words of the floating call link.'),
  call: short.describe(
    'The words before the phone number on a plain call button.',
  ),
  answersPhone: short.describe(
    'The words behind the name of who answers the phone, beside the call of services and towns.',
  ),
  callFacts: group('The short facts beside a call button, behind the price.', {
    repairs: short.describe(
      'The words under the lowest starting price of a repair.',
    ),
    times: group('The words under the time that the job has.', {
      emergency: short.describe('Under the response time in an emergency.'),
      repair: short.describe('Under the response time of a town.'),
      appointment: short.describe('Under the usual day of an appointment.'),
      measuring: short.describe(
        'The same for what we measure first, such as a new door.',
      ),
    }),
    promises: lines(short, 0, 2).describe(
      'Two or three words each, such as Free estimates. The first word stands large, the others under it.',
    ),
  }),
  priceTerms: group('What stands beside every price.', {
    heading: heading.describe('The heading over it on the contact page.'),
    covers: short.describe('The words before what the starting price buys.'),
    notCovered: short.describe('The words before what costs more.'),
    typical: short.describe(
      'The words before what most customers pay, such as $180 to $320.',
    ),
    onSite: short.describe(
      'The words behind how long the job takes, such as About an hour.',
    ),
    before: lines(line).describe('The lines before the times.'),
    times: group('How soon someone comes, by kind of job.', {
      emergency: short.describe(
        'The words before the response time in an emergency.',
      ),
      repair: short.describe('The words before the response time of a town.'),
      appointment: short.describe(
        'The words before the usual day of an appointment.',
      ),
    }),
    after: lines(line).describe('The lines behind them.'),
  }),
  trust: lines(line, 0, 3).describe(
    'Reasons to trust the company, in the line under the call at the top of every page.',
  ),
  jobs: group('Jobs that were done, wherever some are shown.', {
    heading: heading.describe('The heading over jobs of any town.'),
    headingInTown: heading.describe(
      'The words before the name of the town, over its jobs.',
    ),
    latest: short.describe('The word before how many of them are shown.'),
    of: short.describe('The word between that and how many there are.'),
    oneThisYear: short.describe(
      'The words behind "One", under the heading of a town with one job this year.',
    ),
    manyThisYear: short.describe('The same behind the number of several.'),
    paid: short.describe('The word before what the customer paid.'),
    onSite: short.describe('The words behind how many hours it took.'),
  }),
  registration: short.describe(
    'The words before the registration number, once there is one.',
  ),
  footer: group('The footer.', {
    blurb: paragraph.describe('What the company does, in a few sentences.'),
    onMap: short.describe(
      'What a screen reader says behind the address, which leads to a map.',
    ),
    quickLinks: heading.describe('The heading over the links.'),
    links: group(
      'The links to the main pages.',
      alike(['services', 'areas', 'contact', 'about'], link),
    ),
    servicesHeading: heading.describe('The heading over the services.'),
    viewAllServices: short.describe('The link to all services.'),
    areasHeading: heading.describe('The heading over the towns.'),
    viewAllAreas: short.describe('The link to all towns.'),
    rights: short.describe(
      'The words after year and name in the copyright line.',
    ),
  }),
});

const services = group('List of services', {
  page: z.literal('services'),
  ...top,
  guarantee: group('What the company guarantees.', {
    heading,
    items: lines(titled, 0, 4).describe('What else it promises.'),
  }),
  howItWorks: howItWorks.check(wordsOfSteps).describe('How a job goes.'),
  list: group('All services.', {
    ...headed,
    seePrices: short
      .optional()
      .describe(
        'The words of the link beside the call button, which leads down to the prices.',
      ),
    learnMore,
    popular,
  }),
});

const townFacts = {
  whereabouts: short.describe('The words over distance and direction.'),
  shopIsHere: short.describe('What stands there for the town of the shop.'),
};

const service = group('Every service page', {
  page: z.literal('service'),
  seoPlace: short.describe(
    'The place in the title of a service, in tab and search results, and on the picture of its page.',
  ),
  callLabel,
  aboutHeading: heading.describe(
    'The words before the service, over its full description.',
  ),
  aboutInTownHeading: heading.describe(
    'The words before the town, over the text there.',
  ),
  readOn: short.describe(
    'The words on the fold over the end of the text, on phones.',
  ),
  includedHeading: heading.describe(
    'The heading over the five lines of what is included.',
  ),
  image: pictureName.describe(
    'The picture beside the text of a service that has no workPicture, also in towns that have no picture.',
  ),
  imageAlt,
  focalPoint,
  parts: group(
    'What the parts of the door are called, on the plate over the picture.',
    alike([...PARTS, 'door'], text(3, 14).describe('The name of the part.')),
  ),
  measures: group('What is measured for a new door, at the drawing.', {
    headroom: text(3, 14).describe('The room above the opening.'),
    sideRoom: text(3, 14).describe('The room at its sides.'),
  }),
  styles: group('What one may choose from, once a service has styles.', {
    ...headed,
    see: short.describe(
      'The button that leads to them, at the top of the page.',
    ),
    pick: short.describe(
      'The words before the name of the chosen one, above the call.',
    ),
  }),
  areasHeading: heading.describe('The heading over the towns.'),
  othersHeading: heading.describe('The heading over the other services.'),
  nearbyHeading: heading.describe('The heading over the towns nearby.'),
  checksHeading: heading.describe(
    'The heading over the three lines of a local text.',
  ),
  measuredHeading: heading.describe(
    'The same for a service that starts with measuring, such as a new door.',
  ),
  callNow: short.describe('The words before the phone number in the box.'),
  priceLabel: short.describe(
    'What a screen reader calls the box with price and phone.',
  ),
  ...townFacts,
  fromShop: short.describe(
    'The words after the miles to the town, on the picture.',
  ),
  somethingElse: short.describe('The words before what else callers say.'),
  wholeTextLink: short.describe(
    'The words before the service, in the link to its whole text.',
  ),
  townLink: short.describe(
    'The words before the town, in the link to its page.',
  ),
  questions: group('Questions, each shown once a service has the answer.', {
    heading: heading.describe(
      'The heading over these and the first texts of a service, unless its text has one over its questions.',
    ),
    ...alike(SERVICE_QUESTIONS, short.describe('The question.')),
  }),
});

const serviceAreas = group('List of towns', {
  page: z.literal('service-areas'),
  ...seo,
  hero: heroWords
    .extend({
      callLabel,
      towns: group('To how many towns each time is, in the row of facts.', {
        before: short.describe('The word before their number.'),
        one: short.describe('The word for one town.'),
        more: short.describe('The word for more of them.'),
      }),
    })
    .describe('The top of the page, beside the map of all towns.'),
  card,
  list: group('The cards of the towns.', {
    ...headed,
    viewAll: text(5, 40).describe(
      'The words on the button that shows all towns.',
    ),
  }),
  benefits: group('What being local brings.', {
    heading,
    picture: photo
      .extend({ phoneCrop })
      .describe(
        'The picture beside the benefits, cut upright around its focal point. Cards of towns without a picture show all of it.',
      ),
    items: exactly(3, 'items', titled).describe('Three benefits.'),
  }),
  findYourArea: group('The words of the map and the response times.', {
    heading,
    map: group('The map.', {
      heading,
      text: line.describe('The sentence on what the map shows.'),
      callLabel,
      shop: short.describe('The words beside the mark of the shop.'),
      river: short.describe('The name of the river on the map.'),
      credit: line.describe('Where the map comes from.'),
    }),
    response: group('The response times.', {
      heading,
      text: line.describe('The sentence on response times.'),
    }),
  }),
});

const chip = short.describe('The words on this chip.');

const area = group('Every town page', {
  page: z.literal('area'),
  callLabel,
  offerings: group('The services in this town.', {
    ...headed,
    legend: short.describe('What the chips choose, for screen readers.'),
    chips: group(
      'The words on the chips that choose services, and over the kinds of the list of services.',
      alike(
        ['all', 'installation', 'repair', 'maintenance', 'emergency'],
        chip,
      ),
    ),
    others: short.describe(
      'The words at the end of the services of one kind, before those on the chip of all.',
    ),
    learnMore,
    popular,
  }),
  glance: group('The town at a glance.', {
    heading,
    coverage: short.describe('The words over the coverage.'),
    streets: short.describe('The words over the four streets.'),
    zips: short.describe('The words over the ZIP codes.'),
    ...townFacts,
  }),
  readOn: short.describe(
    'The words before the town, on the fold over the rest of its text.',
  ),
  neighborsHeading: heading.describe('The heading over the towns next door.'),
  whyChoose: group('Reasons to choose the company, with the call box.', {
    heading,
    picture: photo
      .optional()
      .describe('A picture beside the reasons; without it there is none.'),
    reasons: exactly(4, 'reasons', titled).describe('Four reasons.'),
    callHeading: heading.describe('The heading of the call box.'),
    callText: line.describe('The sentence in the call box.'),
    callLabel,
  }),
});

const forAssistants = (about: string) =>
  group(about, {
    heading,
    lines: lines(line, 1).describe('A sentence or two each.'),
  });

const assistants = group('For assistants such as ChatGPT (llms.txt)', {
  page: z.literal('assistants'),
  who: forAssistants('Who the company is; the registration number follows.'),
  where: forAssistants('Where it works; the address stands before it.'),
  when: forAssistants('When it comes; the times beside prices follow.'),
  howMuch: forAssistants(
    'What it costs; the other lines beside prices follow.',
  ),
  reach: forAssistants('How to reach it; phone and links stand before it.'),
  doNot: forAssistants('What people had better not do themselves.'),
  servicesHeading: heading.describe('The heading over the services.'),
  areasHeading: heading.describe('The heading over the towns.'),
});

const screens = [
  home,
  services,
  service,
  serviceAreas,
  area,
  about,
  contact,
  notFound,
  serverError,
  shared,
  assistants,
] as const;

/** The names of the screens, each with its own file of copy. */
export const PAGE_NAMES = screens.map(({ shape }) => shape.page.value);

/** The copy of one screen; the field `page` says which. */
export const pageSchema = z.discriminatedUnion('page', screens, {
  error: `must be one of ${PAGE_NAMES.join(', ')}`,
});

export type PageCopy = z.infer<typeof pageSchema>;
export type PageName = PageCopy['page'];
/** The copy of the screen with this name. */
export type CopyOf<Name extends PageName> = Extract<PageCopy, { page: Name }>;

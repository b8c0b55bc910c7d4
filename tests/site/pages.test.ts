import { slug } from 'github-slugger';
import { describe, expect, test } from 'vitest';
import { monthInWords, timeInWords } from '~/lib/formats';
import { PAGES } from '~/lib/pages';
import { DAYS } from '~/schemas/business';
import { PARTS } from '~/schemas/service';
import {
  areas,
  asFigure,
  business,
  page as copyOf,
  phoneLink,
  place,
  priceOf,
  services,
  team,
  testimonials,
  type Service,
} from '../helpers/content.ts';
import {
  ERROR_PATHS,
  expectOnEach,
  NOT_FOUND_PATHS,
  pageAt,
  type Page,
} from '../helpers/dist.ts';
import {
  all,
  attribute,
  attributesOf,
  headingsOf,
  heroOf,
  hrefsIn,
  link,
  linksIn,
  mainOf,
  one,
  sectionHeaded,
  textOf,
  textsOf,
} from '../helpers/dom.ts';
import { blocksOf, unsaidOn, wordsIn } from '../helpers/words.ts';

/** The pages that stand alone, and those of errors: their words, blocks and links are those of their content. */

const { name, phone, address, claims, limits } = business();
const { registration, whatsapp, bookingUrl } = business();
const { hours = [], languages = [] } = business();
const home = copyOf('home');
const about = copyOf('about');
const contact = copyOf('contact');
const towns = copyOf('service-areas');
const shared = copyOf('shared');
const reviews = testimonials();
const errorPages = ERROR_PATHS.map((path) => ({ path }));

test('each says all that its file says', () => {
  // Each of these waits for something to show.
  const hidden = blocksOf([
    reviews.length === 0 && home.testimonials,
    team().length === 0 && about.team,
    !registration && about.check.registration,
    !address.street && about.check.street,
  ]);
  expectOnEach(
    [
      ...Object.values(PAGES),
      ...NOT_FOUND_PATHS.map((path) => ({ path, copy: 'not-found' }) as const),
      { path: '/500', copy: 'server-error' } as const,
    ],
    (page, { copy }) =>
      unsaidOn(page, copyOf(copy)).filter((text) => !hidden.includes(text)),
    () => [],
  );
});

test('each has its blocks in order', () => {
  const { hero, list, guarantee, howItWorks } = copyOf('services');
  const blocks = {
    '/': [
      home.hero,
      shared.whatsWrong,
      home.whyChoose,
      home.services,
      ...(reviews.length > 0 ? [home.testimonials] : []),
    ],
    '/services': [hero, list, guarantee, howItWorks],
    '/service-areas': [
      towns.hero,
      towns.list,
      towns.benefits,
      towns.findYourArea,
    ],
    '/about': [
      about.hero,
      ...(team().length > 0 ? [about.team] : []),
      about.story,
      about.highlights,
      about.values,
      about.check,
    ],
    '/contact': [contact.hero, contact.touch, contact.shop],
    '/404': [copyOf('not-found'), shared.whatsWrong],
    '/500': [copyOf('server-error'), shared.whatsWrong],
  };
  expectOnEach(
    Object.entries(blocks).map(([path, parts]) => ({ path, parts })),
    headingsOf,
    ({ parts }) =>
      [...parts, shared.ready].map((part) =>
        'title' in part ? part.title : part.heading,
      ),
  );
});

describe('the home page', () => {
  test('shows every service with its price, counted in a carousel when a grid cannot hold them', () => {
    const list = sectionHeaded(pageAt('/'), home.services.heading);
    expect(linksIn(list).slice(0, -1)).toEqual(
      services().map((service) =>
        link(
          `${service.title} Starting at ${priceOf(service)} Learn more`,
          `/services/${service.slug}`,
        ),
      ),
    );
    const { length: count } = services();
    expect(
      attributesOf(list, '[aria-roledescription="slide"]', 'aria-label'),
    ).toEqual(
      services()
        .filter(() => count > limits.homeGridMaximum)
        .map((_, index) => `${String(index + 1)} of ${String(count)}`),
    );
  });

  test('shows of each review its stars, text, who said it where, and, once real, when and on which site', () => {
    const cards = all(mainOf(pageAt('/')), '[aria-labelledby="reviews"] li');
    expect(
      cards.map((card) => ({
        stars: all(card, '[role="img"] svg').length,
        label: attribute(one(card, '[role="img"]'), 'aria-label'),
        words: textOf(card),
        links: hrefsIn(card),
        // It would look like that of the customer.
        pictures: all(card, 'img').length,
      })),
    ).toEqual(
      reviews.map((review) => ({
        stars: review.rating,
        label: `${String(review.rating)} of 5 stars`,
        words: [
          `“${review.text}”`,
          `${review.name}, ${review.location}`,
          [review.month && monthInWords(review.month), review.source]
            .filter(Boolean)
            .join(', '),
          services().find((one) => one.slug === review.service)?.title,
        ]
          .filter(Boolean)
          .join(' '),
        links: [`/services/${review.service}`],
        pictures: 0,
      })),
    );
  });
});

/** Where the company is written to and booked, once it has said so. */
const channels = (message: string, book: string) => [
  ...(whatsapp
    ? [link(message, `https://wa.me/1${whatsapp.replaceAll(/\D/g, '')}`)]
    : []),
  ...(bookingUrl ? [link(book, bookingUrl)] : []),
];

describe('the list of services', () => {
  const copy = copyOf('services');

  test('has a card for each with price, description, features and a link', () => {
    const list = sectionHeaded(pageAt('/services'), copy.list.heading);
    expect(
      all(list, 'article').map((card) => ({
        title: textOf(one(card, 'h3')),
        isPopular: textOf(card).includes('Most Popular'),
        price: textOf(one(card, 'b')),
        description: textsOf(card, 'p').at(-1),
        features: textsOf(card, 'li'),
        links: linksIn(card),
      })),
    ).toEqual(
      services().map((service) => ({
        title: service.title,
        isPopular: service.popular ?? false,
        price: priceOf(service),
        description: service.description,
        features: service.features,
        links: [
          link(`Learn More: ${service.title}`, `/services/${service.slug}`),
        ],
      })),
    );
  });

  test('leads to WhatsApp and to the booking page from the words for them, where there are any', () => {
    const steps = sectionHeaded(pageAt('/services'), copy.howItWorks.heading);
    expect(linksIn(steps)).toEqual(channels('WhatsApp', 'online booking'));
  });
});

/** Where the towns of a map lead, which Tab passes by: the list has them. */
const townsOnMap = (page: Page) =>
  all(heroOf(page), 'svg a[tabindex="-1"]')
    .map((link) => attribute(link, 'href'))
    .sort();
const mapped = areas().filter(({ location }) => location);

test('the maps of all towns link and name every town whose place is known', () => {
  expectOnEach(
    [{ path: '/service-areas' }, { path: '/contact' }],
    (page) => ({
      links: townsOnMap(page),
      unnamed: mapped.filter(
        (area) => !textsOf(heroOf(page), 'svg text').includes(area.name),
      ),
    }),
    () => ({
      links: mapped.map((area) => `/service-areas/${area.slug}`).sort(),
      unnamed: [],
    }),
  );
});

test('the list of towns has each with its time and streets, and hides all but the first behind a button', () => {
  const list = sectionHeaded(pageAt('/service-areas'), towns.list.heading);
  const cards = all(list, 'li');
  expect(cards.flatMap(linksIn)).toEqual(
    areas().map((area) =>
      link(
        [
          area.name,
          asFigure(area.responseTime),
          area.neighborhoods.join(', '),
        ].join(' '),
        `/service-areas/${area.slug}`,
      ),
    ),
  );
  expect(cards.map((card) => card.hasAttribute('data-more'))).toEqual(
    areas().map((_, index) => index >= limits.visibleAreas),
  );
  expect(textsOf(list, '[role="button"]')).toHaveLength(
    areas().length > limits.visibleAreas ? 1 : 0,
  );
});

test('the list of towns says whose outlines its map shows', () => {
  expect(textOf(mainOf(pageAt('/service-areas')))).toContain(
    'Boundaries: NJ Office of GIS',
  );
});

describe('the about page', () => {
  const main = mainOf(pageAt('/about'));

  test('says what papers there are, with the registration number and the street once they are given', () => {
    const papers = textOf(one(main, '#papers'));
    expect(papers).toContain(claims.credentials ?? '');
    expect(papers.includes('registration')).toBe(Boolean(registration));
    const { items, ...answers } = about.check;
    const check = sectionHeaded(pageAt('/about'), answers.heading);
    expect(textsOf(check, 'li')).toEqual([
      ...items.map(({ title, text }) => `${title} ${text}`),
      ...(registration
        ? [
            `${answers.registration.title} ${answers.registration.text} ${registration}.`,
          ]
        : []),
      ...(address.street
        ? [`${answers.street.title} ${answers.street.text} ${place()}.`]
        : []),
    ]);
  });

  test('shows each person with a role, a sentence, and a photo where there is one', () => {
    expect(
      all(main, '[aria-labelledby="team"] li').map((card) => ({
        words: wordsIn(textOf(card)),
        photos: all(card, 'img').length,
      })),
    ).toEqual(
      team().map((person) => ({
        words: wordsIn(`${person.name} ${person.role} ${person.body}`),
        photos: person.image ? 1 : 0,
      })),
    );
  });
});

describe('the contact page', () => {
  const touch = sectionHeaded(pageAt('/contact'), contact.touch.heading);
  const [call, , visit] = all(touch, 'ul > li:has(h3)');
  if (!call || !visit) throw new Error('no cards to call and to visit');

  test('leads to a call, and to WhatsApp and the booking page where there are any', () => {
    expect(linksIn(call)).toEqual([
      link(`Call ${phone}`, phoneLink()),
      ...channels('Message Us on WhatsApp', 'Book Online'),
    ]);
  });

  test('says where the shop is, with directions', () => {
    expect(textsOf(visit, 'p')).toContain(place());
    const { origin, pathname, searchParams } = new URL(hrefsIn(visit)[0] ?? '');
    expect(origin + pathname).toBe('https://www.google.com/maps/dir/');
    expect(Object.fromEntries(searchParams)).toEqual({
      api: '1',
      destination: `${name}, ${place()}`,
    });
  });

  test('says when the shop is open and in which languages callers are answered, once that is given', () => {
    const rows = DAYS.map((day) => {
      const open = hours.find((one) => one.day === day);
      const times = open && [open.opens, open.closes].map(timeInWords);
      return `${day} ${times?.join(' – ') ?? 'Closed'}`;
    });
    if (claims.emergencyHours) rows.push('Emergencies 24 hours, every day');
    expect(textsOf(visit, 'dl').join()).toBe(
      hours.length > 0 ? rows.join(' ') : '',
    );
    expect(attributesOf(visit, 'p [lang]', 'lang')).toEqual(languages);
  });

  test('says in four steps what happens after the call', () => {
    expect(textsOf(touch, 'ol > li')).toEqual(contact.after.steps);
  });

  test('leads to the towns it names, with their response time, and to all', () => {
    const { heading, areas: slugs } = contact.shop;
    const named = slugs.flatMap((slug) =>
      areas().filter((area) => area.slug === slug),
    );
    expect(linksIn(sectionHeaded(pageAt('/contact'), heading))).toEqual([
      ...named.map((area) =>
        link(
          `${area.name} ${asFigure(area.responseTime)}`,
          `/service-areas/${area.slug}`,
        ),
      ),
      link('View All', '/service-areas'),
    ]);
  });
});

test('"What’s wrong", on the home page and below errors, lists services in the words of a caller, numbered as in its drawing', () => {
  const row = (words: (string | undefined)[], href: string) =>
    `${words.filter(Boolean).join(' ')} → ${href}`;
  const rowOf = (service: Service, number = '', says = service.symptom) =>
    row([number, says, service.title, priceOf(service)], pathOf(service));
  const pathOf = (service: Service) => `/services/${service.slug}`;
  /** The first service that repairs each part of the door, in the order of the drawing. */
  const numbered = PARTS.flatMap(
    (part) => services().find((service) => service.part === part) ?? [],
  );
  const further = services().flatMap((service) =>
    (service.otherSymptoms ?? [])
      .filter(({ whatsWrong }) => whatsWrong)
      .map(
        ({ says, heading }) => `${rowOf(service, '', says)}#${slug(heading)}`,
      ),
  );
  const rows = [
    ...numbered.flatMap((service, index) => {
      const number = String(index + 1);
      return [row([number], pathOf(service)), rowOf(service, number)];
    }),
    ...services()
      .filter((service) => !numbered.includes(service))
      .map((service) => rowOf(service)),
    ...further,
  ];
  const toAll = row(['View All Services'], '/services');
  expectOnEach(
    [{ path: '/' }, ...errorPages],
    ({ root }) => {
      const section = one(root, 'main > section[aria-labelledby="wrong"]');
      const shown = linksIn(section).map(({ text, href }) => row([text], href));
      return {
        wrong: shown.filter((link) => ![...rows, toAll].includes(link)),
        missing: shown.includes(toAll)
          ? []
          : rows.filter((link) => !shown.includes(link)),
        // The drawing is for the eye and the finger, others have the list.
        spoken: all(section, 'svg a:not([tabindex="-1"])').length,
      };
    },
    () => ({ wrong: [], missing: [], spoken: 0 }),
  );
});

describe('an error page', () => {
  test('has the phone, and of an unknown path the way home; that of a failing server its status', () => {
    expectOnEach(
      errorPages,
      (page) => ({
        links: hrefsIn(heroOf(page)),
        status: textOf(heroOf(page)).includes('500 Internal Server Error'),
      }),
      ({ path }) => ({
        links: path === '/500' ? [phoneLink()] : [phoneLink(), '/'],
        status: path === '/500',
      }),
    );
  });

  test('tells the script for unknown paths every service and every town', () => {
    const known = 'template[data-services][data-areas]';
    expectOnEach(
      NOT_FOUND_PATHS.map((path) => ({ path })),
      ({ root }) => [
        attribute(one(root, known), 'data-services').split(' '),
        attribute(one(root, known), 'data-areas').split(' '),
      ],
      () => [
        services().map((service) => service.slug),
        areas().map((area) => area.slug),
      ],
    );
  });
});

import { describe, expect, test } from 'vitest';
import {
  areas,
  asFigure,
  business,
  localTextOf,
  lowestRepair,
  page as copyOf,
  priceOf,
  type Area,
  type Service,
} from '../helpers/content.ts';
import {
  areaPages,
  expectOnEach,
  pageAt,
  serviceInTownPages,
  serviceOwnPages,
  servicePages,
  type Page,
} from '../helpers/dist.ts';
import {
  all,
  attribute,
  attributesOf,
  heroOf,
  mainOf,
  one,
  ownPictures,
  textOf,
  textsOf,
} from '../helpers/dom.ts';
import { drawingOf, shapesOf } from '../helpers/icons.ts';
import { kindOf, timesIn } from '../helpers/prices.ts';
import { blocksIn, wordsIn } from '../helpers/words.ts';

/**
 * The value of every field of a service and a town, on each of its pages: what is printed there is what
 * its own file says, and not the value of another.
 */

/** One thing that all pages of a kind say: where it stands, and what the content says there. */
interface Fact<Item> {
  fact: string;
  read: (page: Page, item: Item) => unknown;
  expected: (item: Item) => unknown;
}

interface ServicePage {
  service: Service;
  area: Area | undefined;
}

interface PairPage {
  service: Service;
  area: Area;
}

const { name: company, address, location: shop } = business();
const { claims } = business();

/** A claim that the owner has dropped shows nowhere. */
const given = (claim: string | undefined): string[] =>
  claim === undefined ? [] : [claim];

/** What costs nothing, by its first word. */
const promises = given(claims.estimates?.split(' ')[0]);

const emergency = claims.emergencyResponse
  ? [asFigure(claims.emergencyResponse)]
  : [];

/** A range of minutes, or a day, as a figure of the plate. */
function timeOf(service: Service, area?: Area): string[] {
  const time = timesIn(area)[kindOf(service)];
  return typeof time === 'object' ? [asFigure(time)] : given(time);
}

const cheapestRepair = [priceOf(lowestRepair())];

/** The figures of the plate in the hero of a page: price, time, promises. */
const figuresOf = (page: Page) => textsOf(heroOf(page), 'dl dd');

const titleOf = ({ root }: Page) => textOf(one(root, 'head > title'));

/** The first title that search results show whole, or the last and shortest. */
const firstThatFits = (...titles: string[]) =>
  titles.find(({ length }) => length <= 60) ?? titles.at(-1);

/** The title of a service in a place: with its price, with the company, or bare. */
function titleOfService(service: Service, place: string) {
  const name = service.seoName ?? service.title;
  const bare = `${name} in ${place}, ${address.region}`;
  return firstThatFits(
    `${bare} | From ${priceOf(service)}`,
    `${bare} | ${company}`,
    bare,
  );
}

const metaOf = ({ root }: Page, name: string) =>
  attributesOf(
    root,
    `head meta[name="${name}"], head meta[property="${name}"]`,
    'content',
  ).join();

/** What search engines are told of the service. */
function descriptionForSearchEngines({ root }: Page): unknown {
  const graphs = all(root, 'script[type="application/ld+json"]').map(
    ({ rawText }) =>
      JSON.parse(rawText) as { '@graph': Record<string, unknown>[] },
  );
  const nodes = graphs.flatMap((graph) => graph['@graph']);
  return nodes.find((node) => node['@type'] === 'Service')?.['description'];
}

const altsOf = (page: Page) =>
  ownPictures(page).map((image) => attribute(image, 'alt'));

/** The description of the picture of an entry. */
const altOf = ({ imageAlt, title }: Service | Area): string =>
  imageAlt ?? title;

/** The parts of a text that are not on a page. */
function missingFrom(page: Page, blocks: readonly string[]): string[] {
  const words = wordsIn(textOf(mainOf(page)));
  return blocks.filter((block) => !words.includes(block));
}

/** What a service says beside the fields of all: what to look for and do, what moves its price, what people ask. */
function textsOfService(service: Service): string[] {
  const { signsHeading, signsIntro, signs = [], signsNote } = service;
  const { stepsHeading, steps = [], questions = [] } = service;
  const fields = [
    signs.length > 0 && [signsHeading, signsIntro, signsNote],
    signs.map(({ text }) => text),
    steps.length > 0 && stepsHeading,
    steps,
    service.whileYouWait,
    service.beforeWeMeasure,
    service.priceFactors,
    service.priceChoices?.flatMap(({ choice, less, more }) => [
      choice,
      less,
      more,
    ]),
    questions.flatMap(({ question, answer }) => [question, answer]),
  ].flat(2);
  const given = fields.filter((text) => typeof text === 'string');
  return [...given.map(wordsIn), ...blocksIn(service.body)];
}

const altsOfService = (service: Service) => [
  altOf(service),
  (service.workPicture ?? copyOf('service')).imageAlt,
];

/** A town that has a picture of its own. */
const ownTown = (area?: Area) => (area?.image === undefined ? undefined : area);

/** The terms and details of a page below its hero. */
const rowsOf = (page: Page) =>
  all(mainOf(page), 'dl > div')
    .filter((row) => row.closest('section') !== heroOf(page))
    .map((row) => ({
      term: textOf(one(row, 'dt')),
      detail: textOf(one(row, 'dd')),
    }));

const FROM_SHOP = `From ${address.locality}`;
const MILES_PER_DEGREE = 69.09;

/** Whether a text says where a town lies from the shop; reckoned on a flat map. */
function isWhereabouts(said: string, { location }: Area, home: string) {
  if (!location) return said === '';
  const north = (location.latitude - shop.latitude) * MILES_PER_DEGREE;
  const width = MILES_PER_DEGREE * Math.cos((shop.latitude * Math.PI) / 180);
  const east = (location.longitude - shop.longitude) * width;
  const distance = Math.hypot(north, east);
  if (distance < 0.5) return said === home;
  const [, miles, direction = ''] = /^([\d.]+) miles (\w+)$/.exec(said) ?? [];
  const opposite = [north > 0 ? 'south' : 'north', east > 0 ? 'west' : 'east'];
  return (
    Math.abs(Number(miles) - distance) < 0.1 &&
    !opposite.some((wrong) => direction.includes(wrong))
  );
}

test('pages that stand alone tell the lowest price of a repair', () => {
  const expected = [...cheapestRepair, ...emergency, ...promises];
  for (const path of ['/', '/services'])
    expect(figuresOf(pageAt(path)), path).toEqual(expected);
});

test('the page of all towns tells how soon someone comes to those of each color of its map, and the lowest price', () => {
  const towns = areas().map(({ responseTime }) => responseTime);
  const soonest = Math.min(...towns.map(({ from }) => from));
  const key = [...Map.groupBy(towns, ({ from }) => from === soonest)]
    .toSorted(([isSoonest]) => (isSoonest ? -1 : 1))
    .map(([, times]) => {
      const from = Math.min(...times.map((time) => time.from));
      const to = Math.max(...times.map((time) => time.to));
      const word = times.length === 1 ? 'town' : 'towns';
      return {
        figure: asFigure({ from, to }),
        label: `To ${String(times.length)} ${word}`,
      };
    });
  const hero = heroOf(pageAt('/service-areas'));
  const labels = textsOf(hero, 'dl dt').slice(0, key.length);
  expect(labels).toEqual(key.map(({ label }) => label));
  expect(textsOf(hero, 'dl dd')).toEqual(
    [...key.map(({ figure }) => figure), ...cheapestRepair, ...promises].slice(
      0,
      3,
    ),
  );
});

test('the about page tells how long the company has worked, how soon it comes and what repairs cost', () => {
  expect(figuresOf(pageAt('/about'))).toEqual([
    ...given(claims.years && `${claims.years} years`),
    ...emergency,
    ...cheapestRepair,
  ]);
});

test('the contact page tells when someone answers and comes', () => {
  expect(figuresOf(pageAt('/contact'))).toEqual([
    ...given(claims.emergencyHours),
    ...emergency,
    ...given(claims.regularAppointments),
  ]);
});

describe('every page of a service, on its own and in a town, tells', () => {
  const facts: Fact<ServicePage>[] = [
    {
      fact: 'its icon',
      read: (page, { service: { icon = 'wrench' } }) =>
        all(heroOf(page), 'svg').some(
          (drawing) => shapesOf(drawing) === drawingOf(icon),
        ),
      expected: () => true,
    },
    {
      fact: 'what its pictures show',
      // Of the two of a service, a page of a town with a picture of its own shows the one that suits its top.
      read: (page, { service, area }) => {
        const alts = altsOf(page);
        const [top = ''] = alts;
        return ownTown(area) && altsOfService(service).includes(top)
          ? alts.slice(1)
          : alts.toSorted();
      },
      expected: ({ service, area }) => {
        const town = ownTown(area);
        return town ? [altOf(town)] : altsOfService(service).toSorted();
      },
    },
    {
      fact: 'what its social card shows',
      read: (page) => metaOf(page, 'og:image:alt'),
      expected: ({ service }) => altOf(service),
    },
    {
      fact: 'its price over what the price covers',
      read: (page) => textOf(one(mainOf(page), 'aside h3')),
      expected: ({ service }) => `Starting at ${priceOf(service)}`,
    },
  ];
  test.each(facts)('$fact', ({ read, expected }) => {
    expectOnEach(servicePages, read, expected);
  });
});

describe('the page of a service on its own tells', () => {
  const { seoPlace } = copyOf('service');
  const facts: Fact<ServicePage>[] = [
    {
      fact: 'its price, and the time of its kind of job',
      read: figuresOf,
      expected: ({ service }) => [
        priceOf(service),
        ...timeOf(service),
        ...promises,
      ],
    },
    {
      fact: 'its name for search engines in the title, with the price where results have room for it',
      read: titleOf,
      expected: ({ service }) => titleOfService(service, seoPlace),
    },
    {
      fact: 'its full description to search engines',
      read: descriptionForSearchEngines,
      expected: ({ service }) => service.fullDescription.trim(),
    },
    {
      fact: 'all of its texts',
      read: (page, { service }) => missingFrom(page, textsOfService(service)),
      expected: () => [],
    },
  ];
  test.each(facts)('$fact', ({ read, expected }) => {
    expectOnEach(serviceOwnPages, read, expected);
  });
});

describe('the page of a service in a town tells', () => {
  const textOfPair = ({ service, area }: PairPage) =>
    localTextOf(service, area);

  const facts: Fact<PairPage>[] = [
    {
      fact: 'the price of the service, and the time of its kind of job there',
      read: figuresOf,
      expected: ({ service, area }) => [
        priceOf(service),
        ...timeOf(service, area),
        ...promises,
      ],
    },
    {
      fact: 'both in the title, and the price where results have room for it',
      read: titleOf,
      expected: ({ service, area }) => titleOfService(service, area.name),
    },
    {
      fact: 'its description in search results; without one, the start of that of the service',
      read: (page) => metaOf(page, 'description'),
      expected: (pair) => {
        const { title, fullDescription } = pair.service;
        const text = `${title} in ${pair.area.name}. ${fullDescription}`;
        return textOfPair(pair)?.description ?? text.slice(0, 155);
      },
    },
    {
      fact: 'what the service is to search engines',
      read: descriptionForSearchEngines,
      expected: ({ service }) => service.fullDescription.trim(),
    },
    {
      fact: 'all of its text; without one, what service and town say',
      read: (page, pair) => {
        const { service, area } = pair;
        const local = textOfPair(pair);
        const text = local
          ? `${local.headline}\n\n${local.lead}\n\n${local.body}`
          : `${service.fullDescription}\n\n${area.description}`;
        return missingFrom(page, blocksIn(text));
      },
      expected: () => [],
    },
    {
      fact: 'what a caller can see from a safe spot, where it is written',
      read: (page) => textsOf(mainOf(page), '[aria-labelledby="before"] li'),
      expected: (pair) => textOfPair(pair)?.checks ?? [],
    },
    {
      fact: 'where the town lies from the shop, and not its streets',
      read: (page, { area }) =>
        rowsOf(page).map(({ term, detail }) => {
          if (term !== FROM_SHOP) return { term, detail };
          const isRight = isWhereabouts(detail, area, 'Our hometown');
          return { term, detail: isRight };
        }),
      expected: ({ area }) =>
        area.location ? [{ term: FROM_SHOP, detail: true }] : [],
    },
    {
      fact: 'how soon someone comes, on its map, where the hero says the same',
      read: (page) =>
        textsOf(mainOf(page), 'figure svg text').filter((words) =>
          words.endsWith(' min'),
        ),
      expected: ({ service, area }) =>
        area.location && kindOf(service) === 'repair'
          ? [`${area.name} ${asFigure(area.responseTime)}`]
          : [],
    },
  ];
  test.each(facts)('$fact', ({ read, expected }) => {
    expectOnEach(serviceInTownPages, read, expected);
  });
});

describe('the page of a town tells', () => {
  const facts: Fact<(typeof areaPages)[number]>[] = [
    {
      fact: 'the lowest price of a repair, and how soon we are there',
      read: figuresOf,
      expected: ({ area }) => [
        ...cheapestRepair,
        asFigure(area.responseTime),
        ...promises,
      ],
    },
    {
      fact: 'its heading in the title, and the company where results have room for it',
      read: titleOf,
      expected: ({ area }) =>
        firstThatFits(`${area.title} | ${company}`, area.title),
    },
    {
      fact: 'its description in search results',
      read: (page) => metaOf(page, 'description'),
      expected: ({ area }) => area.description,
    },
    {
      fact: 'what its social card shows',
      read: (page) => metaOf(page, 'og:image:alt'),
      expected: ({ area }) => altOf(area),
    },
    {
      fact: 'what its picture shows',
      read: altsOf,
      expected: ({ area }) => [altOf(area)],
    },
    {
      fact: 'its name and response time on the map, where its place is known',
      read: (page, { area }) =>
        textsOf(heroOf(page), 'svg text').filter((words) =>
          words.endsWith(asFigure(area.responseTime)),
        ),
      // Of a map beside the text, and of a low one above it.
      expected: ({ area }) =>
        area.location
          ? Array.from(
              { length: 2 },
              () => `${area.name} ${asFigure(area.responseTime)}`,
            )
          : [],
    },
    {
      fact: 'coverage, streets, ZIP codes and whereabouts at a glance',
      read: (page, { area }) =>
        rowsOf(page).map(({ term, detail }) => {
          if (term !== 'From our shop') return { term, detail };
          const isRight = isWhereabouts(detail, area, 'Right here in town');
          return { term, detail: isRight };
        }),
      expected: ({ area }) =>
        [
          { term: 'Service', detail: area.coverage },
          { term: 'Streets', detail: area.neighborhoods.join(', ') },
          { term: 'ZIP codes', detail: area.zips?.join(', ') ?? '' },
          { term: 'From our shop', detail: area.location !== undefined },
        ].filter(({ detail }) => Boolean(detail)),
    },
    {
      fact: 'all of its text',
      read: (page, { area }) => missingFrom(page, blocksIn(area.body)),
      expected: () => [],
    },
  ];
  test.each(facts)('$fact', ({ read, expected }) => {
    expectOnEach(areaPages, read, expected);
  });
});

test('the last call says of a new door that it is measured', () => {
  const { text, measuredText } = copyOf('shared').ready;
  expectOnEach(
    [...servicePages, ...areaPages],
    (page) => textOf(one(page.root, '.last-call h2 + p')),
    (entry) =>
      'service' in entry && entry.service.beforeWeMeasure ? measuredText : text,
  );
});

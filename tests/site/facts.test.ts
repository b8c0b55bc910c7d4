import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { slug } from 'github-slugger';
import { describe, test } from 'vitest';
import { whereabouts } from '~/lib/distance';
import { monthInWords } from '~/lib/formats';
import {
  areas,
  asFigure,
  business,
  jobs,
  localTextOf,
  lowestRepair,
  page as copyOf,
  priceOf,
  services,
  type Area,
  type Service,
} from '../helpers/content.ts';
import {
  areaPages,
  ERROR_PATHS,
  expectOnEach,
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
  hrefsIn,
  link,
  linksIn,
  mainOf,
  one,
  sectionHeaded,
  textOf,
  textsOf,
} from '../helpers/dom.ts';
import { PROJECT } from '../helpers/project.ts';
import { unsaidOn, wordsIn } from '../helpers/words.ts';

/**
 * The value of every field of a service and a town, on each of its pages: what is printed there is what
 * its own file says, and not the value of another.
 */

const { address, claims, location: shop } = business();
const copy = copyOf('service');

/** A claim that the owner has dropped shows nowhere. */
const given = (claim: string | undefined) => (claim ? [claim] : []);
/** What costs nothing, by its first word. */
const promises = given(claims.estimates?.split(' ')[0]);
const emergency = given(
  claims.emergencyResponse && asFigure(claims.emergencyResponse),
);
const cheapestRepair = priceOf(lowestRepair());

/** From the soonest response in some towns to the latest. */
function rangeOf(towns: readonly Area[]): string {
  const times = towns.map(({ responseTime }) => responseTime);
  return asFigure({
    from: Math.min(...times.map(({ from }) => from)),
    to: Math.max(...times.map(({ to }) => to)),
  });
}

const isRepair = ({ category = 'other' }: Service) =>
  ['repair', 'maintenance'].includes(category);

/** How soon someone comes for a service: nobody needs minutes for a remote. */
function timeOf(service: Service, towns: readonly Area[]): string[] {
  if (isRepair(service)) return [rangeOf(towns)];
  return service.category === 'emergency'
    ? emergency
    : given(claims.regularAppointments);
}

/** The plate in the hero of a page: price, time, promises. */
const figuresOf = (page: Page) => textsOf(heroOf(page), 'dl dd');

test('the plate of each page that stands alone tells what visitors ask there', () => {
  const soonest = Math.min(...areas().map((area) => area.responseTime.from));
  const { soon = [], later = [] } = Object.groupBy(areas(), (area) =>
    area.responseTime.from === soonest ? 'soon' : 'later',
  );
  const mapKey = [soon, later].filter(({ length }) => length > 0).map(rangeOf);
  const plates = {
    '/': [cheapestRepair, ...emergency, ...promises],
    '/services': [cheapestRepair, ...emergency, ...promises],
    '/service-areas': [...mapKey, cheapestRepair, ...promises].slice(0, 3),
    '/about': [
      ...given(claims.years && `${claims.years} years`),
      ...emergency,
      cheapestRepair,
    ],
    '/contact': [
      ...given(claims.emergencyHours),
      ...emergency,
      ...given(claims.regularAppointments),
    ],
  };
  expectOnEach(
    Object.entries(plates).map(([path, plate]) => ({ path, plate })),
    figuresOf,
    ({ plate }) => plate,
  );
  expectOnEach(
    ERROR_PATHS.map((path) => ({ path })),
    figuresOf,
    () => plates['/'],
  );
});

/** What stands under the first heading of some words. */
const under = (page: Page, heading: string) =>
  all(mainOf(page), 'h2, h3').find((element) => textOf(element) === heading)
    ?.nextElementSibling ?? mainOf(page);

describe('every page of a service, on its own and in a town, tells', () => {
  test('what it is, what it includes, and its price alone', () => {
    expectOnEach(
      servicePages,
      (page) => ({
        heading: textOf(one(heroOf(page), 'h1')),
        description: textOf(one(heroOf(page), 'h1 + p')),
        figures: figuresOf(page),
        features: textsOf(under(page, copy.includedHeading), 'li'),
        prices: new Set(textOf(mainOf(page)).match(/Starting at \S+/g)),
      }),
      ({ service, area }) => ({
        heading: service.title + (area ? ` in ${area.name}` : ''),
        description: service.description,
        figures: [
          priceOf(service),
          ...timeOf(service, area ? [area] : areas()),
          ...promises,
        ],
        features: service.features,
        prices: new Set([`Starting at ${priceOf(service)}`]),
      }),
    );
  });

  test('its icon', () => {
    const shapesOf = (icon: string) =>
      readFileSync(
        join(PROJECT, 'src/assets/icons', `${icon}.svg`),
        'utf8',
      ).match(/ d="[^"]+"/g) ?? ['nothing drawn'];
    expectOnEach(
      servicePages.filter(
        ({ service: { icon = 'wrench' } }) => icon !== 'wrench',
      ),
      (page, { service: { icon = '' } }) => {
        const drawn = one(heroOf(page), '.picture').innerHTML;
        return shapesOf(icon).filter((shape) => !drawn.includes(shape));
      },
      () => [],
    );
  });

  test('in pictures the finished work and the job, or the town', () => {
    const altOf = ({ imageAlt, title }: Service | Area) => imageAlt ?? title;
    expectOnEach(
      servicePages,
      (page) =>
        all(mainOf(page), 'img')
          .filter(
            (image) =>
              !image.closest(
                '[aria-labelledby="jobs"], [aria-labelledby="styles"]',
              ),
          )
          .map((image) => attribute(image, 'alt')),
      ({ service, area }) => {
        const { workPicture = copy, beforeWeMeasure } = service;
        const own = [altOf(service), workPicture.imageAlt];
        // In a town the job is on top, since the fault stands on the page of the service.
        if (area && service.workPicture && !beforeWeMeasure) own.reverse();
        return area?.image ? [own[0], altOf(area)] : own;
      },
    );
  });
});

describe('the page of a service on its own tells', () => {
  test('all that its file says, under its headings', () => {
    expectOnEach(
      serviceOwnPages,
      (page, { service }) => ({
        unsaid: unsaidOn(page, service),
        about: textOf(under(page, `About ${service.title}`)),
      }),
      ({ service }) => ({ unsaid: [], about: service.fullDescription.trim() }),
    );
  });

  test('answers to questions when they are opened, and nothing else so', () => {
    expectOnEach(
      serviceOwnPages,
      (page) => [
        ...textsOf(mainOf(page), 'details > summary'),
        ...all(mainOf(page), 'details[open]'),
      ],
      ({ service: { questions = [] } }) =>
        questions.map(({ question }) => question),
    );
  });
});

describe('the page of a service in a town tells', () => {
  test('all that its own text says, with what to see from a safe spot; without one, what service and town say', () => {
    expectOnEach(
      serviceInTownPages,
      (page, { service, area }) => {
        const local = localTextOf(service, area);
        const { checksHeading, beforeWeMeasureHeading } = copy;
        const unwritten = [service.fullDescription, area.description];
        return unsaidOn(page, [
          local ?? [`What We Do in ${area.name}`, ...unwritten],
          local &&
            (service.beforeWeMeasure ? beforeWeMeasureHeading : checksHeading),
        ]);
      },
      () => [],
    );
  });

  test('where the town lies from the shop, and how soon someone comes where the hero says the same', () => {
    expectOnEach(
      serviceInTownPages,
      (page) => [
        ...textsOf(mainOf(page), 'figure dl > div'),
        ...textsOf(mainOf(page), 'figure svg text').filter((words) =>
          words.endsWith(' min'),
        ),
      ],
      ({ service, area: { name, location, responseTime } }) => {
        if (!location) return [];
        const lies = whereabouts(shop, location, 'Our hometown');
        const label = `${name} ${asFigure(responseTime)}`;
        return [
          `From ${address.locality} ${lies}`,
          ...(isRepair(service) ? [label] : []),
        ];
      },
    );
  });

  test('the other symptoms of the service, where it names some', () => {
    expectOnEach(
      serviceInTownPages,
      (page) =>
        all(mainOf(page), '[aria-labelledby="something-else"]').flatMap(
          linksIn,
        ),
      ({ service }) =>
        (service.otherSymptoms ?? []).map(({ says, heading }) =>
          link(says, `/services/${service.slug}#${slug(heading)}`),
        ),
    );
  });
});

describe('the page of a town tells', () => {
  const { offerings, whyChoose } = copyOf('area');

  test('all that its file says, the lowest price of a repair, and how soon we are there', () => {
    expectOnEach(
      areaPages,
      (page, { area }) => ({
        heading: textOf(one(heroOf(page), 'h1')),
        description: textOf(one(heroOf(page), 'h1 + p')),
        figures: figuresOf(page),
        unsaid: unsaidOn(page, [
          area,
          offerings,
          whyChoose,
          `${offerings.heading} ${area.name}`,
          `${whyChoose.heading} ${area.name}`,
        ]),
      }),
      ({ area }) => ({
        heading: area.title,
        description: area.description,
        figures: [cheapestRepair, asFigure(area.responseTime), ...promises],
        unsaid: [],
      }),
    );
  });

  test('coverage, streets, ZIP codes and whereabouts at a glance', () => {
    expectOnEach(
      areaPages,
      (page) => textsOf(mainOf(page), '[aria-labelledby="glance"] dl > div'),
      ({ area: { coverage, neighborhoods, zips, location } }) =>
        [
          `Service ${coverage}`,
          `Streets ${neighborhoods.join(', ')}`,
          zips && `ZIP codes ${zips.join(', ')}`,
          location &&
            `From our shop ${whereabouts(shop, location, 'Right here in town')}`,
        ].filter(Boolean),
    );
  });

  test('its name and response time on the map, where its place is known', () => {
    expectOnEach(
      areaPages,
      (page, { area }) =>
        textsOf(heroOf(page), 'svg text').filter((words) =>
          words.endsWith(asFigure(area.responseTime)),
        ),
      ({ area }) => {
        const label = `${area.name} ${asFigure(area.responseTime)}`;
        // Of a map beside the text, and of a low one above it.
        return area.location ? [label, label] : [];
      },
    );
  });

  test('how many services there are of each kind, and every one with its price there', () => {
    const kinds = ['Installation', 'Repair', 'Maintenance', 'Emergency'];
    const chips = kinds
      .map((kind) => ({
        kind,
        count: services().filter((one) => one.category === kind.toLowerCase())
          .length,
      }))
      .filter(({ count }) => count > 0)
      .map(({ kind, count }) => `${kind} ${String(count)}`);
    expectOnEach(
      areaPages,
      (page) => {
        const section = sectionHeaded(page, offerings.heading);
        return {
          chips: textsOf(section, 'fieldset label'),
          chosen: attributesOf(section, 'input[name="kind"][checked]', 'id'),
          cards: all(section, 'li[data-category]').map((card) => ({
            category: attribute(card, 'data-category'),
            words: textOf(card),
            links: linksIn(card).map(({ href }) => href),
          })),
        };
      },
      ({ area }) => ({
        chips: [`All Services ${String(services().length)}`, ...chips],
        chosen: ['chip-all'],
        cards: services().map((service) => ({
          category: service.category ?? 'other',
          words: [
            service.title,
            service.popular && 'Most Popular',
            `Learn More: ${service.title} Starting at ${priceOf(service)}`,
          ]
            .filter(Boolean)
            .join(' '),
          links: [`/services/${service.slug}-in-${area.slug}`],
        })),
      }),
    );
  });
});

/** The jobs that a page shows: the newest of its service, its town, or both. */
const jobsOn = ({
  service,
  area,
}: {
  service?: Service;
  area?: Area | undefined;
}) =>
  jobs()
    .filter((job) => !service || job.service === service.slug)
    .filter((job) => !area || job.area === area.slug)
    .slice(0, 3);

test('the newest jobs of a service and of a town stand on their pages, with place, month and price', () => {
  expectOnEach(
    [...servicePages, ...areaPages],
    (page) =>
      all(mainOf(page), '[aria-labelledby="jobs"] article').map((card) => ({
        words: wordsIn(textOf(card)),
        href: hrefsIn(card).join(),
      })),
    (item) =>
      jobsOn(item).map(({ service, area, street, month, body, price }) => ({
        words: wordsIn(
          [
            services().find((one) => one.slug === service)?.title,
            'in',
            areas().find((one) => one.slug === area)?.name,
            street,
            monthInWords(month),
            body,
            price && `Paid $${String(price)}`,
          ].join(' '),
        ),
        href: `/services/${service}-in-${area}`,
      })),
  );
});

test('each kind of page has its blocks in order, and none without anything to show', () => {
  const idsOf = (page: Page) =>
    attributesOf(mainOf(page), 'section', 'aria-labelledby');
  const where = (isShown: unknown, id: string) => (isShown ? [id] : []);
  expectOnEach(serviceOwnPages, idsOf, ({ service }) => {
    const { signs, signsHeading = 'signs', whileYouWait } = service;
    const waiting = signs ?? whileYouWait ?? service.beforeWeMeasure;
    return [
      ...['hero', 'about'],
      ...where(service.styles, 'styles'),
      ...where(service.priceChoices, 'price-choices'),
      ...where(waiting, slug(signsHeading)),
      ...where(service.steps, 'visit'),
      ...where(service.questions, 'questions'),
      ...where(jobsOn({ service })[0], 'jobs'),
      ...['towns', 'others', 'ready'],
    ];
  });
  expectOnEach(serviceInTownPages, idsOf, ({ service, area }) => [
    ...['hero', 'about'],
    ...where(localTextOf(service, area), 'before'),
    ...where(jobsOn({ service, area })[0], 'jobs'),
    ...['towns', 'others', 'ready'],
  ]);
  expectOnEach(areaPages, idsOf, ({ area }) => {
    const isNeighbor = areas().some(({ neighbors }) =>
      neighbors?.includes(area.slug),
    );
    return [
      ...['hero', 'offerings'],
      ...where(area.neighbors ?? isNeighbor, 'neighbors'),
      'why',
      ...where(jobsOn({ area })[0], 'jobs'),
      'ready',
    ];
  });
});

test('the last call says of a new door that it is measured', () => {
  const { text, measuredText } = copyOf('shared').ready;
  expectOnEach(
    servicePages,
    (page) => textOf(one(page.root, '.last-call h2 + p')),
    ({ service }) => (service.beforeWeMeasure ? measuredText : text),
  );
});

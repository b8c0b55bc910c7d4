import { expect, it } from 'vitest';
import { minutesInWords } from '../../src/lib/formats.ts';
import {
  areas,
  business,
  page as copyOf,
  type Area,
  type Service,
} from '../helpers/content.ts';
import {
  areaPages,
  expectNoFaults,
  expectOnEach,
  indexedPages,
  pageAt,
  servicePages,
} from '../helpers/dist.ts';
import { mainOf, textOf } from '../helpers/dom.ts';

const { before, times, after } = copyOf('shared').priceTerms;
const { emergencyResponse, regularAppointments } = business().claims;

const minutes = areas().flatMap(({ responseTime }) =>
  [...responseTime.matchAll(/\d+/g)].map(Number),
);
const anyTown = `${String(Math.min(...minutes))}-${String(Math.max(...minutes))} min`;

/** The words and the time; a claim that the owner has dropped has no line. */
const line = (words: string, time: string | undefined): string[] =>
  time === undefined ? [] : [`${words} ${minutesInWords(time)}`];

/** The line of each kind of job. */
const timeLines = (area?: Area) => ({
  emergency: line(times.emergency, emergencyResponse),
  repair: line(times.repair, area?.responseTime ?? anyTown),
  appointment: line(times.appointment, regularAppointments),
});

const KIND_OF = {
  emergency: 'emergency',
  repair: 'repair',
  maintenance: 'repair',
  installation: 'appointment',
  other: 'appointment',
} as const;

const timeOf = ({ category = 'other' }: Service, area?: Area) =>
  timeLines(area)[KIND_OF[category]];

/** The lines that a page does not show, of those it should. */
const missing = (path: string, lines: string[]) => {
  const text = textOf(mainOf(pageAt(path)));
  return lines.filter((expected) => !text.includes(expected));
};

it('beside the prices of all services stand the times of each kind of job', () => {
  const lists = [
    { path: '/services', area: undefined },
    { path: '/contact', area: undefined },
    ...areaPages,
  ];
  expectOnEach(
    lists,
    ({ path }, { area }) =>
      missing(path, [
        ...before,
        ...Object.values(timeLines(area)).flat(),
        ...after,
      ]),
    () => [],
  );
});

it('beside the price of a service stands the time of its kind of job alone', () => {
  expectOnEach(
    servicePages,
    (page, { path, service, area }) => {
      const own = timeOf(service, area);
      const others = Object.values(timeLines(area))
        .flat()
        .filter((other) => !own.includes(other));
      return {
        missing: missing(path, [...before, ...own, ...after]),
        tooMany: others.filter((other) => textOf(mainOf(page)).includes(other)),
      };
    },
    () => ({ missing: [], tooMany: [] }),
  );
});

it('stands beside every price, save on the home page, whose hero says it', () => {
  expectNoFaults(
    indexedPages().filter(
      (page) =>
        page.path !== '/' && /Starting at \$\d/.test(textOf(mainOf(page))),
    ),
    ({ path }) => missing(path, [...before, ...after]),
  );
});

it('prints of fees, payment and people only what the owner has said', () => {
  const { tripFee, nightSurcharge, payment, whoComes } = business().claims;
  const claims = [tripFee, nightSurcharge, payment, whoComes].filter(Boolean);
  expect(after.filter((term) => claims.includes(term))).toEqual(claims);
  expect(after).not.toContain('');
});

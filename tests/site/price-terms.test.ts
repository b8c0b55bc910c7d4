import { expect, it } from 'vitest';
import { minutesInWords } from '../../src/lib/formats.ts';
import { business, page as copyOf, type Area } from '../helpers/content.ts';
import {
  areaPages,
  expectNoFaults,
  expectOnEach,
  indexedPages,
  servicePages,
  type Page,
} from '../helpers/dist.ts';
import { heroOf, mainOf, one, textOf, textsOf } from '../helpers/dom.ts';
import { kindOf, priceDetailsOf, timesIn } from '../helpers/prices.ts';

const { before, times, after, typical, onSite } = copyOf('shared').priceTerms;

/** The line on how soon someone comes; a claim that the owner has dropped has none. */
function timeLine(kind: keyof typeof times, area?: Area): string[] {
  const time = timesIn(area)[kind];
  return time === undefined ? [] : [`${times[kind]} ${minutesInWords(time)}`];
}

const missingFrom = (page: Page, lines: string[]) =>
  lines.filter((line) => !textOf(mainOf(page)).includes(line));

it('beside the prices of all services stands the time of each kind of job', () => {
  const lists = [
    { path: '/services', area: undefined },
    { path: '/contact', area: undefined },
    ...areaPages,
  ];
  expectOnEach(
    lists,
    (page, { area }) =>
      missingFrom(page, [
        ...before,
        ...timeLine('emergency', area),
        ...timeLine('repair', area),
        ...timeLine('appointment', area),
        ...after,
      ]),
    () => [],
  );
});

it('beside the price of a service stands what it buys, and the time of its kind of job alone', () => {
  const { priceLabel } = copyOf('service');
  expectOnEach(
    servicePages,
    // Not what the price depends on, which is a text of the page.
    ({ root }) =>
      textsOf(
        one(root, `aside[aria-label="${priceLabel}"]`),
        'li:not(.prose li)',
      ),
    ({ service, area }) => {
      const { scope, usual } = priceDetailsOf(service);
      const time = timeLine(kindOf(service), area);
      return [...scope, ...usual, ...before, ...time, ...after];
    },
  );
});

it('the hero of a service says in one line what most customers pay', () => {
  expectOnEach(
    servicePages,
    (page) =>
      textsOf(heroOf(page), 'p').filter(
        (text) =>
          text === '' ||
          text.startsWith(typical) ||
          text.endsWith(`${onSite}.`),
      ),
    ({ service }) => {
      const { usual } = priceDetailsOf(service);
      return usual.length === 0 ? [] : [`${usual.join('. ')}.`];
    },
  );
});

it('every price stands beside its terms, save on the home page, whose hero says them', () => {
  expectNoFaults(
    indexedPages().filter(
      (page) =>
        page.path !== '/' && /Starting at \$\d/.test(textOf(mainOf(page))),
    ),
    (page) => missingFrom(page, [...before, ...after]),
  );
});

it('prints of fees, payment and people only what the owner has said', () => {
  const { tripFee, nightSurcharge, payment, whoComes } = business().claims;
  const claims = [tripFee, nightSurcharge, payment, whoComes].filter(Boolean);
  expect(after.filter((line) => claims.includes(line))).toEqual(claims);
  expect(after).not.toContain('');
});

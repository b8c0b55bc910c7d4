import { it } from 'vitest';
import { inWords, page as copyOf, type Area } from '../helpers/content.ts';
import {
  areaPages,
  expectNoFaults,
  expectOnEach,
  indexedPages,
  servicePages,
  type Page,
} from '../helpers/dist.ts';
import { mainOf, one, textOf, textsOf } from '../helpers/dom.ts';
import { kindOf, timesIn } from '../helpers/prices.ts';

const { before, after } = copyOf('shared').priceTerms;

const LABELS = {
  emergency: 'Emergency response, usually',
  repair: 'Repair response, usually',
  appointment: 'Planned work: appointments, usually',
};

/** The line on how soon someone comes; a claim that the owner has dropped has none. */
function timeLine(kind: keyof typeof LABELS, area?: Area): string[] {
  const time = timesIn(area)[kind];
  if (time === undefined) return [];
  return [`${LABELS[kind]} ${typeof time === 'string' ? time : inWords(time)}`];
}

const missingFrom = (page: Page, lines: readonly string[]) =>
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

it('beside the price of a service stand its terms, and the time of its kind of job alone', () => {
  expectOnEach(
    servicePages,
    ({ root }) =>
      textsOf(one(root, 'aside[aria-label="Price and call"] ul'), 'li'),
    ({ service, area }) => [
      ...before,
      ...timeLine(kindOf(service), area),
      ...after,
    ],
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

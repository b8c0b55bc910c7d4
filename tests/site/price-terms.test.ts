import { expect, it } from 'vitest';
import { areas, business, page as copyOf } from '../helpers/content.ts';
import {
  areaPages,
  expectOnEach,
  indexedPages,
  pageAt,
  serviceOwnPages,
  servicePages,
} from '../helpers/dist.ts';
import { mainOf, textOf, textsOf } from '../helpers/dom.ts';

const { before, inTown, byTown, after } = copyOf('shared').priceTerms;

it('beside every price stands what it covers, when we come, and the warranty', () => {
  const towns = new Map(
    [...servicePages, ...areaPages].map(({ path, area }) => [path, area]),
  );
  const pagesWithPrice = indexedPages().filter(
    // The home page says it in its hero, and leads to it.
    (page) =>
      page.path !== '/' && /Starting at \$\d/.test(textOf(mainOf(page))),
  );
  expectOnEach(
    [...pagesWithPrice, pageAt('/contact')],
    (page) => {
      const area = towns.get(page.path);
      const time = area
        ? `${inTown} ${area.name}: ${area.responseTime}`
        : `${byTown}: `;
      return [...before, time, ...after].filter(
        (line) => !textOf(mainOf(page)).includes(line),
      );
    },
    () => [],
  );
});

it('names the response times of all towns, the soonest first, where no town is known', () => {
  const times = [...new Set(areas().map(({ responseTime }) => responseTime))];
  const numbersOf = (time: string) => time.split('-').map(Number.parseFloat);
  times.sort((a, b) => {
    const [from = 0, to = 0] = numbersOf(a);
    const [otherFrom = 0, otherTo = 0] = numbersOf(b);
    return from - otherFrom || to - otherTo;
  });
  expectOnEach(
    [pageAt('/services'), pageAt('/contact'), ...serviceOwnPages],
    (page) =>
      textsOf(mainOf(page), 'li')
        .filter((line) => line.startsWith(byTown))
        .map((line) => line.match(/\d+-\d+ min/g)),
    () => [times],
  );
});

it('prints of fees, payment and people only what the owner has said', () => {
  const { tripFee, nightSurcharge, payment, whoComes } = business().claims;
  const claims = [tripFee, nightSurcharge, payment, whoComes].filter(Boolean);
  expect(after.filter((line) => claims.includes(line))).toEqual(claims);
  expect(after).not.toContain('');
});

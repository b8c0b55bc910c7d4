import { expect, it } from 'vitest';
import { business, page as copyOf } from '../helpers/content.ts';
import {
  areaPages,
  expectOnEach,
  indexedPages,
  pageAt,
  servicePages,
} from '../helpers/dist.ts';
import { mainOf, textOf } from '../helpers/dom.ts';

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

it('prints of fees, payment and people only what the owner has said', () => {
  const { tripFee, nightSurcharge, payment, whoComes } = business().claims;
  const claims = [tripFee, nightSurcharge, payment, whoComes].filter(Boolean);
  expect(after.filter((line) => claims.includes(line))).toEqual(claims);
  expect(after).not.toContain('');
});

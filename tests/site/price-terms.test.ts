import { expect, it } from 'vitest';
import { business, page as copyOf } from '../helpers/content.ts';
import { areaPages, expectOnEach, indexedPages, pageAt, servicePages } from '../helpers/dist.ts';
import { mainOf, textOf } from '../helpers/dom.ts';

const { before, inTown, byTown, after } = copyOf('shared').priceTerms;

it('beside every price stands what it covers, when we come, and the warranty', () => {
  const towns = new Map(
    [...servicePages, ...areaPages].map((page) => [page.path, page.area] as const),
  );
  const priced = indexedPages().filter(
    // Home says it in its hero, and leads to it.
    (page) => page.path !== '/' && /Starting at \$\d/.test(textOf(mainOf(page))),
  );
  expectOnEach(
    [...priced, pageAt('/contact')],
    (page) => {
      const area = towns.get(page.path);
      const time = area ? `${inTown} ${area.name}: ${area.responseTime}` : `${byTown}: `;
      return [...before, time, ...after].filter((line) => !textOf(mainOf(page)).includes(line));
    },
    () => [],
  );
});

it('what the owner has not said of fees, payment and people is not printed', () => {
  const { tripFee, nightSurcharge, payment, whoComes } = business().claims;
  const said = [tripFee, nightSurcharge, payment, whoComes].filter(Boolean);
  expect(after.filter((line) => said.includes(line))).toEqual(said);
  expect(after).not.toContain('');
});

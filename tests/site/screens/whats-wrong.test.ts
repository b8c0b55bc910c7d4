import { slug } from 'github-slugger';
import { describe, expect, it } from 'vitest';
import { PARTS } from '~/schemas/service';
import { priceOf, services, type Service } from '../../helpers/content.ts';
import { expectOnEach, ERROR_PATHS, pageAt } from '../../helpers/dist.ts';
import {
  all,
  attribute,
  hrefsIn,
  one,
  pricesIn,
  textOf,
} from '../../helpers/dom.ts';

/** The first service that repairs each part of the door, in the order of the drawing's numbers. */
const numbered = PARTS.flatMap(
  (part) => services().find((service) => service.part === part) ?? [],
);
const others = services().filter((service) => !numbered.includes(service));

const sectionOn = (path: string) =>
  one(pageAt(path).root, 'main section:has(#wrong)');

/** The further symptoms that the list is to name: each leads to its heading on the page of its service. */
const further = services().flatMap((service) =>
  (service.otherSymptoms ?? [])
    .filter(({ whatsWrong }) => whatsWrong)
    .map(({ says, heading }) => ({ service, says, heading })),
);

const screensWithList = ['/', ...ERROR_PATHS].map((path) => ({ path }));
const pathOf = ({ slug }: Service) => `/services/${slug}`;

const byPath = (one: { href: string }, other: { href: string }) =>
  one.href.localeCompare(other.href);

/** The rows of the list, which stand on both sides of the drawing and below it. */
const rowsOn = (path: string) =>
  all(sectionOn(path), 'li > a')
    .map((row) => ({
      mark: textOf(one(row, '[aria-hidden="true"]')),
      words: textOf(one(row, '[aria-hidden="true"] + span')),
      price: pricesIn(row).at(-1),
      href: attribute(row, 'href'),
    }))
    .toSorted(byPath);

it('services are listed in the words of a caller, and further symptoms', () => {
  expectOnEach(
    screensWithList,
    ({ path }) => rowsOn(path),
    ({ path }) => {
      const named = rowsOn(path).map(({ href }) => href);
      const rowOf = (service: Service) => ({
        mark: '',
        words: [service.symptom, service.title].filter(Boolean).join(' '),
        price: priceOf(service),
        href: pathOf(service),
      });
      return [
        ...numbered.map((service, index) => ({
          ...rowOf(service),
          mark: String(index + 1),
        })),
        ...further.map(({ service, says, heading }) => ({
          ...rowOf(service),
          words: `${says} ${service.title}`,
          href: `${pathOf(service)}#${slug(heading)}`,
        })),
        ...others
          .filter((service) => named.includes(pathOf(service)))
          .map(rowOf),
      ].toSorted(byPath);
    },
  );
});

it('every service is in that list, or a link leads to all', () => {
  expectOnEach(
    screensWithList,
    ({ path }) => {
      const links = hrefsIn(sectionOn(path));
      if (links.includes('/services')) return [];
      return services()
        .map(pathOf)
        .filter((service) => !links.includes(service));
    },
    () => [],
  );
});

describe.each(screensWithList)('the drawing of $path', ({ path }) => {
  const drawing = one(sectionOn(path), 'svg:has(a)');

  it('numbers the parts as the list does, and links them alike', () => {
    const links = all(drawing, 'a').map((link) => ({
      number: Number(one(link, 'text').text),
      href: attribute(link, 'href'),
    }));
    expect(links.toSorted((a, b) => a.number - b.number)).toEqual(
      numbered.map(({ slug }, index) => ({
        number: index + 1,
        href: `/services/${slug}`,
      })),
    );
  });

  it('is kept from screen readers and from the keyboard, which have the list', () => {
    expect(attribute(drawing, 'aria-hidden')).toBe('true');
    const indexes = all(drawing, 'a').map((link) =>
      attribute(link, 'tabindex'),
    );
    expect(indexes.filter((index) => index !== '-1')).toEqual([]);
  });
});

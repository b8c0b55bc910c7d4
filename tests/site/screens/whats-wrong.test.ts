import { slug } from 'github-slugger';
import { describe, expect, it } from 'vitest';
import { PARTS } from '~/schemas/service';
import { priceOf, services, type Service } from '../../helpers/content.ts';
import { expectOnEach, ERROR_PATHS, pageAt } from '../../helpers/dist.ts';
import { all, attribute, hrefsIn, linksIn, one } from '../../helpers/dom.ts';

/** The first service that repairs each part of the door, in the order of the drawing's numbers. */
const numbered = PARTS.flatMap(
  (part) => services().find((service) => service.part === part) ?? [],
);
const others = services()
  .filter((service) => !numbered.includes(service))
  .toSorted((a, b) => a.price - b.price);

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

it('services are listed in the words of a caller, by part of the door, further symptoms, then by price', () => {
  expectOnEach(
    screensWithList,
    ({ path }) => linksIn(one(sectionOn(path), 'ol')),
    ({ path }) => {
      const named = hrefsIn(one(sectionOn(path), 'ol'));
      const rowOf = (service: Service) => {
        const { symptom, title } = service;
        return {
          text: [symptom, title, priceOf(service)].filter(Boolean).join(' '),
          href: pathOf(service),
        };
      };
      return [
        ...numbered.map(rowOf),
        ...further.map(({ service, says, heading }) => ({
          text: `${says} ${service.title} ${priceOf(service)}`,
          href: `${pathOf(service)}#${slug(heading)}`,
        })),
        ...others
          .filter((service) => named.includes(pathOf(service)))
          .map(rowOf),
      ];
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

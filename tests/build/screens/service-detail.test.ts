import { describe, expect, it } from 'vitest';
import { plain, shownPrice } from '../../helpers/cards.ts';
import { all, attribute, linkNamed, one, textOf, texts } from '../../helpers/elements.ts';
import { faults, pageAt, type BuiltPage } from '../../helpers/built-pages.ts';
import { heroOf, mainOf, sectionsOf } from '../../helpers/regions.ts';
import { PAIR_PATHS, SERVICE_PATHS } from '../../helpers/site-paths.ts';
import { AREAS, PHONE_LINK, SERVICES } from '../../helpers/specification.ts';

const pages = [...SERVICE_PATHS, ...PAIR_PATHS].map(pageAt);

function headingOf(page: BuiltPage): string {
  return textOf(one(mainOf(page), 'h1'));
}

function included(page: BuiltPage): string[] {
  const section = sectionsOf(page).find((part) =>
    all(part, 'h2, h3').some((heading) => plain(textOf(heading)) === "What's Included"),
  );
  return section ? texts(all(section, 'ul > li')) : [];
}

describe('heading of a service page', () => {
  it.each(SERVICES)('is "$title"', ({ slug, title }) => {
    expect(headingOf(pageAt(`/services/${slug}`))).toBe(title);
  });

  it.each(AREAS)('ends with " in $name" there', (area) => {
    const found = SERVICES.map(({ slug }) =>
      headingOf(pageAt(`/services/${slug}-in-${area.slug}`)),
    );
    expect(found).toEqual(SERVICES.map(({ title }) => `${title} in ${area.name}`));
  });
});

describe('hero of a service page', () => {
  it('has an icon, the description and the starting price', () => {
    const services = pageAt('/services');
    const wrong = SERVICES.flatMap(({ slug, title, price }) => {
      const heading = all(mainOf(services), 'h3').find((element) => textOf(element) === title);
      const description = heading?.nextElementSibling ? textOf(heading.nextElementSibling) : '?';
      const paths = [
        `/services/${slug}`,
        ...AREAS.map((area) => `/services/${slug}-in-${area.slug}`),
      ];
      return faults(paths.map(pageAt), (page) => {
        const hero = heroOf(page);
        const text = textOf(hero);
        const inTown = page.path.includes('-in-');
        return [
          all(hero, 'svg').length > 0 ? '' : 'no icon',
          // A town's page says what the town means for the job instead.
          text.includes(description) !== inTown ? '' : 'another description',
          shownPrice(hero) === price ? '' : 'another price',
        ].filter((fault) => fault !== '');
      });
    });
    expect(wrong).toEqual([]);
  });

  it('has "GET FREE ESTIMATE", which dials', () => {
    const wrong = faults(pages, (page) =>
      linkNamed(heroOf(page), 'GET FREE ESTIMATE').href === PHONE_LINK ? [] : ['does not dial'],
    );
    expect(wrong).toEqual([]);
  });
});

describe('About block of a service page', () => {
  const aboutOf = (page: BuiltPage) =>
    sectionsOf(page).filter((section) => textOf(one(section, 'h1, h2')).startsWith('About '));

  it('is there once, with a text and an image', () => {
    const wrong = faults(pages, (page) => {
      const [about, ...others] = aboutOf(page);
      const words = about ? textOf(about).split(' ').length : 0;
      const images = about ? all(about, 'img').length : 0;
      return words > 80 && images === 1 && others.length === 0 ? [] : ['About'];
    });
    expect(wrong).toEqual([]);
  });

  it('lists the five features of "What\'s Included", the same as on the services list', () => {
    const cards = all(mainOf(pageAt('/services')), 'article');
    const features = new Map(
      cards.map((card) => [textOf(one(card, 'h3')), texts(all(card, 'ul > li'))]),
    );
    const wrong = SERVICES.flatMap(({ slug, title }) => {
      const paths = [
        `/services/${slug}`,
        ...AREAS.map((area) => `/services/${slug}-in-${area.slug}`),
      ];
      return faults(paths.map(pageAt), (page) => {
        const found = included(page);
        return found.length === 5 && found.join() === features.get(title)?.join() ? [] : found;
      });
    });
    expect(wrong).toEqual([]);
  });
});

describe('a town without a page of its own', () => {
  it('has an empty place at the end of the heading of each service page', () => {
    const wrong = faults(SERVICE_PATHS.map(pageAt), (page) => {
      const place = one(mainOf(page), 'h1 [data-area]');
      return textOf(place) === '' && attribute(place, 'data-area') === '' ? [] : [textOf(place)];
    });
    expect(wrong).toEqual([]);
  });
});

describe('service page in a town', () => {
  it("shows the town's response time and streets", () => {
    const wrong = AREAS.flatMap((area) =>
      faults(
        SERVICES.map(({ slug }) => pageAt(`/services/${slug}-in-${area.slug}`)),
        (page) => {
          const text = textOf(mainOf(page));
          return [area.responseTime, ...area.streets].filter((fact) => !text.includes(fact));
        },
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('links the service and the town it belongs to', () => {
    const wrong = SERVICES.flatMap((service) =>
      AREAS.flatMap((area) =>
        faults([pageAt(`/services/${service.slug}-in-${area.slug}`)], (page) => {
          const hrefs = all(mainOf(page), 'a').map((link) => attribute(link, 'href'));
          return [`/services/${service.slug}`, `/service-areas/${area.slug}`].filter(
            (href) => !hrefs.includes(href),
          );
        }),
      ),
    );
    expect(wrong).toEqual([]);
  });
});

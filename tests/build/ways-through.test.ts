import { describe, expect, it } from 'vitest';
import { faults, pageAt } from '../helpers/built-pages.ts';
import { all, linksIn } from '../helpers/elements.ts';
import { fieldsOf } from '../helpers/front-matter.ts';
import { mainOf } from '../helpers/regions.ts';
import { AREAS, SERVICES } from '../helpers/specification.ts';

/** The served towns that border a town, by its content. */
function neighborsOf(area: string): string[] {
  return (fieldsOf(`areas/${area}.md`) as { neighbors: string[] }).neighbors;
}

/** Where the links of a part of a page lead, in order. */
function targetsIn(path: string, part: string): string[] {
  return all(mainOf(pageAt(path)), part).flatMap((section) =>
    linksIn(section).map(({ href }) => href),
  );
}

const PAIRS = SERVICES.flatMap((service) =>
  AREAS.map((area) => [service.slug, area.slug] as const),
);
const TOWNS = '[aria-labelledby="towns"]';
const OTHERS = '[aria-labelledby="others"]';

describe('ways through', () => {
  it('there are served neighbors for most towns, each a neighbor in turn', () => {
    const known = new Map(AREAS.map(({ slug }) => [slug, neighborsOf(slug)]));
    const oneSided = [...known].flatMap(([town, near]) =>
      near.filter((other) => !known.get(other)?.includes(town)).map((other) => `${town} ${other}`),
    );
    expect(oneSided).toEqual([]);
    expect([...known.values()].filter((near) => near.length > 0).length).toBeGreaterThan(10);
  });

  it('a service in a town leads to the same service in the towns next to it', () => {
    const wrong = PAIRS.flatMap(([service, area]) => {
      const path = `/services/${service}-in-${area}`;
      const expected = neighborsOf(area).map((town) => `/services/${service}-in-${town}`);
      return targetsIn(path, TOWNS).join() === expected.join() ? [] : [path];
    });
    expect(wrong).toEqual([]);
  });

  it('a service in a town leads to all other services in that town', () => {
    const wrong = PAIRS.flatMap(([service, area]) => {
      const path = `/services/${service}-in-${area}`;
      const expected = SERVICES.filter(({ slug }) => slug !== service).map(
        ({ slug }) => `/services/${slug}-in-${area}`,
      );
      return targetsIn(path, OTHERS).join() === expected.join() ? [] : [path];
    });
    expect(wrong).toEqual([]);
  });

  it.each(SERVICES)('$title leads to its fifteen towns and to the other services', ({ slug }) => {
    const path = `/services/${slug}`;
    expect(targetsIn(path, TOWNS)).toEqual(AREAS.map((area) => `${path}-in-${area.slug}`));
    expect(targetsIn(path, OTHERS)).toEqual(
      SERVICES.filter((service) => service.slug !== slug).map(
        (service) => `/services/${service.slug}`,
      ),
    );
  });

  it('a town leads to the towns next to it', () => {
    const wrong = faults(
      AREAS.map(({ slug }) => pageAt(`/service-areas/${slug}`)),
      ({ path }) => {
        const near = neighborsOf(path.split('/').at(-1) ?? '');
        const targets = targetsIn(path, 'aside[aria-labelledby="glance"]');
        return near.filter((town) => !targets.includes(`/service-areas/${town}`));
      },
    );
    expect(wrong).toEqual([]);
  });
});

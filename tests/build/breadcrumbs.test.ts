import { describe, expect, it } from 'vitest';
import { all, attribute, linksIn } from '../helpers/elements.ts';
import { nested, thingsOfType } from '../helpers/json-ld.ts';
import { faults, indexedPages, pageAt, type BuiltPage } from '../helpers/built-pages.ts';
import { AREA_PATHS, ERROR_PATHS, FIRST_LEVEL_PATHS } from '../helpers/site-paths.ts';
import { AREAS, ORIGIN, SERVICES } from '../helpers/specification.ts';

type Trail = [name: string, path: string][];

function shownTrail({ root }: BuiltPage): Trail {
  return all(root, 'nav[aria-label="Breadcrumb"]')
    .flatMap((trail) => linksIn(trail))
    .map(({ text, href }) => [text, href]);
}

const HOME_AND_SERVICES: Trail = [
  ['Home', '/'],
  ['Services', '/services'],
];

const expected = new Map<string, Trail>([
  ...SERVICES.flatMap(({ slug, title }): [string, Trail][] => {
    const service: Trail = [...HOME_AND_SERVICES, [title, `/services/${slug}`]];
    return [
      [`/services/${slug}`, service],
      ...AREAS.map((area): [string, Trail] => {
        const path = `/services/${slug}-in-${area.slug}`;
        return [path, [...service, [area.name, path]]];
      }),
    ];
  }),
  ...AREAS.map(({ slug, name }): [string, Trail] => [
    `/service-areas/${slug}`,
    [
      ['Home', '/'],
      ['Service Areas', '/service-areas'],
      [name, `/service-areas/${slug}`],
    ],
  ]),
]);

describe('breadcrumb', () => {
  it('shows the way from the home page on each of the 175 pages below the first level', () => {
    expect(expected.size).toBe(160 + AREA_PATHS.length);
    const wrong = [...expected]
      .filter(([path, trail]) => JSON.stringify(shownTrail(pageAt(path))) !== JSON.stringify(trail))
      .map(([path]) => path);
    expect(wrong).toEqual([]);
  });

  it('marks its last link, and no other, as the page itself', () => {
    const wrong = faults([...expected.keys()].map(pageAt), ({ root }) => {
      const marked = all(root, 'nav[aria-label="Breadcrumb"] [aria-current="page"]');
      const last = all(root, 'nav[aria-label="Breadcrumb"] li:last-child a');
      return marked.length === 1 && marked[0] === last[0] ? [] : ['mark'];
    });
    expect(wrong).toEqual([]);
  });

  it('says the same in the structured data', () => {
    const wrong = faults(indexedPages(), (page) => {
      const items = thingsOfType(page, 'BreadcrumbList').flatMap(({ itemListElement }) =>
        nested(itemListElement).map(({ position, name, item }) => [position, name, item]),
      );
      const shown = shownTrail(page).map(([name, path], index) => [
        index + 1,
        name,
        path === '/' ? `${ORIGIN}/` : ORIGIN + path,
      ]);
      return JSON.stringify(items) === JSON.stringify(shown) ? [] : [JSON.stringify(items)];
    });
    expect(wrong).toEqual([]);
  });

  it('is not on the first level or on error pages', () => {
    const wrong = faults([...FIRST_LEVEL_PATHS, ...ERROR_PATHS].map(pageAt), (page) => [
      ...shownTrail(page).map(([name]) => name),
      ...thingsOfType(page, 'BreadcrumbList').map(() => 'BreadcrumbList'),
      ...all(page.root, '[aria-label="Breadcrumb"]').map((nav) => attribute(nav, 'aria-label')),
    ]);
    expect(wrong).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import { PAGES, SINGLE_PATHS, pathOfTarget } from '~/lib/pages';
import { mapsDirectionsUrl, mapsSearchUrl, redirects } from '~/lib/urls';

test('each old spelling of a service leads to the list', () => {
  const entries = redirects([], []);
  expect(entries.length).toBeGreaterThan(0);
  for (const { from, to } of entries) {
    expect(from).toMatch(/^\/services\//);
    expect(to).toBe('/services');
  }
});

test('the former name of a service or a town leads to the present one', () => {
  const services = [
    { id: 'springs', data: { formerly: ['spring', 'coil'] } },
    { id: 'panels', data: { formerly: [] } },
  ];
  const areas = [{ id: 'new-town', data: { formerly: ['old-town'] } }];
  const moved = redirects(services, areas).slice(redirects([], []).length);
  expect(moved).toEqual([
    { from: '/services/spring', to: '/services/springs' },
    { from: '/services/coil', to: '/services/springs' },
    { from: '/service-areas/old-town', to: '/service-areas/new-town' },
    {
      from: '/services/springs-in-old-town',
      to: '/services/springs-in-new-town',
    },
    {
      from: '/services/spring-in-new-town',
      to: '/services/springs-in-new-town',
    },
    {
      from: '/services/spring-in-old-town',
      to: '/services/springs-in-new-town',
    },
    { from: '/services/coil-in-new-town', to: '/services/springs-in-new-town' },
    { from: '/services/coil-in-old-town', to: '/services/springs-in-new-town' },
    {
      from: '/services/panels-in-old-town',
      to: '/services/panels-in-new-town',
    },
  ]);
});

describe('a link written in content', () => {
  test('leads to a page by its name, or to a service', () => {
    expect(Object.keys(PAGES).map(pathOfTarget)).toEqual(SINGLE_PATHS);
    expect(pathOfTarget('service:panel-replacement')).toBe(
      '/services/panel-replacement',
    );
  });

  test('leads to a place on a page', () => {
    expect(pathOfTarget('services#guarantee')).toBe('/services#guarantee');
  });

  test.each([
    'blog',
    'Home',
    '/about',
    'https://elsewhere.example',
    '',
    'constructor',
  ])('that says %j is refused with the names that exist', (target) => {
    expect(() => pathOfTarget(target)).toThrow(
      `"${target}" is not a page. Write home, services`,
    );
  });
});

test('a link to the map carries any place name safely', () => {
  const place = 'Doors & Sons #2, NJ';
  const encoded = 'Doors%20%26%20Sons%20%232%2C%20NJ';
  expect(mapsSearchUrl(place)).toBe(
    `https://www.google.com/maps/search/?api=1&query=${encoded}`,
  );
  expect(mapsDirectionsUrl(place)).toBe(
    `https://www.google.com/maps/dir/?api=1&destination=${encoded}`,
  );
});

import { describe, expect, test } from 'vitest';
import { PAGES, SINGLE_PATHS, TAKEN_SLUGS, pathOfTarget } from '~/lib/pages';
import {
  absolute,
  areaPath,
  mapsDirectionsUrl,
  mapsSearchUrl,
  redirects,
  serviceInAreaPath,
  servicePath,
  socialCardPath,
  telHref,
} from '~/lib/urls';
import { SITE } from '../helpers/sample-business';

test('paths have no trailing slash and no extension', () => {
  const made = [
    servicePath('panel'),
    areaPath('fort-lee'),
    serviceInAreaPath('panel', 'fort-lee'),
  ];
  expect(made).toEqual([
    '/services/panel',
    '/service-areas/fort-lee',
    '/services/panel-in-fort-lee',
  ]);
  for (const path of [...SINGLE_PATHS, ...made])
    expect(path).toMatch(/^\/$|^(?:\/[a-z-]+)+$/);
});

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

test('no service or town may be called as a social card, an error page or a redirect', () => {
  expect(TAKEN_SLUGS).toEqual(
    expect.arrayContaining([
      '404',
      'home',
      'service-areas',
      'door-replacement',
    ]),
  );
  expect(socialCardPath('home')).toBe('/social/home.jpg');
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

test('a full address begins with that of the site', () => {
  expect(absolute('/')).toBe(`${SITE}/`);
  expect(absolute('/services')).toBe(`${SITE}/services`);
});

test('a printed number is dialed with the country code and digits only', () => {
  expect(telHref('(201) 555-0142')).toBe('tel:+12015550142');
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

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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
import { PROJECT } from '../helpers/project';
import { SITE } from '../helpers/sample-business';

test('paths have no trailing slash and no extension', () => {
  const made = [servicePath('panel'), areaPath('fort-lee'), serviceInAreaPath('panel', 'fort-lee')];
  expect(made).toEqual([
    '/services/panel',
    '/service-areas/fort-lee',
    '/services/panel-in-fort-lee',
  ]);
  for (const path of [...SINGLE_PATHS, ...made]) expect(path).toMatch(/^\/$|^(?:\/[a-z-]+)+$/);
});

test('each old spelling of a service leads to the list', () => {
  const entries = redirects([], []);
  expect(entries.length).toBeGreaterThan(0);
  for (const { from, to } of entries) {
    expect(from).toMatch(/^\/services\//);
    expect(to).toBe('/services');
  }
});

test('what a service or a town was called before leads to what it is called now', () => {
  const services = [
    { id: 'springs', data: { formerly: ['spring', 'coil'] } },
    { id: 'panels', data: { formerly: [] } },
  ];
  const areas = [{ id: 'new-town', data: { formerly: ['old-town'] } }];
  const moved = redirects(services, areas).slice(redirects([], []).length);
  expect(moved.map(({ from, to }) => [from, to])).toEqual([
    ['/services/spring', '/services/springs'],
    ['/services/coil', '/services/springs'],
    ['/service-areas/old-town', '/service-areas/new-town'],
    ['/services/springs-in-old-town', '/services/springs-in-new-town'],
    ['/services/spring-in-new-town', '/services/springs-in-new-town'],
    ['/services/spring-in-old-town', '/services/springs-in-new-town'],
    ['/services/coil-in-new-town', '/services/springs-in-new-town'],
    ['/services/coil-in-old-town', '/services/springs-in-new-town'],
    ['/services/panels-in-old-town', '/services/panels-in-new-town'],
  ]);
});

// tests/host asks the hosts for each line of the file.
test('public/_redirects leads on from error screens, which are no pages', () => {
  const lines = readFileSync(join(PROJECT, 'public/_redirects'), 'utf8').match(/^\/.*$/gm) ?? [];
  expect(lines.map((line) => line.split(' '))).toEqual([
    ...['/', '/services/', '/service-areas/'].map((list) => [
      `${list}404`,
      list.slice(0, -1) || '/',
      '302',
    ]),
    ['/500', '/', '302'],
  ]);
});

test('no service or town may have the name of a social card, an error page or a redirect', () => {
  expect(TAKEN_SLUGS).toEqual(
    expect.arrayContaining(['404', 'home', 'service-areas', 'door-replacement']),
  );
  expect(socialCardPath('home')).toBe('/social/home.jpg');
});

describe('a link written in content', () => {
  test('leads to a page by its name, or to a service', () => {
    expect(Object.keys(PAGES).map(pathOfTarget)).toEqual(SINGLE_PATHS);
    expect(pathOfTarget('service:panel-replacement')).toBe('/services/panel-replacement');
  });

  test('leads to a place on a page', () => {
    expect(pathOfTarget('services#guarantee')).toBe('/services#guarantee');
  });

  test.each(['blog', 'Home', '/about', 'https://elsewhere.example', '', 'constructor'])(
    'that says %j is refused with the names that exist',
    (target) => {
      expect(() => pathOfTarget(target)).toThrow(`"${target}" is not a page. Write home, services`);
    },
  );
});

test.each([
  ['/', `${SITE}/`],
  ['/services', `${SITE}/services`],
])('the full address of %s is %s', (path, address) => {
  expect(absolute(path)).toBe(address);
});

test('a printed number is dialed with the country code and digits only', () => {
  expect(telHref('(201) 555-0142')).toBe('tel:+12015550142');
});

test.each([
  ['a search', mapsSearchUrl, 'https://www.google.com/maps/search/?api=1&query='],
  ['directions', mapsDirectionsUrl, 'https://www.google.com/maps/dir/?api=1&destination='],
])('%s on the map carries any place name safely', (_kind, mapsUrl, start) => {
  expect(mapsUrl('Doors & Sons #2, NJ')).toBe(`${start}Doors%20%26%20Sons%20%232%2C%20NJ`);
});

import { describe, expect, test } from 'vitest';
import {
  absoluteUrl,
  areaPath,
  mapsDirectionsUrl,
  mapsSearchUrl,
  redirects,
  serviceInAreaPath,
  servicePath,
  socialCardPath,
  telHref,
} from '~/lib/urls';

describe('paths have no trailing slash and no extension', () => {
  test('of a service', () => {
    expect(servicePath('panel-replacement')).toBe('/services/panel-replacement');
  });

  test('of a service in a town', () => {
    expect(serviceInAreaPath('panel-replacement', 'fort-lee')).toBe(
      '/services/panel-replacement-in-fort-lee',
    );
  });

  test('of a town', () => {
    expect(areaPath('new-milford')).toBe('/service-areas/new-milford');
  });
});

test('a social card is a JPEG', () => {
  expect(socialCardPath('home')).toBe('/social/home.jpg');
});

test('the three old spellings of services lead to the list', () => {
  expect(redirects()).toEqual({
    '/services/door-replacement': '/services',
    '/services/roller-hinge-repair': '/services',
    '/services/fast-response-stuck-doors': '/services',
  });
});

test.each([
  ['/', 'https://easyopen.example/'],
  ['/services', 'https://easyopen.example/services'],
  ['/service-areas/fort-lee', 'https://easyopen.example/service-areas/fort-lee'],
])('the full address of %s is %s', (path, address) => {
  expect(absoluteUrl(path, 'https://easyopen.example')).toBe(address);
});

test('a printed number is dialled with the country code and digits only', () => {
  expect(telHref('(201) 555-0142')).toBe('tel:+12015550142');
});

test.each([
  ['a search', mapsSearchUrl, 'https://www.google.com/maps/search/?api=1&query='],
  ['directions', mapsDirectionsUrl, 'https://www.google.com/maps/dir/?api=1&destination='],
])('%s on the map carries any place name safely', (_kind, mapsUrl, start) => {
  expect(mapsUrl('Tenafly, NJ')).toBe(`${start}Tenafly%2C%20NJ`);
  expect(mapsUrl('Doors & Sons #2')).toBe(`${start}Doors%20%26%20Sons%20%232`);
});

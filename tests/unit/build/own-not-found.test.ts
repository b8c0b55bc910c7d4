import { expect, test } from 'vitest';
import { OWN_NOT_FOUND } from '../../../src/build/hosting/redirects';
import { resolveUnknownPath, type Known } from '~/lib/unknown-path';

const known: Known = {
  pages: ['/services', '/service-areas'],
  services: ['panel-replacement'],
  areas: ['tenafly'],
};

/** Where the 404 screen that the hosts give leads without JavaScript; null where it leads nowhere. */
const withoutScript = (path: string) =>
  OWN_NOT_FOUND.find(({ paths }) => new RegExp(paths).test(decodeURIComponent(path)))?.folder ??
  null;

const NAMES = ['nope', 'nope/', 'nope.txt', 'no%20pe', '-in-', '404', 'a'.repeat(500)];

test.each(['/services', '/service-areas'])('one level below %s both lead to its list', (folder) => {
  for (const name of NAMES) {
    const path = `${folder}/${name}`;
    expect([path, withoutScript(path), resolveUnknownPath(path, known)]).toEqual([
      path,
      folder,
      folder,
    ]);
  }
});

test.each([
  '/nope',
  '/nope/deeper',
  '/nope/deeper/still',
  '/services/nope/deeper',
  '/services/nope/deeper/',
  '/services/nope%2Fdeeper',
  '/services/nope/deeper/still',
  '/services/panel-replacement/deeper',
  '/service-areas/nope/deeper',
  '/service-areas/nope/deeper/still',
  '/service-areas/tenafly/deeper',
  '/servicesnope/nope',
  '/nope/services/nope',
])('at %s both show the 404 screen', (path) => {
  expect([withoutScript(path), resolveUnknownPath(path, known)]).toEqual([null, null]);
});

import { describe, expect, test } from 'vitest';
import { areaOfFragment, resolveUnknownPath, type Known } from '~/lib/unknown-path';

const known: Known = {
  pages: ['/', '/services', '/service-areas', '/about'],
  services: ['panel-replacement', 'broken-spring-replacement'],
  areas: ['tenafly', 'fort-lee'],
};

const SERVICE = '/services/panel-replacement';
const LONG = 'a'.repeat(500);

describe('a path without a page leads to the nearest page', () => {
  test.each([
    ['an unknown service', '/services/chimney-sweeping', '/services'],
    ['an unknown service in a known town', '/services/chimney-sweeping-in-fort-lee', '/services'],
    ['a name every object inherits', '/services/constructor', '/services'],
    ['a service of 500 characters', `/services/${LONG}`, '/services'],
    ['a script for a service', '/services/<script>alert(1)', '/services'],
    ['a malformed percent sign for a service', '/services/%E0%A4%A', '/services'],
    ['no service before the town', '/services/-in-closter', '/services'],
    ['two towns, of which the last counts', `${SERVICE}-in-fort-lee-in-closter`, '/services'],
    ['a known service in capitals', '/services/PANEL-REPLACEMENT', SERVICE],
    ['a known service with a slash at the end', `${SERVICE}/`, SERVICE],
    ['a known service with two slashes at the end', `${SERVICE}//`, SERVICE],
    ['a known service with .html', `${SERVICE}.html`, SERVICE],
    ['a known service with .html and a slash', `${SERVICE}.html/`, SERVICE],
    ['the section in capitals', '/Services/panel-replacement', SERVICE],
    ['a known pair in capitals', `${SERVICE}-IN-Fort-Lee`, `${SERVICE}-in-fort-lee`],
    ['a known pair with a slash at the end', `${SERVICE}-in-fort-lee/`, `${SERVICE}-in-fort-lee`],
    ['a known pair, percent-encoded', `${SERVICE}-in-fort%2Dlee`, `${SERVICE}-in-fort-lee`],
    ['an unlisted town', `${SERVICE}-in-closter`, `${SERVICE}#in-closter`],
    ['an unlisted town in capitals', `${SERVICE}-in-CLOSTER`, `${SERVICE}#in-closter`],
    ['an unlisted town with .html', `${SERVICE}-in-closter.html`, `${SERVICE}#in-closter`],
    [
      'an unlisted town of 40 letters',
      `${SERVICE}-in-${'a'.repeat(40)}`,
      `${SERVICE}#in-${'a'.repeat(40)}`,
    ],
    ['an unlisted town of 41 letters', `${SERVICE}-in-${'a'.repeat(41)}`, SERVICE],
    ['an unlisted town of 500 letters', `${SERVICE}-in-${LONG}`, SERVICE],
    ['a town without a name', `${SERVICE}-in-`, SERVICE],
    ['a script for a town', `${SERVICE}-in-<script>alert(1)`, SERVICE],
    ['a percent-encoded script for a town', `${SERVICE}-in-%3Cscript%3Ealert(1)`, SERVICE],
    ['a script encoded twice', `${SERVICE}-in-%253Cscript%253E`, SERVICE],
    ['a malformed percent sign for a town', `${SERVICE}-in-%E0%A4%A`, SERVICE],
    ['a town with a digit', `${SERVICE}-in-closter2`, SERVICE],
    ['a single page with a slash at the end', '/about/', '/about'],
    ['a single page in capitals with .html', '/ABOUT.html', '/about'],
    ['an unknown town', '/service-areas/closter', '/service-areas'],
    ['a town of 500 letters', `/service-areas/${LONG}`, '/service-areas'],
    ['a malformed percent sign on a town page', '/service-areas/%E0%A4%A', '/service-areas'],
    ['a known town in capitals', '/service-areas/Fort-Lee', '/service-areas/fort-lee'],
    ['a known town with .html', '/service-areas/fort-lee.html', '/service-areas/fort-lee'],
    ['a known town with a slash at the end', '/service-areas/tenafly/', '/service-areas/tenafly'],
    ['a town with a space, as once linked', '/service-areas/new%20milford', '/service-areas'],
  ])('%s', (_what, path, target) => {
    expect(resolveUnknownPath(path, known)).toBe(target);
  });
});

describe('a path that no rule claims gets the 404 screen', () => {
  test.each([
    '/foo',
    '/foo.html',
    '/foo/bar',
    '/services/panel-replacement/more',
    '/services/panel-replacement%2Fmore',
    '/service-areas/fort-lee/more',
    '/service-area/fort-lee',
    '/servicesfoo/panel-replacement',
    '//services/panel-replacement',
    '/%E0%A4%A',
    '/<script>alert(1)',
    '/',
    '',
  ])('%s', (path) => {
    expect(resolveUnknownPath(path, known)).toBeNull();
  });
});

describe('the town of a fragment', () => {
  test.each([
    ['#in-closter', 'Closter'],
    ['#in-FORT-LEE', 'Fort Lee'],
    ['#in-ho-ho-kus', 'Ho Ho Kus'],
    [`#in-${'a'.repeat(40)}`, `A${'a'.repeat(39)}`],
    ...['#in-', '#towns', '', 'in-closter', `#in-${'a'.repeat(41)}`].map((text) => [text, null]),
    ...[
      '<script>',
      '%3Cscript%3E',
      'fort lee',
      'closter2',
      'st.louis',
      'closter/evil',
      'zürich',
    ].map((area) => [`#in-${area}`, null]),
    ...['closter\n', '---', '-closter', 'closter-', 'fort--lee'].map((area) => [
      `#in-${area}`,
      null,
    ]),
  ])('%j reads %j', (fragment, town) => {
    expect(areaOfFragment(String(fragment))).toBe(town);
  });
});

test('the fragment an unlisted town is sent with is one that its page reads', () => {
  const target = resolveUnknownPath('/services/panel-replacement-in-ho-ho-kus', known) ?? '';
  expect(areaOfFragment(new URL(target, 'https://doors.example').hash)).toBe('Ho Ho Kus');
});

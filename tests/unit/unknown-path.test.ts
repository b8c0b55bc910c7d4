import { describe, expect, test } from 'vitest';
import {
  areaOfFragment,
  resolveUnknownPath,
  type Known,
} from '~/lib/unknown-path';

const known: Known = {
  pages: ['/', '/services', '/service-areas', '/about'],
  services: ['panel-replacement', 'broken-spring-replacement'],
  areas: ['tenafly', 'fort-lee'],
};

const SERVICE = '/services/panel-replacement';
const LONG = 'a'.repeat(500);

describe('a path without a page leads to the nearest page', () => {
  test.each([
    {
      what: 'an unknown service',
      path: '/services/chimney-sweeping',
      target: '/services',
    },
    {
      what: 'an unknown service in a known town',
      path: '/services/chimney-sweeping-in-fort-lee',
      target: '/services',
    },
    {
      what: 'a name every object inherits',
      path: '/services/constructor',
      target: '/services',
    },
    {
      what: 'a service of 500 characters',
      path: `/services/${LONG}`,
      target: '/services',
    },
    {
      what: 'a script for a service',
      path: '/services/<script>alert(1)',
      target: '/services',
    },
    {
      what: 'a malformed percent sign for a service',
      path: '/services/%E0%A4%A',
      target: '/services',
    },
    {
      what: 'no service before the town',
      path: '/services/-in-closter',
      target: '/services',
    },
    {
      what: 'two towns, of which the last counts',
      path: `${SERVICE}-in-fort-lee-in-closter`,
      target: '/services',
    },
    {
      what: 'a known service in capitals',
      path: '/services/PANEL-REPLACEMENT',
      target: SERVICE,
    },
    {
      what: 'a known service with a slash at the end',
      path: `${SERVICE}/`,
      target: SERVICE,
    },
    {
      what: 'a known service with two slashes at the end',
      path: `${SERVICE}//`,
      target: SERVICE,
    },
    {
      what: 'a known service with .html',
      path: `${SERVICE}.html`,
      target: SERVICE,
    },
    {
      what: 'a known service with .html and a slash',
      path: `${SERVICE}.html/`,
      target: SERVICE,
    },
    {
      what: 'the section in capitals',
      path: '/Services/panel-replacement',
      target: SERVICE,
    },
    {
      what: 'a known pair in capitals',
      path: `${SERVICE}-IN-Fort-Lee`,
      target: `${SERVICE}-in-fort-lee`,
    },
    {
      what: 'a known pair with a slash at the end',
      path: `${SERVICE}-in-fort-lee/`,
      target: `${SERVICE}-in-fort-lee`,
    },
    {
      what: 'a known pair, percent-encoded',
      path: `${SERVICE}-in-fort%2Dlee`,
      target: `${SERVICE}-in-fort-lee`,
    },
    {
      what: 'an unlisted town',
      path: `${SERVICE}-in-closter`,
      target: `${SERVICE}#in-closter`,
    },
    {
      what: 'an unlisted town in capitals',
      path: `${SERVICE}-in-CLOSTER`,
      target: `${SERVICE}#in-closter`,
    },
    {
      what: 'an unlisted town with .html',
      path: `${SERVICE}-in-closter.html`,
      target: `${SERVICE}#in-closter`,
    },
    {
      what: 'an unlisted town of 20 letters',
      path: `${SERVICE}-in-${'a'.repeat(20)}`,
      target: `${SERVICE}#in-${'a'.repeat(20)}`,
    },
    {
      what: 'an unlisted town of 21 letters',
      path: `${SERVICE}-in-${'a'.repeat(21)}`,
      target: SERVICE,
    },
    {
      what: 'a sentence for a town',
      path: `${SERVICE}-in-this-firm-is-a-scam-call-nobody`,
      target: SERVICE,
    },
    {
      what: 'a town of four words',
      path: `${SERVICE}-in-call-some-one-else`,
      target: SERVICE,
    },
    {
      what: 'an unlisted town of 500 letters',
      path: `${SERVICE}-in-${LONG}`,
      target: SERVICE,
    },
    { what: 'a town without a name', path: `${SERVICE}-in-`, target: SERVICE },
    {
      what: 'a script for a town',
      path: `${SERVICE}-in-<script>alert(1)`,
      target: SERVICE,
    },
    {
      what: 'a percent-encoded script for a town',
      path: `${SERVICE}-in-%3Cscript%3Ealert(1)`,
      target: SERVICE,
    },
    {
      what: 'a script encoded twice',
      path: `${SERVICE}-in-%253Cscript%253E`,
      target: SERVICE,
    },
    {
      what: 'a malformed percent sign for a town',
      path: `${SERVICE}-in-%E0%A4%A`,
      target: SERVICE,
    },
    {
      what: 'a town with a digit',
      path: `${SERVICE}-in-closter2`,
      target: SERVICE,
    },
    {
      what: 'a single page with a slash at the end',
      path: '/about/',
      target: '/about',
    },
    {
      what: 'a single page in capitals with .html',
      path: '/ABOUT.html',
      target: '/about',
    },
    {
      what: 'an unknown town',
      path: '/service-areas/closter',
      target: '/service-areas',
    },
    {
      what: 'a town of 500 letters',
      path: `/service-areas/${LONG}`,
      target: '/service-areas',
    },
    {
      what: 'a malformed percent sign on a town page',
      path: '/service-areas/%E0%A4%A',
      target: '/service-areas',
    },
    {
      what: 'a known town in capitals',
      path: '/service-areas/Fort-Lee',
      target: '/service-areas/fort-lee',
    },
    {
      what: 'a known town with .html',
      path: '/service-areas/fort-lee.html',
      target: '/service-areas/fort-lee',
    },
    {
      what: 'a known town with a slash at the end',
      path: '/service-areas/tenafly/',
      target: '/service-areas/tenafly',
    },
    {
      what: 'a town with a space, as once linked',
      path: '/service-areas/new%20milford',
      target: '/service-areas',
    },
  ])('$what', ({ path, target }) => {
    expect(resolveUnknownPath(path, known)).toBe(target);
  });
});

test.each(['/'.repeat(100_000), `/services${'/'.repeat(100_000)}x`])(
  'a link of 100,000 slashes is answered at once',
  (path) => {
    const before = performance.now();
    resolveUnknownPath(path, known);
    // Slash by slash it takes minutes.
    expect(performance.now() - before).toBeLessThan(2000);
  },
);

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
    { fragment: '#in-closter', town: 'Closter' },
    { fragment: '#in-FORT-LEE', town: 'Fort Lee' },
    { fragment: '#in-ho-ho-kus', town: 'Ho Ho Kus' },
    { fragment: `#in-${'a'.repeat(20)}`, town: `A${'a'.repeat(19)}` },
  ])('$fragment reads $town', ({ fragment, town }) => {
    expect(areaOfFragment(fragment)).toBe(town);
  });

  test.each(['', '#towns', 'in-closter', '#in-', `#in-${'a'.repeat(21)}`])(
    'is none in %j',
    (fragment) => {
      expect(areaOfFragment(fragment)).toBeNull();
    },
  );

  test.each([
    '<script>',
    '%3Cscript%3E',
    'fort lee',
    'closter2',
    'st.louis',
    'closter/evil',
    'zürich',
    'closter\n',
    '---',
    '-closter',
    'closter-',
    'fort--lee',
    'this-firm-is-a-scam',
    `${'a'.repeat(20)}-${'a'.repeat(20)}`,
  ])('is none where %j stands for it', (area) => {
    expect(areaOfFragment(`#in-${area}`)).toBeNull();
  });
});

test('the fragment an unlisted town is sent with is one that its page reads', () => {
  const target =
    resolveUnknownPath('/services/panel-replacement-in-ho-ho-kus', known) ?? '';
  expect(areaOfFragment(new URL(target, 'https://doors.example').hash)).toBe(
    'Ho Ho Kus',
  );
});

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

test.each([
  // An unknown service
  ['/services/chimney-sweeping', '/services'],
  ['/services/chimney-sweeping-in-fort-lee', '/services'],
  ['/services/constructor', '/services'],
  [`/services/${LONG}`, '/services'],
  ['/services/<script>alert(1)', '/services'],
  ['/services/%E0%A4%A', '/services'],
  ['/services/-in-closter', '/services'],
  // The last part behind "-in-" is the town
  [`${SERVICE}-in-fort-lee-in-closter`, '/services'],
  // A known one, spelled otherwise
  ['/Services/PANEL-REPLACEMENT', SERVICE],
  [`${SERVICE}//`, SERVICE],
  [`${SERVICE}.html/`, SERVICE],
  [`${SERVICE}-IN-Fort-Lee`, `${SERVICE}-in-fort-lee`],
  [`${SERVICE}-in-fort%2Dlee/`, `${SERVICE}-in-fort-lee`],
  // In a town without a page, whose name is shown only where it can be one
  [`${SERVICE}-in-CLOSTER.html`, `${SERVICE}#in-closter`],
  [`${SERVICE}-in-${'a'.repeat(20)}`, `${SERVICE}#in-${'a'.repeat(20)}`],
  [`${SERVICE}-in-${'a'.repeat(21)}`, SERVICE],
  [`${SERVICE}-in-this-firm-is-a-scam-call-nobody`, SERVICE],
  [`${SERVICE}-in-call-some-one-else`, SERVICE],
  [`${SERVICE}-in-`, SERVICE],
  [`${SERVICE}-in-<script>alert(1)`, SERVICE],
  [`${SERVICE}-in-%253Cscript%253E`, SERVICE],
  [`${SERVICE}-in-%E0%A4%A`, SERVICE],
  [`${SERVICE}-in-closter2`, SERVICE],
  // Pages and towns
  ['/ABOUT.html/', '/about'],
  ['/service-areas/closter', '/service-areas'],
  [`/service-areas/${LONG}`, '/service-areas'],
  ['/service-areas/%E0%A4%A', '/service-areas'],
  ['/service-areas/Fort-Lee.html', '/service-areas/fort-lee'],
  ['/service-areas/tenafly/', '/service-areas/tenafly'],
  ['/service-areas/new%20milford', '/service-areas'],
])('%s, which is no page, leads to %s', (path, target) => {
  expect(resolveUnknownPath(path, known)).toBe(target);
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

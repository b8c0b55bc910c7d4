import { expect, test } from 'vitest';
import { expectReported } from '../../../helpers/field-mistake';
import {
  lineOf,
  problemsWith,
  withField,
  withText,
} from '../../../helpers/sample-content';

/** A link, and the start of what is said of it. */
const LINKS = [
  {
    written: 'Read [more](https://doors.test/a).',
    says: 'links to "https://doors.test/a", which leads out of the site.',
  },
  {
    written: 'Read [more](mailto:a@doors.test).',
    says: 'links to "mailto:a@doors.test", which leads out of the site.',
  },
  {
    written: 'Read [more](javascript:alert(1)).',
    says: 'links to "javascript:alert(1)", which leads out of the site.',
  },
  {
    written: 'Read [more](//doors.test).',
    says: 'links to "//doors.test", which leads out of the site.',
  },
  {
    written: 'Write to office@doors.test today.',
    says: 'links to "mailto:office@doors.test", which leads out',
  },
  {
    written: 'See <https://doors.test>.',
    says: 'links to "https://doors.test", which leads out of the site.',
  },
  {
    written: 'Read [more](#top).',
    says: 'links to "#top", which is not a page of this site.',
  },
  {
    written: 'Read [more](/services/sprngs).',
    says: 'Did you mean "/services/springs"? A text may link to the pages',
  },
  {
    written: 'Read [more](services/springs).',
    says: 'Did you mean "/services/springs"?',
  },
  { written: 'Read [more](/contact/).', says: 'Did you mean "/contact"?' },
  { written: 'Read [more](/about.html).', says: 'Did you mean "/about"?' },
  {
    written: 'Read [more](https://doors.example/services/panels).',
    says: 'Did you mean "/services/panels"?',
  },
  {
    written: 'Read [more](/services/springs-in-elmwod).',
    says: 'Did you mean "/services/springs-in-elmwood"?',
  },
];

test.each(LINKS)('$written', ({ written, says }) => {
  const changes = withText('areas/oakfield.md', `A first line,\n${written}`);
  expect(problemsWith(changes)).toEqual([
    {
      file: 'src/content/areas/oakfield.md',
      line: lineOf(changes, 'areas/oakfield.md', written),
      field: null,
      message: expect.stringContaining(says) as string,
    },
  ]);
});

test('a link to a renamed service is told its address of today', () => {
  const changes = {
    ...withField('services/springs.md', 'formerly: [coils]'),
    ...withText(
      'areas/oakfield.md',
      'Read [more](/services/coils-in-elmwood).',
    ),
  };
  expect(problemsWith(changes)).toEqual([
    expect.objectContaining({
      file: 'src/content/areas/oakfield.md',
      message:
        'The text links to "/services/coils-in-elmwood", which has another address now. Write /services/springs-in-elmwood.',
    }),
  ]);
});

test.each(['www.doors.test', 'https://doors.test/a', 'office@doors.test'])(
  'a field may not hold %s',
  (address) => {
    expectReported({
      file: 'pages/not-found.md',
      written: `text: Write to ${address} today.`,
      says: `holds the address "${address}", which is no link in a field`,
    });
  },
);

test.each([
  '/',
  '/contact',
  '/services/springs',
  '/services/springs-in-elmwood',
  '/service-areas/elmwood',
])('a text may link to %s', (path) => {
  expect(
    problemsWith(withText('areas/oakfield.md', `See [more](${path}).`)),
  ).toEqual([]);
});

import { describe, expect, test } from 'vitest';
import {
  expectLineReported,
  expectReported,
} from '../../helpers/field-mistake';
import {
  lineOf,
  problemsWith,
  withField,
  withLine,
} from '../../helpers/sample-content';

/** A field that is written anew, and the start of what is said of it. */
const VALUES = [
  {
    file: 'services/springs.md',
    written: 'price: $150',
    says: 'must read like this, in whole dollars without a comma: Starting at $120.',
  },
  {
    file: 'services/springs.md',
    written: 'price: Starting at $1,200',
    says: 'in whole dollars without a comma: Starting at $120.',
  },
  {
    file: 'services/springs.md',
    written: 'price: Starting at $0',
    says: 'must read like this, in whole dollars',
  },
  {
    file: 'services/springs.md',
    written: 'price:',
    says: 'is empty. Write it: The starting price, written "Starting at $120".',
  },
  {
    file: 'services/springs.md',
    written: 'order:',
    says: 'is empty. Write it, or remove the whole line.',
  },
  {
    file: 'services/springs.md',
    written: 'order: "5"',
    says: 'must be a whole number without quotes, such as 3.',
  },
  {
    file: 'services/springs.md',
    written: 'title: Door',
    says: 'is too short. Write at least 5 characters.',
  },
  {
    file: 'services/springs.md',
    written: `title: ${'x'.repeat(61)}`,
    says: 'is too long. Keep it to 60 characters.',
  },
  {
    file: 'services/springs.md',
    written: 'title: 1234567',
    says: "Put it in straight quotes ('like this')",
  },
  {
    file: 'services/springs.md',
    written: 'title: “Spring Repair”',
    says: 'stands in curly quotes, which the page would show.',
  },
  {
    file: 'services/springs.md',
    written: 'features: five lines',
    says: 'must be a list of exactly 5 lines: one line each,',
  },
  {
    file: 'services/springs.md',
    written: 'features: [Oil, Check, Test]',
    says: 'must have exactly 5 lines.',
  },
  {
    file: 'services/springs.md',
    written: 'category: repairs',
    says: 'must be one of installation, repair, maintenance,',
  },
  {
    file: 'services/springs.md',
    written: 'category: repairs',
    says: 'Did you mean "repair"?',
  },
  {
    file: 'services/springs.md',
    written: 'popular: false',
    says: 'can only be true. Leave the line out for every other service.',
  },
  {
    file: 'services/springs.md',
    written: 'imageAlt: A broken spring',
    says: 'needs the field image beside it',
  },
  {
    file: 'services/springs.md',
    written: 'populer: true',
    says: 'Did you mean "popular"? Remove the line, or write one of title,',
  },
  {
    file: 'areas/oakfield.md',
    written: 'responseTime: 40-25 min',
    says: 'must start with the shorter time: 25-40 min.',
  },
  {
    file: 'areas/oakfield.md',
    written: 'responseTime: 25 minutes',
    says: 'must read like this: 25-40 min.',
  },
  {
    file: 'areas/oakfield.md',
    written: 'neighbors: elmwood',
    says: 'must be a list: one line each, starting with a hyphen.',
  },
  {
    file: 'testimonials/ann-b.md',
    written: 'rating: 6',
    says: 'must be 1 to 5.',
  },
  {
    file: 'testimonials/ann-b.md',
    written: 'sample: maybe',
    says: 'must be true or false.',
  },
  {
    file: 'testimonials/ann-b.md',
    written: 'service: sprngs',
    says: 'Did you mean "springs"? Write one of panels, springs.',
  },
  {
    file: 'business.yml',
    written: 'phone: "201-555-0142"',
    says: 'Write it like this: "(201) 555-0142".',
  },
  {
    file: 'business.yml',
    written: 'phone: 2015550142',
    says: 'is not a phone number we can dial. Write it like this: "(201) 555-0142".',
  },
  {
    file: 'business.yml',
    written: 'siteUrl: https://doors.example/garage',
    says: 'with no path and no slash at the end',
  },
  {
    file: 'business.yml',
    written: 'siteUrl: https://1',
    says: 'must be https:// and the name of the site',
  },
  {
    file: 'business.yml',
    written: 'siteUrl: https://doors.example:99999',
    says: 'must be https:// and the name of the site',
  },
  {
    file: 'business.yml',
    written: 'registration: 13VH123',
    says: 'must be 13VH and eight digits',
  },
  {
    file: 'business.yml',
    written: 'securityContact: javascript:alert(1)',
    says: 'must be an address such as https://example.com/contact or mailto:',
  },
  {
    file: 'business.yml',
    written: 'repository: ../..',
    says: 'must be owner/name, as on GitHub.',
  },
  {
    file: 'business.yml',
    written: 'repository: doors/..',
    says: 'must be owner/name, as on GitHub.',
  },
  {
    file: 'business.yml',
    written: 'confirmedClaims: warranty',
    says: 'must be a list: one line each, starting with a hyphen.',
  },
  {
    file: 'pages/not-found.md',
    written: 'page: not-fuond',
    says: 'must be one of home, services, service,',
  },
  {
    file: 'pages/not-found.md',
    written: 'page: not-fuond',
    says: 'Did you mean "not-found"?',
  },
];

/** A line that is written anew inside another field. */
const LINES = [
  {
    file: 'services/springs.md',
    start: '  -',
    written: '  -',
    field: 'features, item 1',
    says: 'is empty. Write it, or remove its hyphen.',
  },
  {
    file: 'services/springs.md',
    start: '  -',
    written: '  - Checked: rollers, tracks',
    field: 'features, item 1',
    says: 'holds a colon or braces, which need quotes. Put the whole text',
  },
  {
    file: 'pages/about.md',
    start: '  title:',
    written: '  title: {warranty}',
    field: 'hero.title',
    says: 'holds a colon or braces, which need quotes. Put the whole text',
  },
  {
    file: 'pages/about.md',
    start: '  title:',
    written: '  subtitle: A line',
    field: 'hero.subtitle',
    says: 'is not a field of this file.',
  },
  {
    file: 'pages/about.md',
    start: '  title:',
    written: '  title:',
    field: 'hero.title',
    says: 'is empty. Write it: The heading of the page.',
  },
  {
    file: 'business.yml',
    start: '  rating:',
    written: '  warrantyTerm: 6 months',
    field: 'claims.warrantyTerm',
    says: 'says 6, but the claim warranty says 12.',
  },
  {
    file: 'business.yml',
    start: '  opens:',
    written: "  opens: '99:99'",
    field: 'hours.opens',
    says: 'must be a time of day in quotes, such as "23:59".',
  },
  {
    file: 'business.yml',
    start: '  closes:',
    written: "  closes: '24:00'",
    field: 'hours.closes',
    says: 'must be a time of day in quotes',
  },
  {
    file: 'business.yml',
    start: '  closes:',
    written: "  closes: '00:00'",
    field: 'hours.closes',
    says: 'must be later than opens. Write "23:59" for midnight or later',
  },
  {
    file: 'areas/oakfield.md',
    start: 'coverage:',
    written: 'zips: [07675]',
    field: 'zips, item 1',
    says: 'must be five digits in quotes',
  },
  {
    file: 'areas/oakfield.md',
    start: 'coverage:',
    written: 'location: { latitude: 40.9, longitude: 74 }',
    field: 'location.longitude',
    says: 'with its minus sign',
  },
];

/** A line that YAML cannot read, or reads otherwise than it is meant. */
const UNREADABLE = [
  {
    file: 'services/springs.md',
    written: 'title: Springs: all kinds',
    says: "put the text in straight quotes: 'like this'.",
  },
  {
    file: 'services/springs.md',
    written: 'title: “Springs: all kinds”',
    says: 'it holds curly quotes.',
  },
  {
    file: 'services/springs.md',
    written: 'title: "Spring Repair',
    says: 'a quote is opened and not closed',
  },
  {
    file: 'services/springs.md',
    written: "title: 'Spring Repair",
    says: 'a quote is opened and not closed',
  },
  {
    file: 'services/springs.md',
    written: 'title: #1 in springs',
    says: 'a # hides what follows it; put the text in straight quotes',
  },
  {
    file: 'services/springs.md',
    written: 'title: The #1 in springs',
    says: 'a # hides what follows it',
  },
  {
    file: 'services/springs.md',
    written: 'price:Starting at $120',
    says: 'there is no space behind the colon. Write one.',
  },
  {
    file: 'services/springs.md',
    written: 'title: !important Spring Repair',
    says: 'put the text in straight quotes',
  },
  {
    file: 'services/springs.md',
    written: 'title:\u00A0Spring Repair',
    says: 'it holds a space copied from a web page, which only looks like one.',
  },
  {
    file: 'services/springs.md',
    written: 'title: *Spring* repair',
    says: 'put the text in straight quotes',
  },
  {
    file: 'services/springs.md',
    written: 'title: *Spring',
    says: 'put the text in straight quotes',
  },
  {
    file: 'services/springs.md',
    written: 'title: &Spring Repair',
    says: 'put the text in straight quotes',
  },
  {
    file: 'business.yml',
    written: 'descriptor: Doors: all kinds',
    says: 'put the text in straight quotes',
  },
];

test('a field with a misspelled name is not reported as missing, too', () => {
  const changes = withLine('services/springs.md', 'title:', 'tilte: Springs');
  expect(problemsWith(changes)).toEqual([
    {
      file: 'src/content/services/springs.md',
      line: lineOf(changes, 'services/springs.md', 'tilte:'),
      field: 'tilte',
      message: expect.stringContaining('Did you mean "title"?') as string,
    },
  ]);
});

describe('a value is reported with its line, its field, and what to write', () => {
  test.each(VALUES)('$written', (mistake) => {
    expectReported(mistake);
  });

  test('that of a field inside another, which is missing, with the line around it', () => {
    const changes = withLine('pages/about.md', '  title:');
    expect(problemsWith(changes)).toEqual([
      {
        file: 'src/content/pages/about.md',
        line: lineOf(changes, 'pages/about.md', 'hero:'),
        field: 'hero.title',
        message: 'is missing. Add it: The heading of the page.',
      },
    ]);
  });

  test('that of a field that is missing, without a line', () => {
    expect(problemsWith(withLine('services/springs.md', 'price:'))).toEqual([
      {
        file: 'src/content/services/springs.md',
        line: null,
        field: 'price',
        message:
          'is missing. Add it: The starting price, written "Starting at $120".',
      },
    ]);
  });
});

describe('an editor may give no more than', () => {
  test('a picture, which its title then describes', () => {
    for (const file of ['services/springs.md', 'areas/oakfield.md'])
      expect(problemsWith(withField(file, 'image: hero.jpg'))).toEqual([]);
  });

  test('a full description as long as search results show', () => {
    const written = `fullDescription: ${'x'.repeat(154)}`;
    const file = 'services/springs.md';
    expect(problemsWith(withField(file, `${written}x`))).toEqual([]);
    expectReported({ file, written, says: 'at least 155 characters' });
  });

  test('the words of a real review', () => {
    expect(problemsWith(withLine('testimonials/ann-b.md', 'sample:'))).toEqual(
      [],
    );
  });
});

describe('a line inside a field is reported with its place, and what to write', () => {
  test.each(LINES)('$written: $field', (mistake) => {
    expectLineReported(mistake);
  });
});

describe('a line that cannot be read is reported with what to write', () => {
  test.each(UNREADABLE)('$written', ({ file, written, says }) => {
    const field = /^\w+:/.exec(written)?.[0] ?? '';
    const changes = withLine(file, field, written);
    expect(problemsWith(changes)[0]).toEqual({
      file: `src/content/${file}`,
      line: lineOf(changes, file, field),
      field: null,
      message: expect.stringContaining(says) as string,
    });
  });

  test('indented with a tab', () => {
    const changes = withLine(
      'services/springs.md',
      'features:',
      'features:',
      '\t- A line',
    );
    expect(problemsWith(changes)).toEqual([
      expect.objectContaining({
        line: lineOf(changes, 'services/springs.md', '\t- A line'),
        message: expect.stringContaining(
          'it holds a tab. Indent with spaces instead.',
        ) as string,
      }),
    ]);
  });

  test('a field that is written twice', () => {
    const changes = withLine('services/springs.md', 'price:', 'title: Twice');
    expect(problemsWith(changes)).toEqual([
      expect.objectContaining({
        line: lineOf(changes, 'services/springs.md', 'title: Twice'),
        message: 'The field is written twice. Keep one of them.',
      }),
    ]);
  });

  test('fields that lie too deep in each other', () => {
    const [problem] = problemsWith({
      'business.yml': `${'['.repeat(20_000)}\n`,
    });
    expect(problem).toMatchObject({
      file: 'src/content/business.yml',
      field: null,
    });
  });
});

test('no fields at all are reported with how to write one', () => {
  const message =
    'The file has no fields. Write each on a line: its name, a colon, a space, its value, such as "order: 1".';
  expect(problemsWith({ 'business.yml': '' })).toContainEqual({
    file: 'src/content/business.yml',
    line: 1,
    field: null,
    message,
  });
});

test.each([
  {
    typical: '{ from: 90, to: 320 }',
    field: 'typical.from',
    says: 'is less than the price of this service, Starting at $120.',
  },
  {
    typical: '{ from: 320, to: 180 }',
    field: 'typical.to',
    says: 'must be more than from. Write the lower price first.',
  },
  {
    typical: '{ from: $180, to: 320 }',
    field: 'typical.from',
    says: 'must be whole dollars without a sign, such as 240.',
  },
  {
    typical: '{ from: 180 }',
    field: 'typical.to',
    says: 'is missing. Add it: To so many dollars',
  },
])('the typical price $typical is refused', ({ typical, field, says }) => {
  const changes = withField('services/springs.md', `typical: ${typical}`);
  expect(problemsWith(changes)).toEqual([
    expect.objectContaining({
      field,
      message: expect.stringContaining(says) as string,
    }),
  ]);
});

test.each(['covers: Work', 'notCovered: Work', 'onSite: 1h'])(
  'what a price buys is said in more than a word: %s',
  (written) => {
    const changes = withField('services/springs.md', written);
    expect(problemsWith(changes)).toEqual([
      expect.objectContaining({
        field: /^\w+/.exec(written)?.[0],
        message: expect.stringContaining('is too short.') as string,
      }),
    ]);
  },
);

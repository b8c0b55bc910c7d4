import { describe, expect, test } from 'vitest';
import { UnreadableContent } from '~/build/launch-check/content';
import { CLAIM_NAMES } from '~/schemas/business';
import { LaunchCopy } from '../../helpers/launch';

const BUSINESS = 'business.yml';

/** Specification §1 and §9: what the site claims, by the name of its point. */
const CLAIMS_OF_THE_SPECIFICATION = [
  ['warranty', '12-month warranty'],
  ['warrantyTerm', '12 months'],
  ['emergencyHours', '24/7'],
  ['emergencyResponse', '15-30 minutes'],
  ['regularAppointments', 'same day'],
  ['weekend', 'Weekend service is available'],
  ['customers', '500+'],
  ['years', '15+'],
  ['rating', '#1'],
  ['credentials', 'Licensed, bonded and insured'],
  ['technicians', 'Certified technicians'],
  ['pricing', 'Clear upfront pricing'],
  ['estimates', 'Free estimates'],
  ['radius', '25-mile radius'],
] as const;

function claimLine(content: LaunchCopy, name: string): number {
  return content.lineOf(BUSINESS, `  ${name}:`);
}

/** A copy in which a claim of business.yml says this, or is dropped without a text. */
function claiming(name: string, text?: string): LaunchCopy {
  const content = new LaunchCopy();
  const lines = text === undefined ? [] : [`  ${name}: ${JSON.stringify(text)}`];
  content.replaceLine(BUSINESS, `  ${name}:`, ...lines);
  return content;
}

test('every claim that business.yml can hold is one of the specification', () => {
  expect(CLAIMS_OF_THE_SPECIFICATION.map(([name]) => name)).toEqual(CLAIM_NAMES);
});

describe.each(CLAIMS_OF_THE_SPECIFICATION)('%s', (name, text) => {
  test('is open until it is confirmed, and open again when its text changes', () => {
    const content = claiming(name, text);
    expect(content.open(name)).toMatchObject({
      group: 'claims',
      text,
      places: [
        {
          file: LaunchCopy.path(BUSINESS),
          line: claimLine(content, name),
          field: `claims.${name}`,
        },
      ],
      outdated: null,
    });
    content.confirm({ point: name, text });
    expect(content.open(name)).toBeUndefined();
    content.replaceLine(BUSINESS, `  ${name}:`, `  ${name}: Something else`);
    expect(content.open(name)).toMatchObject({
      text: 'Something else',
      outdated: { text, by: 'A.B.', on: '2026-11-30' },
    });
  });

  test('cannot be confirmed any more when it is dropped, and is no mistake of launch.yml', () => {
    const content = claiming(name);
    content.confirm({ point: name, text });
    expect(content.open(name)?.text ?? null).toBeNull();
    expect(content.launchReport().problems).toEqual([]);
  });
});

describe('where else a claim is made', () => {
  test.each([
    ['by its name in braces', 'customers', 'We have {customers} customers.'],
    ['in other words', 'credentials', 'Every visit is fully insured.'],
    ['in figures', 'emergencyHours', 'Call us 24/7 from anywhere.'],
  ])('%s', (_how, name, text) => {
    const content = new LaunchCopy();
    content.replaceLine('pages/not-found.md', 'text:', `text: ${text}`);
    expect(content.open(name)?.echoes).toContainEqual(
      expect.objectContaining({
        file: LaunchCopy.path('pages/not-found.md'),
        line: content.lineOf('pages/not-found.md', 'text:'),
        field: 'text',
      }),
    );
  });

  test('in the body of a text, with its line', () => {
    const content = new LaunchCopy();
    const file = 'services/panel-replacement.md';
    content.write(file, `${content.read(file).trimEnd()}\n\nAll work is fully insured here.\n`);
    expect(content.open('credentials')?.echoes).toContainEqual(
      expect.objectContaining({
        file: LaunchCopy.path(file),
        line: content.lineOf(file, 'All work is fully insured here.'),
        field: null,
      }),
    );
  });
});

describe('a dropped claim', () => {
  const ADVICE =
    'The claim is dropped from business.yml, and these texts still make it in words of their own. Remove or reword them.';
  const FILE = 'pages/not-found.md';

  /** A copy without the claim and without the words that make it, but for this text. */
  function saying(name: string, text: string): LaunchCopy {
    const content = claiming(name);
    for (const { file, line } of content.open(name)?.places ?? []) {
      const path = file.slice('src/content/'.length);
      const lines = content.read(path).split('\n');
      const [field = ''] = /^ *(?:- )?(?:\w+: )?/.exec(lines[Number(line) - 1] ?? '') ?? [];
      lines[Number(line) - 1] = `${field}Some other words that say nothing of the kind`;
      content.write(path, lines.join('\n'));
    }
    content.replaceLine(FILE, 'text:', `text: ${text}`);
    return content;
  }

  test.each([
    ['technicians', 'Done by certified technicians.'],
    ['rating', 'We are rated first here. A {warranty} comes with it.'],
    ['weekend', 'Call us on Sundays.'],
  ])('%s is open while a text still makes it, with file and line', (name, text) => {
    const content = saying(name, text);
    expect(content.open(name)).toMatchObject({
      group: 'claims',
      text: null,
      places: [
        {
          file: LaunchCopy.path(FILE),
          line: content.lineOf(FILE, 'text:'),
          field: 'text',
        },
      ],
      echoes: [],
      advice: ADVICE,
    });
    content.confirm({ point: name, text });
    expect(content.open(name)).toBeDefined();
    content.replaceLine(FILE, 'text:', 'text: Look at the list of pages.');
    expect(content.open(name)).toBeUndefined();
  });

  test.each([
    ['technicians', 'We come soon. {technicians} do the certified work.'],
    ['technicians', 'A {warranty}, {customers} customers and {towns} towns.'],
    ['rating', 'We are {rating}, rated first.'],
  ])('%s is no point where the words go with it: %s', (name, text) => {
    expect(saying(name, text).open(name)).toBeUndefined();
  });

  test('is no point for words beside its big figure, or in an item of a list that goes', () => {
    const content = claiming('customers');
    const about = 'pages/about.md';
    const row = /(figure: '\{customers\}'\n {4}title: ).*/;
    expect(content.read(about)).toMatch(row);
    content.write(about, content.read(about).replace(row, '$1Happy customers'));
    const places = content.open('customers')?.places ?? [];
    expect(places.filter(({ file }) => file === LaunchCopy.path(about))).toEqual([]);
  });

  test('is found in the body of a text', () => {
    const content = saying('technicians', 'Nothing.');
    const file = 'areas/fort-lee.md';
    content.write(file, `${content.read(file).trimEnd()}\n\nEach of us is certified.\n`);
    expect(content.open('technicians')?.places).toMatchObject([
      { file: LaunchCopy.path(file), line: content.lineOf(file, 'Each of us'), field: null },
    ]);
  });

  test('with a page that names a claim that never was one is told by the file', () => {
    const content = saying('technicians', 'We are {techncians}.');
    expect(() => content.launchReport()).toThrow(new UnreadableContent(LaunchCopy.path(FILE)));
  });
});

test('weekend service comes with the Sunday laws of the county', () => {
  expect(claiming('weekend', 'Sunday too').open('weekend')?.advice).toMatch(
    /Bergen County bars the Sunday sale.*Paramus.*Ask a lawyer/,
  );
});

describe.each([
  ['same-day', 'Same-day repairs.'],
  ['ways-to-book', 'Reach us by WhatsApp.'],
  ['quote-in-minutes', 'A quote within minutes.'],
])('%s, a claim of page copy', (name, text) => {
  const file = 'pages/not-found.md';

  test('is open with every place, until it is confirmed or changed', () => {
    const content = new LaunchCopy();
    content.replaceLine(file, 'text:', `text: ${text}`);
    const point = content.open(name);
    expect(point?.places).toContainEqual(
      expect.objectContaining({ file: LaunchCopy.path(file), field: 'text' }),
    );
    content.confirm({ point: name, text: String(point?.text) });
    expect(content.open(name)).toBeUndefined();
    content.replaceLine(file, 'text:', `text: ${text} And more.`);
    expect(content.open(name)?.outdated).not.toBeNull();
  });
});

test('a claim of page copy that no page makes any more is no point', () => {
  const content = new LaunchCopy();
  content.replaceLine('pages/services.md', '    - title: Get a quote', '    - title: Get a quote');
  expect(content.open('quote-in-minutes')).toBeUndefined();
});

describe.each([
  ['response-times', 'areas/fort-lee.md', 'responseTime', '30-50 min', /Fort Lee 25-40 min/],
  ['prices', 'services/panel-replacement.md', 'price', 'Starting at $151', /Panel .* \$150/],
  ['hours', BUSINESS, '  closes', "'18:00'", /^00:00-23:59$/],
  ['story', 'pages/about.md', '    - So the firm was', 'None.', /^Easy Open began/],
])('%s', (name, file, field, other, says) => {
  test('is open, can be confirmed, and opens again with a change', () => {
    const content = new LaunchCopy();
    const point = content.open(name);
    expect(point?.text).toMatch(says);
    expect(point?.places.map((place) => place.file)).toContain(LaunchCopy.path(file));
    expect(point?.places.every(({ line }) => line !== null)).toBe(true);
    content.confirm({ point: name, text: String(point?.text) });
    expect(content.open(name)).toBeUndefined();
    const line = field.includes('-') ? `    - ${other}` : `${field}: ${other}`;
    content.replaceLine(file, field.includes('-') ? field : `${field}:`, line);
    expect(content.open(name)?.outdated).toMatchObject({ text: point?.text });
  });
});

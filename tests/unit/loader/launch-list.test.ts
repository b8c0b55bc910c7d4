import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { doneOf, launchList } from '~/loader/launch-list';
import { CONFIRMABLE_POINTS, type LaunchPoint } from '~/loader/launch-points';
import { answersLine, launchReport, placeText } from '~/loader/launch-report';
import { renderedPictures } from '~/loader/rendered-pictures';
import { PROJECT } from '../../helpers/project';
import {
  lineOf,
  parseSample,
  sampleText,
  withField,
  withLine,
  withText,
  writeProject,
  type Changes,
} from '../../helpers/sample-content';

const BUSINESS = 'business.yml';
const REVIEW = 'testimonials/ann-b.md';
const TOWN = 'areas/oakfield.md';

beforeEach(() => {
  vi.stubEnv('SITE_URL', undefined);
});

afterEach(() => {
  vi.unstubAllEnvs();
});

function pointsWith(
  changes: Changes = {},
  pictures: readonly string[] = [],
): LaunchPoint[] {
  const groups = launchList(parseSample(changes), pictures);
  return groups.flatMap(({ points }) => points);
}

/** The first point of a name; undefined when it is not listed. */
const pointNamed = (name: string, changes: Changes = {}) =>
  pointsWith(changes).find((point) => point.name === name);

const placesOf = (name: string, changes: Changes) =>
  pointNamed(name, changes)?.places.map(placeText);

/** The sample content with all given and confirmed. */
function finished(): Changes {
  const confirmed = pointsWith()
    .map(({ name }) => name)
    .filter((name) => Object.hasOwn(CONFIRMABLE_POINTS, name));
  const business = sampleText(BUSINESS)
    .replace('doors.example', 'doors.com')
    .replace(/555-\d+/, '234-5678')
    .replace(/^name:/m, 'registration: 13VH01234567\nname:')
    .replace(
      /^claims:/m,
      `confirmedClaims: [${confirmed.join(', ')}]\nclaims:`,
    );
  const review = sampleText(REVIEW).replace(
    'sample: true',
    'month: 2026-11\nsource: Google',
  );
  const given = 'covers: One spring\ntypical:\n  from: 150\n  to: 250';
  return {
    [BUSINESS]: business,
    [REVIEW]: review,
    ...withField('services/springs.md', given),
    ...withField('services/panels.md', given),
  };
}

describe('what only the owner has', () => {
  test.each([
    {
      name: 'siteUrl',
      says: 'https://doors.example',
      advice: 'not an address',
    },
    { name: 'phone', says: '(201) 555-0142', advice: 'nobody answers it' },
    { name: 'registration', says: '', advice: '13VH and eight digits' },
    { name: 'review', says: 'Ann B.', advice: 'this review is made up' },
    {
      name: 'covers, typical',
      says: 'Panel Repair, Starting at $120',
      advice: 'what this price buys',
    },
  ])('$name', ({ name, says, advice }) => {
    expect(pointNamed(name)).toMatchObject({
      says,
      state: 'open',
      advice: expect.stringContaining(advice) as string,
    });
    expect(pointNamed(name, finished())).toMatchObject({ state: 'given' });
  });

  test('the people who come, unless the claim says it without names', () => {
    const nobody = { 'team/sam.md': null };
    expect(pointNamed('team', nobody)).toMatchObject({
      says: '',
      state: 'open',
      places: [{ file: 'src/content/team', line: null }],
    });
    expect(pointNamed('team')).toMatchObject({ says: 'Sam', state: 'given' });
    const claim = withLine(BUSINESS, 'claims:', 'claims:', '  whoComes: We do');
    expect(pointNamed('team', { ...nobody, ...claim })).toMatchObject({
      says: 'We do',
      state: 'given',
    });
  });

  test('each names its line', () => {
    const changes = { [BUSINESS]: sampleText(BUSINESS) };
    const line = lineOf(changes, BUSINESS, 'phone:');
    expect(placesOf('phone', changes)).toEqual([
      `src/content/business.yml:${String(line)}`,
    ]);
  });

  test('the address in the environment goes before that of the content', () => {
    vi.stubEnv('SITE_URL', 'https://doors.com');
    expect(pointNamed('siteUrl')).toMatchObject({ state: 'given' });
  });

  test('a real review is open until it says when and where it was written', () => {
    const review = sampleText(REVIEW).replace('sample: true', 'source: Google');
    const { state, advice } = pointNamed('review', { [REVIEW]: review }) ?? {};
    expect(state).toBe('open');
    expect(advice).toContain('{month} is missing. Write {month}');
    expect(advice).not.toContain('{source} is missing');
  });

  test('the typical price alone does not say what a price buys', () => {
    const changes = {
      ...finished(),
      ...withField('services/panels.md', 'typical:\n  from: 150\n  to: 250'),
    };
    expect(pointNamed('covers, typical', changes)).toMatchObject({
      says: expect.stringContaining('Panel Repair') as string,
      state: 'open',
    });
  });
});

describe('what the owner confirms', () => {
  test('a claim, with every line that quotes it', () => {
    const changes = withText(TOWN, 'It comes with a {warranty}.');
    const line = lineOf(changes, TOWN, 'It comes');
    expect(pointNamed('warranty', changes)).toMatchObject({
      says: '12-month warranty',
      state: 'open',
      advice: expect.stringMatching(
        /^Only if you give it in writing/,
      ) as string,
    });
    expect(placesOf('warranty', changes)).toEqual([
      expect.stringMatching(/business\.yml:\d+$/) as string,
      `src/content/${TOWN}:${String(line)}`,
    ]);
  });

  test.each(['tripFee', 'nightSurcharge', 'payment', 'whoComes'])(
    'the answer %s that callers ask for, also while it is not said',
    (name) => {
      expect(pointNamed(name)).toMatchObject({
        says: 'not said yet',
        state: 'open',
      });
    },
  );

  test('but not a claim that nobody makes', () => {
    expect(pointNamed('years')).toBeUndefined();
  });

  test.each([
    ['quoteWithinMinutes', 'Call, and you have a quote within minutes.'],
    ['someoneOnTheWay', 'You have a price and someone on the way.'],
    ['commercialWork', 'We repair commercial overhead doors.'],
    ['brands', 'We know every Clopay door.'],
    ['haulAway', 'We take the old door away.'],
    ['shop', 'Our shop is in town.'],
    ['electricalWork', 'An electrician moves the outlet.'],
    ['specialParts', 'We price high-cycle springs too.'],
    ['specialWork', 'The door goes on our scale.'],
    ['securedUntilPart', 'If it has to be ordered, we secure the door.'],
    ['bothHalves', 'We look at both doors in one trip.'],
    ['boardPrice', 'Your board gets a written price.'],
    ['booking', 'Book by WhatsApp.'],
  ])('%s, once a text promises it: %s', (name, written) => {
    // The least content says no such thing by itself.
    expect(pointNamed(name)).toBeUndefined();
    const changes = withText(TOWN, written);
    expect(placesOf(name, changes)).toEqual([
      `src/content/${TOWN}:${String(lineOf(changes, TOWN, written))}`,
    ]);
    const confirmed = withField(BUSINESS, `confirmedClaims: [${name}]`);
    expect(pointNamed(name, { ...changes, ...confirmed })?.state).toBe(
      'confirmed',
    );
  });

  test.each([
    {
      name: 'rating',
      first: { ratingSource: 'Yelp' },
      second: { ratingMonth: '2026-05' },
    },
    {
      name: 'booking',
      first: { whatsapp: '(201) 234-5678' },
      second: { bookingUrl: 'https://book.doors.com' },
    },
  ])('$name is given once both its facts are', ({ name, first, second }) => {
    const content = parseSample(withText(TOWN, 'Book by WhatsApp or online.'));
    const stateWith = (given: object) => {
      const business = content.business.map((entry) => ({
        ...entry,
        raw: { ...(entry.raw as object), ...given },
      }));
      const groups = launchList({ ...content, business }, []);
      const points = groups.flatMap((group) => group.points);
      return points.find((point) => point.name === name)?.state;
    };
    expect(stateWith(first)).toBe('open');
    expect(stateWith({ ...first, ...second })).toBe('given');
  });

  test('free estimates in an emergency, while estimates are free', () => {
    expect(pointNamed('emergencyEstimate')).toBeUndefined();
    const claimed = withLine(
      BUSINESS,
      '  rating:',
      '  estimates: Free estimates',
    );
    expect(pointNamed('emergencyEstimate', claimed)?.state).toBe('open');
  });

  test('a rendered picture until it is replaced', () => {
    const file = 'src/assets/pictures/hero-home.jpg';
    const delivered = readFileSync(join(PROJECT, file));
    const pictures = renderedPictures(writeProject({ [file]: delivered }));
    const point = pointsWith({}, pictures).find(
      ({ name }) => name === 'pictures',
    );
    expect(point?.places.map(placeText)).toEqual([file]);
    expect(
      renderedPictures(writeProject({ [file]: delivered.subarray(1) })),
    ).toEqual([]);
  });
});

test('nothing is open once all is given and confirmed', () => {
  const points = pointsWith(finished());
  expect(points.filter(({ state }) => state === 'open')).toEqual([]);
  const { length } = points;
  expect(doneOf(points)).toBe(`${String(length)} of ${String(length)} done`);
});

describe('the list as it is printed', () => {
  const report = (changes: Changes = {}) =>
    launchReport(launchList(parseSample(changes), [])).join('\n');

  test('counts what is done, and says what to do about the rest', () => {
    const { length } = pointsWith();
    expect(report()).toContain(`Launch list: 1 of ${String(length)} done`);
    expect(report()).toMatch(
      /open {7}warranty: 12-month warranty\n +Only if you give it in writing.+\n +src\/content\/business\.yml:\d+\n/,
    );
    const confirmed = withField(BUSINESS, 'confirmedClaims: [warranty]');
    expect(report(confirmed)).toContain(`2 of ${String(length)} done`);
    expect(report(confirmed)).toMatch(
      /confirmed {2}warranty: 12-month warranty\n\n/,
    );
  });

  test('leads on when nothing is open', () => {
    expect(report(finished())).toContain('Nothing is open: go on');
    expect(report()).not.toContain('Nothing is open');
  });

  test('says the same advice once in a row', () => {
    expect(report().match(/Write what this price buys/g)).toHaveLength(1);
    expect(report().match(/covers, typical:/g)).toHaveLength(2);
  });

  test('names three places of a claim, and every place of a dropped one', () => {
    const lines = ['One.', 'Two.', 'Three.', 'Four.', 'Five.'];
    const text = (sentence: string) =>
      withText(TOWN, lines.map(() => sentence).join('\n\n'));
    expect(report(text('We carry a {warranty}.'))).toMatch(
      /business\.yml:\d+, \S+oakfield\.md:\d+, \S+oakfield\.md:\d+ and 3 more\n/,
    );
    const dropped = withLine(BUSINESS, '  warranty:', '  years: 15+');
    const printed = report({
      ...text('All work is under warranty.'),
      ...dropped,
    });
    const [, ofWarranty] = /warranty: dropped\n.+\n(.+)/.exec(printed) ?? [];
    expect(ofWarranty?.match(/oakfield\.md:\d+/g)).toHaveLength(lines.length);
  });
});

test('each unanswered question of callers is counted, of the company and of each service', () => {
  const unanswered = (changes: Changes = {}) =>
    Number(/\d+/.exec(answersLine(parseSample(changes)))?.[0]);
  const all = unanswered();
  expect(all).toBeGreaterThan(0);
  const answers = 'answers:\n  brands: We work on all of them.';
  const inBoth = {
    ...withField(BUSINESS, answers),
    ...withField('services/springs.md', answers),
  };
  expect(unanswered(inBoth)).toBe(all - 2);
  const oneServiceLess = unanswered({ 'services/panels.md': null });
  expect(oneServiceLess).toBeLessThan(all);
});

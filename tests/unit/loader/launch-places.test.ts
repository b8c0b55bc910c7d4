import { describe, expect, test } from 'vitest';
import { launchList } from '~/loader/launch-list';
import { placeText } from '~/loader/launch-report';
import { loadContent } from '~/loader/load';
import type { ParsedContent } from '~/loader/parse';
import { groupEntries, parseSource } from '~/loader/parse';
import { readSources } from '~/loader/read';
import { CLAIM_NAMES } from '~/schemas/business';
import { PROJECT } from '../../helpers/project';
import {
  parseSample,
  sampleText,
  withField,
  withText,
} from '../../helpers/sample-content';

const TOWN = 'areas/oakfield.md';

/** For each claim sentences that make it without quoting it, and sentences of the same words that do not. */
const SENTENCES: Readonly<
  Record<string, { claims: string[]; doesNotClaim: string[] }>
> = {
  warranty: {
    claims: ['Warranty included.', 'We stand behind our work.'],
    doesNotClaim: [
      'The panel has a manufacturer’s warranty.',
      'Stand behind the car.',
    ],
  },
  warrantyTerm: {
    claims: ['The repair is covered for two years.'],
    doesNotClaim: ['A spring lasts two years at eight trips a day.'],
  },
  emergencyHours: {
    claims: ['Call at any hour.', 'We repair doors, day and night.'],
    doesNotClaim: ['Is it beeping day and night? We stop it.'],
  },
  emergencyResponse: {
    claims: ['We’re there within the hour.', 'We come within 30 minutes.'],
    doesNotClaim: ['An hour later it’s fine again.'],
  },
  regularAppointments: {
    claims: ['Same-day service.', 'We come the same day.'],
    doesNotClaim: ['We fit the door you have today.'],
  },
  weekend: {
    claims: ['We work on Sundays.', 'Weekend appointments are no trouble.'],
    doesNotClaim: ['It broke over the weekend, of course.'],
  },
  customers: {
    claims: ['Ask our happy customers.'],
    doesNotClaim: ['An open door keeps your customers out.'],
  },
  years: {
    claims: ['With decades of experience.'],
    doesNotClaim: ['The hinges have pulled at that wood for years.'],
  },
  rating: {
    claims: ['We are the top-rated company here.'],
    doesNotClaim: ['A spring rated for 10,000 cycles.'],
  },
  credentials: {
    claims: ['We’re licensed.', 'A bonded and insured company.'],
    doesNotClaim: ['Take pictures for your insurer.'],
  },
  technicians: {
    claims: ['A certified technician comes.'],
    doesNotClaim: ['Our technician comes.'],
  },
  pricing: {
    claims: ['You hear the price before we start.', 'We name the price first.'],
    doesNotClaim: ['The price depends on the width.'],
  },
  estimates: {
    claims: ['The estimate is free.', 'Call for a free estimate.'],
    doesNotClaim: ['We free the car and estimate the damage.'],
  },
  radius: {
    claims: ['We come 25 miles.'],
    doesNotClaim: ['The door is miles too heavy.'],
  },
  tripFee: {
    claims: ['There is no trip fee.'],
    doesNotClaim: ['One trip up and down is a cycle.'],
  },
  nightSurcharge: {
    claims: ['Nights cost the same.'],
    doesNotClaim: ['On a cold night the rubber freezes.'],
  },
  payment: {
    claims: ['We take cash and checks.'],
    doesNotClaim: ['We take the load off.'],
  },
  whoComes: {
    claims: ['Our own technicians come, never a subcontractor.'],
    doesNotClaim: ['We come ourselves.'],
  },
};

/** The places that a claim is said at although business.yml does not have it. */
function stillSaid(claim: string, content: ParsedContent): string[] {
  const points = launchList(content, []).flatMap((group) => group.points);
  const dropped = points.find(
    ({ name, isDropped }) => name === claim && isDropped,
  );
  return dropped?.places.map(placeText) ?? [];
}

/** A town's text in a project whose business makes no claims. */
const withoutClaims = (written: string) =>
  parseSample({
    ...withField('business.yml', 'claims: {}'),
    ...withText(TOWN, written),
  });

describe.each(CLAIM_NAMES)('%s, dropped', (claim) => {
  const { claims = [], doesNotClaim = [] } = SENTENCES[claim] ?? {};

  test('has sentences to try', () => {
    expect(claims.length * doesNotClaim.length).toBeGreaterThan(0);
  });

  test.each(claims)('still said: %s', (sentence) => {
    expect(stillSaid(claim, withoutClaims(sentence))).toEqual([
      expect.stringContaining(TOWN) as string,
    ]);
  });

  test.each(doesNotClaim)('not said: %s', (sentence) => {
    expect(stillSaid(claim, withoutClaims(sentence))).toEqual([]);
  });

  test('goes with a sentence that quotes it', () => {
    const quoted = `{${claim}}, and ${claims[0]?.toLowerCase() ?? ''}`;
    expect(stillSaid(claim, withoutClaims(quoted))).toEqual([]);
  });
});

test('a field is named with its line, and a card only if it stays', () => {
  const path = 'pages/services.md';
  const guarantee = (title: string) =>
    withField(
      path,
      `guarantee:\n  heading: Included\n  intro: With each job.\n  items:\n    - title: '${title}'\n      text: Yours are changed by people trained for it.`,
    );
  const places = (title: string) =>
    stillSaid('technicians', parseSample(guarantee(title)));
  expect(sampleText(path)).toContain('guarantee:');
  expect(places('Skill')).toEqual([
    expect.stringMatching(/services\.md:\d+$/) as string,
  ]);
  expect(places('{technicians}')).toEqual([]);
});

/** The content of the project with a claim dropped. */
function projectWithout(claim: string): ParsedContent {
  const sources = readSources(PROJECT).map((source) => {
    if (source.collection !== 'business') return source;
    const line = new RegExp(`^ {2}${claim}:.*\n`, 'm');
    return { ...source, text: source.text.replace(line, '') };
  });
  const [business] = sources.filter(
    ({ collection }) => collection === 'business',
  );
  const { services, areas, local, testimonials, pages } =
    loadContent(PROJECT).parsed;
  return groupEntries([
    ...(business ? [parseSource(business)] : []),
    ...services,
    ...areas,
    ...local,
    ...testimonials,
    ...pages,
  ]);
}

test.each(CLAIM_NAMES)(
  'of the content as it is, no sentence that quotes %s counts as left over',
  (claim) => {
    const content = projectWithout(claim);
    expect(content.business[0]?.problems).toEqual([]);
    const texts = new Map(
      readSources(PROJECT).map(({ file, text }) => [file, text.split('\n')]),
    );
    for (const place of stillSaid(claim, content)) {
      const [file = '', line] = place.split(':');
      const sentences = texts.get(file)?.[Number(line) - 1]?.split(/[.?!]\s/);
      const left = sentences?.filter((one) => !one.includes(`{${claim}}`));
      expect(left, place).not.toEqual([]);
    }
  },
);

import { describe, expect, test } from 'vitest';
import { factsOf } from '~/build/check-content/grounds';
import { numbersIn, isStatement } from '~/lib/provenance/numbers';
import { provenanceAdvice, unsupportedIn } from '~/lib/provenance/provenance';
import { COMMON_NAMES, TRADE_NUMBERS } from '~/lib/provenance/trade';
import { sentencesOf, stemOf, stemsOf, wordsOf } from '~/lib/provenance/words';
import { areaSchema } from '../../../src/schemas/area';
import { CONTENT } from '../../helpers/editor-texts';
import { groundOf, linesOf } from '../../helpers/grounds';
import { unknownWords } from '../../helpers/spelling';

const { areas, local } = CONTENT;

/** What is found in a line, were it added to a text. */
function foundIn(line: string, id: string, without: readonly string[] = []): string[] {
  const ground = groundOf(id);
  const listed = ground.listed.filter((fact) => !without.includes(fact));
  return unsupportedIn(line, { ...ground, listed }).map(({ written }) => written);
}

describe('a local text states only what the facts it lists bear out', () => {
  test.each(local.map((entry) => ({ id: entry.id, entry })))('$id', ({ id, entry }) => {
    const [town = ''] = id.split('/');
    const advice = unsupportedIn(linesOf(entry).join('\n'), groundOf(id)).map((found) =>
      provenanceAdvice(found, `areas/${town}.md`),
    );
    expect(advice).toEqual([]);
  });
});

/** The words that open a sentence and are no English words without their capital. */
async function namesThatOpen(lines: readonly string[]): Promise<string[]> {
  const first = lines.flatMap(sentencesOf).map((line) => wordsOf(line)[0]?.text ?? '');
  const unknown = await unknownWords(first.map((word) => word.toLowerCase()));
  return [...new Set(first)].filter((word) =>
    unknown.includes(word.toLowerCase().replace(/['’]s$/, '')),
  );
}

describe('a name that opens a sentence', () => {
  test('is known by its spelling, if no fact of any town has it', async () => {
    expect(await namesThatOpen(['Hoboken floods. Doors rust.'])).toEqual(['Hoboken']);
  });

  test('is borne out in every text', async () => {
    const names = await namesThatOpen(local.flatMap(linesOf));
    expect(names.length).toBeGreaterThan(10);
    const ground = { names: new Set(names.map(stemOf)) };
    const found = local.flatMap((entry) =>
      unsupportedIn(linesOf(entry).join('\n'), { ...groundOf(entry.id), ...ground }).map(
        ({ written }) => `${entry.id}: ${written}`,
      ),
    );
    expect(found).toEqual([]);
  });
});

/** Fort Lee: its facts name Jones Road, but this text does not list that fact. */
const TEXT = 'fort-lee/cable-repair-replacement';

describe('what the facts do not bear out is found', () => {
  test.each([
    ['a street of no town', 'Park on Elmhurst Street if you can.', 'Elmhurst Street'],
    ['a street that opens the sentence', 'Elmhurst Street is steep.', 'Elmhurst Street'],
    ['a street of another town', 'We come by Kinderkamack Road.', 'Kinderkamack Road'],
    ['a road with a number', 'It is just off Route 17.', 'Route 17'],
    ['a highway', 'You hear I-80 all day.', 'I-80'],
    ['a river', 'The Saddle River is near.', 'The Saddle River'],
    ['a brook of another town', 'Water comes from Pascack Brook.', 'Pascack Brook'],
    ['a neighborhood of another town', 'Fairmount has older doors.', 'Fairmount'],
    ['a park', 'By Overpeck Park, the ground is low.', 'By Overpeck Park'],
    ['a town next to nowhere', 'We also work in Hoboken.', 'Hoboken'],
    ['a served town that is no neighbor', 'Many Westwood doors are alike.', 'Many Westwood'],
    ['a storm of another town', 'Irene reached the street.', 'Irene'],
    ['a distance', 'The shop is 7.3 miles away.', '7.3'],
    ['a distance in words', 'The shop is nine miles away.', 'nine'],
    ['a distance in other units', 'The shop is 4.8 feet away.', '4.8'],
    ['a count of people', 'Some 41,000 people live here.', '41,000'],
    ['a count in words', 'Hundreds of homes went under.', 'Hundreds'],
    ['a share', 'About 44% of doors are old.', '44%'],
    ['a year', 'The street was built in 1962.', '1962'],
    ['a decade', 'Most houses are of the 1930s.', '1930s'],
    ['a height', 'The town lies 120 feet up.', '120'],
    ['a price', 'It costs $75 in all.', '$75'],
    ['a direction', 'Our shop is to the west of you.', 'west'],
    ['a water without its name', 'In spring the creek comes up.', 'creek'],
    ['an exact direction', 'You are due south of us.', 'due south'],
  ])('%s', (_, line, written) => {
    expect(foundIn(line, TEXT)).toEqual([written]);
  });

  test.each([
    'Fort Lee lies about 4.8 miles south of Tenafly, NJ.',
    'Our shop is to the north, about five miles off.',
    'About 16,000 people live on each square mile of Fort Lee.',
    'Inwood Terrace is near Palisades Park.',
    "Tenafly's shop starts at $99 and comes in 25-40 min.",
    'A GFCI outlet, an LED lamp and a 2x4 on a Monday in May.',
    'Saturday and Sunday calls are answered in February too.',
    'Standard springs last ten thousand cycles; the door is 7 feet high.',
  ])('and this is borne out: %s', (line) => {
    expect(foundIn(line, TEXT)).toEqual([]);
  });
});

describe('a fact of the town that the text does not list', () => {
  test('is named in the advice', () => {
    const [found] = unsupportedIn('We know Jones Road.', groundOf(TEXT));
    expect(found).toEqual({ written: 'Jones Road', facts: ['jones-road'] });
    expect(found && provenanceAdvice(found, 'areas/fort-lee.md')).toBe(
      'says "Jones Road", which the fact jones-road of areas/fort-lee.md bears out. Add jones-road to facts.',
    );
  });

  test('what no fact bears out gets other advice', () => {
    expect(provenanceAdvice({ written: 'Elmhurst Street', facts: [] }, 'areas/fort-lee.md')).toBe(
      'says "Elmhurst Street", which no fact of areas/fort-lee.md bears out. Take it out, or give areas/fort-lee.md a fact with its source.',
    );
  });

  test('is missed in every text that tells the distance, were the fact not listed', () => {
    const away = local.filter(({ id }) => !id.startsWith('tenafly/'));
    const blind = away.filter((entry) => {
      const text = linesOf(entry).join('\n');
      return foundIn(text, entry.id, ['distance', 'from-tenafly']).length === 0;
    });
    expect(away).toHaveLength(140);
    expect(blind.map(({ id }) => id)).toEqual([]);
  });
});

test('in every text, a street of every town that has it alone is found', () => {
  const streets = areas.flatMap((area) =>
    factsOf(area)
      .map(({ text }) => text)
      .filter((text) => /^(?:\p{Lu}\p{L}+ ?){2,3}$/u.test(text))
      .map((street) => ({ street, town: area.id })),
  );
  const towns = areas.map((area) =>
    stemsOf(
      factsOf(area)
        .map(({ text }) => text)
        .join('\n'),
    ),
  );
  const alone = streets.filter(
    ({ street }) => towns.filter((stems) => stems.includes(stemsOf(street))).length === 1,
  );
  expect(alone.length).toBeGreaterThan(40);
  const missed = local.flatMap(({ id }) => {
    const foreign = alone.filter(({ town }) => !id.startsWith(`${town}/`));
    const lines = foreign.map(({ street }) => `It is near ${street}.`);
    const found = foundIn(lines.join('\n'), id);
    return foreign
      .filter(({ street }) => !found.includes(street))
      .map(({ street }) => `${id}: ${street}`);
  });
  expect(missed).toEqual([]);
});

describe('the lists of what needs no fact hold nothing that no text uses', () => {
  const lines = local.flatMap(linesOf);
  const numbers = lines.flatMap(numbersIn).filter(isStatement);

  test.each(TRADE_NUMBERS)('$values $unit, $why', ({ values, unit }) => {
    const unused = values.filter(
      (value) => !numbers.some((number) => number.value === value && number.unit === unit),
    );
    expect(unused).toEqual([]);
  });

  test('names', () => {
    const stems = stemsOf(lines.join('\n'));
    expect(COMMON_NAMES.filter((name) => !stems.includes(stemsOf(name)))).toEqual([]);
  });
});

describe('every fact has a source', () => {
  test('in every town', () => {
    const facts = areas.flatMap(factsOf);
    expect(facts.length).toBeGreaterThan(200);
    const bare = facts.filter(({ source }) => typeof source !== 'string' || source.length < 3);
    expect(bare).toEqual([]);
  });

  test.each([undefined, '', '  '])('the schema refuses %j for one', (source) => {
    const [area] = areas;
    const data = structuredClone(area?.data) as { facts: { source?: string | undefined }[] };
    expect(areaSchema.safeParse(data).success).toBe(true);
    const [fact] = data.facts;
    if (fact) fact.source = source;
    expect(areaSchema.safeParse(data).success).toBe(false);
  });
});

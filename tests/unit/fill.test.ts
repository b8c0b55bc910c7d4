import { describe, expect, test } from 'vitest';
import { fillDeep, fillText } from '~/lib/fill';

const claims = { warranty: '12-month warranty', emergencyHours: '24/7' };

describe('a text', () => {
  test('gets each claim in the place of its name', () => {
    expect(
      fillText('{emergencyHours}, with a {warranty}. {warranty}!', claims),
    ).toBe('24/7, with a 12-month warranty. 12-month warranty!');
  });

  test('may have spaces around a name', () => {
    expect(fillText('A { warranty }', claims)).toBe('A 12-month warranty');
  });

  test.each([
    'A {2} and {}',
    'A {warrenty}',
    'A {Warranty}',
    'A {constructor}',
  ])('stays as it is without a name that is known: %s', (text) => {
    expect(fillText(text, claims)).toBe(text);
  });

  test('takes a claim literally, also one with dollar signs', () => {
    expect(fillText('Only {price}', { price: "$& $1 $'" })).toBe(
      "Only $& $1 $'",
    );
  });

  test('says a range of minutes in words', () => {
    const times = {
      emergencyResponse: '15-30 minutes',
      responseTime: '5-9 min',
    };
    expect(fillText('In {responseTime}, or {emergencyResponse}.', times)).toBe(
      'In 5 to 9 minutes, or 15 to 30 minutes.',
    );
  });

  test('is not filled twice', () => {
    expect(fillText('{a}', { a: '{b}', b: 'no' })).toBe('{b}');
  });
});

describe('a plain value', () => {
  test('is filled in every text, however deep; the rest stays', () => {
    const copy = {
      page: 'home',
      hero: { lines: ['{warranty}', 'plain'], count: 3, on: true, none: null },
    };
    expect(fillDeep(copy, claims)).toEqual({
      page: 'home',
      hero: {
        lines: ['12-month warranty', 'plain'],
        count: 3,
        on: true,
        none: null,
      },
    });
  });

  test('keeps values that are not texts, such as a price', () => {
    const service = { price: { text: 'Starting at $120', dollars: 120 } };
    expect(fillDeep(service, claims)).toEqual(service);
  });

  test('is not changed itself', () => {
    const copy = { heading: '{warranty}' };
    fillDeep(copy, claims);
    expect(copy).toEqual({ heading: '{warranty}' });
  });
});

describe('a claim that the owner has dropped', () => {
  const left = { emergencyHours: '24/7' };

  test('takes the sentences with it that quote it, and leaves the others', () => {
    expect(
      fillText('Call {emergencyHours}. A {warranty} too! We come.', left),
    ).toBe('Call 24/7. We come.');
  });

  test('leaves no part of a sentence with an abbreviation', () => {
    expect(
      fillText('At 3 Main St. from 8 a.m. on, a {warranty}. We come.', left),
    ).toBe('We come.');
  });

  test('may leave nothing', () => {
    expect(fillText('{warranty}', left)).toBe('');
  });

  test('is dropped also when its name is there without a text', () => {
    expect(
      fillText('{warranty}. We come.', { ...left, warranty: undefined }),
    ).toBe('We come.');
  });

  test('takes items of lists with it that lose all of a text', () => {
    const items = [
      { title: '{warranty}', text: 'We come back.' },
      { title: 'Day and night', text: 'Call {emergencyHours}. {warranty}.' },
    ];
    expect(
      fillDeep({ items, lines: ['{warranty}', 'plain', ''] }, left),
    ).toEqual({
      items: [{ title: 'Day and night', text: 'Call 24/7.' }],
      lines: ['plain', ''],
    });
  });

  test('leaves an item of a list that only a group inside of it quotes', () => {
    const items = [
      {
        title: 'Day and night',
        proof: { figure: '{warranty}', label: 'On it' },
      },
    ];
    expect(fillDeep({ items }, left)).toEqual({
      items: [
        { title: 'Day and night', proof: { figure: '', label: 'On it' } },
      ],
    });
  });
});

import { describe, expect, test } from 'vitest';
import { fillDeep, fillText } from '~/lib/fill';

const claims = { warranty: '12-month warranty', emergencyHours: '24/7' };

describe('a text', () => {
  test('gets each claim in the place of its name', () => {
    expect(fillText('{emergencyHours}, with a {warranty}. {warranty}!', claims)).toBe(
      '24/7, with a 12-month warranty. 12-month warranty!',
    );
  });

  test('without names stays as it is', () => {
    expect(fillText('A {2} and a { warranty }', claims)).toBe('A {2} and a { warranty }');
  });

  test('takes a claim literally, also one with dollar signs', () => {
    expect(fillText('Only {price}', { price: "$& $1 $'" })).toBe("Only $& $1 $'");
  });

  test('is not filled twice', () => {
    expect(fillText('{a}', { a: '{b}', b: 'no' })).toBe('{b}');
  });
});

describe('an unknown claim is refused', () => {
  test.each(['{warrenty}', '{Warranty}', '{constructor}'])('%s', (token) => {
    expect(() => fillText(`A ${token}`, claims)).toThrow(`${token} is no claim`);
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
      hero: { lines: ['12-month warranty', 'plain'], count: 3, on: true, none: null },
    });
  });

  test('is not changed itself', () => {
    const copy = { heading: '{warranty}' };
    fillDeep(copy, claims);
    expect(copy).toEqual({ heading: '{warranty}' });
  });

  test('with an unknown claim deep inside is refused', () => {
    expect(() => fillDeep({ hero: { lines: ['{nothing}'] } }, claims)).toThrow('{nothing}');
  });
});

describe('a claim that the owner has dropped', () => {
  const left = { emergencyHours: '24/7' };

  test('takes the sentences with it that quote it, and leaves the others', () => {
    expect(fillText('Call {emergencyHours}. A {warranty} too! We come.', left)).toBe(
      'Call 24/7. We come.',
    );
  });

  test('may leave nothing', () => {
    expect(fillText('{warranty}', left)).toBe('');
  });

  test('is dropped also when its name is there without a text', () => {
    expect(fillText('{warranty}. We come.', { ...left, warranty: undefined })).toBe('We come.');
  });

  test('takes items of lists with it that lose all of a text', () => {
    const items = [
      { title: '{warranty}', text: 'We come back.' },
      { title: 'Day and night', text: 'Call {emergencyHours}. {warranty}.' },
    ];
    expect(fillDeep({ items, lines: ['{warranty}', 'plain', ''] }, left)).toEqual({
      items: [{ title: 'Day and night', text: 'Call 24/7.' }],
      lines: ['plain', ''],
    });
  });
});

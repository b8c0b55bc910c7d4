import { describe, expect, test } from 'vitest';
import { addressLine, monthInWords, priceRange, startingPriceInDollars } from '~/lib/formats';

describe('a starting price', () => {
  test.each([
    ['Starting at $49', 49],
    ['Starting at $800', 800],
    ['Starting at $12000', 12000],
  ])('%j is %d dollars', (price, dollars) => {
    expect(startingPriceInDollars(price)).toBe(dollars);
  });
});

describe('any other price text is refused with the form to write', () => {
  test.each(['$49', 'Starting at 49', 'Starting at $49.50', 'Starting at $1,200', 'From $49', ''])(
    '%j',
    (price) => {
      expect(() => startingPriceInDollars(price)).toThrow(
        `"${price}" is not of the form "Starting at $120"`,
      );
    },
  );
});

test.each([
  [[99, 800, 49], '$49–$800'],
  [[120], '$120'],
  [[], undefined],
])('the range of %j dollars is %s', (dollars, range) => {
  expect(priceRange(dollars.map((price) => `Starting at $${String(price)}`))).toBe(range);
});

test('an address has its street and postal code where they are given', () => {
  const town = { locality: 'Tenafly', region: 'NJ', country: 'US' };
  expect(addressLine(town)).toBe('Tenafly, NJ');
  expect(addressLine({ ...town, street: '1 Main Street', postalCode: '07670' })).toBe(
    '1 Main Street, Tenafly, NJ 07670',
  );
});

test.each([
  ['2026-01', 'January 2026'],
  ['2026-12', 'December 2026'],
])('the month %s reads %s', (month, words) => {
  expect(monthInWords(month)).toBe(words);
});

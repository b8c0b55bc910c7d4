import { describe, expect, test } from 'vitest';
import { startingPriceInDollars } from '~/lib/price';

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

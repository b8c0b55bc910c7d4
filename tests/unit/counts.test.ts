import { expect, test } from 'vitest';
import { counts, numberWord } from '~/lib/counts';

test.each([
  [0, 'zero'],
  [4, 'four'],
  [16, 'sixteen'],
  [20, 'twenty'],
  [21, '21'],
])('%i is written as %s', (count, word) => {
  expect(numberWord(count)).toBe(word);
});

test('the names that page copy writes in braces follow the content', () => {
  expect(counts(11, 21)).toEqual({
    services: 'eleven',
    Services: 'Eleven',
    serviceCount: '11',
    towns: '21',
    Towns: '21',
    townCount: '21',
    moreTowns: '20',
  });
});

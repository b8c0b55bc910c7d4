import { expect, test } from 'vitest';
import {
  addressLine,
  hoursInWords,
  inDollars,
  languageNames,
  minutesAsFigure,
  minutesInWords,
  monthInWords,
} from '~/lib/formats';

test('dollars are shown with their sign and without a comma', () => {
  expect(inDollars(49)).toBe('$49');
  expect(inDollars(1200)).toBe('$1200');
});

test.each([
  { text: '25-40 min', words: '25 to 40 minutes' },
  { text: '15-30 minutes', words: '15 to 30 minutes' },
  { text: '30 minutes', words: '30 minutes' },
  { text: 'doors 8-9 miniature', words: 'doors 8-9 miniature' },
])('$text reads $words', ({ text, words }) => {
  expect(minutesInWords(text)).toBe(words);
});

test.each(['15-30 min', '15-30 minutes', '15 to 30 minutes'])(
  'where figures stand large, %s is one of them',
  (text) => {
    expect(minutesAsFigure(text)).toBe('15–30 min');
  },
);

test('an address has its street and postal code where they are given', () => {
  const town = { locality: 'Tenafly', region: 'NJ', country: 'US' };
  expect(addressLine(town)).toBe('Tenafly, NJ');
  expect(
    addressLine({ ...town, street: '1 Main Street', postalCode: '07670' }),
  ).toBe('1 Main Street, Tenafly, NJ 07670');
});

test.each([
  { month: '2026-01', words: 'January 2026' },
  { month: '2026-12', words: 'December 2026' },
])('the month $month reads $words', ({ month, words }) => {
  expect(monthInWords(month)).toBe(words);
});

test.each([
  { hours: 0.5, words: 'half an hour' },
  { hours: 1, words: '1 hour' },
  { hours: 1.5, words: '1.5 hours' },
])('$hours hours read "$words"', ({ hours, words }) => {
  expect(hoursInWords(hours)).toBe(words);
});

test('languages are named in English', () => {
  expect(languageNames(['en', 'ko', 'es'])).toEqual([
    'English',
    'Korean',
    'Spanish',
  ]);
});

import { expect, test } from 'vitest';
import {
  addressLine,
  languageName,
  minutesAsFigure,
  minutesInWords,
  monthInWords,
  plainSpaces,
  timeInWords,
  titleCase,
} from '~/lib/formats';

test('minutes stand on one line in words, and short as a figure', () => {
  const minutes = { from: 25, to: 40 };
  expect(minutesInWords(minutes)).toBe('25\u00A0to\u00A040\u00A0minutes');
  expect(plainSpaces(minutesInWords(minutes))).toBe('25 to 40 minutes');
  expect(minutesAsFigure(minutes)).toBe('25–40 min');
});

test('an address has its street and postal code where they are given', () => {
  const town = { locality: 'Tenafly', region: 'NJ', country: 'US' };
  expect(addressLine(town)).toBe('Tenafly, NJ');
  expect(
    addressLine({ ...town, street: '1 Main Street', postalCode: '07670' }),
  ).toBe('1 Main Street, Tenafly, NJ 07670');
});

test('a month is the same in every time zone', () => {
  expect(monthInWords('2026-01')).toBe('January 2026');
});

test.each([
  { time: '00:00', words: '12 am' },
  { time: '08:00', words: '8 am' },
  { time: '12:05', words: '12:05 pm' },
  { time: '17:30', words: '5:30 pm' },
])('$time reads $words', ({ time, words }) => {
  expect(timeInWords(time)).toBe(words);
});

test('a claim as a heading has capitals', () => {
  expect(titleCase('12-month warranty')).toBe('12-Month Warranty');
  expect(titleCase('Licensed, bonded and insured')).toBe(
    'Licensed, Bonded and Insured',
  );
});

test('a language is named in itself', () => {
  expect(['en', 'ko', 'es'].map(languageName)).toEqual([
    'English',
    '한국어',
    'Español',
  ]);
});

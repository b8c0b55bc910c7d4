import { expect, test } from 'vitest';
import { factsOf, fill, unknownNames } from '~/lib/facts';

const facts = factsOf(
  { warranty: '12-month warranty', emergencyResponse: { from: 15, to: 30 } },
  15,
);

test('the facts are the claims, and how many towns there are', () => {
  expect(facts).toEqual({
    warranty: '12-month warranty',
    emergencyResponse: '15\u00A0to\u00A030\u00A0minutes',
    towns: 'fifteen',
    Towns: 'Fifteen',
    townCount: '15',
    moreTowns: '14',
  });
});

test('more than twenty towns are counted in digits', () => {
  expect(factsOf({}, 21)).toMatchObject({
    towns: '21',
    Towns: '21',
  });
});

test('names are filled in texts, lists and groups, and other values stay', () => {
  expect(
    fill(
      { lines: ['{Towns} towns, {warranty}'], price: 120, isNew: true },
      facts,
    ),
  ).toEqual({
    lines: ['Fifteen towns, 12-month warranty'],
    price: 120,
    isNew: true,
  });
});

test('a picture is passed on unread, since reading it publishes its original', () => {
  const picture = {
    format: 'jpg',
    get src(): string {
      throw new Error('read');
    },
  };
  expect(fill({ picture }, facts).picture).toBe(picture);
});

test('a dropped claim is no fact: it is named, and stops the build', () => {
  expect(unknownNames('{warranty}, {radius} and {towns}', facts)).toEqual([
    'radius',
  ]);
  expect(() => fill('Within a {radius}', facts)).toThrow('{radius} is no fact');
});

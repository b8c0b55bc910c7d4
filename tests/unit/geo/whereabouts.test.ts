import { expect, test } from 'vitest';
import { whereabouts } from '~/lib/geo/whereabouts';

const shop = { latitude: 40.919, longitude: -73.9567 };
const HOME = 'The town of our shop';

test('a town is so many miles away, with one decimal, and in a direction', () => {
  const englewood = { latitude: 40.8917, longitude: -73.9736 };
  expect(whereabouts(shop, englewood, HOME)).toBe('2.1 miles southwest, as the crow flies');
});

test('a whole number of miles keeps its decimal', () => {
  const fourMilesNorth = { latitude: 40.919 + 4 / 69.0934, longitude: -73.9567 };
  expect(whereabouts(shop, fourMilesNorth, HOME)).toBe('4.0 miles north, as the crow flies');
});

test('the place of the shop has its own words', () => {
  expect(whereabouts(shop, shop, HOME)).toBe(HOME);
});

test.each([
  [0.49, HOME],
  [0.51, '0.5 miles north, as the crow flies'],
])('%d miles away reads %j', (miles, words) => {
  const place = { latitude: 40.919 + miles / 69.0934, longitude: -73.9567 };
  expect(whereabouts(shop, place, HOME)).toBe(words);
});

import { describe, expect, test } from 'vitest';
import { directionTo, distanceInMiles, whereabouts } from '~/lib/geo/distance';

const SHOP = { latitude: 40.919, longitude: -73.9567 };
const MILES_PER_DEGREE = 69.0934;

/** Places with published distances: miles and direction from the shop. */
test.each([
  ['Dumont', 40.9452, -73.9923, 2.6, 'northwest'],
  ['Hackensack', 40.889, -74.0462, 5.1, 'southwest'],
  ['Fort Lee', 40.8504, -73.9735, 4.8, 'south'],
  ['Paramus', 40.9456, -74.0712, 6.3, 'west'],
])('%s lies where the map says', (_name, latitude, longitude, miles, direction) => {
  const town = { latitude, longitude };
  expect(Math.abs(distanceInMiles(SHOP, town) - miles)).toBeLessThanOrEqual(0.06);
  expect(directionTo(SHOP, town)).toBe(direction);
});

test.each([
  ['north', 1, 0],
  ['northeast', 1, 1],
  ['east', 0, 1],
  ['southeast', -1, 1],
  ['south', -1, 0],
  ['southwest', -1, -1],
  ['west', 0, -1],
  ['northwest', 1, -1],
  ['north', 1, -0.01],
])('%s is where latitude changes by %d and longitude by %d', (direction, latitude, longitude) => {
  expect(directionTo({ latitude: 0, longitude: 0 }, { latitude, longitude })).toBe(direction);
});

describe('in words', () => {
  const HOME = 'The town of our shop';
  test.each([
    [0, HOME],
    [0.49, HOME],
    [0.51, '0.5 miles north, as the crow flies'],
    [4, '4.0 miles north, as the crow flies'],
  ])('%d miles away reads %j', (miles, words) => {
    const place = { ...SHOP, latitude: SHOP.latitude + miles / MILES_PER_DEGREE };
    expect(whereabouts(SHOP, place, HOME)).toBe(words);
  });
});

import { describe, expect, test } from 'vitest';
import { directionTo, distanceInMiles } from '~/lib/geo/distance';

const TENAFLY = { latitude: 40.919, longitude: -73.9567 };

/** Figures of NJ Office of GIS boundaries: middle of the town, miles and direction from Tenafly. */
const TOWNS = [
  ['Bergenfield', 40.9236, -73.9982, 2.2, 'west'],
  ['Dumont', 40.9452, -73.9923, 2.6, 'northwest'],
  ['Englewood', 40.8917, -73.9736, 2.1, 'southwest'],
  ['New Milford', 40.9337, -74.0196, 3.4, 'west'],
  ['Teaneck', 40.89, -74.0107, 3.5, 'southwest'],
  ['River Edge', 40.9268, -74.0387, 4.3, 'west'],
  ['Hackensack', 40.889, -74.0462, 5.1, 'southwest'],
  ['Fort Lee', 40.8504, -73.9735, 4.8, 'south'],
  ['Maywood', 40.9025, -74.0634, 5.7, 'west'],
  ['Ridgefield Park', 40.8543, -74.0202, 5.6, 'southwest'],
  ['Palisades Park', 40.8471, -73.9966, 5.4, 'southwest'],
  ['Westwood', 40.9879, -74.0309, 6.1, 'northwest'],
  ['Paramus', 40.9456, -74.0712, 6.3, 'west'],
  ['Little Ferry', 40.8464, -74.0387, 6.6, 'southwest'],
] as const;

/** The published figures have one decimal; a little more than half of the last one. */
const TOLERANCE_MILES = 0.06;

describe.each(TOWNS)('%s, seen from Tenafly', (_name, latitude, longitude, miles, direction) => {
  const town = { latitude, longitude };

  test(`is ${String(miles)} miles away`, () => {
    expect(Math.abs(distanceInMiles(TENAFLY, town) - miles)).toBeLessThanOrEqual(TOLERANCE_MILES);
  });

  test(`lies ${direction}`, () => {
    expect(directionTo(TENAFLY, town)).toBe(direction);
  });
});

test('Tenafly is no miles from itself', () => {
  expect(distanceInMiles(TENAFLY, TENAFLY)).toBe(0);
});

test('the way back is as long', () => {
  const fortLee = { latitude: 40.8504, longitude: -73.9735 };
  expect(distanceInMiles(fortLee, TENAFLY)).toBeCloseTo(distanceInMiles(TENAFLY, fortLee), 9);
});

test('a degree along the equator is the 360th part of the circumference', () => {
  const start = { latitude: 0, longitude: 0 };
  expect(distanceInMiles(start, { latitude: 0, longitude: 1 })).toBeCloseTo(69.093, 2);
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
])('%s is where latitude changes by %d and longitude by %d', (direction, latitude, longitude) => {
  expect(directionTo({ latitude: 0, longitude: 0 }, { latitude, longitude })).toBe(direction);
});

test('a place a hair west of north lies north', () => {
  const place = { latitude: 1, longitude: -0.01 };
  expect(directionTo({ latitude: 0, longitude: 0 }, place)).toBe('north');
});

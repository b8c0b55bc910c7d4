import { describe, expect, test } from 'vitest';
import { directionTo, distanceInMiles, whereabouts } from '~/lib/geo/distance';

const place = (latitude: number, longitude: number) => ({
  latitude,
  longitude,
});
const SHOP = place(40.919, -73.9567);
const MILES_PER_DEGREE = 69.0934;

/** Places with published distances: miles and direction from the shop. */
test.each([
  {
    name: 'Dumont',
    town: place(40.9452, -73.9923),
    miles: 2.6,
    direction: 'northwest',
  },
  {
    name: 'Hackensack',
    town: place(40.889, -74.0462),
    miles: 5.1,
    direction: 'southwest',
  },
  {
    name: 'Fort Lee',
    town: place(40.8504, -73.9735),
    miles: 4.8,
    direction: 'south',
  },
  {
    name: 'Paramus',
    town: place(40.9456, -74.0712),
    miles: 6.3,
    direction: 'west',
  },
])('$name lies where the map says', ({ town, miles, direction }) => {
  expect(Math.abs(distanceInMiles(SHOP, town) - miles)).toBeLessThanOrEqual(
    0.06,
  );
  expect(directionTo(SHOP, town)).toBe(direction);
});

test.each([
  { to: place(1, 0), direction: 'north' },
  { to: place(1, 1), direction: 'northeast' },
  { to: place(0, 1), direction: 'east' },
  { to: place(-1, 1), direction: 'southeast' },
  { to: place(-1, 0), direction: 'south' },
  { to: place(-1, -1), direction: 'southwest' },
  { to: place(0, -1), direction: 'west' },
  { to: place(1, -1), direction: 'northwest' },
  { to: place(1, -0.01), direction: 'north' },
])(
  'the direction is $direction to $to.latitude, $to.longitude',
  ({ to, direction }) => {
    expect(directionTo(place(0, 0), to)).toBe(direction);
  },
);

describe('in words', () => {
  const HOME = 'The town of our shop';
  test.each([
    { miles: 0, words: HOME },
    { miles: 0.49, words: HOME },
    { miles: 0.51, words: '0.5 miles north' },
    { miles: 4, words: '4.0 miles north' },
  ])('$miles miles away reads "$words"', ({ miles, words }) => {
    const town = place(
      SHOP.latitude + miles / MILES_PER_DEGREE,
      SHOP.longitude,
    );
    expect(whereabouts(SHOP, town, HOME)).toBe(words);
  });
});

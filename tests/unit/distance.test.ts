import { expect, it } from 'vitest';
import { distanceInMiles, whereabouts } from '~/lib/distance';

const TENAFLY = { latitude: 40.925, longitude: -73.963 };

it('a degree of latitude is 69 miles', () => {
  const north = { ...TENAFLY, latitude: TENAFLY.latitude + 1 };
  expect(distanceInMiles(TENAFLY, north)).toBeCloseTo(69.09, 1);
});

it.each([
  { to: { north: 0.05, east: 0 }, says: '3.5 miles north' },
  { to: { north: 0.05, east: -0.01 }, says: '3.5 miles north' },
  { to: { north: 0, east: 0.1 }, says: '5.2 miles east' },
  // A degree of longitude is shorter here.
  { to: { north: -0.05, east: -0.066 }, says: '4.9 miles southwest' },
  { to: { north: 0.001, east: 0.001 }, says: 'Here' },
])('a place lies $says', ({ to, says }) => {
  const place = {
    latitude: TENAFLY.latitude + to.north,
    longitude: TENAFLY.longitude + to.east,
  };
  expect(whereabouts(TENAFLY, place, 'Here')).toBe(says);
});

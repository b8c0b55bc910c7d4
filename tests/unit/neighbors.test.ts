import { expect, test } from 'vitest';
import { nextDoor } from '~/lib/neighbors';

const TOWNS = [
  { id: 'a', names: ['c', 'b'] },
  { id: 'b', names: [] },
  { id: 'c', names: ['a'] },
  { id: 'd', names: ['a', 'nowhere'] },
];

test.each([
  ['a', ['c', 'b', 'd']],
  ['b', ['a']],
  ['c', ['a']],
  ['d', ['a']],
])('next door to %s are those it names, in its order, and those that name it', (id, expected) => {
  const town = TOWNS.find((one) => one.id === id);
  const near = town && nextDoor(TOWNS, town, ({ names }) => names);
  expect(near?.map((one) => one.id)).toEqual(expected);
});

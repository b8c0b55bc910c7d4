import { expect, test } from 'vitest';
import {
  entryNamed,
  neighborsOf,
  paragraphsOf,
  sortByOrder,
} from '~/lib/entries';

const entry = (id: string, order?: number) => ({ id, data: { order } });

test('entries without a place come last, and the file name decides a tie', () => {
  const entries = [
    entry('d'),
    entry('c', 2),
    entry('a'),
    entry('b', 1),
    entry('e', 2),
  ];
  expect(sortByOrder(entries).map(({ id }) => id)).toEqual([
    'b',
    'c',
    'e',
    'a',
    'd',
  ]);
});

test('an entry is found by its name, and one that is not there is reported', () => {
  expect(entryNamed([entry('a'), entry('b', 1)], 'b')).toEqual(entry('b', 1));
  expect(() => entryNamed([entry('a')], 'b')).toThrow('There is no entry "b"');
});

const TOWNS: { id: string; data: { neighbors: string[] } }[] = [
  { id: 'a', data: { neighbors: ['c', 'b'] } },
  { id: 'b', data: { neighbors: [] } },
  { id: 'c', data: { neighbors: ['a'] } },
  { id: 'd', data: { neighbors: ['a', 'nowhere'] } },
];

test.each([
  ['a', ['c', 'b', 'd']],
  ['b', ['a']],
  ['c', ['a']],
  ['d', ['a']],
])(
  'next door to %s are those it names, in its order, and those that name it',
  (id, expected) => {
    const near = neighborsOf(TOWNS, entryNamed(TOWNS, id));
    expect(near.map((town) => town.id)).toEqual(expected);
  },
);

test('the text of an entry is one paragraph a line; an entry may have none', () => {
  expect(paragraphsOf({ body: 'One.\nTwo.' })).toEqual(['One.', 'Two.']);
  expect(paragraphsOf({ body: '' })).toEqual([]);
  expect(paragraphsOf({})).toEqual([]);
});

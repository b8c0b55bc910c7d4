import { expect, test } from 'vitest';
import { sortByOrder } from '~/lib/sort-by-order';

const entry = (id: string, order?: number) => ({ id, data: { order } });

test('entries without a place come last, and the file name decides a tie', () => {
  const entries = [entry('d'), entry('c', 2), entry('a'), entry('b', 1), entry('e', 2)];
  expect(sortByOrder(entries).map(({ id }) => id)).toEqual(['b', 'c', 'e', 'a', 'd']);
});

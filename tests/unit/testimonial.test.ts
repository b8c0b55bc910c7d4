import { expect, test } from 'vitest';
import { testimonialSchema } from '~/schemas/testimonial';

const review = {
  name: 'Ann B.',
  rating: 5,
  text: 'They came the same day and fixed it.',
  location: 'Oakfield',
  service: 'springs',
};
const faultsOf = (fields: object) =>
  testimonialSchema
    .safeParse({ ...review, ...fields })
    .error?.issues.map(({ path }) => path.join());

test('a real review needs a month and a source, a sample neither', () => {
  expect(faultsOf({})).toEqual(['month', 'source']);
  expect(faultsOf({ sample: false, month: '2026-11' })).toEqual(['source']);
  expect(faultsOf({ month: '2026-11', source: 'Google' })).toBeUndefined();
  expect(faultsOf({ sample: true })).toBeUndefined();
});

test.each(['2026-13', '2026-11-05', 'November 2026'])(
  '%s is no month',
  (month) => {
    expect(faultsOf({ month, source: 'Google' })).toEqual(['month']);
  },
);

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

test.each([{}, { month: '2026-11' }, { source: 'Google' }, { sample: true }])(
  'a review may do without a month and a source: %o',
  (fields) => {
    expect(faultsOf(fields)).toBeUndefined();
  },
);

test.each(['2026-13', '2026-11-05', 'November 2026'])(
  '%s is no month',
  (month) => {
    expect(faultsOf({ month, source: 'Google' })).toEqual(['month']);
  },
);

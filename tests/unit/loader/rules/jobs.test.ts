import { describe, expect, test } from 'vitest';
import { jobSchema } from '~/schemas/job';
import { expectReported } from '../../../helpers/field-mistake';
import {
  problemsWith,
  sampleText,
  withField,
} from '../../../helpers/sample-content';

const FILE = 'jobs/spring.md';

const thisMonth = new Date().toISOString().slice(0, 7);
const nextYear = String(Number(thisMonth.slice(0, 4)) + 1);

/** A field of a job with a mistake, and what the editor is told. */
const MISTAKES = [
  { written: 'service: sprngs', says: 'names the service "sprngs"' },
  { written: 'area: oakfeild', says: 'Did you mean "oakfield"?' },
  { written: 'review: ann', says: 'Write one of ann-b.' },
  { written: 'month: November 2025', says: 'such as 2026-11' },
  { written: `month: ${nextYear}-01`, says: 'is still to come' },
  { written: 'street: 12 Main Street', says: 'without the house number' },
  { written: 'street: 12-14b Main Street', says: 'without the house number' },
  { written: 'price: $240', says: 'whole dollars without a sign' },
  { written: 'price: 240.5', says: 'whole dollars' },
  { written: 'hours: 1.3', says: 'halves too, such as 1.5' },
  { written: 'hours: 0', says: 'halves too, such as 1.5' },
  { written: 'image: spring.jpg', says: 'Put the picture into' },
  {
    written: 'imageAlt: A spring above a door',
    says: 'needs the field image beside it',
  },
  { written: 'house: 12', says: 'is not a field of this file' },
];

test.each(MISTAKES)('$written: $says', (mistake) => {
  expectReported({ file: FILE, ...mistake });
});

test.each([
  'street: 17th Street',
  'street: East 1st Street',
  `month: ${thisMonth}`,
  'hours: 0.5',
  'price: 2150',
  'image: hero.jpg',
  'review: ann-b',
])('%s is no mistake', (written) => {
  expect(problemsWith(withField(FILE, written))).toEqual([]);
});

test('a job called as its town is no reference to itself', () => {
  expect(
    problemsWith({ 'jobs/oakfield.md': sampleText(FILE), [FILE]: null }),
  ).toEqual([]);
});

test('a job that names a review is told to leave that out while there is none', () => {
  const changes = withField(FILE, 'review: ann-b');
  expect(
    problemsWith({ ...changes, 'testimonials/ann-b.md': null }),
  ).toContainEqual(
    expect.objectContaining({
      field: 'review',
      message: expect.stringContaining(
        'There is no review yet: remove the line.',
      ) as string,
    }),
  );
});

describe('the text of a job', () => {
  const [front = ''] = /^---[\s\S]*?---\n/.exec(sampleText(FILE)) ?? [];

  test.each([
    { text: '', says: 'Tell the job in one to five sentences' },
    { text: '## A heading\n\nIt broke.', says: 'in plain sentences' },
    { text: 'It **broke**.', says: 'in plain sentences' },
    { text: '- It broke.', says: 'in plain sentences' },
    {
      text: 'One. Two. Three. Four. Five. Six.',
      says: 'has 6 sentences; 5 is',
    },
  ])('"$text": $says', ({ text, says }) => {
    expect(problemsWith({ [FILE]: `${front}\n${text}\n` })).toEqual([
      expect.objectContaining({
        file: `src/content/${FILE}`,
        message: expect.stringContaining(says) as string,
      }),
    ]);
  });

  test('may have five sentences, in two paragraphs', () => {
    const text = 'It broke at 7 a.m. We came. We saw.\n\nIt works. Done.';
    expect(problemsWith({ [FILE]: `${front}\n${text}\n` })).toEqual([]);
  });
});

test('a job needs its service, town and month, and nothing more', () => {
  const { error } = jobSchema.safeParse({});
  expect(error?.issues.map(({ path }) => path.join())).toEqual([
    'service',
    'area',
    'month',
  ]);
});

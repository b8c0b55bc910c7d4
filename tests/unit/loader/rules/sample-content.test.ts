import { expect, test } from 'vitest';
import { problemsWith, withField } from '../../../helpers/sample-content';

test('a site for a real address refuses the made-up phone and reviews, and says what to do', () => {
  const problems = problemsWith({}, { address: 'https://doors.com' });
  expect(problems).toMatchObject([
    {
      file: 'src/content/business.yml',
      field: 'phone',
      message: expect.stringMatching(
        /Write the number customers should call\. The site is built for https:\/\/doors\.com/,
      ) as string,
    },
    {
      file: 'src/content/testimonials/ann-b.md',
      field: 'sample',
      message: expect.stringMatching(
        /Write a real one in its place.+or delete the review\./,
      ) as string,
    },
  ]);
});

test.each([
  'https://doors.example',
  'https://a.doors.test',
  'https://doors.invalid',
  'https://localhost',
  'undefined',
])('%s is no real address', (address) => {
  expect(problemsWith({}, { address })).toEqual([]);
});

test('an address with a mistake is the only problem of its site', () => {
  const problems = problemsWith(
    withField('business.yml', 'siteUrl: http://doors.com'),
    { address: 'http://doors.com' },
  );
  expect(problems.map(({ field }) => field)).toEqual(['siteUrl']);
});

import { describe, expect, test } from 'vitest';
import { countInYear, latestLine, newestJobs, thisYearLine } from '~/lib/jobs';

function job(id: string, service: string, area: string, month: string) {
  return { id, data: { service, area, month } };
}

const JOBS = [
  job('a', 'springs', 'oakfield', '2025-12'),
  job('c', 'springs', 'oakfield', '2026-11'),
  job('b', 'springs', 'elmwood', '2026-11'),
  job('d', 'panels', 'oakfield', '2026-02'),
];

const WORDS = {
  latest: 'The latest',
  of: 'of',
  oneThisYear: 'job done here this year',
  manyThisYear: 'jobs done here this year',
};

const namesOf = (jobs: typeof JOBS) => jobs.map(({ id }) => id).join('');

test('jobs are chosen by service and town, the newest first; the file name decides in one month', () => {
  expect(namesOf(newestJobs(JOBS, {}))).toBe('bcda');
  expect(namesOf(newestJobs(JOBS, { service: 'springs' }))).toBe('bca');
  expect(namesOf(newestJobs(JOBS, { area: 'oakfield' }))).toBe('cda');
  expect(
    namesOf(newestJobs(JOBS, { service: 'panels', area: 'elmwood' })),
  ).toBe('');
});

test('the jobs of a year are counted', () => {
  expect(countInYear(JOBS, '2026')).toBe(3);
  expect(countInYear(JOBS, '2024')).toBe(0);
});

describe('the line under the heading', () => {
  test.each([
    { count: 0, line: undefined },
    { count: 1, line: 'One job done here this year' },
    { count: 7, line: 'Seven jobs done here this year' },
    { count: 40, line: '40 jobs done here this year' },
  ])('of a town with $count jobs this year', ({ count, line }) => {
    expect(thisYearLine(count, WORDS)).toBe(line);
  });

  test.each([
    { count: 0, line: undefined },
    { count: 3, line: undefined },
    { count: 4, line: 'The latest three of four' },
    { count: 400, line: 'The latest three of 400' },
  ])('of a service with $count jobs', ({ count, line }) => {
    expect(latestLine(count, WORDS)).toBe(line);
  });
});

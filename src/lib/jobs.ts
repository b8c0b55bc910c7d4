import { numberWord } from './counts.ts';
import { capitalized } from './formats.ts';

interface Job {
  id: string;
  data: {
    service: string;
    area: string;
    /** Year and month, such as `2026-11`. */
    month: string;
  };
}

/** What chooses jobs; without a service or a town, those of all. */
export interface JobFilter {
  service?: string;
  area?: string;
}

/** How many jobs a page shows. */
export const MOST_JOBS = 3;

/** The jobs of a service, of a town, or of both, the newest first. */
export function newestJobs<One extends Job>(
  jobs: readonly One[],
  filter: JobFilter,
): One[] {
  const { service, area } = filter;
  return jobs
    .filter(
      ({ data }) =>
        (service === undefined || data.service === service) &&
        (area === undefined || data.area === area),
    )
    .toSorted(
      (a, b) =>
        b.data.month.localeCompare(a.data.month) || a.id.localeCompare(b.id),
    );
}

/** How many jobs were done in a year, such as `2026`. */
export function countInYear(jobs: readonly Job[], year: string): number {
  return jobs.filter(({ data }) => data.month.startsWith(`${year}-`)).length;
}

interface YearWords {
  oneThisYear: string;
  manyThisYear: string;
}

/** "Seven jobs done here this year"; undefined for none. */
export function thisYearLine(
  count: number,
  { oneThisYear, manyThisYear }: YearWords,
): string | undefined {
  if (count === 0) return undefined;
  const words = count === 1 ? oneThisYear : manyThisYear;
  return `${capitalized(numberWord(count))} ${words}`;
}

interface LatestWords {
  latest: string;
  of: string;
}

/** "The latest three of 40"; undefined where all of them are shown. */
export function latestLine(
  count: number,
  { latest, of }: LatestWords,
): string | undefined {
  if (count <= MOST_JOBS) return undefined;
  return `${latest} ${numberWord(MOST_JOBS)} ${of} ${numberWord(count)}`;
}

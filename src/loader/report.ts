import { pagePaths } from './page-paths.ts';
import type { ParsedContent } from './parse.ts';
import { problemLine, type Problem } from './problem.ts';

/** The most problems that are printed: who has more has pasted something, and sees it in the first. */
const MOST_LINES = 100;

/** The problems by file and line, and how many they are. */
export function problemReport(problems: readonly Problem[]): string[] {
  const sorted = problems.toSorted(
    (a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0),
  );
  const things = problems.length === 1 ? 'thing' : 'things';
  return [
    ...sorted.slice(0, MOST_LINES).map(problemLine),
    ...(sorted.length > MOST_LINES
      ? [`… and ${String(sorted.length - MOST_LINES)} more`]
      : []),
    '',
    `${String(problems.length)} ${things} to fix in the content.`,
  ];
}

/** For content in order: what it makes, and which texts are still to be written. */
export function summary(content: ParsedContent): string[] {
  const { services, areas, local, jobs, team, testimonials } = content;
  const figures = [
    `Services: ${String(services.length)}`,
    `towns: ${String(areas.length)}`,
    `local texts: ${String(local.length)}`,
    `jobs: ${String(jobs.length)}`,
    `people: ${String(team.length)}`,
    `reviews: ${String(testimonials.length)}`,
  ];
  const made = `Content is in order. ${figures.join(', ')}; pages: ${String(pagePaths(content).length)}.`;
  const missing = services.length * areas.length - local.length;
  if (missing === 0) return [made];
  const pages =
    missing === 1
      ? '1 service in a town has no text in local/; it shows'
      : `${String(missing)} services in towns have no text in local/; they show`;
  return [made, `Note: ${pages} what the files of town and service say.`];
}

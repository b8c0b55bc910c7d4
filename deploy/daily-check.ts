import { spawnSync } from 'node:child_process';
import { z } from 'astro/zod';
import { liveProblems } from './check-live.ts';
import { builtOrigin } from './check-live/expected.ts';
import { madeUpContent } from './made-up.ts';

/** As far as we read what `npm audit --json` prints. */
const audit = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      severity: z.string(),
      /** Advisories, or the names of other packages of this list that bring them along. */
      via: z.array(
        z.union([z.string(), z.object({ title: z.string(), url: z.string() })]),
      ),
    }),
  ),
});

/** Others have no way to a site of static files, and would have the issue open at all times. */
const SERIOUS = ['high', 'critical'];

/** A line for each advisory on a package, from the output of `npm audit --json`; none without one. */
export function advisoryLines(output: string): string[] {
  const { vulnerabilities } = audit.parse(JSON.parse(output));
  return Object.entries(vulnerabilities).flatMap(
    ([name, { severity, via }]) => {
      if (!SERIOUS.includes(severity)) return [];
      return via.flatMap((cause) =>
        typeof cause === 'string'
          ? []
          : `${name} (${severity}): ${cause.title}, ${cause.url}`,
      );
    },
  );
}

/** The advisories of today; a registry that does not answer is no finding about the site. */
function readAdvisories(): string[] {
  const { stdout, stderr } = spawnSync('npm', ['audit', '--json'], {
    encoding: 'utf8',
    maxBuffer: Infinity,
  });
  try {
    return advisoryLines(stdout);
  } catch {
    console.error(`npm audit did not answer: ${stderr}`);
    return [];
  }
}

/** A heading, what to do, and the lines; nothing without lines. */
function section(heading: string, advice: string, lines: string[]): string[] {
  if (lines.length === 0) return [];
  return [`## ${heading}`, advice, lines.map((line) => `- ${line}`).join('\n')];
}

const LIVE_ADVICE =
  '"When something is wrong after launch" in deploy/README.md says what to do about each.';
const PACKAGES_ADVICE =
  'They are used to build the site. If the update bot has proposed a version without the fault, merge that; "An advisory" in deploy/README.md says what to do otherwise.';

interface Findings {
  /** The address of the site. */
  origin: string;
  /** Sentences about the live site, its certificate included. */
  live: string[];
  advisories: string[];
}

/** The text of the issue, in Markdown; empty when nothing was found. */
export function dailyReport({ origin, live, advisories }: Findings): string {
  return [
    ...section(`${origin} is not what was published`, LIVE_ADVICE, live),
    ...section('Packages with a known fault', PACKAGES_ADVICE, advisories),
  ].join('\n\n');
}

/** `node deploy/daily-check.ts`: prints the text of the issue, nothing when all is well. */
if (import.meta.main) {
  if (madeUpContent().length > 0) {
    console.error('The site is not launched: its content is still made up.');
  } else {
    const origin = builtOrigin();
    const live = await liveProblems(origin);
    const report = dailyReport({ origin, live, advisories: readAdvisories() });
    if (report !== '') console.log(report);
  }
}

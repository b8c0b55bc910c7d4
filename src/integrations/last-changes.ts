import { spawnSync } from 'node:child_process';
import type { AstroIntegration } from 'astro';
import { PAGES } from '../lib/pages.ts';
import {
  ABOUT_PATH,
  AREAS_PATH,
  AREA_SEPARATOR,
  areaPath,
  HOME_PATH,
  serviceInAreaPath,
  servicePath,
  SERVICES_PATH,
} from '../lib/urls.ts';
import { loadContent, type Content } from '../loader/load.ts';

const CONTENT = 'src/content/';

/** Days such as `2026-11-22`, by file. */
type Days = Map<string, string>;

type GitResult = { ok: true; output: string } | { ok: false; problem: string };

/** Answers of Git that only say that there is no history. */
const NO_HISTORY = /not a git repository|does not have any commits yet/;

function git(root: string, ...options: string[]): GitResult {
  const { error, status, stdout, stderr } = spawnSync('git', options, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
    // The log grows with every commit; by default Node stops it at 1 MiB.
    maxBuffer: Infinity,
  });
  if (error) return { ok: false, problem: error.message };
  if (status !== 0) return { ok: false, problem: stderr.trim() };
  return { ok: true, output: stdout.trim() };
}

/** The day of the newest commit of each file, from a log that lists days, each with its files. */
function newestDays(log: string): Days {
  const days: Days = new Map();
  let day = '';
  for (const line of log.split('\n')) {
    if (!line.startsWith(CONTENT)) day = line === '' ? day : line;
    else if (!days.has(line)) days.set(line, day);
  }
  return days;
}

/**
 * The day of the last commit of each file below src/content. None without a history, or when the
 * clone has only the end of it, where each file would seem to be of the last day.
 * @param report called with what Git says when it fails in another way
 */
function commitDays(root: string, report: (problem: string) => void): Days {
  const shallow = git(root, 'rev-parse', '--is-shallow-repository');
  if (shallow.ok && shallow.output !== 'false') return new Map();
  const log = shallow.ok
    ? git(
        root,
        'log',
        '--relative',
        '--format=%cs',
        '--name-only',
        '--',
        CONTENT,
      )
    : shallow;
  if (log.ok) return newestDays(log.output);
  if (!NO_HISTORY.test(log.problem) && !log.problem.endsWith('ENOENT'))
    report(log.problem);
  return new Map();
}

/**
 * The files that a page alone is made of, or shares with the pages below it. What many pages share,
 * such as menus, changes none of them for a search engine.
 */
function sourcesOf(path: string): string[] {
  const single = Object.values(PAGES).find((page) => page.path === path);
  if (single) return [`pages/${single.copy}.md`];
  const slug = path.slice(path.lastIndexOf('/') + 1);
  if (path.startsWith(`${AREAS_PATH}/`)) return [`areas/${slug}.md`];
  if (!path.startsWith(`${SERVICES_PATH}/`)) return [];
  const [service = '', area] = slug.split(AREA_SEPARATOR);
  if (area === undefined) return [`services/${service}.md`];
  return [
    `services/${service}.md`,
    `areas/${area}.md`,
    `local/${area}/${service}.md`,
  ];
}

/** The files of the jobs that a page shows, or counts. */
function jobSourcesOf(path: string, jobs: Content['jobs']): string[] {
  return jobs
    .filter(({ data: { service, area, image } }) => {
      const pages = [
        servicePath(service),
        areaPath(area),
        serviceInAreaPath(service, area),
      ];
      if (image !== undefined) pages.push(HOME_PATH);
      return pages.includes(path);
    })
    .map(({ file }) => file);
}

/** The files of the people, whom one page shows. */
function teamSourcesOf(path: string, team: Content['team']): string[] {
  return path === ABOUT_PATH ? team.map(({ file }) => file) : [];
}

/** The days on which the content of the pages last changed, for the sitemap. */
export function lastChanges(root: string) {
  let days: Days = new Map();
  let shown: Pick<Content, 'jobs' | 'team'> = { jobs: [], team: [] };
  const integration: AstroIntegration = {
    name: 'last-changes',
    hooks: {
      'astro:build:start': ({ logger }) => {
        days = commitDays(root, (problem) => {
          logger.warn(
            `The sitemap has no days of change, because Git failed: ${problem}`,
          );
        });
        shown = loadContent(root).content;
      },
    },
  };
  /** The day of a page, by its path; undefined when it is not known. */
  function dayOf(path: string): string | undefined {
    const sources = [
      ...sourcesOf(path).map((file) => CONTENT + file),
      ...jobSourcesOf(path, shown.jobs),
      ...teamSourcesOf(path, shown.team),
    ];
    const found = sources.flatMap((file) => days.get(file) ?? []);
    return found.sort().at(-1);
  }
  return { integration, dayOf };
}

import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { lastChanges } from '~/integrations/last-changes';
import { writeProject, type Files } from '../../helpers/sample-content';

const PAGES = ['/', '/services', '/service-areas', '/about', '/contact'];
const SERVICES = ['/services/springs', '/services/panels'];
const TOWNS = ['/service-areas/elm', '/service-areas/oak'];
const PAIRS = [
  '/services/springs-in-elm',
  '/services/springs-in-oak',
  '/services/panels-in-elm',
  '/services/panels-in-oak',
];
const ALL = [...PAGES, ...SERVICES, ...TOWNS, ...PAIRS];

const FILES = [
  'pages/home.md',
  'pages/services.md',
  'pages/service-areas.md',
  'pages/about.md',
  'pages/contact.md',
  'pages/service.md',
  'services/springs.md',
  'services/panels.md',
  'areas/elm.md',
  'areas/oak.md',
  'local/elm/springs.md',
];
const job = (service: string, area: string, ...more: string[]) =>
  ['---', `service: ${service}`, `area: ${area}`, 'month: 2025-10']
    .concat(more, '---', '', 'It works.', '')
    .join('\n');
const content: Files = {
  ...Object.fromEntries(
    FILES.map((file) => [`src/content/${file}`, 'A text.\n']),
  ),
  'src/content/jobs/a.md': job('springs', 'elm'),
  'src/content/jobs/b.md': job('panels', 'oak', 'image: hero.jpg'),
  'src/content/team/sam.md':
    '---\nname: Sam\nrole: Springs\nsince: 2015\n---\n\nSam works.\n',
};

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Reads the history as a build does. @returns the day of each page, and what the build reports */
function readChanges(root: string) {
  const { integration, dayOf } = lastChanges(root);
  const reported: string[] = [];
  const hook = integration.hooks['astro:build:start'];
  type Options = Parameters<
    NonNullable<AstroIntegration['hooks']['astro:build:start']>
  >[0];
  const logger = { warn: (message: string) => reported.push(message) };
  // The hook uses nothing else of what Astro hands it.
  void hook?.({ logger } as unknown as Options);
  return { dayOf, reported };
}

function git(root: string, day: string, ...options: string[]): void {
  const env = {
    ...process.env,
    GIT_AUTHOR_NAME: 'A',
    GIT_AUTHOR_EMAIL: 'a@doors.example',
    GIT_AUTHOR_DATE: `${day}T12:00:00Z`,
    GIT_COMMITTER_NAME: 'A',
    GIT_COMMITTER_EMAIL: 'a@doors.example',
    GIT_COMMITTER_DATE: `${day}T12:00:00Z`,
  };
  execFileSync('git', options, { cwd: root, env, stdio: 'pipe' });
}

/** A project whose content was written on one day, and one file of it again on a later one. */
function projectWithChange(file: string): string {
  const root = writeProject(content);
  git(root, '2026-01-01', 'init', '--quiet');
  git(root, '2026-01-01', 'add', 'src');
  git(root, '2026-01-01', 'commit', '--quiet', '--message=All');
  appendFileSync(join(root, 'src/content', file), 'Another text.\n');
  git(root, '2026-02-02', 'commit', '--quiet', '--all', '--message=One');
  return root;
}

/** Puts a script in the place of Git. */
function fakeGit(root: string, script: string): void {
  const folder = join(root, 'bin');
  mkdirSync(folder);
  writeFileSync(join(folder, 'git'), `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, 'git'), 0o755);
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env['PATH'] ?? ''}`);
}

describe('a change moves the day of the pages that are made of it, and of no other', () => {
  test.each([
    { file: 'local/elm/springs.md', pages: ['/services/springs-in-elm'] },
    {
      file: 'services/springs.md',
      pages: [
        '/services/springs',
        '/services/springs-in-elm',
        '/services/springs-in-oak',
      ],
    },
    {
      file: 'areas/oak.md',
      pages: [
        '/service-areas/oak',
        '/services/panels-in-oak',
        '/services/springs-in-oak',
      ],
    },
    {
      file: 'jobs/a.md',
      pages: [
        '/service-areas/elm',
        '/services/springs',
        '/services/springs-in-elm',
      ],
    },
    {
      file: 'jobs/b.md',
      pages: [
        '/',
        '/service-areas/oak',
        '/services/panels',
        '/services/panels-in-oak',
      ],
    },
    { file: 'team/sam.md', pages: ['/about'] },
    { file: 'pages/home.md', pages: ['/'] },
    { file: 'pages/services.md', pages: ['/services'] },
    { file: 'pages/service-areas.md', pages: ['/service-areas'] },
    { file: 'pages/service.md', pages: [] },
  ])('$file', ({ file, pages }) => {
    const { dayOf, reported } = readChanges(projectWithChange(file));
    expect(ALL.filter((path) => dayOf(path) === '2026-02-02').sort()).toEqual(
      pages,
    );
    expect(ALL.filter((path) => dayOf(path) === undefined)).toEqual([]);
    expect(reported).toEqual([]);
  });
});

test('a log of many megabytes is read to its end', () => {
  const root = writeProject(content);
  // The oldest commit, at the end of the log, is the only one of home.md.
  const commit = '2026-03-03\\n\\nsrc/content/pages/about.md\\n';
  const log = `yes "$(printf '${commit}')" | head -n 300000; printf '2026-01-01\\n\\nsrc/content/pages/home.md\\n'`;
  fakeGit(root, `[ "$1" = log ] || { echo false; exit; }\n${log}`);
  const { dayOf, reported } = readChanges(root);
  expect(dayOf('/about')).toBe('2026-03-03');
  expect(dayOf('/')).toBe('2026-01-01');
  expect(reported).toEqual([]);
});

describe('no page has a day, and nothing is reported,', () => {
  test('without Git', () => {
    vi.stubEnv('PATH', '');
    const { dayOf, reported } = readChanges(writeProject(content));
    expect(ALL.flatMap((path) => dayOf(path) ?? [])).toEqual([]);
    expect(reported).toEqual([]);
  });

  test('outside of a repository', () => {
    const { dayOf, reported } = readChanges(writeProject(content));
    expect(ALL.flatMap((path) => dayOf(path) ?? [])).toEqual([]);
    expect(reported).toEqual([]);
  });

  test('before the first commit', () => {
    const root = writeProject(content);
    git(root, '2026-01-01', 'init', '--quiet');
    const { dayOf, reported } = readChanges(root);
    expect(ALL.flatMap((path) => dayOf(path) ?? [])).toEqual([]);
    expect(reported).toEqual([]);
  });

  test('where the clone is shallow, since every file would seem to be of the last day', () => {
    const root = projectWithChange('pages/home.md');
    const clone = join(root, 'clone');
    git(
      root,
      '2026-02-02',
      'clone',
      '--quiet',
      '--depth=1',
      `file://${root}`,
      clone,
    );
    const { dayOf, reported } = readChanges(clone);
    expect(ALL.flatMap((path) => dayOf(path) ?? [])).toEqual([]);
    expect(reported).toEqual([]);
  });
});

test('a Git that fails is reported with its own words', () => {
  const root = writeProject(content);
  fakeGit(
    root,
    `echo "fatal: detected dubious ownership in repository at '/site'" >&2; exit 128`,
  );
  const { dayOf, reported } = readChanges(root);
  expect(dayOf('/')).toBeUndefined();
  expect(reported).toEqual([
    "The sitemap has no days of change, because Git failed: fatal: detected dubious ownership in repository at '/site'",
  ]);
});

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { lastChanges } from '~/integrations/last-changes';
import { writeProject, type Files } from '../../helpers/sample-content';

const PAGES = ['/', '/services', '/service-areas', '/about', '/contact'];
const BELOW = ['/services/springs', '/services/panels', '/service-areas/elm', '/service-areas/oak'];
const PAIRS = ['springs', 'panels'].flatMap((service) =>
  ['elm', 'oak'].map((town) => `/services/${service}-in-${town}`),
);
const ALL = [...PAGES, ...BELOW, ...PAIRS];

const content: Files = Object.fromEntries(
  [
    ...['home', 'services', 'service-areas', 'about', 'contact', 'service'].map(
      (page) => `pages/${page}`,
    ),
    ...['services/springs', 'services/panels', 'areas/elm', 'areas/oak', 'local/elm/springs'],
  ].map((name) => [`src/content/${name}.md`, 'A text.']),
);

function git(root: string, day: string, ...options: string[]) {
  const name = { GIT_AUTHOR_NAME: 'A', GIT_COMMITTER_NAME: 'A' };
  const mail = { GIT_AUTHOR_EMAIL: 'a@doors.example', GIT_COMMITTER_EMAIL: 'a@doors.example' };
  const date = `${day}T12:00:00Z`;
  const env = { ...process.env, ...name, ...mail, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  execFileSync('git', options, { cwd: root, env, stdio: 'pipe' });
}

/** A project whose content was written on one day, and one file of it again on a later one. */
function changed(file: string): string {
  const root = writeProject({ ...content, 'again.md': 'Another text.' });
  git(root, '2026-01-01', 'init', '--quiet');
  git(root, '2026-01-01', 'add', 'src');
  git(root, '2026-01-01', 'commit', '--quiet', '--message=All');
  execFileSync('cp', ['again.md', `src/content/${file}`], { cwd: root });
  git(root, '2026-02-02', 'add', 'src');
  git(root, '2026-02-02', 'commit', '--quiet', '--message=One');
  return root;
}

describe('a change moves the day of the pages that are made of it, and of no other', () => {
  test.each([
    ['local/elm/springs.md', ['/services/springs-in-elm']],
    ['services/springs.md', ['/services/springs', ...PAIRS.slice(0, 2)]],
    ['areas/oak.md', ['/service-areas/oak', '/services/springs-in-oak', '/services/panels-in-oak']],
    ['pages/home.md', ['/']],
    ['pages/services.md', ['/services']],
    ['pages/service-areas.md', ['/service-areas']],
    ['pages/service.md', []],
  ])('%s', (file, pages) => {
    const dayOf = lastChanges(changed(file));
    expect(ALL.filter((path) => dayOf(path) === '2026-02-02').sort()).toEqual(pages.toSorted());
    expect(ALL.filter((path) => dayOf(path) === undefined)).toEqual([]);
  });
});

describe('no page has a day', () => {
  test('where there is no history', () => {
    expect(ALL.flatMap((path) => lastChanges(writeProject(content))(path) ?? [])).toEqual([]);
  });

  test('where history is cut off, since every file would seem to be of the last day', () => {
    const root = changed('pages/home.md');
    const clone = join(root, 'clone');
    git(root, '2026-02-02', 'clone', '--quiet', '--depth=1', `file://${root}`, clone);
    expect(ALL.flatMap((path) => lastChanges(clone)(path) ?? [])).toEqual([]);
  });
});

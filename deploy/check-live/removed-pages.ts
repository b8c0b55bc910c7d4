import { spawnSync } from 'node:child_process';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  areaPath,
  serviceInAreaPath,
  servicePath,
} from '../../src/lib/urls.ts';
import { addressesIn, pagePaths, redirectedPaths } from './expected.ts';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));

/** The names of all files that a folder of the content ever had; none without Git's history. */
function namesEver(project: string, folder: string): string[] {
  const { error, stdout } = spawnSync(
    'git',
    [
      'log',
      '--no-renames',
      '--diff-filter=A',
      '--name-only',
      '--format=',
      '--',
      `src/content/${folder}`,
    ],
    { cwd: project, encoding: 'utf8', maxBuffer: Infinity },
  );
  if (error) return [];
  return stdout
    .split('\n')
    .filter((file) => file.endsWith('.md'))
    .map((file) => basename(file, '.md'));
}

/** Every page of a service, a town or both that the content ever had. */
function pathsEver(project: string): string[] {
  const services = namesEver(project, 'services');
  const areas = namesEver(project, 'areas');
  return [
    ...services.map(servicePath),
    ...areas.map(areaPath),
    ...services.flatMap((service) =>
      areas.map((area) => serviceInAreaPath(service, area)),
    ),
  ];
}

/**
 * Pages that the site had and dist/ lacks: a host to which files are only added still shows them.
 * @param liveSitemap the text of the live sitemap, which may be that of an older release
 */
export function removedPaths(liveSitemap: string, project = PROJECT): string[] {
  const listed = addressesIn(liveSitemap).map(({ pathname }) => pathname);
  const known = new Set([...pagePaths(), ...redirectedPaths()]);
  const ever = new Set([...listed, ...pathsEver(project)]);
  return [...ever].filter((path) => !known.has(path));
}

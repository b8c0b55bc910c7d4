import { execFileSync } from 'node:child_process';
import { PAGES } from '../lib/pages.ts';
import { AREAS_PATH, AREA_SEPARATOR, SERVICES_PATH } from '../lib/urls.ts';

const CONTENT = 'src/content/';

/** The day of the last commit of each file below src/content; none where history is missing or cut off. */
function commitDays(root: string): Map<string, string> {
  const git = (...options: string[]) =>
    execFileSync('git', options, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  const days = new Map<string, string>();
  try {
    if (git('rev-parse', '--is-shallow-repository') !== 'false') return days;
    let day = '';
    const log = git('log', '--relative', '--format=%cs', '--name-only', '--', CONTENT);
    for (const line of log.split('\n'))
      if (/^\d{4}-\d{2}-\d{2}$/.test(line)) day = line;
      else if (!days.has(line)) days.set(line, day);
  } catch {
    // No git, or no repository: the sitemap goes without days.
  }
  return days;
}

/** The files that a page alone is made of, or shares with the pages below it. */
function sourcesOf(path: string): string[] {
  const single = Object.values(PAGES).find((page) => page.path === path);
  if (single) return [`pages/${single.copy}.md`];
  const slug = path.slice(path.lastIndexOf('/') + 1);
  if (path.startsWith(`${AREAS_PATH}/`)) return [`areas/${slug}.md`];
  if (!path.startsWith(`${SERVICES_PATH}/`)) return [];
  const at = slug.lastIndexOf(AREA_SEPARATOR);
  const [service, area] = [slug.slice(0, at), slug.slice(at + AREA_SEPARATOR.length)];
  return [slug, service]
    .map((name) => `services/${name}.md`)
    .concat(`areas/${area}.md`, `local/${area}/${service}.md`);
}

/**
 * The day on which the content of a page last changed, by its path. What many pages share, such as
 * menus, changes none of them for a search engine.
 */
export function lastChanges(root: string): (path: string) => string | undefined {
  let days: Map<string, string> | undefined;
  return (path) => {
    const known = (days ??= commitDays(root));
    const found = sourcesOf(path).flatMap((file) => known.get(CONTENT + file) ?? []);
    return found.sort().at(-1);
  };
}

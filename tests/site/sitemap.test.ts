import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { PAGES } from '~/lib/pages';
import { readText } from '../helpers/built-files.ts';
import { areas, jobs, origin, team, type Job } from '../helpers/content.ts';
import { areaPages, indexedPaths, servicePages } from '../helpers/dist.ts';
import { PROJECT } from '../helpers/project.ts';

interface SitemapEntry {
  address: string | undefined;
  /** The day of its last change, such as 2026-11-22. */
  day: string | undefined;
}

const entries: SitemapEntry[] = readText('sitemap-0.xml')
  .split('<url>')
  .slice(1)
  .map((entry) => ({
    address: /<loc>(.*?)<\/loc>/.exec(entry)?.[1],
    day: /<lastmod>(\d{4}-\d{2}-\d{2})/.exec(entry)?.[1],
  }));

it('the sitemap names each page once, and nothing else', () => {
  const addresses = entries.map(({ address }) => address);
  expect(addresses.sort()).toEqual(
    indexedPaths.map((path) => origin() + path).sort(),
  );
});

function git(...options: string[]): string {
  const { status, stdout } = spawnSync('git', options, {
    encoding: 'utf8',
    cwd: PROJECT,
  });
  return status === 0 ? stdout.trim() : '';
}

const hasWholeHistory = git('rev-parse', '--is-shallow-repository') === 'false';

/** The day when one of some content files was last changed; undefined where history does not say. */
function lastChangeOf(names: readonly string[]): string | undefined {
  const paths = names.map((name) => `src/content/${name}.md`);
  const day = hasWholeHistory
    ? git('log', '-1', '--format=%cs', '--', ...paths)
    : '';
  return day === '' ? undefined : day;
}

const filesOfJobs = (isShown: (job: Job) => boolean): string[] =>
  jobs()
    .filter(isShown)
    .map(({ slug }) => `jobs/${slug}`);

/** The files whose entries a page of its own shows besides its words. */
function filesShownOn(path: string): string[] {
  if (path === PAGES.home.path)
    return filesOfJobs(({ image }) => image !== undefined);
  if (path === PAGES.about.path)
    return team().map(({ slug }) => `team/${slug}`);
  return [];
}

it('the sitemap says when the content of a page last changed, where history tells', () => {
  const singlePages = Object.values(PAGES).map(({ path, copy }) => ({
    path,
    sources: [`pages/${copy}`, ...filesShownOn(path)],
  }));
  const townPages = areaPages.map(({ path, area: { slug } }) => ({
    path,
    sources: [`areas/${slug}`, ...filesOfJobs(({ area }) => area === slug)],
  }));
  // The pages of one service, alone and in each town, stand for those of all.
  const pagesOfOneService = servicePages
    .slice(0, areas().length + 1)
    .map((page) => {
      const service = page.service.slug;
      const town = page.area?.slug;
      const inTown =
        town === undefined ? [] : [`areas/${town}`, `local/${town}/${service}`];
      const ofJobs = filesOfJobs(
        (job) =>
          job.service === service && (town === undefined || job.area === town),
      );
      return {
        path: page.path,
        sources: [`services/${service}`, ...inTown, ...ofJobs],
      };
    });
  const pages = [...singlePages, ...townPages, ...pagesOfOneService];
  const days = new Map(entries.map(({ address, day }) => [address, day]));
  expect(
    pages.map(({ path }) => ({ path, day: days.get(origin() + path) })),
  ).toEqual(
    pages.map(({ path, sources }) => ({ path, day: lastChangeOf(sources) })),
  );
});

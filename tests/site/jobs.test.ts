import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { numberWord } from '~/lib/counts';
import { sentenceCase } from '~/lib/formats';
import { readBytes } from '../helpers/built-files.ts';
import {
  areas,
  jobs,
  origin,
  page as copyOf,
  services,
  type Job,
} from '../helpers/content.ts';
import {
  areaPages,
  expectNoFaults,
  expectOnEach,
  files,
  pageAt,
  screens,
  servicePages,
  type Page,
} from '../helpers/dist.ts';
import {
  all,
  attributesOf,
  hrefsIn,
  mainOf,
  one,
  textOf,
  textsOf,
} from '../helpers/dom.ts';
import { PROJECT } from '../helpers/project.ts';

const PICTURES = join(PROJECT, 'src/assets/pictures');

/** How many jobs a page shows. */
const MOST = 3;

const copy = copyOf('shared').jobs;

const isShown = jobs().length > 0;

const sectionOf = (page: Page) =>
  all(mainOf(page), '[aria-labelledby="jobs"]')[0];

/** The texts of the jobs on a page, in their order. */
function storiesOn(page: Page): string[] {
  const section = sectionOf(page);
  if (!section) return [];
  return all(section, 'li').flatMap((card) =>
    textsOf(card, 'p').filter((text) => STORIES.has(text)),
  );
}

/** The start of the text of a job, as the page shows it. */
const storyOf = ({ body }: Job) =>
  (body.trim().split('\n\n')[0] ?? '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll("'", '’');
const STORIES = new Set(jobs().map(storyOf));

const latest = (isOfPage: (job: Job) => boolean) =>
  jobs().filter(isOfPage).slice(0, MOST);

const pathOf = ({ service, area }: Job) => `/services/${service}-in-${area}`;

const photosOf = (shown: readonly Job[]) =>
  shown.flatMap(({ image }) => image?.replace(/\.\w+$/, '') ?? []);

const withPhoto = jobs().filter(({ image }) => image !== undefined);
const onHome = withPhoto.length < MOST ? [] : withPhoto.slice(0, MOST);

/** All pages that may show jobs, with those that they show. */
const pages = [
  { path: '/', shown: onHome },
  ...areaPages.map(({ path, area }) => ({
    path,
    shown: latest((job) => job.area === area.slug),
  })),
  ...servicePages.map(({ path, service, area }) => ({
    path,
    shown: latest(
      (job) =>
        job.service === service.slug &&
        (area === undefined || job.area === area.slug),
    ),
  })),
];

describe('jobs that were done', () => {
  it('stand on home, on the pages of their service and town, the newest first, three at most', () => {
    expectOnEach(
      pages,
      (page) => storiesOn(page),
      ({ shown }) => shown.map(storyOf),
    );
  });

  it('leave no section, no heading and no picture where there are none', () => {
    const without = screens().filter(
      ({ path }) => !pages.some((page) => page.path === path && page.shown[0]),
    );
    expectNoFaults(without, (page) => [
      sectionOf(page),
      page.html.includes('"ImageObject"') && 'an ImageObject',
    ]);
  });

  it('come first on the page of their service in their town', () => {
    const pairs = pages.filter(
      ({ path, shown }) => shown[0] && pathOf(shown[0]) === path,
    );
    expect(pairs.length > 0).toBe(isShown);
    expect(
      pairs.map(({ path }) => {
        const sections = all(mainOf(pageAt(path)), 'section');
        return sections[1]?.getAttribute('aria-labelledby');
      }),
    ).toEqual(pairs.map(() => 'jobs'));
  });

  it('show their photo, upright and described', () => {
    expectOnEach(
      pages,
      (page) => {
        const section = sectionOf(page);
        return section
          ? attributesOf(section, 'img', 'src').map(
              (src) => /^\/assets\/([\w-]+)\./.exec(src)?.[1],
            )
          : [];
      },
      ({ shown }) => photosOf(shown),
    );
  });

  it('tell search engines of each photo where it stands, with its service, town and month', () => {
    const titles = new Map(services().map(({ slug, title }) => [slug, title]));
    const names = new Map(areas().map(({ slug, name }) => [slug, name]));
    expectOnEach(
      pages,
      ({ html }) =>
        Array.from(
          html.matchAll(
            /\{"@type":"ImageObject","contentUrl":"([^"]*)","caption":"([^"]*)"\}/g,
          ),
          ([, address = '', caption = '']) => ({
            isBuilt: files.includes(address.replace(`${origin()}/`, '')),
            caption: caption.replace(/,.*/, ''),
          }),
        ),
      ({ shown }) =>
        shown
          .filter(({ image }) => image !== undefined)
          .map(({ service, area }) => ({
            isBuilt: true,
            caption: `${titles.get(service) ?? ''} in ${names.get(area) ?? ''}`,
          })),
    );
  });

  it('lead from home to the page of their service in their town', () => {
    const section = sectionOf(pageAt('/'));
    const paths = new Set(onHome.map(pathOf));
    expect(new Set(section ? hrefsIn(section) : [])).toEqual(paths);
  });

  it('of this year are counted in words under the heading of a town', () => {
    const year = String(new Date().getFullYear());
    const countOf = (slug: string) =>
      jobs().filter(
        ({ area, month }) => area === slug && month.startsWith(year),
      ).length;
    const lineOf = (count: number) =>
      `${sentenceCase(numberWord(count))} ${count === 1 ? copy.oneThisYear : copy.manyThisYear}`;
    expectOnEach(
      areaPages,
      (page) => {
        const section = sectionOf(page);
        return section ? textsOf(section, 'h2 + p') : [];
      },
      ({ area }) =>
        countOf(area.slug) > 0 ? [lineOf(countOf(area.slug))] : [],
    );
  });

  it('say what was paid where it is known, and nothing where it is not', () => {
    expectOnEach(
      pages,
      (page) => {
        const section = sectionOf(page);
        return section
          ? all(section, 'li').map((card) => textOf(card).includes(copy.paid))
          : [];
      },
      ({ shown }) => shown.map(({ price }) => price !== undefined),
    );
  });
});

it('no picture of the site says where, when or with what it was taken', async () => {
  const pictures = files.filter((file) =>
    /\.(?:avif|jpe?g|png|webp)$/.test(file),
  );
  expect(pictures).not.toHaveLength(0);
  const facts = await Promise.all(
    pictures.map(async (file) => {
      const { exif, xmp, iptc, orientation } = await sharp(
        readBytes(file),
      ).metadata();
      return { file, isBare: !(exif ?? xmp ?? iptc ?? orientation) };
    }),
  );
  expect(facts.filter(({ isBare }) => !isBare)).toEqual([]);
});

/** A picture in 16 × 12 shades of gray, as its pixels lie in the file. */
const thumbnail = (picture: Sharp) =>
  picture.resize(16, 12, { fit: 'cover' }).grayscale().raw().toBuffer();

/** The mean difference of two thumbnails, 0 to 255. */
function difference(a: Buffer, b: Buffer): number {
  const total = a.reduce(
    (sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)),
    0,
  );
  return total / a.length;
}

/** The turn of a photo, in degrees, after which it looks most like another. */
async function turnBetween(upright: Buffer, built: Buffer): Promise<number> {
  const shown = await thumbnail(sharp(built));
  const turns = await Promise.all(
    [0, 90, 180, 270].map(async (degrees) => {
      const turned = await sharp(upright).rotate(degrees).toBuffer();
      const likeness = difference(await thumbnail(sharp(turned)), shown);
      return { degrees, likeness };
    }),
  );
  const [closest] = turns.toSorted((a, b) => a.likeness - b.likeness);
  return closest?.degrees ?? NaN;
}

it('every photo of a job stands upright, however the phone has saved it', async () => {
  const shown = pages.flatMap(({ path, shown: [job] }) =>
    job && pathOf(job) === path && job.image !== undefined
      ? [{ path, source: join(PICTURES, job.image) }]
      : [],
  );
  const turns = await Promise.all(
    shown.map(async ({ path, source }) => {
      const section = one(pageAt(path).root, '[aria-labelledby="jobs"]');
      const [src = ''] = attributesOf(section, 'img', 'src');
      const upright = await sharp(source).autoOrient().toBuffer();
      return {
        path,
        turn: await turnBetween(upright, readBytes(src.slice(1))),
      };
    }),
  );
  expect(turns.filter(({ turn }) => turn !== 0)).toEqual([]);
});

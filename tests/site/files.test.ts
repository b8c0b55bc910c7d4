import { describe, expect, it } from 'vitest';
import { SINGLE_PATHS } from '~/lib/pages';
import { redirects } from '~/lib/urls';
import { readText } from '../helpers/built-files.ts';
import { areas, origin, services } from '../helpers/content.ts';
import {
  areaPages,
  ERROR_PATHS,
  fileOf,
  files,
  pageAt,
  servicePages,
  topPaths,
} from '../helpers/dist.ts';
import { attribute, attributesOf, hrefsIn, one } from '../helpers/dom.ts';

const nameOf = ({
  slug,
  formerly = [],
}: {
  slug: string;
  formerly?: string[] | undefined;
}) => ({
  id: slug,
  data: { formerly },
});

/** Former addresses: old spellings of services, and what services and towns were called before. */
const moves = redirects(services().map(nameOf), areas().map(nameOf));

describe('the files of the site', () => {
  it('are the pages that the content asks for, the error pages and the old addresses', () => {
    expect(topPaths).toEqual(expect.arrayContaining([...SINGLE_PATHS]));
    const paths = [
      topPaths,
      servicePages.map(({ path }) => path),
      areaPages.map(({ path }) => path),
      ERROR_PATHS,
      moves.map(({ from }) => from),
    ].flat();
    expect(files.filter((file) => file.endsWith('.html'))).toEqual(
      paths.map(fileOf).sort(),
    );
  });

  it('are otherwise of kinds that browsers and crawlers ask for', () => {
    const kinds = [
      /^assets\/.+\.(?:css|js|woff2|avif|webp|jpg|svg)$/,
      /^[\w-]+\.(?:ico|svg|png|txt|xml|webmanifest)$/,
      /^(?:_headers|_redirects)$/,
    ];
    const others = files.filter((file) => !file.endsWith('.html'));
    expect(
      others.filter((file) => !kinds.some((kind) => kind.test(file))),
    ).toEqual([]);
  });

  it('hold no asset that no page, style sheet or script uses', () => {
    const readers = files
      .filter((file) => /\.(?:html|css|js)$/.test(file))
      .map(readText);
    const used = new Set(
      readers.flatMap((text) => text.match(/[\w.-]+\.[a-z0-9]{2,5}\b/g) ?? []),
    );
    // Icons stand in the pages; Astro writes their files all the same.
    const assets = files.filter(
      (file) => file.startsWith('assets/') && !/\.(?:css|svg)$/.test(file),
    );
    expect(
      assets.filter((file) => !used.has(file.split('/').at(-1) ?? '')),
    ).toEqual([]);
  });
});

it('every old address is in the file of redirects, for hosts that read it', () => {
  const lines = readText('_redirects').split('\n');
  expect(moves).not.toHaveLength(0);
  expect(lines).toEqual(
    expect.arrayContaining(moves.map(({ from, to }) => `${from} ${to} 301`)),
  );
});

it.each(moves)(
  'the old address $from leads to $to at once, and is not indexed',
  ({ from, to }) => {
    const { root } = pageAt(from);
    const refresh = attribute(
      one(root, 'meta[http-equiv="refresh"]'),
      'content',
    );
    expect(refresh.replaceAll(' ', '')).toBe(`0;url=${to}`);
    expect(attributesOf(root, 'meta[name="robots"]', 'content')).toEqual([
      'noindex',
    ]);
    expect(attributesOf(root, 'link[rel="canonical"]', 'href')).toEqual([
      origin() + to,
    ]);
    expect(hrefsIn(root)).toEqual([to]);
  },
);

import { join, parse } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { PAGES } from '~/lib/pages';
import { page as copyOf } from '../helpers/content.ts';
import {
  expectNoFaults,
  indexedPages,
  pageAt,
  screens,
} from '../helpers/dist.ts';
import { all, attribute, heroOf, mainOf, one } from '../helpers/dom.ts';
import { PROJECT } from '../helpers/project.ts';

/** The picture of a service beside its name, and what shows the described picture of the hero again. */
const isDecorative = (image: HTMLElement) =>
  image.closest('[data-category], label, [aria-labelledby="list"], .open');

test('pictures have an alternative text and their size, and come as AVIF in several widths', () => {
  expectNoFaults(screens(), ({ root }) =>
    all(root, 'img').filter((image) => {
      const { alt = '', width = '', height = '' } = image.attributes;
      return (
        (alt.trim() === '' && !isDecorative(image)) ||
        ![width, height].every((size) => /^[1-9]\d*$/.test(size)) ||
        [image, ...all(image.closest('picture') ?? image, 'source')].some(
          (source) =>
            !/\.avif \d+w, .+\.avif \d+w/.test(attribute(source, 'srcset')) ||
            attribute(source, 'sizes') === '',
        )
      );
    }),
  );
});

test('the picture of the first view comes before all else, and the others wait', () => {
  expectNoFaults(indexedPages(), (page) =>
    all(mainOf(page), 'img').filter((image) => {
      // The first view of a town, of all towns and of the contact page is a map.
      const isFirst = image === heroOf(page).querySelector('img');
      const { loading, fetchpriority } = image.attributes;
      return isFirst
        ? loading === 'lazy' || fetchpriority !== 'high'
        : loading !== 'lazy' || fetchpriority === 'high';
    }),
  );
});

test('the picture of a hero is the one that content names, as wide as its source, up to the width of a screen', async () => {
  const WIDEST_SCREEN = 2400;
  for (const { path, copy } of Object.values(PAGES)) {
    const { hero } = copyOf(copy);
    if (!('image' in hero)) continue;
    const { name, base } = parse(hero.image);
    const source = join(PROJECT, 'src/assets/pictures', base);
    const { width } = await sharp(source).metadata();
    const shown = one(heroOf(pageAt(path)), 'img');
    expect(attribute(shown, 'src')).toContain(`/${name}.`);
    const widths = attribute(shown, 'srcset').matchAll(/ (\d+)w/g);
    expect(
      Math.max(...[...widths].map(([, offered]) => Number(offered))),
    ).toBeGreaterThanOrEqual(Math.min(width, WIDEST_SCREEN));
  }
});

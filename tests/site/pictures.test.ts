import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  expectNoFaults,
  expectOnEach,
  indexedPages,
  pageAt,
  screens,
  type Page,
} from '../helpers/dist.ts';
import { all, attribute, heroOf, mainOf, one } from '../helpers/dom.ts';
import { PICTURED_PAGES } from '../helpers/pages.ts';
import { PROJECT } from '../helpers/project.ts';

const SOURCES = join(PROJECT, 'src/assets/pictures');

/** The name that a built picture was made of: `hero-home` of `/assets/hero-home.5J66.avif`. */
const sourceOf = (image: HTMLElement) =>
  attribute(image, 'src').replace(/^\/assets\/([\w-]+)\..*$/, '$1');

/** How wide each picture of the content is, in pixels, by its name without the extension. */
async function widthsOfSources(): Promise<Map<string, number>> {
  const widths = readdirSync(SOURCES).map(async (file) => {
    const { width } = await sharp(join(SOURCES, file)).metadata();
    return [parse(file).name, width] as const;
  });
  return new Map(await Promise.all(widths));
}

/** The picture of a service beside its name, and what shows the described picture of the hero again. */
const isDecorative = (image: HTMLElement) => {
  const section = image.closest('section');
  // Beside the title of a service, or the name of a style.
  if (image.closest('[data-category], label')) return true;
  const name = section?.getAttribute('aria-labelledby') ?? '';
  if (name === 'hero') return image !== section?.querySelector('img');
  return name === 'list';
};

const picturesOf = (page: Page) => all(mainOf(page), 'img');

describe('pictures', () => {
  it('have an alternative text and their size', () => {
    expectNoFaults(screens(), ({ root }) =>
      all(root, 'img').filter(
        (image) =>
          (attribute(image, 'alt').trim() === '' && !isDecorative(image)) ||
          !/^[1-9]\d*$/.test(attribute(image, 'width')) ||
          !/^[1-9]\d*$/.test(attribute(image, 'height')),
      ),
    );
  });

  it('come as AVIF in several widths', () => {
    expectNoFaults(indexedPages(), (page) =>
      picturesOf(page).filter((image) => {
        const picture = image.closest('picture');
        const sources = [image, ...(picture ? all(picture, 'source') : [])];
        return sources.some(
          (source) =>
            !/\.avif \d+w, .+\.avif \d+w/.test(attribute(source, 'srcset')) ||
            attribute(source, 'sizes') === '',
        );
      }),
    );
  });

  it('are files, never data addresses', () => {
    expectNoFaults(
      screens(),
      ({ html }) => html.match(/\bdata:[a-z]+\/[^"')\s]{0,40}/g) ?? [],
    );
  });

  it('of the first view come before all else, and the others wait', () => {
    expectNoFaults(indexedPages(), (page) =>
      picturesOf(page).filter((image, index) => {
        // The first view of a town, of all towns and of the contact page is a map.
        const isFirst = index === 0 && heroOf(page).querySelector('picture');
        const isLazy = attribute(image, 'loading') === 'lazy';
        const isUrgent = attribute(image, 'fetchpriority') === 'high';
        return isFirst ? isLazy || !isUrgent : !isLazy || isUrgent;
      }),
    );
  });
});

describe('the picture of a hero', () => {
  it('is the one that content names', () => {
    expectOnEach(
      PICTURED_PAGES,
      (page) => picturesOf(page).slice(0, 1).map(sourceOf),
      ({ hero }) => [parse(hero.image).name],
    );
  });

  it('comes as wide as its source, up to the width of a screen', async () => {
    const WIDEST_SCREEN = 2400;
    const sourceWidths = await widthsOfSources();
    expect(sourceWidths.size).toBeGreaterThan(0);
    expectNoFaults(
      PICTURED_PAGES.map(({ path }) => pageAt(path)),
      (page) => {
        const image = one(mainOf(page), 'picture img');
        const widths = Array.from(
          attribute(image, 'srcset').matchAll(/ (\d+)w/g),
          ([, width]) => Number(width),
        );
        const source = sourceOf(image);
        const wanted = Math.min(
          sourceWidths.get(source) ?? Infinity,
          WIDEST_SCREEN,
        );
        return [Math.max(...widths) < wanted && source];
      },
    );
  });
});

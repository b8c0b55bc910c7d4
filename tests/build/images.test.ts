import { describe, expect, it } from 'vitest';
import { readBytes } from '../helpers/built-files.ts';
import { all, attribute, has, isInside, one } from '../helpers/elements.ts';
import { faults, indexedPages, pageAt, screens, type BuiltPage } from '../helpers/built-pages.ts';
import { mainOf } from '../helpers/regions.ts';
import {
  ABOUT,
  AREAS_LIST,
  AREA_PATHS,
  CONTACT,
  HOME,
  SERVICES_LIST,
} from '../helpers/site-paths.ts';
import { AREAS, SERVICES } from '../helpers/specification.ts';

/** The name of the picture without its fingerprint, such as `panel-replacement`. */
function pictureNames(page: BuiltPage): string[] {
  return all(mainOf(page), 'img').map((image) =>
    attribute(image, 'src').replace(/^\/assets\/([\w-]+)\..*$/, '$1'),
  );
}

describe('pictures', () => {
  it('have an alternative text and their size', () => {
    const wrong = faults(screens(), ({ root }) =>
      all(root, 'img')
        .filter(
          (image) =>
            attribute(image, 'alt').trim() === '' ||
            !/^[1-9]\d*$/.test(attribute(image, 'width')) ||
            !/^[1-9]\d*$/.test(attribute(image, 'height')),
        )
        .map(String),
    );
    expect(wrong).toEqual([]);
  });

  it('are AVIF in several widths with one file for older browsers', () => {
    const wrong = faults(indexedPages(), ({ root }) =>
      all(root, 'picture').flatMap((picture) => {
        const sources = all(picture, 'source');
        const formats = new Set(sources.map((source) => attribute(source, 'type')));
        const widths = sources.flatMap((source) => attribute(source, 'srcset').split(', '));
        const sized = sources.every((source) => has(source, 'sizes'));
        const fallback = attribute(one(picture, 'img'), 'src');
        return formats.has('image/avif') &&
          widths.length > 1 &&
          sized &&
          /\.(?:webp|jpg)$/.test(fallback)
          ? []
          : [fallback];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('are files, never data addresses', () => {
    const wrong = faults(
      screens(),
      ({ html }) => html.match(/\bdata:[a-z]+\/[^"')\s]{0,40}/g) ?? [],
    );
    expect(wrong).toEqual([]);
  });

  it('that are drawn are named or hidden from assistive technology', () => {
    const wrong = faults(screens(), ({ root }) =>
      all(root, 'svg')
        .filter(
          (drawing) =>
            attribute(drawing, 'aria-hidden') !== 'true' &&
            !(has(drawing, 'aria-label') && has(drawing, 'role')),
        )
        .map(String),
    );
    expect(wrong).toEqual([]);
  });
});

describe('loading of pictures', () => {
  it('is first for the hero, and for one picture only', () => {
    const withHero = [HOME, SERVICES_LIST, AREAS_LIST, ABOUT, CONTACT, ...AREA_PATHS].map(pageAt);
    const wrong = faults(withHero, (page) => {
      const [first, ...others] = all(mainOf(page), 'img');
      const urgent = others.filter((image) => has(image, 'fetchpriority'));
      return first &&
        attribute(first, 'fetchpriority') === 'high' &&
        attribute(first, 'loading') !== 'lazy' &&
        urgent.length === 0
        ? []
        : ['the hero is not the one urgent picture'];
    });
    expect(wrong).toEqual([]);
  });

  it('waits for every picture below the hero', () => {
    const wrong = faults(indexedPages(), (page) =>
      all(mainOf(page), 'img')
        .slice(1)
        .filter((image) => attribute(image, 'loading') !== 'lazy')
        .map((image) => attribute(image, 'src')),
    );
    expect(wrong).toEqual([]);
  });

  it('holds for one picture that shows at once', () => {
    const wrong = faults(indexedPages(), (page) => {
      const lazy = all(mainOf(page), 'img')
        .slice(0, 1)
        .filter((image) => attribute(image, 'loading') === 'lazy');
      return lazy.map((image) => attribute(image, 'src'));
    });
    expect(wrong).toEqual([]);
  });
});

describe('picture of a service', () => {
  it('is its own on its page and on its pages in the towns', () => {
    const wrong = SERVICES.flatMap(({ slug }) =>
      [`/services/${slug}`, ...AREAS.map((area) => `/services/${slug}-in-${area.slug}`)].filter(
        (path) => pictureNames(pageAt(path)).join() !== slug,
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('is on its slide of the home page', () => {
    const slides = all(pageAt(HOME).root, 'img').filter((image) => isInside(image, 'astro-island'));
    const names = slides.map((image) => attribute(image, 'src').split('/')[2]?.split('.')[0]);
    expect(names).toEqual(SERVICES.map(({ slug }) => slug));
  });
});

describe('picture of the first view on a phone', () => {
  /** Its share of the second round trip, which it shares with the face and the icons. */
  const MOST = 9_000;

  it('is small enough to come in one round trip', () => {
    const wrong = faults(indexedPages(), ({ root }) => {
      const [source] = all(root, 'main picture source');
      const sets = source ? attribute(source, 'srcset').split(', ') : [];
      const usual = sets.find((candidate) => candidate.endsWith(' 560w'))?.split(' ')[0] ?? '';
      const bytes = readBytes(usual.slice(1)).length;
      return bytes <= MOST ? [] : [`${usual} ${String(bytes)}`];
    });
    expect(wrong).toEqual([]);
  });
});

import { readdirSync } from 'node:fs';
import { basename, parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { areas, page as copyOf, services } from '../helpers/content.ts';
import { readBytes } from '../helpers/built-files.ts';
import {
  areaPages,
  expectNoFaults,
  expectOnEach,
  indexedPages,
  pageAt,
  screens,
  servicePages,
  topPaths,
  type Page,
} from '../helpers/dist.ts';
import {
  all,
  attribute,
  attributesOf,
  mainOf,
  one,
  sectionHeaded,
  textOf,
} from '../helpers/dom.ts';

const PICTURES = new URL('../../src/assets/pictures/', import.meta.url);

/** How wide each picture of an editor is, in px, by its name without the ending. */
async function sourceWidths(): Promise<Map<string, number>> {
  const widths = readdirSync(PICTURES).map(async (file): Promise<[string, number]> => {
    const { width } = await sharp(fileURLToPath(new URL(file, PICTURES))).metadata();
    return [parse(file).name, width];
  });
  return new Map(await Promise.all(widths));
}

const picturesOf = (page: Page) => all(mainOf(page), 'img');

describe('pictures', () => {
  it('have an alternative text and their size', () => {
    expectNoFaults(screens(), ({ root }) =>
      all(root, 'img').filter(
        (image) =>
          attribute(image, 'alt').trim() === '' ||
          !/^[1-9]\d*$/.test(attribute(image, 'width')) ||
          !/^[1-9]\d*$/.test(attribute(image, 'height')),
      ),
    );
  });

  it('come as AVIF in several widths for the place they fill, and once for older browsers', () => {
    expectNoFaults(indexedPages(), (page) =>
      picturesOf(page).filter((image) => {
        const picture = image.closest('picture');
        const sources = picture ? all(picture, 'source[type="image/avif"]') : [];
        const widths = sources.flatMap((source) => attribute(source, 'srcset').split(', '));
        return (
          widths.length < 2 ||
          sources.some((source) => attribute(source, 'sizes') === '') ||
          !/\.(?:webp|jpg)$/.test(attribute(image, 'src'))
        );
      }),
    );
  });

  it('of a hero come as wide as their source, where that is not wider than any screen', async () => {
    const sources = await sourceWidths();
    expectNoFaults(topPaths.map(pageAt), (page) => {
      const image = one(mainOf(page), 'picture img');
      const [name = ''] = basename(attribute(image, 'src')).split('.');
      const sets = attributesOf(one(mainOf(page), 'picture'), 'source:not([media])', 'srcset').join(
        ', ',
      );
      const widest = Math.max(...[...sets.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width)));
      return [widest < Math.min(sources.get(name) ?? NaN, 2400) && `${String(widest)} px`];
    });
  });

  it('are files, never data addresses', () => {
    expectNoFaults(screens(), ({ html }) => html.match(/\bdata:[a-z]+\/[^"')\s]{0,40}/g) ?? []);
  });

  it('below the first view wait; the first comes before all else', () => {
    expectNoFaults(indexedPages(), (page) => {
      const pictures = picturesOf(page);
      // A town's first view is its map.
      const isTown = areaPages.some(({ path }) => path === page.path);
      const first = isTown ? undefined : pictures[0];
      const others = pictures.slice(isTown ? 0 : 1);
      const urgent = first && attribute(first, 'fetchpriority') === 'high';
      return [
        first && attribute(first, 'loading') === 'lazy' && 'a lazy first picture',
        first && !urgent && 'a first picture that is not urgent',
        ...others.filter(
          (image) => attribute(image, 'loading') !== 'lazy' || image.hasAttribute('fetchpriority'),
        ),
      ];
    });
  });

  it('of the first view come in one round trip on a phone', () => {
    /** The rest of the second round trip is for the face and the icons. */
    const most = 9_000;
    expectNoFaults(indexedPages(), ({ root }) => {
      const [source] = attributesOf(root, 'main picture source', 'srcset');
      const usual = source?.split(', ').find((candidate) => candidate.endsWith(' 560w'));
      const file = usual?.split(' ')[0]?.slice(1) ?? '';
      return [file !== '' && readBytes(file).length > most && file];
    });
  });

  it('of a service are on its pages and on its slide', () => {
    const { hero } = copyOf('services');
    const nameOf = ({ image = hero.image }: { image?: string | undefined }) =>
      image.replace(/\.\w+$/, '');
    const shown = (image: Parameters<typeof attribute>[0]) =>
      attribute(image, 'src').replace(/^\/assets\/([\w-]+)\..*$/, '$1');
    expectOnEach(
      servicePages,
      (page) => picturesOf(page).map(shown),
      ({ service }) => [nameOf(service)],
    );
    const slides = all(sectionHeaded(pageAt('/'), copyOf('home').services.heading), 'img');
    expect(slides.map(shown)).toEqual(services().map(nameOf));
  });
});

describe('the maps', () => {
  const { findYourArea } = copyOf('service-areas');
  const placed = areas().filter((area) => 'location' in area);

  it('the large one links every town by number and name, in the order of the list', () => {
    const section = sectionHeaded(pageAt('/service-areas'), findYourArea.heading);
    const map = one(section, `svg[aria-label="${findYourArea.map.heading}"]`);
    const numbered = placed.map(({ slug, name }, index) => [
      `/service-areas/${slug}`,
      `${String(index + 1)} ${name}`,
    ]);
    // The list of phones, which have room for the numbers only, says the same.
    for (const part of [map, one(section, 'ol')])
      expect(all(part, 'a').map((link) => [attribute(link, 'href'), textOf(link)])).toEqual(
        numbered,
      );
    expect(all(map, 'image, foreignObject')).toEqual([]);
    expect(textOf(section)).toContain(findYourArea.map.credit);
    expect(textOf(section)).toContain(findYourArea.map.text);
  });

  it('that of a town says whose outlines it shows, to those who look', () => {
    const drawn = areaPages.map(({ path }) => {
      const map = one(mainOf(pageAt(path)), '.town-map');
      expect(textOf(map)).toContain(copyOf('area').glance.credit);
      return map;
    });
    expect(drawn.flatMap((map) => all(map, 'svg:not([aria-hidden=true])'))).toEqual([]);
    expect(new Set(drawn.map((map) => map.innerHTML)).size).toBe(drawn.length);
  });
});

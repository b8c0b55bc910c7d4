import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { PICTURE_WIDTH } from '../../src/schemas/fields.ts';
import {
  areas,
  page as copyOf,
  services,
  type Service,
} from '../helpers/content.ts';
import { readBytes } from '../helpers/built-files.ts';
import {
  areaPages,
  expectNoFaults,
  expectOnEach,
  indexedPages,
  pageAt,
  pictureOfReasons,
  screens,
  servicePages,
  type Page,
} from '../helpers/dist.ts';
import {
  all,
  attribute,
  attributesOf,
  heroOf,
  mainOf,
  one,
  ownPictures,
  sectionHeaded,
  textOf,
  textsOf,
} from '../helpers/dom.ts';
import { PICTURED_PAGES } from '../helpers/pages.ts';
import { PROJECT } from '../helpers/project.ts';
import { BUDGETS } from '../helpers/visits.ts';

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
  // Beside the title of a service, and of the job that a customer speaks of.
  if (image.closest('[data-category], figure')) return true;
  const name = section?.getAttribute('aria-labelledby') ?? '';
  if (name === 'hero') return image !== section?.querySelector('img');
  // The choice of a style, beside its large picture.
  if (name === 'styles') return image.closest('.choice') !== null;
  return ['reviews', 'list'].includes(name);
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

  it('come as AVIF in several widths, and once for older browsers', () => {
    expectNoFaults(indexedPages(), (page) =>
      picturesOf(page).filter((image) => {
        const picture = image.closest('picture');
        const sources = picture
          ? all(picture, 'source[type="image/avif"]')
          : [];
        const widths = sources.flatMap((source) =>
          attribute(source, 'srcset').split(', '),
        );
        return (
          widths.length < 2 ||
          sources.some((source) => attribute(source, 'sizes') === '') ||
          !/\.(?:webp|jpg)$/.test(attribute(image, 'src'))
        );
      }),
    );
  });

  it('of a hero come as wide as their source, up to the width of a screen', async () => {
    const WIDEST_SCREEN = 2400;
    const sourceWidths = await widthsOfSources();
    const tops = PICTURED_PAGES.map(({ path }) => pageAt(path));
    expectNoFaults(tops, (page) => {
      const picture = one(mainOf(page), 'picture');
      const sets = attributesOf(picture, 'source:not([media])', 'srcset').join(
        ', ',
      );
      const widths = Array.from(sets.matchAll(/ (\d+)w/g), ([, width]) =>
        Number(width),
      );
      const widest = Math.max(...widths);
      const source = sourceOf(one(picture, 'img'));
      const wanted = Math.min(
        sourceWidths.get(source) ?? Infinity,
        WIDEST_SCREEN,
      );
      return [widest < wanted && `${source} is ${String(widest)} px wide`];
    });
  });

  it('are files, never data addresses', () => {
    expectNoFaults(
      screens(),
      ({ html }) => html.match(/\bdata:[a-z]+\/[^"')\s]{0,40}/g) ?? [],
    );
  });

  it('of the first view come before all else, and the others wait', () => {
    expectNoFaults(indexedPages(), (page) => {
      const pictures = picturesOf(page);
      // The first view of a town, of all towns and of the contact page is a map.
      const hasMap = [
        ...areaPages,
        pageAt('/service-areas'),
        pageAt('/contact'),
      ].some(({ path }) => path === page.path);
      const first = hasMap ? undefined : pictures[0];
      const others = pictures.slice(hasMap ? 0 : 1);
      const urgent = first && attribute(first, 'fetchpriority') === 'high';
      return [
        first &&
          attribute(first, 'loading') === 'lazy' &&
          'a lazy first picture',
        first && !urgent && 'a first picture that is not urgent',
        ...others.filter(
          (image) =>
            attribute(image, 'loading') !== 'lazy' ||
            image.hasAttribute('fetchpriority'),
        ),
      ];
    });
  });

  it('of a hero take at most half of what the first view on a phone may', () => {
    const limit = BUDGETS.firstView.other.bytes / 2;
    expectNoFaults(indexedPages(), (page) => {
      const hero = heroOf(page);
      if (!hero.querySelector('picture')) return [];
      const phoneFiles = attribute(one(hero, 'source[media]'), 'srcset').split(
        ', ',
      );
      // That of a common phone of twice the density, whose screen is 375 px wide at most.
      const usual = phoneFiles.find((file) => file.endsWith(' 750w'));
      if (!usual) return ['no picture for common phones'];
      const file = usual.split(' ')[0]?.slice(1) ?? '';
      return [readBytes(file).length > limit && file];
    });
  });

  it('of a hero keep in sight the point that content names', () => {
    expectOnEach(
      PICTURED_PAGES,
      (page) => {
        const [image] = picturesOf(page);
        return {
          x: image?.getAttribute('data-focus-x'),
          y: image?.getAttribute('data-focus-y'),
        };
      },
      ({ hero: { focalPoint } }) => ({
        x: focalPoint && String(focalPoint.x),
        y: focalPoint && String(focalPoint.y),
      }),
    );
  });

  const { hero } = copyOf('services');

  /** The file of a picture as content names it; a service without one shows that of their list. */
  const nameOf = ({ image = hero.image }: { image?: string | undefined }) =>
    parse(image).name;

  it('of pages that stand alone are those that content names', () => {
    expectOnEach(
      PICTURED_PAGES,
      (page) => picturesOf(page).slice(0, 1).map(sourceOf),
      ({ hero: words }) => [nameOf(words)],
    );
    const { hero: aboutHero, story } = copyOf('about');
    const shown = picturesOf(pageAt('/about'))
      // Photos of people have a test of their own.
      .filter((image) => !image.closest('[aria-labelledby="team"]'))
      .map(sourceOf);
    expect(shown.slice(0, 2)).toEqual([aboutHero, story].map(nameOf));
    const { picture } = copyOf('contact').touch.visit;
    expect(ownPictures(pageAt('/contact')).map(sourceOf)).toEqual(
      picture ? [nameOf(picture)] : [],
    );
  });

  it('of a town are on its page', () => {
    const { image: imageOfList } = copyOf('service-areas').benefits.picture;
    expectOnEach(
      areaPages,
      (page) => ownPictures(page).map(sourceOf),
      (town) =>
        [
          pictureOfReasons(town),
          { image: town.area.image ?? imageOfList },
        ].flatMap((picture) => (picture ? nameOf(picture) : [])),
    );
  });

  it('of a service are on its pages, in towns first that of the job, if it is large and no new door, then that of the town', async () => {
    const sourceWidths = await widthsOfSources();
    const jobLeads = ({ workPicture, category }: Service) =>
      category !== 'installation' &&
      workPicture !== undefined &&
      Number(sourceWidths.get(nameOf(workPicture))) >= PICTURE_WIDTH.least;
    expect(services().filter(jobLeads)).not.toEqual([]);
    expectOnEach(
      servicePages,
      (page) => ownPictures(page).map(sourceOf),
      ({ service, area }) => {
        const names = [service, service.workPicture ?? copyOf('service')].map(
          nameOf,
        );
        if (!area) return names;
        const [top = '', other = ''] = jobLeads(service)
          ? names.toReversed()
          : names;
        return [top, area.image === undefined ? other : nameOf(area)];
      },
    );
  });

  it('of a service are on its slide', () => {
    const slides = all(
      sectionHeaded(pageAt('/'), copyOf('home').services.heading),
      'img',
    );
    expect(slides.map(sourceOf)).toEqual(services().map(nameOf));
  });
});

describe('the map of all towns', () => {
  const { findYourArea } = copyOf('service-areas');
  const page = pageAt('/service-areas');
  const map = heroOf(page);
  const section = sectionHeaded(page, findYourArea.heading);
  const named = areas()
    .filter(({ location }) => location !== undefined)
    .map(({ slug, name }) => ({ text: name, href: `/service-areas/${slug}` }));

  it('links every town whose place is known, for mouse and finger: Tab finds the list', () => {
    const onMap = all(map, 'svg a');
    expect(onMap.map((link) => attribute(link, 'tabindex'))).toEqual(
      onMap.map(() => '-1'),
    );
    const links = onMap.map((link) => ({
      // The mark of the shop is a part of the link to its town.
      text: textOf(one(link, '.town > text')),
      href: attribute(link, 'href'),
    }));
    const byPath = (one: { href: string }, other: { href: string }) =>
      one.href.localeCompare(other.href);
    expect(links.toSorted(byPath)).toEqual(named.toSorted(byPath));
  });

  it('names the shop and the river', () => {
    const words = textsOf(map, 'svg text');
    expect(words).toContain(findYourArea.map.shop);
    expect(words).toContain(findYourArea.map.river);
  });

  it('is drawn, and says whose outlines it shows', () => {
    expect(all(map, 'image, foreignObject')).toEqual([]);
    expect(textOf(section)).toContain(findYourArea.map.credit);
    expect(textOf(section)).toContain(findYourArea.map.text);
  });
});

describe('the map of a town', () => {
  const { shop, credit } = copyOf('service-areas').findYourArea.map;
  const drawings = areaPages.map(({ path, area }) => ({
    area,
    svg: all(heroOf(pageAt(path)), 'svg').find((svg) =>
      textOf(svg).includes(shop),
    ),
  }));

  it('is hidden from screen readers, which are told the same in words', () => {
    expect(
      drawings.filter(
        ({ svg }) => !svg || attribute(svg, 'aria-hidden') !== 'true',
      ),
    ).toEqual([]);
  });

  it('leaves the credit to the map of all towns', () => {
    const crediting = screens().filter(({ root }) =>
      textOf(root).includes(credit),
    );
    expect(crediting.map(({ path }) => path)).toEqual(['/service-areas']);
  });

  it('is another one for each town', () => {
    const placed = drawings.filter(({ area }) => area.location !== undefined);
    const maps = placed.map(({ svg }) => svg?.toString());
    expect(new Set(maps).size).toBe(placed.length);
  });
});

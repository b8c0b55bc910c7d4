import { describe, expect, it } from 'vitest';
import { builtFiles, readBytes } from '../helpers/built-files.ts';
import { all, attribute } from '../helpers/elements.ts';
import { pageAt, screens, faults, type BuiltPage } from '../helpers/built-pages.ts';
import { jpegSize } from '../helpers/pixel-size.ts';
import { AREAS, ORIGIN, SERVICES } from '../helpers/specification.ts';
import { FIRST_LEVEL_PATHS } from '../helpers/site-paths.ts';

const cards = builtFiles().filter((file) => file.startsWith('social/'));

function cardOf({ root }: BuiltPage): string {
  return all(root, 'meta[property="og:image"]')
    .map((tag) => attribute(tag, 'content'))
    .join()
    .replace(`${ORIGIN}/`, '');
}

describe('social cards', () => {
  it('are JPEGs of 1200×630 px', () => {
    const sizes = cards.map((file) => ({ file, ...jpegSize(readBytes(file)) }));
    expect(sizes).toHaveLength(FIRST_LEVEL_PATHS.length + SERVICES.length + AREAS.length);
    expect(sizes.filter(({ width, height }) => width !== 1200 || height !== 630)).toEqual([]);
  });

  it('differ from each other', () => {
    const contents = new Set(cards.map((file) => readBytes(file).toString('base64')));
    expect(contents.size).toBe(cards.length);
  });

  it('exist for every screen, in the size the tags give', () => {
    const wrong = faults(screens(), (page) => {
      const sizes = all(
        page.root,
        'meta[property="og:image:width"], meta[property="og:image:height"]',
      );
      const size = sizes.map((tag) => attribute(tag, 'content')).join('×');
      return [
        cards.includes(cardOf(page)) ? '' : cardOf(page),
        size === '1200×630' ? '' : size,
      ].filter((fault) => fault !== '');
    });
    expect(wrong).toEqual([]);
  });

  it('show the service on its pages and the town on its page', () => {
    const pairs = [
      ...SERVICES.flatMap(({ slug }) => [
        [`/services/${slug}`, slug],
        ...AREAS.map((area) => [`/services/${slug}-in-${area.slug}`, slug]),
      ]),
      ...AREAS.map(({ slug }) => [`/service-areas/${slug}`, slug]),
    ];
    const wrong = pairs.filter(
      ([path = '', card = '']) => cardOf(pageAt(path)) !== `social/${card}.jpg`,
    );
    expect(wrong).toEqual([]);
  });
});

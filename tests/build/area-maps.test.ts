import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pageAt } from '../helpers/built-pages.ts';
import { all, attribute, one, textOf } from '../helpers/elements.ts';
import { mainOf, sectionHeaded } from '../helpers/regions.ts';
import { AREAS_LIST } from '../helpers/site-paths.ts';
import { AREAS } from '../helpers/specification.ts';

/** Bytes of a drawing after Brotli at its best, which is what zlib takes unless told. */
const LARGE_MAP_BUDGET = 6_000;
const SMALL_MAP_BUDGET = 700;

const compress = promisify(brotliCompress);
const bytesOf = async (markup: string) => (await compress(Buffer.from(markup))).length;

describe('the large map', () => {
  const section = sectionHeaded(pageAt(AREAS_LIST), 'Find Your Area');
  const map = one(section, 'svg.area-map');

  it(`takes at most ${String(LARGE_MAP_BUDGET)} bytes`, async () => {
    expect(await bytesOf(map.outerHTML)).toBeLessThanOrEqual(LARGE_MAP_BUDGET);
  });

  it('names the owner of its outlines', () => {
    expect(textOf(section)).toContain('NJ Office of GIS');
  });

  it('marks the shop, above the name of its town', () => {
    const tenafly = one(map, 'a[href="/service-areas/tenafly"] text:not(.map-number)');
    const mark = all(map, 'g[transform]');
    const [x, y] = (/translate\((\d+) (\d+)\)/.exec(attribute(mark[0] ?? map, 'transform')) ?? [])
      .slice(1)
      .map(Number);
    expect(mark).toHaveLength(1);
    expect(x).toBe(Number(attribute(tenafly, 'x')));
    expect(y).toBeLessThan(Number(attribute(tenafly, 'y')));
  });

  it('is a group with a name, whose links are in the order of the list of numbers', () => {
    expect(attribute(map, 'role')).toBe('group');
    expect(attribute(map, 'aria-label')).not.toBe('');
    const numbers = all(one(section, 'ol'), 'li').map(textOf);
    expect(all(map, 'a').map((link) => textOf(link).replace(/^\d+ /, ''))).toEqual(numbers);
  });
});

describe.each(AREAS)('the small map of $name', ({ slug, name }) => {
  const page = pageAt(`/service-areas/${slug}`);
  const maps = all(mainOf(page), 'svg.map');
  const [map] = maps;
  const lit = map ? all(map, 'path[fill="currentColor"]') : [];

  it('stands once, under the distance in words, and is hidden from listeners', () => {
    expect(maps).toHaveLength(1);
    const words = map?.closest('dd')?.previousElementSibling;
    expect(words && textOf(words)).toMatch(
      /^\d+\.\d miles \w+, as the crow flies$|^Our home town$/,
    );
    expect(map && attribute(map, 'aria-hidden')).toBe('true');
  });

  it(`lights one town and takes at most ${String(SMALL_MAP_BUDGET)} bytes`, async () => {
    expect(lit).toHaveLength(1);
    expect(await bytesOf(map?.outerHTML ?? '')).toBeLessThanOrEqual(SMALL_MAP_BUDGET);
  });

  it('lights another town than all other pages do, on the same borders', () => {
    const [borders] = map ? all(map, 'path') : [];
    const others = AREAS.filter((area) => area.name !== name).map(
      (area) => pageAt(`/service-areas/${area.slug}`).html,
    );
    const shape = lit.map((path) => attribute(path, 'd'))[0] ?? '';
    expect(shape).not.toBe('');
    expect(others.filter((html) => html.includes(shape))).toEqual([]);
    const same = others.filter((html) => borders && html.includes(attribute(borders, 'd')));
    expect(same).toHaveLength(AREAS.length - 1);
  });

  it('names the owner of its outlines', () => {
    expect(textOf(map?.closest('dd') ?? mainOf(page))).toContain('NJ Office of GIS');
  });
});

import { expect, it } from 'vitest';
import { readText } from '../helpers/built-files.ts';
import { business, phoneLink } from '../helpers/content.ts';
import {
  expectNoFaults,
  fileOf,
  files,
  indexedPaths,
  screens,
} from '../helpers/dist.ts';
import { attributesOf, hrefsIn } from '../helpers/dom.ts';

/** An address outside of the site, or one that is no address of a page, such as `tel:`. */
const isOutside = (address: string) =>
  /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address.trim());

const { whatsapp, bookingUrl } = business();

/** Where links may lead: the one number, a map of the shop, and what else the company answers. */
const mayLeadTo = (address: string) =>
  address === phoneLink() ||
  address === bookingUrl ||
  (whatsapp !== undefined &&
    address === `https://wa.me/1${whatsapp.replaceAll(/\D/g, '')}`) ||
  /^https:\/\/www\.google\.com\/maps\/(?:search|dir)\/\?api=1&/.test(address);

it('links lead out of the site only to the company and to maps of its shop', () => {
  expectNoFaults(screens(), ({ root }) =>
    hrefsIn(root).filter(
      (address) => isOutside(address) && !mayLeadTo(address),
    ),
  );
});

it('nothing else on a page names an address outside of the site', () => {
  const ADDRESSES = ['src', 'xlink\\:href', 'action', 'formaction', 'poster'];
  expectNoFaults(screens(), ({ root }) => {
    const single = ADDRESSES.flatMap((name) =>
      attributesOf(root, `[${name}]`, name.replace('\\', '')),
    );
    const sets = ['srcset', 'imagesrcset'].flatMap((name) =>
      attributesOf(root, `[${name}]`, name).flatMap((set) => set.split(',')),
    );
    const linked = attributesOf(
      root,
      'link[href]:not([rel="canonical"])',
      'href',
    );
    return [...single, ...sets, ...linked].filter(isOutside);
  });
});

it('only old addresses and screens of unknown paths send visitors on', () => {
  const refreshing = files.filter(
    (file) =>
      file.endsWith('.html') &&
      /<meta[^>]+http-equiv="?refresh/i.test(readText(file)),
  );
  const shown = [...indexedPaths, '/500'].map(fileOf);
  expect(refreshing.filter((file) => shown.includes(file))).toEqual([]);
});

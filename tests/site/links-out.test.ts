import { describe, test } from 'vitest';
import { business, phoneLink } from '../helpers/content.ts';
import { expectNoFaults, expectOnEach, screens } from '../helpers/dist.ts';
import { all, attributesOf, hrefsIn } from '../helpers/dom.ts';

describe('nothing leaves the site', () => {
  const { whatsapp, bookingUrl } = business();
  const company = [
    phoneLink(),
    bookingUrl,
    whatsapp && `https://wa.me/1${whatsapp.replaceAll(/\D/g, '')}`,
  ];
  const MAP = /^https:\/\/www\.google\.com\/maps\/(?:search|dir)\/\?api=1&/;
  const OWN = /^(?:#|\/(?!\/))/;

  test('by a link, but to the company and to maps of its shop', () => {
    expectNoFaults(screens(), ({ root }) =>
      hrefsIn(root).filter(
        (href) =>
          ![OWN, MAP].some((kind) => kind.test(href)) &&
          !company.includes(href),
      ),
    );
  });

  test('by any other attribute of any element, be it a source, an action or a ping', () => {
    // Links have a test of their own; the others are for search engines.
    const SAID = 'a[href], meta[content], link[rel="canonical"]';
    const ADDRESS =
      /(?:^|[\s,;("'=])(?:[a-z][a-z\d+.-]*:)?\/\/|^\s*(?:data|javascript|mailto|blob):/i;
    expectNoFaults(screens(), ({ root }) =>
      all(root, `:not(${SAID})`).flatMap(({ attributes }) =>
        Object.entries(attributes)
          .filter(([name, value]) => name !== 'xmlns' && ADDRESS.test(value))
          .map(([name, value]) => `${name}="${value}"`),
      ),
    );
  });

  test('by a form, a frame or a second address of a link', () => {
    const LEAVING =
      'form, button[formaction], iframe, frame, object, embed, base, [ping], [target], [download]';
    expectNoFaults(screens(), ({ root }) =>
      all(root, `${LEAVING}, input:not([type="radio"]), textarea, select`),
    );
  });

  test('by itself: only screens of unknown services and towns lead on, to the list', () => {
    const lists: Partial<Record<string, string>> = {
      '/services/404': '/services',
      '/service-areas/404': '/service-areas',
    };
    expectOnEach(
      screens(),
      ({ root }) =>
        attributesOf(root, 'meta[http-equiv="refresh" i]', 'content'),
      ({ path }) => (lists[path] ? [`0; url=${lists[path]}`] : []),
    );
  });
});

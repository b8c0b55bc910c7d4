import type { HTMLElement } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { builtFiles, readText } from '../helpers/built-files.ts';
import { all, attribute, one, textOf } from '../helpers/elements.ts';
import { graphOf, nested } from '../helpers/json-ld.ts';
import { faults, indexedPages, screens, type BuiltPage } from '../helpers/built-pages.ts';
import { PHONE, PHONE_LINK } from '../helpers/specification.ts';

/** Ten digits in the ways people write a US number, and "1-800" ones. */
const PHONE_LIKE = /(?:\+?1[\s.-]?)?\(?\b\d{3}\)?[\s.-]{0,2}\d{3}[\s.-]\d{4}\b|\b\d{10,11}\b/g;

describe('the business number', () => {
  it('is the only one that call links dial', () => {
    const dialled = screens().flatMap(({ root }) =>
      all(root, 'a[href^="tel:"]').map((link) => attribute(link, 'href')),
    );
    expect(dialled.length).toBeGreaterThan(184);
    expect([...new Set(dialled)]).toEqual([PHONE_LINK]);
  });

  it('is the only one that readers see', () => {
    const wrong = faults(screens(), ({ root }) => {
      const seen = textOf(one(root, 'body')).match(PHONE_LIKE) ?? ['no number at all'];
      return seen.filter((number) => number !== PHONE);
    });
    expect(wrong).toEqual([]);
  });

  it('is the only one in names, descriptions and structured data', () => {
    const wrong = faults(screens(), (page) => {
      const named = all(page.root, '[aria-label], [alt], [title], meta[content]').flatMap(
        (element) =>
          ['aria-label', 'alt', 'title', 'content'].map((name) => attribute(element, name)),
      );
      const written = named.flatMap((text) => text.match(PHONE_LIKE) ?? []);
      const telephones = nested(graphOf(page)).flatMap(({ telephone }) =>
        typeof telephone === 'string' ? [telephone] : [],
      );
      return [
        ...written.filter((number) => number !== PHONE),
        ...telephones.filter((number) => `tel:${number}` !== PHONE_LINK),
        ...(telephones.length === 1 ? [] : ['structured data has not one telephone']),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('is the only one in scripts and text files', () => {
    const files = builtFiles().filter((file) => file.endsWith('.txt'));
    const found = files.flatMap((file) => readText(file).match(PHONE_LIKE) ?? []);
    expect([...new Set(found)]).toEqual([PHONE]);
    const dialling = builtFiles().filter(
      (file) => file.endsWith('.js') && /tel:\+?\d/.test(readText(file)),
    );
    expect(dialling).toEqual([]);
  });
});

describe('the floating call link', () => {
  const LABEL = '24/7 Emergency Service';

  function isCallLink(link: HTMLElement): boolean {
    return textOf(link).startsWith(LABEL);
  }

  /** Its place: the tag names of the body's children, with the one that holds it by its label. */
  function placeIn({ root }: BuiltPage): string {
    const parts = one(root, 'body').children.filter(
      (child) => !['SCRIPT', 'STYLE'].includes(child.tagName),
    );
    const holds = (part: HTMLElement) => isCallLink(part) || all(part, 'a').some(isCallLink);
    return parts.map((part) => (holds(part) ? LABEL : part.localName)).join(' > ');
  }

  it('is on every screen once and dials', () => {
    const wrong = faults(screens(), ({ root }) => {
      const found = all(root, 'a').filter(isCallLink);
      const dials = found.map((link) => attribute(link, 'href'));
      return dials.join() === PHONE_LINK ? [] : [`${String(found.length)} links`];
    });
    expect(wrong).toEqual([]);
  });

  it('stands between the main part and the footer everywhere', () => {
    const places = new Set(screens().map(placeIn));
    expect([...places]).toEqual([`a > header > main > ${LABEL} > footer`]);
  });

  it('shows the number beside its name', () => {
    const wrong = faults(indexedPages(), ({ root }) => {
      const link = all(root, 'a').find(isCallLink);
      const text = link ? textOf(link) : '';
      return text === `${LABEL} ${PHONE}` ? [] : [text];
    });
    expect(wrong).toEqual([]);
  });
});

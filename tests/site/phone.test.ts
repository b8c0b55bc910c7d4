import { describe, expect, it } from 'vitest';
import type { HTMLElement } from 'node-html-parser';
import { business, page as copyOf, phoneLink } from '../helpers/content.ts';
import { readText } from '../helpers/built-files.ts';
import {
  expectNoFaults,
  expectOnEach,
  files,
  screens,
  type Page,
} from '../helpers/dist.ts';
import {
  all,
  attribute,
  attributesOf,
  hrefsIn,
  linksIn,
  one,
  sectionHeaded,
  textOf,
} from '../helpers/dom.ts';

const { phone } = business();
const emergency = [business().claims.emergencyHours, 'Emergency Service']
  .filter(Boolean)
  .join(' ');
const { ready } = copyOf('shared');

/** Ten digits in the ways people write a US number, and "1-800" ones. */
const PHONE_LIKE =
  /(?:\+?1[\s.-]?)?\(?\b\d{3}\)?[\s.-]{0,2}\d{3}[\s.-]\d{4}\b|\b\d{10,11}\b/g;
const otherNumbers = (text: string): string[] =>
  (text.match(PHONE_LIKE) ?? []).filter((number) => number !== phone);

describe('the business number', () => {
  it('is the only one that links dial', () => {
    expectOnEach(
      screens(),
      ({ root }) => [
        ...new Set(hrefsIn(root).filter((href) => /^(?:tel|sms):/.test(href))),
      ],
      () => [phoneLink()],
    );
  });

  it('is the only one that is read on a page', () => {
    expectNoFaults(screens(), ({ root }) => [
      !textOf(one(root, 'body')).includes(phone) && 'no number',
      ...otherNumbers(textOf(one(root, 'body'))),
    ]);
  });

  it('is the only one in names, descriptions and titles', () => {
    expectNoFaults(screens(), ({ root }) =>
      ['aria-label', 'alt', 'title', 'content'].flatMap((name) =>
        attributesOf(root, `[${name}]`, name).flatMap(otherNumbers),
      ),
    );
  });

  it('is the only one in text files, and scripts hold none', () => {
    const texts = files.filter((file) => file.endsWith('.txt')).map(readText);
    // The address of WhatsApp ends in a number of its own, and dials nothing.
    const withoutWhatsapp = texts.map((text) =>
      text.replaceAll(/https:\/\/wa\.me\/\d+/g, ''),
    );
    expect(withoutWhatsapp.flatMap(otherNumbers)).toEqual([]);
    const scripts = files.filter((file) => file.endsWith('.js'));
    expect(scripts.filter((file) => /tel:\+?\d/.test(readText(file)))).toEqual(
      [],
    );
  });
});

describe('help is in the same place on every screen', () => {
  /** The part of a page that a call link stands in; in the main part there may be many. */
  function partOf(link: HTMLElement): string {
    const parts = ['#mobile-menu', 'header', 'main', 'aside', 'footer'];
    return parts.find((part) => link.closest(part)) ?? 'elsewhere';
  }

  it('in the header, the menu, the main part, the call bar and the footer', () => {
    const partsWithCalls = ({ root }: Page) =>
      all(root, 'a[href^="tel:"]')
        .map(partOf)
        .filter((part, index, parts) => part !== parts[index - 1]);
    expectOnEach(screens(), partsWithCalls, () => [
      'header',
      '#mobile-menu',
      'main',
      'aside',
      'footer',
    ]);
  });

  it('the call bar says what it is for, and dials', () => {
    expectOnEach(
      screens(),
      ({ root }) => ({
        name: attribute(one(root, 'body > aside'), 'aria-label'),
        links: linksIn(one(root, 'body > aside')),
      }),
      () => ({
        name: emergency,
        links: [{ text: `${emergency} ${phone}`, href: phoneLink() }],
      }),
    );
  });

  it('the main part ends with two calls', () => {
    expectOnEach(
      screens(),
      (page) => ({
        isLast:
          all(page.root, 'main > section').at(-1) ===
          sectionHeaded(page, ready.heading),
        links: linksIn(sectionHeaded(page, ready.heading)),
      }),
      () => ({
        isLast: true,
        links: [
          { text: `Call Now ${phone}`, href: phoneLink() },
          { text: 'Get Free Estimate', href: phoneLink() },
        ],
      }),
    );
  });
});

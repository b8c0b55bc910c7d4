import { describe, expect, it } from 'vitest';
import { PARTS } from '~/schemas/service';
import { dollarsOf, page as copyOf, services } from '../../helpers/content.ts';
import { expectOnEach, NOT_FOUND_PATHS, pageAt } from '../../helpers/dist.ts';
import { all, attribute, linksIn, one, sectionHeaded } from '../../helpers/dom.ts';

/** The first service that mends each part of the door, in the order of the drawing's numbers. */
const numbered = PARTS.flatMap((part) => services().find((service) => service.part === part) ?? []);
const others = services()
  .filter((service) => !numbered.includes(service))
  .toSorted((a, b) => dollarsOf(a) - dollarsOf(b));
const listed = [...numbered, ...others];

const sectionOn = (path: string) =>
  sectionHeaded(pageAt(path), copyOf('shared').whatsWrong.heading);

it('every service is listed in the words of a caller, with its title, price and path', () => {
  expectOnEach(
    ['/', '/services', ...NOT_FOUND_PATHS].map((path) => ({ path })),
    ({ path }) => linksIn(one(sectionOn(path), 'ol')),
    () =>
      listed.map((service) => {
        const { slug, symptom = '', title } = service;
        const price = `$${String(dollarsOf(service))}`;
        return { text: `${symptom} ${title} ${price}`.trim(), href: `/services/${slug}` };
      }),
  );
});

describe.each(['/', '/services'])('the drawing of %s', (path) => {
  const drawing = one(sectionOn(path), 'svg');

  it('numbers the parts as the list does, and links them alike', () => {
    const links = all(drawing, 'a').map((link) => ({
      number: Number(one(link, 'text').text),
      href: attribute(link, 'href'),
    }));
    expect(links.toSorted((a, b) => a.number - b.number)).toEqual(
      numbered.map(({ slug }, index) => ({ number: index + 1, href: `/services/${slug}` })),
    );
  });

  it('is kept from screen readers and from the keyboard, which have the list', () => {
    expect(attribute(drawing, 'aria-hidden')).toBe('true');
    const indexes = all(drawing, 'a').map((link) => attribute(link, 'tabindex'));
    expect(indexes.filter((index) => index !== '-1')).toEqual([]);
  });
});

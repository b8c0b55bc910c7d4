import { describe, expect, it } from 'vitest';
import { PARTS } from '~/schemas/service';
import { page as copyOf, services, type Service } from '../../helpers/content.ts';
import { expectOnEach, NOT_FOUND_PATHS, pageAt, servicePages } from '../../helpers/dist.ts';
import { all, attribute, attributesOf, linksIn, one, sectionHeaded } from '../../helpers/dom.ts';

const dollars = ({ price }: Service): number => Number(price.replace('Starting at $', ''));
const numbered = PARTS.flatMap((part) => services().find((one) => one.part === part) ?? []);
const others = services().filter((service) => !numbered.includes(service));
const listed = [...numbered, ...others.toSorted((a, b) => dollars(a) - dollars(b))];

const sectionOn = (path: string) =>
  sectionHeaded(pageAt(path), copyOf('shared').whatsWrong.heading);

it.each(['/', '/services', ...NOT_FOUND_PATHS])(
  '%s lists every service in the words of a caller, with its own title, price and path',
  (path) => {
    expect(linksIn(one(sectionOn(path), 'ol'))).toEqual(
      listed.map(({ slug, symptom, title, price }) => ({
        text: [symptom, title, price.replace('Starting at ', '')].filter(Boolean).join(' '),
        href: `/services/${slug}`,
      })),
    );
  },
);

describe.each(['/', '/services'])('the drawing of %s', (path) => {
  const list = one(sectionOn(path), 'ol');
  const drawing = one(sectionOn(path), 'svg');

  it('numbers the parts as the list does, and links them alike', () => {
    const rows = all(list, 'li').flatMap((row, index) => {
      const link = one(row, 'a');
      const part = attribute(link, 'data-part');
      return part === '' ? [] : [[part, String(index + 1), attribute(link, 'href')]];
    });
    const parts = all(drawing, 'a').map((link) => [
      attribute(link, 'data-part'),
      one(link, 'text').text,
      attribute(link, 'href'),
    ]);
    expect(rows).toHaveLength(numbered.length);
    expect(parts.toSorted()).toEqual(rows.toSorted());
  });

  it('is kept from screen readers and from the keyboard', () => {
    expect(attribute(drawing, 'aria-hidden')).toBe('true');
    expect(attributesOf(drawing, 'a', 'tabindex').filter((index) => index !== '-1')).toEqual([]);
  });
});

it('The page of a service that mends a part shows it lit, once', () => {
  expectOnEach(
    servicePages.filter(({ area }) => !area),
    ({ root }) => all(root, '.door .lit').length,
    ({ service }) => (service.part ? 1 : 0),
  );
});

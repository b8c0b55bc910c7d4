import { describe, expect, it } from 'vitest';
import { cardTitled, cardTitles } from '../../helpers/cards.ts';
import { linkNamed, linksIn, one, textOf } from '../../helpers/elements.ts';
import { pageAt } from '../../helpers/built-pages.ts';
import { heroOf, sectionHeaded } from '../../helpers/regions.ts';
import { CONTACT } from '../../helpers/site-paths.ts';
import { PHONE, PHONE_LINK } from '../../helpers/specification.ts';

const page = pageAt(CONTACT);

describe('contact', () => {
  it('has the hero "Contact & Booking"', () => {
    expect(textOf(one(heroOf(page), 'h1'))).toBe('Contact & Booking');
  });

  it('has the cards "Call Us" and "Visit Us" under "Get In Touch"', () => {
    expect(cardTitles(sectionHeaded(page, 'Get In Touch'))).toEqual(['Call Us', 'Visit Us']);
  });

  it('dials from "Call Us" and shows the number', () => {
    const [call, ...others] = linksIn(cardTitled(sectionHeaded(page, 'Get In Touch'), 'Call Us'));
    expect(call?.href).toBe(PHONE_LINK);
    expect(call?.text).toContain(PHONE);
    expect(others).toEqual([]);
  });

  it('leads from "Visit Us" by "Get Directions" to the way to Tenafly', () => {
    const card = cardTitled(sectionHeaded(page, 'Get In Touch'), 'Visit Us');
    const address = new URL(linkNamed(card, 'Get Directions').href);
    expect(address.origin + address.pathname).toBe('https://www.google.com/maps/dir/');
    expect(address.searchParams.get('api')).toBe('1');
    expect(address.searchParams.get('destination')).toMatch(/Tenafly, NJ$/);
  });
});

describe('"Visit or Call Our Shop"', () => {
  const section = sectionHeaded(page, 'Visit or Call Our Shop');

  it('leads to six towns and to all areas', () => {
    expect(linksIn(section).map(({ href }) => href)).toEqual([
      '/service-areas/tenafly',
      '/service-areas/bergenfield',
      '/service-areas/englewood',
      '/service-areas/new-milford',
      '/service-areas/teaneck',
      '/service-areas/hackensack',
      '/service-areas',
    ]);
  });

  it('names them', () => {
    const names = [
      'Tenafly',
      'Bergenfield',
      'Englewood',
      'New Milford',
      'Teaneck',
      'Hackensack',
      'View All',
    ];
    const links = linksIn(section);
    expect(names.filter((name, index) => !links[index]?.text.startsWith(name))).toEqual([]);
  });
});

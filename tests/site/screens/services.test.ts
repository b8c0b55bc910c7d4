import { describe, expect, it } from 'vitest';
import {
  business,
  page as copyOf,
  priceOf,
  services,
} from '../../helpers/content.ts';
import { pageAt } from '../../helpers/dist.ts';
import {
  all,
  headingsOf,
  linksIn,
  one,
  sectionHeaded,
  textOf,
  textsOf,
} from '../../helpers/dom.ts';
import { drawingOf, shapesOf } from '../../helpers/icons.ts';

const page = pageAt('/services');
const copy = copyOf('services');
const { whatsapp, bookingUrl } = business();

describe('the list of services', () => {
  it('has its blocks in order', () => {
    expect(headingsOf(page)).toEqual([
      copy.hero.title,
      copy.list.heading,
      copy.guarantee.heading,
      copy.howItWorks.heading,
      copyOf('shared').ready.heading,
    ]);
  });

  it('leads to WhatsApp and to the booking page from the words for them, where the company has these', () => {
    expect(linksIn(sectionHeaded(page, copy.howItWorks.heading))).toEqual([
      ...(whatsapp
        ? [
            {
              text: 'WhatsApp',
              href: `https://wa.me/1${whatsapp.replaceAll(/\D/g, '')}`,
            },
          ]
        : []),
      ...(bookingUrl ? [{ text: 'online booking', href: bookingUrl }] : []),
    ]);
  });

  it('has a card for each with icon, price, description, features and a link', () => {
    const section = sectionHeaded(page, copy.list.heading);
    const cards = all(section, 'h3').flatMap((title) => {
      const card = title.closest('li');
      return card ? { title: textOf(title), card } : [];
    });
    const shown = cards.map(({ title, card }) => ({
      title,
      isPopular: textsOf(card, 'p').includes('Most Popular'),
      icon: shapesOf(one(card, 'svg')),
      price: textOf(one(card, 'b')),
      hasDescription: services().some(
        (service) =>
          service.title === title &&
          textsOf(card, 'p').includes(service.description),
      ),
      features: textsOf(card, 'li'),
      links: linksIn(card),
    }));
    const expected = services().map((service) => ({
      title: service.title,
      isPopular: service.popular ?? false,
      icon: drawingOf(service.icon ?? 'wrench'),
      price: priceOf(service),
      hasDescription: true,
      features: service.features,
      links: [
        {
          text: `Learn More: ${service.title}`,
          href: `/services/${service.slug}`,
        },
      ],
    }));
    const byTitle = (one: { title: string }, other: { title: string }) =>
      one.title.localeCompare(other.title);
    expect(shown.toSorted(byTitle)).toEqual(expected.toSorted(byTitle));
  });
});

import { describe, expect, it } from 'vitest';
import { titleCase } from '~/lib/title-case';
import {
  business,
  page as copyOf,
  papersLinks,
  phoneLink,
  type Service,
  services,
} from '../../helpers/content.ts';
import { pageAt } from '../../helpers/dist.ts';
import {
  all,
  attribute,
  attributesOf,
  headingsOf,
  heroOf,
  linksIn,
  listAfter,
  one,
  pricesIn,
  sectionHeaded,
  textOf,
  textsOf,
} from '../../helpers/dom.ts';
import { drawingOf } from '../../helpers/icons.ts';

const page = pageAt('/services');
const copy = copyOf('services');

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

  it('has a hero with a picture, a description, a call and a way to the prices', () => {
    const { imageAlt, description, callLabel } = copy.hero;
    const { seePrices } = copy.list;
    const hero = heroOf(page);
    expect(attributesOf(hero, 'picture img', 'alt')).toEqual([imageAlt]);
    expect(textOf(one(hero, 'h1 + p'))).toBe(description);
    const call = {
      text: `${callLabel} ${business().phone}`,
      href: phoneLink(),
    };
    const prices = seePrices && { text: seePrices, href: '#list' };
    expect(linksIn(hero)).toEqual(
      [call, prices, ...papersLinks()].filter(Boolean),
    );
  });

  it('says what the company guarantees', () => {
    const { heading, items } = copy.guarantee;
    const list = listAfter(sectionHeaded(page, heading), heading);
    expect(textsOf(list, 'li')).toEqual(
      items.map(({ title, text }) => `${titleCase(title)} ${text}`),
    );
  });

  it('says how it works, step by step', () => {
    const { heading, steps } = copy.howItWorks;
    expect(textsOf(sectionHeaded(page, heading), 'ol > li')).toEqual(
      steps.map(({ title, text }) => `${title} ${text}`),
    );
  });
});

it('leads to WhatsApp and to the booking page from the words for them, where the company has these', () => {
  const { heading, words } = copy.howItWorks;
  const { whatsapp, bookingUrl } = business();
  const links = [
    whatsapp && {
      text: words.whatsapp,
      href: `https://wa.me/1${whatsapp.replaceAll(/\D/g, '')}`,
    },
    bookingUrl && { text: words.booking, href: bookingUrl },
  ];
  expect(linksIn(sectionHeaded(page, heading))).toEqual(links.filter(Boolean));
});

const { emergency, installation, repair, maintenance } =
  copyOf('area').offerings.chips;
/** The words over the services, those of the chips of town pages: what cannot wait first, then doors, then repairs. */
const NAMES = [emergency, installation, `${repair} & ${maintenance}`] as const;

function nameOver({ category, measuredFirst }: Service): string {
  const [forEmergencies, forDoors, forRepairs] = NAMES;
  if (category === 'emergency') return forEmergencies;
  return category === 'installation' || measuredFirst ? forDoors : forRepairs;
}

const kinds = NAMES.map((name) => ({
  name,
  ofKind: services().filter((service) => nameOver(service) === name),
})).filter(({ ofKind }) => ofKind.length > 0);
const listed = kinds.flatMap(({ ofKind }) => ofKind);

it('names each kind of job in words over its services', () => {
  const section = sectionHeaded(page, copy.list.heading);
  const lists = all(section, 'ul[aria-labelledby]').map((list) => ({
    name: textOf(one(section, `[id="${attribute(list, 'aria-labelledby')}"]`)),
    titles: textsOf(list, 'h3'),
  }));
  expect(lists).toEqual(
    kinds.map(({ name, ofKind }) => ({
      name,
      titles: ofKind.map(({ title }) => title),
    })),
  );
});

describe('the card of every service', () => {
  const section = sectionHeaded(page, copy.list.heading);
  const cards = all(section, 'h3').flatMap(
    (title) => title.closest('li') ?? [],
  );

  it('has its title, icon and price', () => {
    const shown = cards.map((card) => ({
      title: textOf(one(card, 'h3')),
      icons: all(card, '.picture svg').map(({ innerHTML }) => innerHTML),
      prices: pricesIn(card),
    }));
    expect(shown).toEqual(
      listed.map(({ title, price, icon = 'wrench' }) => ({
        title,
        icons: [drawingOf(icon)],
        prices: pricesIn(price),
      })),
    );
  });

  it('has the picture of its service, which comes when it is near', () => {
    const pictures = cards.map((card) => {
      const image = one(card, 'img');
      const [name] = /[\w-]+(?=\.)/.exec(attribute(image, 'src')) ?? [];
      return { name, loading: attribute(image, 'loading') };
    });
    expect(pictures).toEqual(
      listed.map(({ image = copyOf('services').hero.image }) => ({
        name: image.replace(/\.\w+$/, ''),
        loading: 'lazy',
      })),
    );
  });

  it('has its description and its features', () => {
    for (const [index, { description, features }] of listed.entries()) {
      const card = cards[index] ?? section;
      expect(textsOf(card, 'p')).toContain(description);
      expect(textsOf(card, 'li')).toEqual(features);
    }
  });

  it('leads to its page, and dials where the job cannot wait', () => {
    const call = {
      text: `${copy.hero.callLabel} ${business().phone}`,
      href: phoneLink(),
    };
    expect(cards.map(linksIn)).toEqual(
      listed.map(({ slug, title, category }) => [
        ...(category === 'emergency' ? [call] : []),
        { text: `${copy.list.learnMore}: ${title}`, href: `/services/${slug}` },
      ]),
    );
  });

  it('says so when it is the popular one', () => {
    const isMarked = cards.map((card) =>
      textsOf(card, 'p').includes(copy.list.popular),
    );
    expect(isMarked).toEqual(listed.map(({ popular = false }) => popular));
  });
});

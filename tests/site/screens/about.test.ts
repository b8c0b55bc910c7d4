import { describe, expect, it } from 'vitest';
import { pathOfTarget } from '../../../src/lib/pages.ts';
import {
  business,
  page as copyOf,
  papersLinks,
  phoneLink,
  team,
  testimonials,
} from '../../helpers/content.ts';
import { pageAt } from '../../helpers/dist.ts';
import {
  all,
  headingsOf,
  heroOf,
  hrefsIn,
  mainOf,
  sectionHeaded,
  textOf,
  textsOf,
} from '../../helpers/dom.ts';
import { blocksIn, wordsIn } from '../../helpers/words.ts';

const page = pageAt('/about');
const copy = copyOf('about');

describe('the about page', () => {
  it('has its blocks in order', () => {
    expect(headingsOf(page)).toEqual([
      copy.hero.title,
      ...(team().length > 0 ? [copy.team.heading] : []),
      copy.story.heading,
      copy.values.heading,
      copyOf('shared').ready.heading,
    ]);
  });

  it('has a call in the hero, and a way on for those who only look around', () => {
    expect(hrefsIn(heroOf(page))).toEqual([
      phoneLink(),
      '/services',
      ...papersLinks().map(({ href }) => href),
    ]);
  });

  it('shows the registration number with the papers, or says to ask for it', () => {
    const { registration } = business();
    expect(textOf(sectionHeaded(page, copy.story.heading))).toContain(
      registration
        ? `NJ registration ${registration}`
        : 'Ask us for the number.',
    );
  });

  it('proves its core values: each leads on, and a customer speaks for one', () => {
    const section = sectionHeaded(page, copy.values.heading);
    expect(hrefsIn(section)).toEqual(
      copy.values.cards.flatMap(({ check }) =>
        check ? pathOfTarget(check.link) : [],
      ),
    );
    const review = testimonials().find(
      ({ value }) => value === 'craftsmanship',
    );
    expect(textsOf(section, 'blockquote')).toEqual(
      review ? [`“${review.text}”`] : [],
    );
  });

  it('shows each person with a role, a sentence, and a photo where there is one', () => {
    const cards = all(mainOf(page), '[aria-labelledby="team"] li');
    expect(
      cards.map((card) => ({
        words: wordsIn(textOf(card)),
        photos: all(card, 'img').length,
      })),
    ).toEqual(
      team().map(({ name, role, body, image }) => ({
        words: [wordsIn(`${name} ${role}`), ...blocksIn(body)].join(' '),
        photos: image === undefined ? 0 : 1,
      })),
    );
  });
});

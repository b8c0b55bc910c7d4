import { describe, expect, it } from 'vitest';
import {
  business,
  page as copyOf,
  phoneLink,
  team,
} from '../../helpers/content.ts';
import { pageAt } from '../../helpers/dist.ts';
import {
  all,
  headingsOf,
  heroOf,
  hrefsIn,
  mainOf,
  one,
  textOf,
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
      copy.highlights.heading,
      copy.values.heading,
      copyOf('shared').ready.heading,
    ]);
  });

  it('has a call in the hero', () => {
    expect(hrefsIn(heroOf(page))).toContain(phoneLink());
  });

  it('says what papers there are, with the registration number once there is one', () => {
    const { registration, claims } = business();
    const papers = textOf(one(mainOf(page), '#papers'));
    expect(papers).toContain(claims.credentials ?? '');
    expect(papers.includes('registration')).toBe(registration !== undefined);
    expect(papers).toContain(registration ?? '');
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

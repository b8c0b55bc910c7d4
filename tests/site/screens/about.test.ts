import { describe, expect, it } from 'vitest';
import { monthInWords } from '../../../src/lib/formats.ts';
import {
  business,
  page as copyOf,
  phoneLink,
  team,
} from '../../helpers/content.ts';
import { pageAt } from '../../helpers/dist.ts';
import {
  attributesOf,
  headingsOf,
  heroOf,
  hrefsIn,
  linksIn,
  listAfter,
  sectionHeaded,
  textOf,
  textsOf,
} from '../../helpers/dom.ts';

const page = pageAt('/about');
const copy = copyOf('about');
const { hero, story, highlights, values } = copy;

describe('the about page', () => {
  it('has its blocks in order', () => {
    const headings = [
      hero.title,
      story.heading,
      team().length > 0 ? copy.team.heading : '',
      values.heading,
      copyOf('shared').ready.heading,
    ];
    expect(headingsOf(page)).toEqual(headings.filter(Boolean));
  });

  it('has a call in the hero', () => {
    expect(hrefsIn(heroOf(page))).toEqual([phoneLink()]);
  });

  it('tells the story of the founder and the mission', () => {
    const told = [
      story.heading,
      ...story.paragraphs,
      story.missionHeading,
      story.mission,
    ];
    expect(textOf(sectionHeaded(page, story.heading))).toContain(
      told.join(' '),
    );
  });

  it('names the core values beside one picture', () => {
    const section = sectionHeaded(page, values.heading);
    expect(textsOf(section, 'li')).toEqual(
      values.cards.map(({ title, text }) => `${title} ${text}`),
    );
    expect(attributesOf(section, 'img', 'alt')).toEqual([values.imageAlt]);
  });

  // A figure is empty when the owner has dropped the claim that it shows.
  const rows = [
    highlights.customers,
    highlights.experts,
    highlights.emergency,
  ].filter(({ figure }) => figure !== '');

  const { claims, ratingSource, ratingMonth } = business();
  const rating =
    claims.rating && ratingSource && ratingMonth
      ? `${highlights.ratedBy} ${ratingSource}, ${monthInWords(ratingMonth)}`
      : '';
  const textOfRow = (row: (typeof rows)[number]) =>
    [row.figure, row.title, row.text, row === highlights.experts ? rating : '']
      .join(' ')
      .trim();

  it('names the highlights, who rated the company once that is given, and a call in an emergency', () => {
    const section = sectionHeaded(page, story.heading);
    expect(textsOf(section, 'h3').includes(highlights.heading)).toBe(
      rows.length > 0,
    );
    if (rows.length === 0) return;
    const list = listAfter(section, highlights.heading);
    expect(textsOf(list, 'li')).toEqual(rows.map(textOfRow));
    expect(linksIn(list)).toEqual(
      rows.includes(highlights.emergency)
        ? [{ text: highlights.emergency.title, href: phoneLink() }]
        : [],
    );
  });
});

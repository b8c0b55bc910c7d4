import { describe, expect, it } from 'vitest';
import { monthInWords } from '../../../src/lib/formats.ts';
import { pathOfTarget } from '../../../src/lib/pages.ts';
import { SERVICES_PATH } from '../../../src/lib/urls.ts';
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
  attributesOf,
  headingsOf,
  heroOf,
  hrefsIn,
  linksIn,
  one,
  sectionHeaded,
  textOf,
  textsOf,
} from '../../helpers/dom.ts';

const page = pageAt('/about');
const copy = copyOf('about');
const { hero, story, highlights, values } = copy;

describe('the about page', () => {
  // A figure is empty when the owner has dropped the claim that it shows.
  const rows = [
    highlights.customers,
    highlights.experts,
    highlights.emergency,
  ].filter(({ figure }) => figure !== '');

  it('has its blocks in order', () => {
    const headings = [
      hero.title,
      team().length > 0 ? copy.team.heading : '',
      story.heading,
      values.heading,
      copyOf('shared').ready.heading,
    ];
    expect(headingsOf(page)).toEqual(headings.filter(Boolean));
  });

  it('has a call in the hero, and a way on for those who only look around', () => {
    expect(hrefsIn(heroOf(page))).toEqual([
      phoneLink(),
      SERVICES_PATH,
      ...papersLinks().map(({ href }) => href),
    ]);
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

  it('names the core values beside what a customer says of them', () => {
    const section = sectionHeaded(page, values.heading);
    const { cards } = values;
    expect(textsOf(section, 'li')).toEqual(
      cards.map(({ title, text, check }) =>
        [title, text, check?.words].filter(Boolean).join(' '),
      ),
    );
    const review = testimonials().find(
      ({ value }) => value === 'craftsmanship',
    );
    const checks = cards.flatMap(({ check }) =>
      check ? pathOfTarget(check.link) : [],
    );
    expect(hrefsIn(section)).toEqual(checks);
    const words = review && [
      `“${review.text}”`,
      `${review.name}, ${review.location}`,
      // Only those of real customers have a month.
      ...(review.month === undefined
        ? []
        : [`${monthInWords(review.month)}, ${review.source ?? ''}`]),
    ];
    expect(textsOf(section, 'figure')).toEqual(words ? [words.join(' ')] : []);
  });

  it('has the story beside one picture', () => {
    const section = sectionHeaded(page, story.heading);
    expect(attributesOf(section, 'img', 'alt')).toEqual([story.imageAlt]);
  });

  it('leads the highlights with the credentials and what the owner has given to prove them', () => {
    const section = sectionHeaded(page, story.heading);
    const { claims, registration, answers } = business();
    const number =
      registration && `${copyOf('shared').registration} ${registration}`;
    const proofs = [
      claims.credentials,
      answers?.insurancePapers
        ? `${copyOf('contact').questions.insurancePapers} ${answers.insurancePapers}`
        : copyOf('services').guarantee.items.find(
            ({ title }) => title === claims.credentials,
          )?.text,
      ...(claims.credentials ? highlights.papers : []).flatMap(
        ({ name, text }, index) => {
          if (index > 0) return [name, text];
          return number
            ? [name, number, text]
            : [name, text, highlights.onRequest];
        },
      ),
    ].filter(Boolean);
    expect(textOf(section)).toContain(
      [highlights.heading, ...proofs, rows[0]?.figure].join(' '),
    );
  });

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
      rows.length > 0 || Boolean(claims.credentials),
    );
    if (rows.length === 0) return;
    const list = one(section, 'ul.rows');
    expect(textsOf(list, 'li')).toEqual(rows.map(textOfRow));
    expect(linksIn(list)).toEqual(
      rows.includes(highlights.emergency)
        ? [{ text: highlights.emergency.title, href: phoneLink() }]
        : [],
    );
  });
});

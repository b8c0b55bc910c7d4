import { describe, expect, it } from 'vitest';
import { page as copyOf, team, type Person } from '../helpers/content.ts';
import {
  areaPages,
  expectNoFaults,
  expectOnEach,
  indexedPages,
  pageAt,
  screens,
  servicePages,
  type Page,
} from '../helpers/dist.ts';
import {
  all,
  attributesOf,
  heroOf,
  mainOf,
  one,
  textOf,
  textsOf,
} from '../helpers/dom.ts';

const copy = copyOf('about').team;
const { answersPhone: answers } = copyOf('shared');

const sectionOf = (page: Page) =>
  all(mainOf(page), '[aria-labelledby="team"]')[0];

/** The cards of people on a page, in their order. */
function cardsOn(page: Page) {
  const section = sectionOf(page);
  return section ? all(section, 'li') : [];
}

/** What is said of a person, as the page shows it. */
const textAbout = ({ name, role, since, body }: Person) =>
  [name, role, copy.since, since, body.trim().replaceAll(/\s+/g, ' ')]
    .join(' ')
    .replaceAll("'", '’');

const about = pageAt('/about');
const onOtherPages = screens().filter(({ path }) => path !== '/about');

describe('the people of the company', () => {
  it('stand on the page about it with role and year, in their order', () => {
    expect(
      // Initials in the place of a photo say nothing new.
      cardsOn(about).map((card) =>
        textsOf(card, 'h3, p').join(' ').replaceAll("'", '’'),
      ),
    ).toEqual(team().map(textAbout));
  });

  it('stand under a heading, and leave none where there are no people', () => {
    expect(textsOf(mainOf(about), 'h2').includes(copy.heading)).toBe(
      team().length > 0,
    );
    expectNoFaults(onOtherPages, (page) => [sectionOf(page)]);
  });

  it('show their photo, described, and no empty frame without one', () => {
    expect(
      cardsOn(about).map((card) => ({
        photos: attributesOf(card, 'img', 'src').map(
          (src) => /^\/assets\/([\w-]+)\./.exec(src)?.[1],
        ),
        descriptions: attributesOf(card, 'img', 'alt'),
        emptyFrames: all(card, 'div').filter(
          (frame) => textOf(frame) === '' && all(frame, 'img').length === 0,
        ).length,
      })),
    ).toEqual(
      team().map(({ name, role, image, imageAlt = `${name}, ${role}` }) => ({
        photos: image === undefined ? [] : [image.replace(/\.\w+$/, '')],
        descriptions: image === undefined ? [] : [imageAlt],
        emptyFrames: 0,
      })),
    );
  });
});

describe('the name of who answers the phone', () => {
  const who = team().find(({ answersPhone }) => answersPhone);
  const line = who ? `${who.name} ${answers}` : '';
  const namingPages = [...servicePages, ...areaPages];

  it('stands once below the call of every service and town', () => {
    expectOnEach(
      namingPages,
      (page) =>
        textsOf(heroOf(page), 'p ~ ul > li').filter((text) =>
          text.endsWith(answers),
        ),
      () => (who ? [line] : []),
    );
  });

  it('stands nowhere else', () => {
    const paths = namingPages.map(({ path }) => path);
    const others = indexedPages().filter(({ path }) => !paths.includes(path));
    expectNoFaults(others, (page) => [
      line !== '' && textOf(one(page.root, 'body')).includes(line),
    ]);
  });
});

import { expect, test } from 'vitest';
import {
  canonicalOf,
  metaDescription,
  metaTags,
  openingSentences,
  pageMeta,
  titleWithEnding,
  type PageMeta,
} from '~/lib/seo/head';
import { SITE } from '../../helpers/sample-business';

const page: PageMeta = {
  title: 'Panel Replacement | Sample Doors',
  description: 'We replace the damaged section.',
  path: '/services/panel-replacement',
  card: '/social/panel-replacement.jpg',
  cardAlt: 'A dented panel',
};

// The built pages are checked in tests/site/head.test.ts.
test('a page has an address, large pictures in results, and a social card', () => {
  expect(canonicalOf(page)).toBe(`${SITE}${String(page.path)}`);
  expect(metaTags(page, 'Sample Doors')).toMatchObject({
    robots: 'max-image-preview:large',
    'og:url': `${SITE}/services/panel-replacement`,
    'og:image': `${SITE}/social/panel-replacement.jpg`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': page.cardAlt,
  });
});

test.each([
  { room: 'both', ending: 'From $120', title: 'a'.repeat(48) },
  { room: 'the shorter', ending: 'Doors', title: 'a'.repeat(49) },
])(
  'a title takes the first ending that results have room for: $room',
  ({ ending, title }) => {
    expect(titleWithEnding(title, ['From $120', 'Doors'])).toBe(
      `${title} | ${ending}`,
    );
  },
);

test('a title that leaves no room stays as it is', () => {
  const title = 'a'.repeat(53);
  expect(titleWithEnding(title, ['From $120', 'Doors'])).toBe(title);
});

test('an error page has no address', () => {
  const error = { ...page, path: null };
  expect(canonicalOf(error)).toBeUndefined();
  expect(metaTags(error, 'Sample Doors')).toMatchObject({
    robots: undefined,
    'og:url': undefined,
  });
});

test('robots are told of an error page that a host may answer with status 200', () => {
  const error = { ...page, path: null, noindex: true };
  expect(metaTags(error, 'Sample Doors')).toMatchObject({ robots: 'noindex' });
});

test('the head of a page that stands alone comes from its copy', () => {
  const copy = {
    seoTitle: 'About us',
    seoDescription: 'Who we are.',
    hero: { title: 'Our story' },
  };
  expect(
    pageMeta('areas', copy, { name: 'Sample Doors', phone: '(201) 555-0199' }),
  ).toEqual({
    title: 'About us',
    description: 'Who we are.',
    path: '/service-areas',
    card: '/social/service-areas.jpg',
    cardAlt: 'Our story. Sample Doors, (201) 555-0199',
  });
});

test('a long description is cut after exactly 155 characters, also inside a word', () => {
  expect(metaDescription(`${'x'.repeat(153)}word and more`)).toBe(
    `${'x'.repeat(153)}wo`,
  );
  expect(metaDescription('x'.repeat(155))).toBe('x'.repeat(155));
});

test.each([
  { text: 'One. Two is here? Three', opening: 'One. Two is here?' },
  { text: `It costs $1.50. ${'x'.repeat(150)}.`, opening: 'It costs $1.50.' },
  { text: `${'x'.repeat(154)}. More.`, opening: `${'x'.repeat(154)}.` },
  { text: 'x'.repeat(200), opening: 'x'.repeat(155) },
  {
    text: `Short. ${'x'.repeat(148)}.`,
    opening: 'Short.',
  },
])('the opening of $text holds whole sentences only', ({ text, opening }) => {
  expect(openingSentences(text)).toBe(opening);
});

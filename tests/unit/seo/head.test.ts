import { describe, expect, test } from 'vitest';
import {
  headTags,
  metaDescription,
  openingSentences,
  pageMeta,
  type HeadTag,
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
const tags = headTags(page, 'Sample Doors');
const errorTags = headTags({ ...page, path: null, noindex: true }, 'Sample Doors');

/** What each meta tag says, by its `name` or `property`. */
function metaOf(from: HeadTag[]): Record<string, string | undefined> {
  const metas = from.filter(({ tag }) => tag === 'meta');
  return Object.fromEntries(
    metas.map(({ attributes }) => [
      attributes['name'] ?? attributes['property'] ?? '',
      attributes['content'],
    ]),
  );
}

describe('a page', () => {
  test('has one canonical link, to its full address', () => {
    expect(tags.filter(({ tag }) => tag === 'link')).toEqual([
      { tag: 'link', attributes: { rel: 'canonical', href: `${SITE}/services/panel-replacement` } },
    ]);
  });

  test('has its description, large pictures in results, a complete Open Graph and a Twitter card', () => {
    expect(metaOf(tags)).toEqual({
      description: page.description,
      robots: 'max-image-preview:large',
      'og:url': `${SITE}/services/panel-replacement`,
      'og:type': 'website',
      'og:site_name': 'Sample Doors',
      'og:title': page.title,
      'og:description': page.description,
      'og:image': `${SITE}/social/panel-replacement.jpg`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': page.cardAlt,
      'twitter:card': 'summary_large_image',
      'twitter:image:alt': page.cardAlt,
    });
  });

  test('names Open Graph by property and the rest by name', () => {
    const byProperty = tags.flatMap(({ attributes }) => attributes['property'] ?? []);
    const byName = tags.flatMap(({ attributes }) => attributes['name'] ?? []);
    expect(byProperty.filter((name) => !name.startsWith('og:'))).toEqual([]);
    expect(byName.filter((name) => name.startsWith('og:'))).toEqual([]);
  });
});

describe('an error page', () => {
  test('is kept out of search results where its status may not do so', () => {
    expect(metaOf(errorTags)['robots']).toBe('noindex');
  });

  test('has no address of its own', () => {
    expect(errorTags.filter(({ tag }) => tag === 'link')).toEqual([]);
    expect(metaOf(errorTags)).not.toHaveProperty('og:url');
  });
});

test('an error page whose status keeps it out says nothing to robots', () => {
  expect(metaOf(headTags({ ...page, path: null }, 'Sample Doors'))).not.toHaveProperty('robots');
});

test('the head of a page that stands alone comes from its copy', () => {
  const copy = {
    seoTitle: 'About us',
    seoDescription: 'Who we are.',
    hero: { title: 'Our story' },
  };
  expect(pageMeta('areas', copy, { name: 'Sample Doors', phone: '(201) 555-0199' })).toEqual({
    title: 'About us',
    description: 'Who we are.',
    path: '/service-areas',
    card: '/social/service-areas.jpg',
    cardAlt: 'Our story. Sample Doors, (201) 555-0199',
  });
});

test('a long description is cut after exactly 155 characters, also inside a word', () => {
  expect(metaDescription(`${'x'.repeat(153)}word and more`)).toBe(`${'x'.repeat(153)}wo`);
  expect(metaDescription('x'.repeat(155))).toBe('x'.repeat(155));
});

test.each([
  ['One. Two is here? Three', 'One. Two is here?'],
  [`It costs $1.50. ${'x'.repeat(150)}.`, 'It costs $1.50.'],
  [`${'x'.repeat(154)}. More.`, `${'x'.repeat(154)}.`],
  ['x'.repeat(200), 'x'.repeat(155)],
])('the opening of %j holds whole sentences only', (text, opening) => {
  expect(openingSentences(text)).toBe(opening);
});

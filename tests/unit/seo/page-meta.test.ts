import { expect, test } from 'vitest';
import { pageMeta, socialCardAlt } from '~/lib/seo/page-meta';

const copy = { seoTitle: 'About us', seoDescription: 'Who we are.', heading: 'not used' };

test('the head of a page comes from its copy and its social card', () => {
  expect(pageMeta(copy, '/about', 'about', 'Our van')).toEqual({
    title: 'About us',
    description: 'Who we are.',
    path: '/about',
    card: '/social/about.jpg',
    cardAlt: 'Our van',
  });
});

test('an error page keeps its missing address', () => {
  expect(pageMeta(copy, null, 'home', 'A house').path).toBeNull();
});

test('a social card is told by its title, name and number', () => {
  expect(socialCardAlt('About us', { name: 'Easy Open', phone: '(201) 555-0142' })).toBe(
    'About us. Easy Open, (201) 555-0142',
  );
});

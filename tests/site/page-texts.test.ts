import { expect, it } from 'vitest';
import { PAGES } from '~/lib/pages';
import { page as copyOf, team, testimonials } from '../helpers/content.ts';
import { NOT_FOUND_PATHS, pageAt, type Page } from '../helpers/dist.ts';
import { attributesOf, one, textOf } from '../helpers/dom.ts';
import { wordsIn } from '../helpers/words.ts';

/** Fields that name a file or a page. */
const NAMES = new Set(['page', 'image', 'phone', 'link', 'areas']);

/** Every text of a page's content. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([field]) => !NAMES.has(field))
    .flatMap(([, inner]: [string, unknown]) => textsIn(inner));
}

/** All words of a page: what is seen, what is read aloud, and what search results show. */
function wordsOf({ root }: Page): string {
  const texts = [
    textOf(one(root, 'body')),
    textOf(one(root, 'title')),
    ...attributesOf(root, '[alt]', 'alt'),
    ...attributesOf(root, 'meta[name="description"]', 'content'),
  ];
  return texts.map(wordsIn).join('\n').toLowerCase();
}

const screens = [
  ...Object.values(PAGES),
  ...NOT_FOUND_PATHS.map((path) => ({ path, copy: 'not-found' }) as const),
  { path: '/500', copy: 'server-error' } as const,
];

/** Texts of sections that show only once they have something to show. */
const hidden = new Set([
  ...(testimonials().length > 0
    ? []
    : Object.values(copyOf('home').testimonials)),
  ...(team().length > 0 ? [] : [copyOf('about').team.heading]),
]);

it.each(screens)(
  '$path says all that its file $copy says',
  ({ path, copy }) => {
    const words = wordsOf(pageAt(path));
    const unsaid = textsIn(copyOf(copy)).filter(
      (text) =>
        !hidden.has(text) && !words.includes(wordsIn(text).toLowerCase()),
    );
    expect(unsaid).toEqual([]);
  },
);

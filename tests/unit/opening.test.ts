import { expect, test } from 'vitest';
import { splitOpening } from '~/lib/opening';
import { parseMarkdown } from '~/loader/markdown';
import { renderTree } from '~/loader/render';

const TEXTS = [
  { what: 'no text', markdown: '', first: '', rest: '' },
  { what: 'one paragraph', markdown: 'One.', first: 'One.', rest: '' },
  {
    what: 'a heading and two paragraphs',
    markdown: '## A\n\nOne.\nStill *one*.\n\nTwo.',
    first: 'A One. Still one.',
    rest: 'Two.',
  },
  {
    what: 'two headings first',
    markdown: '## A\n\n### B\n\nOne.\n\n## C\n\nTwo.',
    first: 'A B One.',
    rest: 'C Two.',
  },
  {
    what: 'a list first, with paragraphs inside',
    markdown: '- One.\n\n- Two.\n\nThree.',
    first: 'One. Two. Three.',
    rest: '',
  },
  {
    what: 'a quote first',
    markdown: '> One.\n\nTwo.',
    first: 'One. Two.',
    rest: '',
  },
];

const words = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(' .', '.')
    .trim();

test.each(TEXTS)(
  '$what: opens with its first paragraph',
  ({ markdown, first, rest }) => {
    const { html } = renderTree(parseMarkdown(markdown));
    const parts = splitOpening(html);
    expect(words(parts.opening)).toBe(first);
    expect(words(parts.rest)).toBe(rest);
    expect(parts.opening + parts.rest).toBe(html);
  },
);

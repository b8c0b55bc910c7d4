import { describe, expect, test } from 'vitest';
import {
  markStarts,
  splitBeforeParagraph,
  splitOpening,
  splitParagraph,
} from '~/lib/opening';
import { parseMarkdown } from '~/loader/markdown';
import { renderTree } from '~/loader/render';

const NOTHING = { headings: '', lead: '', paragraph: '', rest: '' };

const TEXTS = [
  { what: 'no text', markdown: '', parts: {} },
  { what: 'one sentence', markdown: 'One.', parts: { lead: 'One.' } },
  {
    what: 'a heading and two paragraphs',
    markdown: '## A\n\nOne. Still\n*one*.\n\nTwo.',
    parts: {
      headings: 'A',
      lead: 'One.',
      paragraph: 'Still one.',
      rest: 'Two.',
    },
  },
  {
    what: 'two headings first',
    markdown: '## A\n\n### B\n\nOne.\n\n## C\n\nTwo.',
    parts: { headings: 'A B', lead: 'One.', rest: 'C Two.' },
  },
  {
    what: 'a link in the first sentence',
    markdown: 'See [one](/one). Two.',
    parts: { lead: 'See one.', paragraph: 'Two.' },
  },
  {
    what: 'emphasis over the end of the first sentence',
    markdown: '**One. Still** one.',
    parts: { lead: 'One. Still one.' },
  },
  {
    what: 'a list first, with paragraphs inside',
    markdown: '- One.\n\n- Two.\n\nThree.',
    parts: { rest: 'One. Two. Three.' },
  },
  {
    what: 'a quote first',
    markdown: '> One.\n\nTwo.',
    parts: { rest: 'One. Two.' },
  },
];

const htmlOf = (markdown: string) => renderTree(parseMarkdown(markdown)).html;

const words = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(' .', '.')
    .trim();

test.each(TEXTS)(
  '$what: opens with its first sentence',
  ({ markdown, parts }) => {
    const { headings, lead, paragraph, rest } = splitOpening(htmlOf(markdown));
    expect({
      headings: words(headings),
      lead: words(lead),
      paragraph: words(paragraph),
      rest: words(rest),
    }).toEqual({ ...NOTHING, ...parts });
  },
);

describe('the first paragraph of a text', () => {
  test('stands apart from what follows', () => {
    const { first, rest } = splitParagraph(htmlOf('One. Still one.\n\nTwo.'));
    expect(first).toBe('One. Still one.');
    expect(words(rest)).toBe('Two.');
  });

  test('stays with a text that begins otherwise', () => {
    for (const markdown of ['## A\n\nOne.', '- One.\n- Two.']) {
      const html = htmlOf(markdown);
      expect(splitParagraph(html)).toEqual({ first: '', rest: html });
    }
  });
});

describe('what a paragraph starts with', () => {
  test.each([
    { what: 'the first of two sentences', text: 'One? Two.', bold: ['One?'] },
    { what: 'a sentence alone', text: 'One.', bold: [] },
    {
      what: 'a sentence alone that leads to a list',
      text: 'One:\n\n- Two.\n- Three.',
      bold: ['One:'],
    },
    { what: 'strong words', text: '**One.** Two. Three.', bold: ['One.'] },
    {
      what: 'a sentence with a link',
      text: 'See [a](/a). Two.',
      bold: ['See a.'],
    },
    { what: 'emphasis over its end', text: '*One. Still* one. Two.', bold: [] },
    {
      what: 'two paragraphs',
      text: 'One. Two.\n\nThree. Four.',
      bold: ['One.', 'Three.'],
    },
  ])('is bold: $what', ({ text, bold }) => {
    const html = htmlOf(text);
    const marked = markStarts(html);
    const found = [...marked.matchAll(/<b>(.*?)<\/b>/g)];
    expect(found.map(([, start = '']) => words(start))).toEqual(bold);
    expect(words(marked)).toBe(words(html));
  });

  test.each([
    { what: 'two sentences', item: 'One. Two.', start: 'One.' },
    { what: 'words before a colon', item: 'One: two, three.', start: 'One:' },
    {
      what: 'a colon in its second sentence',
      item: 'One. Two: three.',
      start: 'One.',
    },
    { what: 'strong words', item: '**One** is two: a, b.', start: 'One' },
    { what: 'a time of day', item: 'From 8:00 on.', start: undefined },
    { what: 'a sentence alone', item: 'One.', start: undefined },
  ])('of an item with $what', ({ item, start }) => {
    const html = htmlOf(`One:\n\n- ${item}\n- Last.`);
    const marked = markStarts(html);
    const [, inItem] = /<li><b>(.*?)<\/b>/.exec(marked) ?? [];
    expect(inItem && words(inItem)).toBe(start);
    expect(words(marked)).toBe(words(html));
  });

  test('leaves a list inside of a list as it is', () => {
    const html = '<ul><li>One. Two.<ul><li>Three.</li></ul></li></ul>';
    expect(markStarts(html)).toBe(
      '<ul><li>One. Two.<ul><li>Three.</li></ul></li></ul>',
    );
  });

  test('stands apart from the others of its words, which may hold links', () => {
    expect(markStarts('<p>One. <a>Two</a>, three.</p>')).toBe(
      '<p><b>One.</b> <a>Two</a>, three.</p>',
    );
    expect(markStarts('<p>One.</p>')).toBe('<p>One.</p>');
  });
});

describe('a text', () => {
  test.each([
    { markdown: 'One.', more: '' },
    { markdown: 'One.\n\nTwo.\n\nThree.', more: 'Two. Three.' },
    { markdown: 'One:\n\n- a\n- b\n\nTwo.', more: 'Two.' },
    { markdown: '- One.\n\n  Still one.\n\nTwo.', more: '' },
  ])('ends before its second paragraph: $markdown', ({ markdown, more }) => {
    const html = htmlOf(markdown);
    const parts = splitBeforeParagraph(html);
    expect(words(parts.more)).toBe(more);
    expect(parts.start + parts.more).toBe(html);
  });
});

import { describe, expect, test } from 'vitest';
import { fillTree } from '~/loader/fill-markdown';
import { parseMarkdown, plainParagraphs } from '~/loader/markdown';
import { renderTree } from '~/loader/render';

/** No claim has a value: each is dropped. */
const DROPPED = { price: '$120', towns: 'two' };

const htmlOf = (markdown: string, values = {}) =>
  renderTree(
    fillTree(parseMarkdown(markdown), { ...DROPPED, ...values }),
  ).html.trim();

describe('a text with a dropped claim loses', () => {
  const texts = [
    {
      what: 'a sentence',
      text: 'We come. A {warranty}. Call.',
      html: '<p>We come. Call.</p>',
    },
    {
      what: 'the last sentence',
      text: 'We come. A {warranty}.',
      html: '<p>We come.</p>',
    },
    {
      what: 'a sentence over two lines',
      text: 'We come. A\n{warranty}.',
      html: '<p>We come.</p>',
    },
    {
      what: 'a paragraph',
      text: 'One.\n\nA {warranty}.\n\nTwo.',
      html: '<p>One.</p>\n<p>Two.</p>',
    },
    {
      what: 'a paragraph of bold words',
      text: 'One.\n\n**{warranty}**',
      html: '<p>One.</p>',
    },
    {
      what: 'a sentence that starts in bold words',
      text: '**We come. A {warranty}** on all. Call.',
      html: '<p><strong>We come. </strong>Call.</p>',
    },
    {
      what: 'a sentence around bold words and a link',
      text: 'A **full** {warranty} on [panels](/services). Call.',
      html: '<p>Call.</p>',
    },
    {
      what: 'a sentence that ends in a link',
      text: 'Call [us. A {warranty}.](/contact) We come.',
      html: '<p>Call <a href="/contact">us. </a>We come.</p>',
    },
    {
      what: 'a line behind a line break',
      text: 'We come.\\\nA {warranty}.',
      html: '<p>We come.</p>',
    },
    { what: 'a quote', text: '> A {warranty}.\n\nOne.', html: '<p>One.</p>' },
    {
      what: 'a row',
      text: '| a | b |\n| - | - |\n| c | {warranty} |\n| d | e |',
      html: '<table>\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>d</td>\n<td>e</td>\n</tr>\n</tbody>\n</table>',
    },
    {
      what: 'a table without rows',
      text: 'One.\n\n| a |\n| - |\n| {warranty} |',
      html: '<p>One.</p>',
    },
    {
      what: 'a heading, and keeps what is under it',
      text: '## {warranty}\n\nOne.',
      html: '<p>One.</p>',
    },
    {
      what: 'a heading over nothing',
      text: '## Warranty\n\nA {warranty}.\n\nOne.\n\n## Paper\n\n{warranty}',
      html: '<h2 id="text-warranty">Warranty</h2>\n<p>One.</p>',
    },
    {
      what: 'a heading over headings over nothing',
      text: 'One.\n\n## Paper\n\n### Ours\n\n{warranty}\n\n### Yours\n\n- {years}',
      html: '<p>One.</p>',
    },
    {
      what: 'the words that lead to an empty list',
      text: 'One.\n\nIt comes with:\n\n- {warranty}\n- {years}\n\nTwo.',
      html: '<p>One.</p>\n<p>Two.</p>',
    },
  ];
  test.each(texts)('$what', ({ text, html }) => {
    expect(htmlOf(text)).toBe(html);
  });

  test.each(['-', '*', '+'])(
    'only the item that quotes it, in a list with %s',
    (mark) => {
      expect(
        htmlOf(`${mark} One\n${mark} {warranty}\n${mark} Two. A {warranty}.`),
      ).toBe('<ul>\n<li>One</li>\n<li>Two.</li>\n</ul>');
    },
  );

  test.each(['.', ')'])(
    'only the item that quotes it, in a list with 1%s',
    (mark) => {
      expect(htmlOf(`1${mark} {warranty}\n2${mark} One\n3${mark} Two`)).toBe(
        '<ol>\n<li>One</li>\n<li>Two</li>\n</ol>',
      );
    },
  );

  test('an item with the list inside it that is empty', () => {
    expect(htmlOf('- One\n- With:\n  - {warranty}\n- Two')).toBe(
      '<ul>\n<li>One</li>\n<li>Two</li>\n</ul>',
    );
  });
});

describe('a text keeps', () => {
  test('what stands empty without a claim', () => {
    expect(htmlOf('One.\n\n##\n\nTwo.')).toBe(
      '<p>One.</p>\n<h2 id="text-"></h2>\n<p>Two.</p>',
    );
  });

  test('a claim literally, also one that looks like Markdown', () => {
    const values = { rating: '# 1', warranty: '**12** <b>months</b>' };
    expect(htmlOf('{rating}: a {warranty}', values)).toBe(
      '<p># 1: a **12** &lt;b&gt;months&lt;/b&gt;</p>',
    );
  });

  test('the tree it is made from as it was', () => {
    const tree = parseMarkdown('A {warranty}. From **{price}**.');
    const before = structuredClone(tree);
    fillTree(tree, DROPPED);
    expect(tree).toEqual(before);
  });
});

test('placeholders are filled in every block, also in bold words and links', () => {
  const text =
    '## {towns}\n\n- **{price}** in [{towns} towns](/service-areas)\n\n> { price }';
  expect(htmlOf(text)).toBe(
    '<h2 id="text-two">two</h2>\n<ul>\n<li><strong>$120</strong> in <a href="/service-areas">two towns</a></li>\n</ul>\n<blockquote>\n<p>$120</p>\n</blockquote>',
  );
});

test('plain paragraphs are without headings, marks and line ends', () => {
  const text =
    '## A heading\n\nA **bold**, _soft_ [word](/contact)\\\nover\nlines.\n\n- One\n- Two\n\n> Said.\n\n| a | b |\n| - | - |\n| c | {price} |';
  expect(plainParagraphs(fillTree(parseMarkdown(text), DROPPED))).toEqual([
    'A bold, soft word over lines.',
    'One',
    'Two',
    'Said.',
    'a b',
    'c $120',
  ]);
});

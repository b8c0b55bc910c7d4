import { expect, test } from 'vitest';
import { parseMarkdown } from '~/loader/markdown';
import { renderTree } from '~/loader/render';

const htmlOf = (markdown: string) =>
  renderTree(parseMarkdown(markdown)).html.trim();

test('headings have ids that no block of a page has', () => {
  const ids = htmlOf('## About\n\n## About\n\n### Main').matchAll(
    /id="([^"]*)"/g,
  );
  expect([...ids].map(([, id]) => id)).toEqual([
    'text-about',
    'text-about-1',
    'text-main',
  ]);
});

test('headings are listed with the ids that links lead to', () => {
  const { headings } = renderTree(
    parseMarkdown("## The Door Won't Open\n\n### *Why* Not?"),
  );
  expect(headings).toEqual([
    { depth: 2, slug: 'text-the-door-wont-open', text: 'The Door Won’t Open' },
    { depth: 3, slug: 'text-why-not', text: 'Why Not?' },
  ]);
});

test('a range stays on one line', () => {
  expect(htmlOf('In 25-40 min, for 9-12 doors.')).toBe(
    '<p>In <span class="whole">25-40 min</span>, for <span class="whole">9-12 doors</span>.</p>',
  );
});

test('each question folds over its answer, and the first is open', () => {
  expect(
    htmlOf('## Questions\n\n### Why?\n\nSo.\n\n### When?\n\nNow.\n\n## More'),
  ).toBe(
    [
      '<h2 id="text-questions">Questions</h2>\n',
      '<details open><summary><h3 id="text-why">Why?</h3></summary>\n<p>So.</p>\n</details>',
      '<details><summary><h3 id="text-when">When?</h3></summary>\n<p>Now.</p>\n</details>',
      '<h2 id="text-more">More</h2>',
    ].join(''),
  );
});

test('a question in bold folds, too', () => {
  expect(htmlOf('## Questions\n\n### **Why?**\n\nSo.')).toContain(
    '<summary><h3 id="text-why"><strong>Why?</strong></h3></summary>\n<p>So.</p>\n</details>',
  );
});

test.each(['---', '+++'])(
  'a text may start with %s: it is no front matter',
  (sign) => {
    expect(htmlOf(`${sign}\nsome words\n${sign}`)).toContain('some words');
  },
);

test('a table says how its columns are aligned, without inline styles', () => {
  const html = htmlOf('| a | b | c |\n| :-: | --: | --- |\n| d | e | f |');
  expect(html).toContain('<th data-align="center">a</th>');
  expect(html).toContain('<td data-align="right">e</td>');
  expect(html).toContain('<td>f</td>');
  expect(html).not.toContain('style');
});

test('quotes and dashes are those of print', () => {
  expect(htmlOf(`It's "new" -- ...`)).toBe('<p>It’s “new” – …</p>');
});

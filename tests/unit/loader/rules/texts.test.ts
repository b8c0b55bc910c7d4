import { describe, expect, test } from 'vitest';
import {
  lineOf,
  problemsWith,
  sampleText,
  withText,
} from '../../../helpers/sample-content';

/** A line of a text, and the start of what is said of it. */
const LINES = [
  {
    written: 'Call <b>now</b>, please.',
    says: 'This is HTML, which has no place in the text.',
  },
  { written: '<div>Now</div>', says: 'This is HTML' },
  { written: '<!-- to do -->', says: 'This is HTML' },
  { written: '<script>alert(1)</script>', says: 'This is HTML' },
  { written: '- one <i>item</i>', says: 'This is HTML' },
  { written: '# Springs', says: 'This heading has one #' },
  {
    written: '![A dent](dent.jpg)',
    says: 'A picture cannot stand in the text.',
  },
  {
    written: '[call](/contact "Within {responseTime}")',
    says: 'This link has a title, the words in quotes behind its address',
  },
  { written: 'Call [](/contact) us.', says: 'This link has no words.' },
  { written: '- [ ] Call us', says: 'This line has a box to tick' },
  { written: '## ##', says: 'This heading has no words.' },
  { written: '## The end', says: 'This heading has no text below it.' },
  {
    written: '## One\n\n## Two\n\nA text.',
    says: 'This heading has no text below it.',
  },
  { written: '#### Deep\n\nA text.', says: 'lies more than one step below' },
  {
    written: '- ### Why?\n\n  So.',
    says: 'This heading stands in a list or a quote',
  },
  {
    written: '> ## Springs\n>\n> A text.',
    says: 'This heading stands in a list or a quote',
  },
  {
    written: '1. Springs\n   ---\n   A text.',
    says: 'This heading stands in a list or a quote',
  },
  { written: '*\n* One', says: 'This line of a list has no words.' },
  { written: '| a | b |\n|---|---|', says: 'This table has no rows' },
  { written: '[a]: /contact', says: 'This has no place in the text.' },
  { written: '~~~ <b>', says: 'This has no place in the text.' },
  { written: '[^1]: A note.', says: 'This has no place in the text.' },
  {
    written: `${'> '.repeat(11)}A word`,
    says: 'Lists and quotes lie more than 10 deep in each other here. Start',
  },
  {
    written: `${'>'.repeat(5000)} A word`,
    says: 'Lists and quotes lie more than 10 deep',
  },
  {
    written: `${'- '.repeat(2000)}A word`,
    says: 'Lists and quotes lie more than 10 deep',
  },
  {
    written: `${' '.repeat(44)}- A word`,
    says: 'Lists and quotes lie more than 10 deep',
  },
];

describe('a part of a text that no page can show is reported with its line', () => {
  test.each(LINES)('$written', ({ written, says }) => {
    for (const file of [
      'services/springs.md',
      'areas/oakfield.md',
      'local/oakfield/springs.md',
    ]) {
      const changes = withText(file, `- A list\n\n${written}`);
      expect(problemsWith(changes)).toEqual([
        {
          file: `src/content/${file}`,
          line: lineOf(changes, file, written.split('\n')[0] ?? ''),
          field: null,
          message: expect.stringContaining(says) as string,
        },
      ]);
    }
  });

  test('HTML that starts like fields', () => {
    const text = sampleText('services/springs.md').replace(
      '## A Heading',
      '---\na: <b>\n---',
    );
    const changes = { 'services/springs.md': text };
    const [problem, ...others] = problemsWith(changes);
    expect(problem?.line).toBe(
      lineOf(changes, 'services/springs.md', 'a: <b>'),
    );
    expect(problem?.message).toMatch(/^This is HTML/);
    expect(others).toEqual([]);
  });

  test('below sentences that quote a dropped claim', () => {
    const changes = withText(
      'areas/oakfield.md',
      '{years}\nyears.\n\n- {years}\n\nA <b>word</b>',
    );
    const [problem] = problemsWith(changes);
    expect(problem?.line).toBe(lineOf(changes, 'areas/oakfield.md', 'A <b>'));
  });
});

test('a row with more cells than its table has heads', () => {
  const row = '| c | d | the page would not show this |';
  const changes = withText(
    'services/springs.md',
    `| a | b |\n|---|---|\n| c |\n${row}`,
  );
  const [problem, ...others] = problemsWith(changes);
  expect(problem?.line).toBe(lineOf(changes, 'services/springs.md', row));
  expect(problem?.message).toContain('more cells than the head of its table');
  expect(others).toEqual([]);
});

test('signs that only look like HTML are no mistake', () => {
  const changes = withText(
    'services/springs.md',
    'Doors < 8 feet and > 7 feet, R&D.',
  );
  expect(problemsWith(changes)).toEqual([]);
});

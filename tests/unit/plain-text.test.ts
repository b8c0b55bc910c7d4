import { expect, test } from 'vitest';
import { plainText } from '~/lib/plain-text';

test.each([
  [
    'headings are left out',
    '## A heading\n\nThe text.\n\n### More\n\nGoes on.',
    'The text. Goes on.',
  ],
  ['a heading ends with its line', '## A heading\nThe text.\n# More', 'The text.'],
  ['a numbered list becomes a line', 'First:\n1. open\n2. close', 'First: open close'],
  ['marks are taken away', 'A **bold**, _soft_ and `exact` word.', 'A bold, soft and exact word.'],
  ['a link keeps its words', 'See [our page](/services) now.', 'See our page now.'],
  ['a picture keeps its words', 'See ![a door](door.jpg) now.', 'See a door now.'],
  ['a list becomes a line', 'Look for:\n\n- a crease\n- a gap', 'Look for: a crease a gap'],
  ['a quotation loses its sign', '> Said once.', 'Said once.'],
  ['lines become one, with single spaces', '  One\ntwo\r\n\r\nthree   four ', 'One two three four'],
  ['a hyphen inside a word stays', 'A two-car garage', 'A two-car garage'],
  ['nothing stays nothing', '', ''],
])('%s', (_rule, markdown, text) => {
  expect(plainText(markdown)).toBe(text);
});

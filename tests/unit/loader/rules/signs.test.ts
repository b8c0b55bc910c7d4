import { expect, test } from 'vitest';
import { expectReported } from '../../../helpers/field-mistake';
import {
  lineOf,
  problemsWith,
  withField,
  withText,
} from '../../../helpers/sample-content';

const TEXTS = [
  {
    written: 'Read [more](/services/spring repair) here.',
    says: 'The text holds "](", which is shown as it is written. Write a link as',
  },
  {
    written: 'Read [more] (/services) here.',
    says: 'The text holds "] (", which is shown as it is written.',
  },
  {
    written: 'Read (more)[/services] here.',
    says: 'The text holds ")[/", which is shown as it is written.',
  },
  {
    written: 'A **bold word',
    says: 'The text holds "**", which is shown as it is written.',
  },
  {
    written: 'A {{warranty}} on it.',
    says: 'The text holds "{{", which leaves braces on the page. Write one',
  },
  {
    written: '##Springs',
    says: 'The text holds "##", which is shown as it is written. A heading starts',
  },
  { written: '• Springs', says: 'The text holds "•", which is shown as it' },
  { written: 'Donâ€™t pull it.', says: 'another program saved it' },
  {
    written: 'The spr\u200Bing is broken.',
    says: 'The text holds U+200B, a sign that nobody sees',
  },
  { written: 'A &#7; bell', says: 'a character that cannot be shown' },
  { written: 'A &#xD800; half', says: 'a character that cannot be shown' },
  { written: 'Springs &foo; cables', says: 'holds "&foo;", which is shown' },
  { written: '[[springs]]', says: 'holds "[[", a mark of another program' },
  { written: '[!NOTE] A text', says: 'a mark of another program' },
  { written: ':::note', says: 'a mark of another program' },
  { written: '####### Deep', says: 'a mark of another program' },
  { written: 'A ==marked== word', says: 'a mark of another program' },
];

test.each(TEXTS)('in a text: $written', ({ written, says }) => {
  const changes = withText('areas/oakfield.md', `A line,\n${written}`);
  expect(problemsWith(changes)).toEqual([
    {
      file: 'src/content/areas/oakfield.md',
      line: lineOf(changes, 'areas/oakfield.md', written),
      field: null,
      message: expect.stringContaining(says) as string,
    },
  ]);
});

const PLAIN_WORDS = 'A field holds plain words only: remove the marks';

const FIELDS = [
  { written: 'title: Springs, **all** kinds', says: PLAIN_WORDS },
  { written: 'title: Springs, <b>all</b> kinds', says: PLAIN_WORDS },
  { written: 'title: Springs&nbsp;and cables', says: PLAIN_WORDS },
  { written: 'title: See [springs](/services)', says: PLAIN_WORDS },
  { written: "title: '## Spring Repair'", says: PLAIN_WORDS },
  { written: "title: 'With a {{warranty}}'", says: 'holds "{{", which leaves' },
  { written: 'title: Spring\u200B repair', says: 'holds U+200B, a sign that' },
];

test.each(FIELDS)('in a field: $written', ({ written, says }) => {
  expectReported({ file: 'services/springs.md', written, says });
});

test.each([
  'title: Springs & cables, 8 < 9',
  'title: "Springs: 50% * 2 (or so)"',
  'title: Spring Repair 👩\u200D🔧',
])('no sign: %s', (written) => {
  expect(problemsWith(withField('services/springs.md', written))).toEqual([]);
});

test.each([
  { code: 'U+00AD', name: 'soft hyphen' },
  { code: 'U+200C', name: 'zero-width non-joiner' },
  { code: 'U+200D', name: 'joiner without an emoji' },
  { code: 'U+200E', name: 'left-to-right mark' },
  { code: 'U+202E', name: 'right-to-left override' },
  { code: 'U+2060', name: 'word joiner' },
  { code: 'U+FEFF', name: 'byte order mark' },
])('nobody sees the $name, $code', ({ code }) => {
  const sign = String.fromCodePoint(Number.parseInt(code.slice(2), 16));
  expectReported({
    file: 'services/springs.md',
    written: `title: Spring${sign} repair`,
    says: `holds ${code}, a sign that nobody sees`,
  });
});

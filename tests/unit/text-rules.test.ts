import { describe, expect, test } from 'vitest';
import {
  fieldTextMistakes,
  markdownMistakes,
  ownLinks,
} from '../../src/loader/text-rules.ts';

/** By kind: a text whose last line is wrong, and the start of what is said of it. */
const REFUSED: Record<string, readonly (readonly [string, string])[]> = {
  'signs of other programs': [
    [
      'We answer 24\u20447.',
      '"We answer 24⁄ (U+2044)" ends in a sign that our',
    ],
    ['A\u3164B and a door', '"A (U+3164)" ends in a sign'],
    ['Come \uFFFC and look', '"Come ￼ (U+FFFC)" ends in a sign'],
    ['𝗙𝗿𝗲𝗲 estimates', '"𝗙 (U+1D5D9)" ends in a sign'],
    ['The l\u0430tch', '"The lа (U+0430)" ends in a sign'],
    ['Can\u0303on Street', '"Can (U+0303)" ends in a sign'],
    ['Turned \u202Eback', '"Turned (U+202E)" ends in a sign'],
    ['We fix it 🔧', '"We fix it 🔧 (U+1F527)" ends in a sign'],
    ['Donâ€™t pull it', '"â€ (U+20AC)" was a quote, a dash or an accent once'],
  ],
  'lists that are none': [
    ['\uF0B7 Hinges', '"(U+F0B7)" starts no list. Start each of its lines'],
    ['● Hinges', '"● (U+25CF)" starts no list'],
    ['·\u00A0\u00A0 Hinges', '"·" starts no list'],
    ['o\tSeals', '"o" starts no list'],
    ['– Hinges', '"–" starts no list'],
    ['- Hinges\n\n-Rollers', '"-Rollers" starts no list'],
    ['1.Measure', '"1.Measure" starts no list'],
    [
      'We come.\n3. We lift it.',
      '"3. We lift it." starts no list, which begins',
    ],
    [
      '1. Measure\n\nThen:\n\n2. Order',
      '"2. Order" starts no list, which begins',
    ],
  ],
  'headings and tables that are none': [
    ['#How to tell', '"#How to tell" is no heading. A heading starts with ##'],
    ['# Springs', '"# Springs" is no heading'],
    ['- ## Springs', '"- ## Springs" is no heading'],
    ['## Springs', '"## Springs" has no text below it'],
    ['Ask us.\n---', '"---" makes a heading of the line above it'],
    ['| Panel | Time |', '"| Panel | Time |" is no row of a table'],
    ['Panel\tTime', '"Panel Time" holds a tab'],
    ['    Far right', '"Far right" would show as code'],
  ],
  'marks that would be seen': [
    ['We use * only * steel', '"* only" would be seen as it is written'],
    ['Steel, __never wood', '"__never" would be seen'],
    ['**Will it?**Yes.', '"**Will" would be seen'],
    ['In ~~three~~ days', '"~~" would strike words out'],
    ['A `code` word', '"A `" ends in a sign'],
    [
      'With {{warranty}}',
      '"{{warranty}}" would be seen on the page. A fact has',
    ],
    ['<<<<<<< HEAD', '"<<<<<<< HEAD" holds two versions of the same lines'],
  ],
  'HTML, pictures and links out': [
    ['A <b>bold</b> word', '"<b>bold</b>" is HTML'],
    ['One&nbsp;car', '"&nbsp;" is HTML'],
    ['![Door](/door.jpg)', '"![Door](/door.jpg)" is a picture'],
    [
      '[Us](https://doors.test)',
      '"[Us](https://doors.test)" is no link to a page',
    ],
    ['[Us] (/contact)', '"[Us] (/contact)" is no link'],
    ['[Us](/contact "Call")', '"[Us](/contact "Call")" is no link'],
    ['[Us](/services/{name})', '"[Us](/services/{name})" is no link'],
    ['- [ ] Hinges', '"[ ]" is no link'],
    ['Write to office@doors.test', '"office@doors.test" is an address outside'],
  ],
  'what changes, or is missing': [
    ['Call (201)\u00A0555\u20110142', '"(201) 555-0142" is a phone number'],
    ['At 555-0142', '"555-0142" is a phone number'],
    ['From $\u00A01,200.50 on', '"$ 1,200.50" is a price typed out'],
    ['It is ninety-nine dollars', '"ninety-nine dollars" is a price'],
    ["A 16' x 7' door", `"16'" has a quotation mark for feet or inches`],
    ['"One" door of 8"', '"8"" has a quotation mark'],
    ['TODO: springs', '"TODO" stands for words still to be written'],
  ],
};

describe.each(Object.entries(REFUSED))('a text may not hold %s', (_, rows) => {
  test.each(rows)('%j is told once, at its line', (text, says) => {
    expect(markdownMistakes(text)).toEqual([
      {
        line: text.split('\n').length,
        message: expect.stringContaining(says) as string,
      },
    ]);
  });
});

test.each([
  'A 16′ door (½″), myQ™, Cañon Street, “quoted”, 25–40 minutes… 24/7',
  'The 1940\'s and 1940’s, some 300 1950s doors, "built in 1986", “in 1986”',
  '500-1000 pounds, 10,000 cycles, 1920-1950, ZIP 07670-1234',
  '## Springs\n\n### Pairs\n\n**Two?** Yes, {warranty}, *both*.',
  '* One\n* Two\n\n1. One\n   more\n2. Two\n\n3. Three',
  '| Size | Time |\n| --- | --- |\n| One car | #10 |\n\nText.\r\n\r\n- One',
])('%j is right', (text) => {
  expect(markdownMistakes(text.replace('', ''))).toEqual([]);
});

test('two faults of one line are told apart', () => {
  const mistakes = markdownMistakes('## A\n\nCall 555-0142, from $99.');
  expect(mistakes.map(({ line }) => line)).toEqual([3, 3]);
});

test.each([
  ['**All** kinds', '"**" would be seen on the page. A field holds plain'],
  ['See [springs](/services)', '"[springs](/services)" would be seen'],
  ['- Springs', '"-" would be seen'],
  ['“Springs”', '"“Springs”" would be seen'],
  ['Springs&nbsp;and cables', '"&nbsp;" is HTML'],
  ['Call 555-0142', '"555-0142" is a phone number'],
  ['Springs ✓', '"Springs ✓ (U+2713)" ends in a sign'],
])('a field may not hold %j', (text, says) => {
  expect(fieldTextMistakes(text)).toEqual([expect.stringContaining(says)]);
});

test.each(['Doors | Easy Open', '#1', '15+', '{years} years, 24/7'])(
  'a field may hold %j',
  (text) => {
    expect(fieldTextMistakes(text)).toEqual([]);
  },
);

test('no sign passes that is another sign in its plain form', () => {
  const signs = Array.from({ length: 0x1_10_00 }, (_, code) =>
    String.fromCodePoint(code),
  );
  const passed = signs.filter(
    (sign) =>
      sign !== sign.normalize('NFKC') &&
      !/\p{Zs}|\u2011/u.test(sign) &&
      fieldTextMistakes(`a${sign}a`).length === 0,
  );
  expect(passed.join('')).toBe('¼½¾…″™');
});

test('the links to our pages are found with their lines', () => {
  expect(
    ownLinks('See [one](/services).\n\n**[Two](/contact)**, ![no](/a.jpg)'),
  ).toEqual([
    { line: 1, path: '/services' },
    { line: 3, path: '/contact' },
  ]);
});

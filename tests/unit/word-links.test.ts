import { expect, test } from 'vitest';
import { linkWords } from '~/lib/word-links';

const WHATSAPP = { words: 'WhatsApp', href: 'https://wa.me/12015550142' };
const BOOKING = { words: 'online booking', href: 'https://book.example' };
const TEXT = 'By call, WhatsApp or online booking.';

test('words become links where they stand, in any order', () => {
  const parts = [
    { words: 'By call, ' },
    WHATSAPP,
    { words: ' or ' },
    BOOKING,
    { words: '.' },
  ];
  expect(linkWords(TEXT, [WHATSAPP, BOOKING])).toEqual(parts);
  expect(linkWords(TEXT, [BOOKING, WHATSAPP])).toEqual(parts);
});

test('a text without these words, or without links, is one part', () => {
  expect(linkWords('Call us.', [WHATSAPP])).toEqual([{ words: 'Call us.' }]);
  expect(linkWords(TEXT, [])).toEqual([{ words: TEXT }]);
});

test('a text may begin or end with a link', () => {
  expect(linkWords('WhatsApp', [WHATSAPP])).toEqual([WHATSAPP]);
});

import { describe, expect, test } from 'vitest';
import { fillDeep, fillMarkdown, fillText } from '~/lib/fill';

const claims = { warranty: '12-month warranty', emergencyHours: '24/7' };

describe('a text', () => {
  test('gets each claim in the place of its name', () => {
    expect(fillText('{emergencyHours}, with a {warranty}. {warranty}!', claims)).toBe(
      '24/7, with a 12-month warranty. 12-month warranty!',
    );
  });

  test('may have spaces around a name', () => {
    expect(fillText('A { warranty }', claims)).toBe('A 12-month warranty');
  });

  test.each(['A {2} and {}', 'A {warrenty}', 'A {Warranty}', 'A {constructor}'])(
    'stays as it is without a name that is known: %s',
    (text) => {
      expect(fillText(text, claims)).toBe(text);
    },
  );

  test('takes a claim literally, also one with dollar signs', () => {
    expect(fillText('Only {price}', { price: "$& $1 $'" })).toBe("Only $& $1 $'");
  });

  test('is not filled twice', () => {
    expect(fillText('{a}', { a: '{b}', b: 'no' })).toBe('{b}');
  });
});

describe('a plain value', () => {
  test('is filled in every text, however deep; the rest stays', () => {
    const copy = {
      page: 'home',
      hero: { lines: ['{warranty}', 'plain'], count: 3, on: true, none: null },
    };
    expect(fillDeep(copy, claims)).toEqual({
      page: 'home',
      hero: { lines: ['12-month warranty', 'plain'], count: 3, on: true, none: null },
    });
  });

  test('is not changed itself', () => {
    const copy = { heading: '{warranty}' };
    fillDeep(copy, claims);
    expect(copy).toEqual({ heading: '{warranty}' });
  });
});

describe('a claim that the owner has dropped', () => {
  const left = { emergencyHours: '24/7' };

  test('takes the sentences with it that quote it, and leaves the others', () => {
    expect(fillText('Call {emergencyHours}. A {warranty} too! We come.', left)).toBe(
      'Call 24/7. We come.',
    );
  });

  test('may leave nothing', () => {
    expect(fillText('{warranty}', left)).toBe('');
  });

  test('is dropped also when its name is there without a text', () => {
    expect(fillText('{warranty}. We come.', { ...left, warranty: undefined })).toBe('We come.');
  });

  test('takes items of lists with it that lose all of a text', () => {
    const items = [
      { title: '{warranty}', text: 'We come back.' },
      { title: 'Day and night', text: 'Call {emergencyHours}. {warranty}.' },
    ];
    expect(fillDeep({ items, lines: ['{warranty}', 'plain', ''] }, left)).toEqual({
      items: [{ title: 'Day and night', text: 'Call 24/7.' }],
      lines: ['plain', ''],
    });
  });
});

describe('a Markdown text with a dropped claim', () => {
  test.each([
    ['a sentence', 'We come. A {warranty}. Call.', 'We come. Call.'],
    ['a paragraph', 'One.\n\nA {warranty}.\n\nTwo.', 'One.\n\n\n\nTwo.'],
    ['a heading', '## {warranty}\n\nOne.', '\n\nOne.'],
    ['an item', 'Some:\n\n- One\n- {warranty}\n- Two\n\nEnd.', 'Some:\n\n- One\n- Two\n\n\nEnd.'],
    ['the first item', '1. {warranty}\n2. Two', '\n2. Two'],
    ['the start of an item', '- {warranty}! We come.', '- We come.'],
    ['a row', '| a |\n| - |\n| {warranty} |\n| b |', '| a |\n| - |\n| b |'],
    ['a sentence over two lines', 'We come. A\n{warranty}.\n\nEnd.', 'We come.\n\n\nEnd.'],
  ])('loses %s, and keeps the lines below', (_what, text, filled) => {
    expect(fillMarkdown(text, {})).toBe(filled);
  });

  test('keeps what is empty without a claim', () => {
    expect(fillMarkdown('- \n- One\n\n\n\n##  \n', {})).toBe('- \n- One\n\n\n\n##  \n');
  });
});

import { describe, expect, test } from 'vitest';
import { textNotes } from '~/loader/text-notes';
import {
  lineOf,
  parseSample,
  sampleText,
  withField,
  withText,
  type Changes,
} from '../../helpers/sample-content';

const SERVICE = 'services/springs.md';
const TOWN = 'areas/oakfield.md';

const notesWith = (changes: Changes) => textNotes(parseSample(changes));

describe('a misspelled town', () => {
  test.each(['Oakfeild', 'Okfield', 'oakfield', 'Oakfields'])(
    'in a text: %s',
    (written) => {
      const changes = withText(SERVICE, `A line,\nof ${written}'s doors.`);
      const line = lineOf(changes, SERVICE, `of ${written}`);
      expect(notesWith(changes)).toEqual([
        `src/content/${SERVICE}:${String(line)}  The text says "${written}". Correct it if Oakfield is meant.`,
      ]);
    },
  );

  test('of two words, in a field', () => {
    const changes = {
      ...withField('areas/elmwood.md', 'name: Fort Lee'),
      ...withField('pages/not-found.md', 'text: We come to Fort lee.'),
    };
    expect(notesWith(changes)).toEqual([
      expect.stringContaining(
        'text: says "Fort lee". Correct it if Fort Lee is meant.',
      ),
    ]);
  });

  test.each([
    'An oak field.',
    'In Oakland, and Oak Fields.',
    'In OAKFIELD.',
    'Oakfiend!',
  ])('is none of these: %s', (written) => {
    expect(notesWith(withText(SERVICE, written))).toEqual([]);
  });
});

describe('another town, named behind the opening of a text,', () => {
  test('is worth a look', () => {
    const changes = withText(TOWN, 'We know each garage in Elmwood.');
    const line = lineOf(changes, TOWN, 'We know');
    expect(notesWith(changes)).toEqual([
      `src/content/${TOWN}:${String(line)}  The text names Elmwood. See whether the text was copied from there.`,
    ]);
  });

  test('may stand beside the own', () => {
    const changes = withText(TOWN, 'Oakfield and Elmwood share a street.');
    expect(notesWith(changes)).toEqual([]);
  });
});

describe('a word that is written twice', () => {
  test('is worth a look', () => {
    const changes = withText(SERVICE, 'A line,\nand the the door.');
    const line = lineOf(changes, SERVICE, 'and the the');
    expect(notesWith(changes)).toEqual([
      `src/content/${SERVICE}:${String(line)}  The text says "the the". See whether one word is enough.`,
    ]);
  });

  test.each(['We know that that door is old.', 'The other then. Then we go.'])(
    'may be meant: %s',
    (written) => {
      expect(notesWith(withText(SERVICE, written))).toEqual([]);
    },
  );
});

test('a local text that is the same as another is worth a look', () => {
  const copy = sampleText('local/oakfield/springs.md');
  expect(notesWith({ 'local/oakfield/panels.md': copy })).toEqual([
    'src/content/local/oakfield/springs.md  The text is the same as in src/content/local/oakfield/panels.md. Search engines show only one of the two pages: write another, or delete the file.',
  ]);
});

test('a review of a month that is still to come is worth a look', () => {
  const file = 'testimonials/ann-b.md';
  const changes = withField(file, 'month: 2099-01');
  const line = lineOf(changes, file, 'month:');
  expect(notesWith(changes)).toEqual([
    `src/content/${file}:${String(line)}  month: 2099-01 is still to come. Write the month of the review.`,
  ]);
  expect(notesWith(withField(file, 'month: 2020-01'))).toEqual([]);
});

describe('a service with a name for search engines', () => {
  const renamed = (seoName: string) => {
    const text = sampleText(SERVICE).replace(
      'title: Spring Repair',
      `title: Spring Repair\nformerly: [coil-repair]\nseoName: ${seoName}`,
    );
    return notesWith({ [SERVICE]: null, 'services/spring-repair.md': text });
  };

  test('that still says the name it had before is worth a look', () => {
    expect(renamed('Garage Door Coil Repair')).toEqual([
      'src/content/services/spring-repair.md:4  seoName: says "coil", as the file was called before. Search results show it: correct it, or leave it if the words still fit.',
    ]);
  });

  test('that says the name of today is in order', () => {
    expect(renamed('Garage Door Spring Repair')).toEqual([]);
  });
});

describe('a heading that is not in Title Case', () => {
  test.each([
    { file: SERVICE, field: 'title' },
    { file: TOWN, field: 'title' },
    { file: 'local/oakfield/springs.md', field: 'headline' },
  ])('is named with the line to write: $field of $file', ({ file, field }) => {
    const changes = withField(file, `${field}: A door that won't Open`);
    const line = lineOf(changes, file, `${field}:`);
    expect(notesWith(changes)).toEqual([
      `src/content/${file}:${String(line)}  ${field}: is a heading, and headings have capital letters: A Door That Won't Open`,
    ]);
  });

  test('is named in a text, too', () => {
    const changes = withText(SERVICE, '## What we do\n\nWe come.');
    const line = lineOf(changes, SERVICE, '## What');
    expect(notesWith(changes)).toEqual([
      `src/content/${SERVICE}:${String(line)}  The text is a heading, and headings have capital letters: What We Do`,
    ]);
  });
});

import { expect, test } from 'vitest';
import { expectReported } from '../../../helpers/field-mistake';
import {
  lineOf,
  problemsWith,
  sampleText,
  withField,
  withText,
  type Changes,
} from '../../../helpers/sample-content';

const LOCAL = 'local/oakfield/springs.md';
const SHOP = 'local/elmwood/springs.md';

function withOpening(written: string): Changes {
  return { [LOCAL]: sampleText(LOCAL).replace('A local text.', written) };
}

const NAMES_ELMWOOD =
  'names Elmwood, and this file is about Oakfield. Write Oakfield, or both.';

test('the opening of a local text may not name another town instead of its own', () => {
  const changes = withOpening('A line.\nDoors in Elmwood are old.');
  expect(problemsWith(changes)).toEqual([
    {
      file: `src/content/${LOCAL}`,
      line: lineOf(changes, LOCAL, 'Doors in'),
      field: null,
      message: `The text ${NAMES_ELMWOOD}`,
    },
  ]);
});

test('a town may have any sign in its name', () => {
  const changes = {
    ...withField('areas/elmwood.md', 'name: St. Elm (East)'),
    ...withOpening('Doors in St. Elm (East) are old, not those in Stx Elm.'),
  };
  expect(problemsWith(changes)).toContainEqual(
    expect.objectContaining({
      message: expect.stringContaining('names St. Elm (East), and') as string,
    }),
  );
});

test('a sign typed in the name of a town is its own mistake alone', () => {
  for (const name of ['Elm **wood', "'Elm [wood'", "'Elm (wood'"]) {
    const changes = withField('areas/elmwood.md', `name: ${name}`);
    for (const { message } of problemsWith(changes))
      expect(message).not.toContain('The content check fails here');
  }
});

test.each([
  { file: LOCAL, written: 'headline: Broken spring in Elmwood?' },
  { file: 'areas/oakfield.md', written: 'title: Door repair in Elmwood, NJ' },
])('nor may $written', ({ file, written }) => {
  expectReported({ file, written, says: NAMES_ELMWOOD });
});

test('a text copied from the town of the shop is found as well', () => {
  const text = sampleText(LOCAL).replace('A local text.', 'Oakfield is home.');
  expect(problemsWith({ [SHOP]: text })).toEqual([
    expect.objectContaining({
      file: `src/content/${SHOP}`,
      message:
        'The text names Oakfield, and this file is about Elmwood. Write Elmwood, or both.',
    }),
  ]);
});

test('a service stands on the pages of all towns, so it names none', () => {
  expectReported({
    file: 'services/springs.md',
    written: 'title: Springs in Elmwood',
    says: 'names Elmwood, and stands on the pages of all towns. Write it without.',
  });
});

test.each([
  'Oakfield and Elmwood share a street.',
  'By the Elmwood River, and on Elmwood Road.',
  'A garage in South Elmwood.',
])('no other town: %s', (written) => {
  expect(problemsWith(withOpening(written))).toEqual([]);
});

test.each([
  { file: SHOP, text: 'We come from Oakfield, where the shop is.' },
  { file: 'areas/elmwood.md', text: 'Our shop in Oakfield is near.' },
])('every text may say where the shop is: $text', ({ file, text }) => {
  const written =
    file === SHOP
      ? { [SHOP]: sampleText(LOCAL).replace('A local text.', text) }
      : withText(file, text);
  expect(problemsWith(written)).toEqual([]);
});

test('{name} is the town of a file', () => {
  const changes = withField(
    'areas/oakfield.md',
    "title: 'Doors of {name} and Elmwood'",
  );
  expect(problemsWith(changes)).toEqual([]);
});

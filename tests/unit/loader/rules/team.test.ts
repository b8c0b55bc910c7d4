import { describe, expect, test } from 'vitest';
import { personSchema } from '~/schemas/team';
import { expectReported } from '../../../helpers/field-mistake';
import {
  problemsWith,
  sampleText,
  withField,
} from '../../../helpers/sample-content';

const FILE = 'team/sam.md';

const thisYear = new Date().getFullYear();

/** A field of a person with a mistake, and what the editor is told. */
const MISTAKES = [
  { written: "name: ''", says: 'is too short. Write at least 2 characters' },
  { written: 'since: spring 2015', says: 'a year without quotes' },
  { written: 'since: 15', says: 'such as 2015' },
  { written: `since: ${String(thisYear + 1)}`, says: 'is still to come' },
  { written: 'image: sam.jpg', says: 'Put the picture into' },
  {
    written: 'imageAlt: Sam beside a door',
    says: 'needs the field image beside it',
  },
  {
    written: 'answersPhone: false',
    says: 'Leave the line out for everyone who does not answer the phone',
  },
  { written: 'surname: Smith', says: 'is not a field of this file' },
];

test.each(MISTAKES)('$written: $says', (mistake) => {
  expectReported({ file: FILE, ...mistake });
});

test.each([
  `since: ${String(thisYear)}`,
  'image: hero.jpg',
  'answersPhone: true',
  'order: 1',
])('%s is no mistake', (written) => {
  expect(problemsWith(withField(FILE, written))).toEqual([]);
});

test('only one person may answer the phone, and two may share a name', () => {
  const changes = withField(FILE, 'answersPhone: true');
  const both = { ...changes, 'team/toni.md': changes[FILE] ?? null };
  expect(problemsWith(both)).toEqual([
    expect.objectContaining({
      file: 'src/content/team/toni.md',
      field: 'answersPhone',
      message: expect.stringContaining(
        'src/content/team/sam.md. Only one file may say so',
      ) as string,
    }),
  ]);
});

describe('the text about a person', () => {
  const [front = ''] = /^---[\s\S]*?---\n/.exec(sampleText(FILE)) ?? [];

  test.each([
    { text: '', says: 'what customers should know of this person' },
    {
      text: '## Sam\n\nSam works.',
      says: 'A person is told in plain sentences',
    },
    { text: 'Sam is **fast**.', says: 'A person is told in plain sentences' },
    { text: 'One. Two. Three. Four.', says: 'has 4 sentences; 3 is' },
  ])('"$text": $says', ({ text, says }) => {
    expect(problemsWith({ [FILE]: `${front}\n${text}\n` })).toEqual([
      expect.objectContaining({
        file: `src/content/${FILE}`,
        message: expect.stringContaining(says) as string,
      }),
    ]);
  });
});

test('a person needs a name, a role and a year, and nothing more', () => {
  const { error } = personSchema.safeParse({});
  expect(error?.issues.map(({ path }) => path.join())).toEqual([
    'name',
    'role',
    'since',
  ]);
});

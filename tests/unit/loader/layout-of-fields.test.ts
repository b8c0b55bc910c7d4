import { describe, expect, test } from 'vitest';
import {
  lineOf,
  problemsWith,
  sampleText,
  withLine,
} from '../../helpers/sample-content';

/** Lines in the place of another, one of which stands wrong or starts wrong. */
const MISPLACED = [
  {
    start: 'price:',
    written: [' price: Starting at $120'],
    wrong: ' price:',
    says: 'indented by 1 space. Indent it by 0 or 2, like the lines above, or the one above like this.',
  },
  {
    start: 'title:',
    written: ['  title: Spring Repair'],
    wrong: '  title:',
    says: 'indented by 2 spaces. Indent it by 0',
  },
  {
    start: '  - ',
    written: ['  - A line', ' - Oiled'],
    wrong: ' - Oiled',
    says: 'indented by 1 space. Indent it by 0 or 2',
  },
  {
    start: '  - ',
    written: ['  - A line', '    - Oiled'],
    wrong: '    - Oiled',
    says: 'its hyphen stands further right than the one above.',
  },
  {
    start: '  - ',
    written: ['  - A line', '  Oiled'],
    wrong: '  Oiled',
    says: 'it starts without a hyphen, unlike its neighbors. Write one',
  },
  {
    start: '  - ',
    written: ['  Oiled'],
    wrong: '  Oiled',
    says: 'it starts without a hyphen, unlike its neighbors. Write one',
  },
  {
    start: '  - ',
    written: ['  -Oiled'],
    wrong: '  -Oiled',
    says: 'there is no space behind the hyphen. Write one.',
  },
  {
    start: '  - ',
    written: ['  – Oiled'],
    wrong: '  – Oiled',
    says: 'starts with a hyphen and a space, not with another mark.',
  },
  {
    start: 'price:',
    written: ['price Starting at $120'],
    wrong: 'price Starting',
    says: 'there is no colon. Write the name of the field, a colon and a space',
  },
];

describe('a line that stands or starts wrong is reported with what to write', () => {
  test.each(MISPLACED)('$written', ({ start, written, wrong, says }) => {
    const changes = withLine('services/springs.md', start, ...written);
    expect(problemsWith(changes)).toEqual([
      {
        file: 'src/content/services/springs.md',
        line: lineOf(changes, 'services/springs.md', wrong),
        field: null,
        message: expect.stringContaining(says) as string,
      },
    ]);
  });

  test.each(['services/springs.md', 'business.yml'])(
    'two versions of the same lines in %s',
    (file) => {
      const [first = '', ...others] = sampleText(file).split('\n');
      const both = ['<<<<<<< HEAD', 'a: b', '=======', 'a: c', '>>>>>>> other'];
      const changes = { [file]: [first, ...both, ...others].join('\n') };
      expect(problemsWith(changes)[0]).toEqual({
        file: `src/content/${file}`,
        line: 2,
        field: null,
        message: expect.stringContaining(
          'holds two versions of the same lines, between <<<<<<<, =======',
        ) as string,
      });
    },
  );
});

test('fields beside their group are told to stand in it', () => {
  const text = sampleText('business.yml').replace(
    /^ {2}(opens|closes)/gm,
    '$1',
  );
  const changes = { 'business.yml': text };
  expect(problemsWith(changes)).toContainEqual({
    file: 'src/content/business.yml',
    line: lineOf(changes, 'business.yml', 'opens:'),
    field: 'opens',
    message: 'belongs to hours. Indent it by two spaces more than that.',
  });
});

import { expect, test } from 'vitest';
import {
  lineOf,
  problemsWith,
  withField,
} from '../../../helpers/sample-content';

const LISTS = [
  {
    file: 'areas/oakfield.md',
    written: 'neighbors:\n  - elmwood\n  - "elmwood"',
    field: 'neighbors, item 2',
    last: '  - "elmwood"',
  },
  {
    file: 'business.yml',
    written: 'featuredServices:\n  - springs\n  - panels\n  - "springs"',
    field: 'featuredServices, item 3',
    last: '  - "springs"',
  },
];

test.each(LISTS)('$file: $field', ({ file, written, field, last }) => {
  const changes = withField(file, written);
  expect(problemsWith(changes)).toEqual([
    {
      file: `src/content/${file}`,
      line: lineOf(changes, file, last),
      field,
      message: expect.stringMatching(
        /^says ".+" again, which item 1 says\. Remove it, or write another\.$/,
      ) as string,
    },
  ]);
});

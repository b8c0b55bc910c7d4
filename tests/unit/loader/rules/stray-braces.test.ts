import { describe, expect, test } from 'vitest';
import { expectReported } from '../../../helpers/field-mistake';
import {
  lineOf,
  problemsWith,
  withField,
  withText,
} from '../../../helpers/sample-content';

const SERVICE = 'services/springs.md';

describe('a brace without its counterpart is reported', () => {
  test.each([
    "title: 'Springs with a {warranty.'",
    "title: 'Springs with a warranty}.'",
    "title: 'Springs with a {12-month} term'",
    "title: 'Springs with a {} term'",
    "title: 'Springs with a {warranty, {rating}'",
  ])('in a field: %s', (written) => {
    expectReported({ file: SERVICE, written, says: 'holds a single "' });
  });

  test.each(['a {warranty.', 'a warranty}.', 'a {war**ran**ty}.'])(
    'in a text: %s',
    (written) => {
      const changes = withText(SERVICE, `A line,\n${written}`);
      expect(problemsWith(changes)).toContainEqual({
        file: `src/content/${SERVICE}`,
        line: lineOf(changes, SERVICE, written),
        field: null,
        message: expect.stringContaining('The text holds a single "') as string,
      });
    },
  );
});

test('placeholders are no mistake, also with spaces in their braces', () => {
  const title = withField(SERVICE, "title: 'Springs, {rating} { warranty }'");
  expect(problemsWith(title)).toEqual([]);
  expect(problemsWith(withText(SERVICE, 'A {warranty}{rating}.'))).toEqual([]);
});

import { expect, test } from 'vitest';
import { expectReported } from '../../../helpers/field-mistake';
import {
  lineOf,
  problemsWith,
  withField,
  withText,
} from '../../../helpers/sample-content';

test.each([
  'Lorem ipsum dolor sit amet.',
  'TODO: ask the owner.',
  'We come in TBD minutes.',
  'Your text here.',
  'We repair doors in [town], NJ.',
  'It costs ??? in all.',
])('%s', (written) => {
  const changes = withText('services/springs.md', `A line.\n${written}`);
  expect(problemsWith(changes)).toEqual([
    {
      file: 'src/content/services/springs.md',
      line: lineOf(changes, 'services/springs.md', written),
      field: null,
      message: expect.stringMatching(
        /^The text holds ".+", which stands in for words still to be written\. Write them, or/,
      ) as string,
    },
  ]);
});

test('in a field', () => {
  expectReported({
    file: 'pages/not-found.md',
    written: 'text: Lorem ipsum and so on.',
    says: 'holds "Lorem ipsum", which stands in for words',
  });
});

test('words to do with doors are no stand-ins', () => {
  const changes = withField(
    'pages/not-found.md',
    'text: What to do? Write down what is here and call.',
  );
  expect(problemsWith(changes)).toEqual([]);
});

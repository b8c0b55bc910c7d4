import { expect, test } from 'vitest';
import { problemsWith, sampleText } from '../../../helpers/sample-content';

const FILE = 'local/oakfield/springs.md';

const TEXTS = [
  {
    written: '',
    says: 'The text below the second line of hyphens is empty. Write it.',
  },
  {
    written: 'A {credentials} team.',
    says: 'The text says nothing without a claim that business.yml has dropped.',
  },
];

test.each(TEXTS)('a local text may not be $written', ({ written, says }) => {
  const text = sampleText(FILE).replace('A local text.', written);
  expect(problemsWith({ [FILE]: text })).toEqual([
    {
      file: `src/content/${FILE}`,
      line: null,
      field: null,
      message: expect.stringContaining(says) as string,
    },
  ]);
});

test('a service or a town may do without a text', () => {
  const withoutText = sampleText('services/springs.md').replace(
    /## A Heading[^]*/,
    '',
  );
  expect(problemsWith({ 'services/springs.md': withoutText })).toEqual([]);
});

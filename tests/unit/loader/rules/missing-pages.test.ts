import { expect, test } from 'vitest';
import { problemsWith } from '../../../helpers/sample-content';

test('a screen without a file of copy is reported', () => {
  expect(problemsWith({ 'pages/not-found.md': null })).toEqual([
    {
      file: 'src/content/pages',
      line: null,
      field: null,
      message:
        'No file here says "page: not-found". Put the file back, or write that line in the file it belongs to.',
    },
  ]);
});

test('a file that cannot be read may be the one that is missing, so only its mistake is told', () => {
  const problems = problemsWith({ 'pages/not-found.md': 'Not a word of it.' });
  expect(problems.map(({ file }) => file)).toEqual([
    'src/content/pages/not-found.md',
  ]);
});

import { expect, test } from 'vitest';
import { problemsWith, sampleText } from '../../../helpers/sample-content';

const STRAY_FILES = [
  {
    file: 'servces/b.md',
    says: 'Did you mean "services"? Its place is services/, areas/',
  },
  { file: 'buisness.yml', says: 'Did you mean "business.yml"?' },
  { file: 'services/a/b.md', says: 'Its place is services/, areas/' },
  {
    file: 'local/springs.md',
    says: 'a local text lies in the folder of its town',
  },
  { file: 'services/b.txt', says: 'Nothing reads this file. Name it b.md.' },
  { file: 'areas/b.md.txt', says: 'Nothing reads this file. Name it b.md.' },
  {
    file: 'services/b.docx',
    says: 'Nothing reads this file. Its place is services/',
  },
];

test.each(STRAY_FILES)('nothing reads $file', ({ file, says }) => {
  const [problem, ...others] = problemsWith({
    [file]: sampleText('services/springs.md'),
  });
  expect(problem).toMatchObject({
    file: `src/content/${file}`,
    line: null,
    field: null,
  });
  expect(problem?.message).toMatch(/^Nothing reads this file\./);
  expect(problem?.message).toContain(says);
  expect(others).toEqual([]);
});

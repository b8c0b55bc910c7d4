import { expect, test } from 'vitest';
import {
  problemsWith,
  withField,
  withLine,
} from '../../../helpers/sample-content';

const FILE_NAMES = [
  { file: 'services/B.md', says: 'Use small letters, digits and hyphens only' },
  {
    file: 'services/a b.md',
    says: 'Use small letters, digits and hyphens only',
  },
  {
    file: 'services/walk-in.md',
    says: 'holds "in" between hyphens, which separates service',
  },
  {
    file: 'services/contact.md',
    says: 'makes an address that the site already uses',
  },
  {
    file: 'services/index.md',
    says: 'makes an address that the site already uses',
  },
  {
    file: 'services/door-replacement.md',
    says: 'makes an address that the site already uses',
  },
  {
    file: 'services/elmwood.md',
    says: 'that src/content/areas/elmwood.md already uses',
  },
];

test.each(FILE_NAMES)('$file cannot be an address', ({ file, says }) => {
  const another = withField('services/springs.md', 'title: Another service');
  const problems = problemsWith({
    [file]: another['services/springs.md'] ?? null,
  });
  expect(problems).toEqual([
    {
      file: `src/content/${file}`,
      line: null,
      field: null,
      message: expect.stringContaining(says) as string,
    },
  ]);
});

test('a file may not have the name that another says it had before', () => {
  const changes = withLine(
    'services/springs.md',
    'price:',
    'price: Starting at $120',
    'formerly: [panels]',
  );
  expect(problemsWith(changes)).toEqual([
    {
      file: 'src/content/services/panels.md',
      line: null,
      field: null,
      message:
        'The file name "panels.md" makes an address that src/content/services/springs.md already uses. Give the file another name.',
    },
  ]);
});

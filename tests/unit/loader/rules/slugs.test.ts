import { expect, test } from 'vitest';
import {
  lineOf,
  problemsWith,
  withField,
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

/** A name that a service says it had before. */
const FORMER_NAMES = [
  {
    name: '404',
    says: 'names "404", which makes an address that the site already uses. Remove it.',
  },
  {
    name: 'index',
    says: 'names "index", which makes an address that the site already uses.',
  },
  {
    name: 'door-replacement',
    says: 'which makes an address that the site already uses.',
  },
  {
    name: 'walk-in-door',
    says: 'which holds "in" between hyphens, which separates service and town',
  },
  {
    name: 'springs',
    says: 'names the file as it is called today. Remove it, or write its old name.',
  },
  {
    name: 'panels',
    says: 'which is the name of src/content/services/panels.md. Remove it, or give that',
  },
  {
    name: 'elmwood',
    says: 'which is the name of src/content/areas/elmwood.md. Remove it',
  },
];

test.each(FORMER_NAMES)(
  'a service was never called $name',
  ({ name, says }) => {
    const changes = withField('services/springs.md', `formerly: ['${name}']`);
    expect(problemsWith(changes)).toEqual([
      {
        file: 'src/content/services/springs.md',
        line: lineOf(changes, 'services/springs.md', 'formerly:'),
        field: 'formerly, item 1',
        message: expect.stringContaining(says) as string,
      },
    ]);
  },
);

test('only one file may have had a name before', () => {
  const changes = {
    ...withField('services/springs.md', 'formerly: [coils, old-doors]'),
    ...withField('services/panels.md', 'formerly: [sections, old-doors]'),
  };
  expect(problemsWith(changes)).toEqual([
    {
      file: 'src/content/services/springs.md',
      line: lineOf(changes, 'services/springs.md', 'formerly:'),
      field: 'formerly, item 2',
      message:
        'names "old-doors", which src/content/services/panels.md names too. Its addresses can lead to one page only: remove it from one of the two.',
    },
  ]);
});

test('a name that no file has any more is no mistake', () => {
  const changes = withField('services/springs.md', 'formerly: [coils]');
  expect(problemsWith(changes)).toEqual([]);
});

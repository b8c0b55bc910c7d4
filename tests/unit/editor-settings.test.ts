import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { problemIn, problemLine } from '~/checks/problem';

function settings(file: string): Record<string, unknown> {
  return JSON.parse(readFileSync(`.vscode/${file}`, 'utf8')) as Record<string, unknown>;
}

test('the file of the business has the schema that lies beside the settings', () => {
  const [[schema, file] = []] = Object.entries(settings('settings.json')['yaml.schemas'] ?? {});
  expect(existsSync(schema ?? '')).toBe(true);
  expect(existsSync(String(file))).toBe(true);
});

test('the tasks run commands that there are', () => {
  const { tasks } = settings('tasks.json') as { tasks: { script: string }[] };
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
  expect(tasks.length).toBeGreaterThan(0);
  expect(tasks.filter(({ script }) => !(script in scripts))).toEqual([]);
});

test('the list of problems understands each line that the content check prints', () => {
  const { tasks } = settings('tasks.json') as {
    tasks: { problemMatcher: { pattern: { regexp: string } }[] }[];
  };
  const forms = tasks.flatMap(({ problemMatcher }) =>
    problemMatcher.map(({ pattern }) => new RegExp(pattern.regexp)),
  );
  const file = 'src/content/services/panel-replacement.md';
  const problems = [problemIn(file, 'is empty.', 3), problemIn(file, 'is missing.')];
  const read = problems
    .map(problemLine)
    .map((line) => forms.flatMap((form) => form.exec(line)?.slice(1) ?? []));
  expect(read).toEqual([
    [file, '3', 'is empty.'],
    [file, 'is missing.'],
  ]);
});

import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { problemLine } from '~/build/check-content/problem';

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

test('the list of problems understands what the content check prints', () => {
  const { tasks } = settings('tasks.json') as {
    tasks: { problemMatcher: { pattern?: { regexp: string } } }[];
  };
  const regexp = tasks.find(({ problemMatcher }) => problemMatcher.pattern)?.problemMatcher.pattern;
  const file = 'src/content/services/panel-replacement.md';
  const line = problemLine({ file, line: 9, field: 'price', message: 'must read like this.' });
  expect(new RegExp(regexp?.regexp ?? '^$').exec(line)?.slice(1)).toEqual([
    file,
    '9',
    'price: must read like this.',
  ]);
});

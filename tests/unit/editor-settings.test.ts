import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { problemLines } from '~/build/check-content/report';
import { ContentCopy } from '../helpers/content-copy';

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
  const content = new ContentCopy();
  const service = 'services/panel-replacement.md';
  content.replaceLine(service, 'price:', 'price: $150');
  content.replaceLine(service, 'order:', 'order: last');
  content.remove('pages/home.md');
  const lines = problemLines(content.report());
  const read = lines.map((line) => forms.flatMap((form) => form.exec(line)?.slice(1) ?? []));
  const file = ContentCopy.path(service);
  expect(read).toEqual([
    [file, '3', expect.stringMatching(/^order: must be /)],
    [file, '15', expect.stringMatching(/^price: must read like this/)],
    [], // What the file makes, which is no mistake.
    [ContentCopy.path('pages'), expect.stringMatching(/^No file here says "page: home"/)],
  ]);
});

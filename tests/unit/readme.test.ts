import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const readme = readFileSync('README.md', 'utf8');

/** The paths of the README's tree, each joined from its indentation. */
function treePaths(): string[] {
  const tree = /## Where everything lives\s+```\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
  const parents: string[] = [];
  return tree
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const depth = (line.length - line.trimStart().length) / 2;
      const name = line.trim().split(/\s/)[0] ?? '';
      parents.splice(depth, parents.length, name);
      return join(...parents);
    });
}

test('every path of the tree exists', () => {
  const paths = treePaths();
  expect(paths.length).toBeGreaterThan(25);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

test('every folder of src and tests is in the tree', () => {
  const paths = treePaths().map((path) => path.replace(/\/$/, ''));
  const folders = ['src', 'tests', 'src/components', 'src/lib'].flatMap((parent) =>
    readdirSync(parent, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => `${parent}/${entry.name}`),
  );
  expect(folders.filter((folder) => !paths.includes(folder))).toEqual([]);
});

test('the two commands stand first', () => {
  const commands = readme.split('\n').filter((line) => line.startsWith('    npm'));
  expect(commands[0]).toContain('npm install && npm start');
  expect(commands[1]).toContain('npm install && npm test');
  expect(readme.indexOf('npm install')).toBeLessThan(20);
});

test('every npm script it names exists, and it names them all', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  const named = [...readme.matchAll(/npm run ([a-z0-9:-]+)/g)].map(([, name]) => String(name));
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
  const missing = Object.keys(scripts).filter(
    (name) => !named.includes(name) && !readme.includes(`\`npm ${name}\``),
  );
  expect(missing).toEqual([]);
});

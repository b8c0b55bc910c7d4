import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readText } from '../helpers/built-files.ts';
import { REPOSITORY } from '../helpers/project.ts';

const ISLANDS = join(REPOSITORY, 'src/islands');

interface PackageFile {
  dependencies?: Record<string, string>;
}

/** A package and those that it needs to run, by name. */
function withDependencies(name: string): string[] {
  const file = join(REPOSITORY, 'node_modules', name, 'package.json');
  const { dependencies = {} } = JSON.parse(
    readFileSync(file, 'utf8'),
  ) as PackageFile;
  return [name, ...Object.keys(dependencies).flatMap(withDependencies)];
}

it('the notices name all software that the islands send to browsers', () => {
  const code = readdirSync(ISLANDS)
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(join(ISLANDS, name), 'utf8'))
    .join('\n');
  const imports = code.matchAll(
    /^import (?!type )[^;]*?from '([a-z@][^']*)';/gm,
  );
  const packages = [...imports]
    .map(([, name = '']) => name)
    .concat('react-dom');
  const notices = readText('licenses.txt').split('\n');
  expect(notices).toEqual(
    expect.arrayContaining(packages.flatMap(withDependencies)),
  );
});

/** Sent with every page, though no island imports them; and the font and the icons. */
it.each([
  'astro',
  '@astrojs/react',
  'tailwindcss',
  'Barlow Condensed',
  'Lucide icons',
])('the notices name %s', (name) => {
  expect(readText('licenses.txt').split('\n')).toContain(name);
});

it('every notice says whose work it is', () => {
  const notices = readText('licenses.txt').split(/\n(?=.+\n=+\n)/);
  const HOLDER = /Copyright (?:\([cC]\) )?(?:\d|[A-Z]).{3,}/;
  expect(notices.filter((notice) => !HOLDER.test(notice))).toEqual([]);
});

it.each([
  'Permission is hereby granted',
  'SIL OPEN FONT LICENSE',
  'ISC License',
])('the notices hold the terms "%s"', (terms) => {
  expect(readText('licenses.txt')).toContain(terms);
});

import { posix } from 'node:path';
import type { SourceFile } from './source-files';

const IMPORT =
  /(?:\bfrom|\bimport|\bimport\(|\bimport\.meta\.glob(?:<[^(]*>)?\(|@import)\s*['"]([^'"]+)['"]/g;

/**
 * What a file imports: a path from the root of the project for our own files, else the name of
 * the package.
 */
export function importsOf({ path, text }: SourceFile): string[] {
  return [...text.matchAll(IMPORT)].map(([, name = '']) => {
    if (name.startsWith('~/')) return `src/${name.slice(2)}`;
    if (name.startsWith('.')) return posix.join(posix.dirname(path), name);
    return name;
  });
}

const OWN_ORDER = ['schemas', 'lib', 'components', 'islands', 'layouts', 'pages'];

/** The folders of src/ that each folder may import from. */
const ALLOWED: Record<string, readonly string[]> = {
  schemas: ['schemas'],
  lib: ['lib', 'schemas'],
  build: ['build', 'lib', 'schemas'],
  components: ['components', 'islands', 'lib', 'schemas', 'assets'],
  islands: ['components', 'islands', 'lib', 'schemas', 'assets'],
  layouts: ['layouts', 'components', 'islands', 'lib', 'schemas', 'assets', 'styles'],
  pages: ['content', 'assets', 'styles', ...OWN_ORDER.filter((folder) => folder !== 'pages')],
  styleguide: ['styleguide', 'layouts', 'components', 'islands', 'lib', 'schemas', 'assets'],
  editing: ['editing', 'build', 'lib', 'schemas'],
  'content.config.ts': ['schemas', 'build'],
};

/** Single files outside these folders that a folder may import too. */
const ALSO: Record<string, RegExp> = {
  lib: /^(?:src\/assets\/map\/[^/]+\.json|src\/assets\/pictures\/\*)$/,
};

function folderOf(path: string): string {
  return /^src\/([^/]+)/.exec(path)?.[1] ?? path;
}

/** Whether a file may import one of our own files; packages are not judged. */
export function mayImport(from: string, to: string): boolean {
  const own = to.startsWith('src/') || to.endsWith('.config.cjs');
  if (!own) return true;
  const folder = folderOf(from);
  return (ALLOWED[folder] ?? []).includes(folderOf(to)) || (ALSO[folder]?.test(to) ?? false);
}

import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { PROJECT } from './project';

export interface SourceFile {
  /** Path from the root of the project, such as `src/lib/urls.ts`. */
  path: string;
  text: string;
}

/**
 * The files below a folder of the project with one of some endings, sorted by path.
 * @param folder such as `src/pages`
 * @param endings such as `.astro`
 */
export function sourceFiles(folder: string, ...endings: string[]): SourceFile[] {
  return readdirSync(join(PROJECT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => relative(PROJECT, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(PROJECT, path), 'utf8') }));
}

/** Every place where a pattern stands in some files, as `path:line text`. */
export function placesOf(files: readonly SourceFile[], pattern: RegExp): string[] {
  return files.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        pattern.test(line) ? [`${path}:${String(index + 1)} ${line.trim()}`] : [],
      ),
  );
}

import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const EXPORTS = /^([\s\S]*?);?(export\s*\{[^{}]*\});?\s*$/;

/**
 * A module with its exports in front. Cut off in the middle it then never loads, as it exports
 * what it no longer defines; with its exports at the end, half a module may load and export
 * nothing, and an island that is nothing empties its place.
 * @param script a bundled module; one without exports at its end comes back as it is
 */
export function withExportsFirst(script: string): string {
  return script.replace(EXPORTS, (_match, code: string, exports: string) => `${exports};${code};`);
}

/**
 * Puts the exports of each script of a built site first. The names keep their hashes: the same
 * script always becomes the same.
 * @param assets the folder of the scripts, absolute
 */
export function putExportsFirst(assets: string): void {
  for (const name of readdirSync(assets).filter((file) => file.endsWith('.js'))) {
    const file = join(assets, name);
    writeFileSync(file, withExportsFirst(readFileSync(file, 'utf8')));
  }
}

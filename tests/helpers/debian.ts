import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

function onPath(program: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path));
}

function apt(...args: string[]): void {
  spawnSync('apt-get', args, {
    stdio: 'inherit',
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

function install(packages: readonly string[]): void {
  if (!existsSync('/usr/bin/apt-get')) return;
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
}

/**
 * The path of a program, installing Debian's packages when the machine has none.
 * @throws when it is still missing: a test that needs it must fail, never skip
 */
export function findProgram(program: string, packages: readonly string[]): string {
  const found = onPath(program);
  if (found !== undefined) return found;
  install(packages);
  const installed = onPath(program);
  if (installed === undefined) {
    throw new Error(`The tests need ${program}: install ${packages.join(' and ')}.`);
  }
  return installed;
}

/**
 * A file of Debian's packages, such as a module of a server, installing them when it is missing.
 * @throws when it is still missing
 */
export function findFile(file: string, packages: readonly string[]): string {
  if (!existsSync(file)) install(packages);
  if (!existsSync(file)) throw new Error(`${file} is missing: install ${packages.join(' and ')}.`);
  return file;
}

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/**
 * The first of some programs that is on this machine.
 * @param names looked for in every folder of PATH, in their order
 * @param places absolute paths outside of it
 */
export function onMachine(
  names: readonly string[],
  places: readonly string[] = [],
): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...candidates, ...places].find((path) => existsSync(path));
}

/** Runs a command where its output can be seen. @returns whether it succeeded within five minutes */
export function run(command: string, args: readonly string[]): boolean {
  console.log(`running ${command} ${args.join(' ')}`);
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}

/** Tests run side by side, and apt lets one in at a time: the others wait for this file. */
const APT = [
  join(tmpdir(), 'apt-of-the-tests.lock'),
  'apt-get',
  // Others on the machine may be installing too.
  ...['-o', 'DPkg::Lock::Timeout=120'],
];

let isUpdated = false;

/** Installs Debian packages, all or none. @returns false where there is no apt or it fails */
export function installByApt(packages: readonly string[]): boolean {
  if (!existsSync('/usr/bin/apt-get')) return false;
  if (!isUpdated) run('flock', [...APT, 'update', '-qq']);
  isUpdated = true;
  return run('flock', [...APT, 'install', '-y', '-qq', '--no-install-recommends', ...packages]);
}

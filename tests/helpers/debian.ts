import { existsSync } from 'node:fs';
import { need, onMachine } from './machine.ts';

/**
 * The path of a server or tool of Debian's, which may lie outside of PATH.
 * @throws when it is missing and apt does not bring it
 */
export function findProgram(program: string, packages: readonly string[]): string {
  const places = ['/usr/sbin', '/usr/local/sbin'].map((folder) => `${folder}/${program}`);
  return need(() => onMachine([program], places), packages);
}

/**
 * A file of Debian's packages, such as a module of a server.
 * @throws when it is missing and apt does not bring it
 */
export function findFile(file: string, packages: readonly string[]): string {
  return need(() => (existsSync(file) ? file : undefined), packages);
}

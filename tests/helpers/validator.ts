import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { need } from './programs.ts';
import { PROJECT } from './project.ts';

const JAR = join(PROJECT, 'node_modules/vnu-jar/build/dist/vnu.jar');

/** What the W3C's Nu validator says of one place; the fields of its JSON that we read. */
export interface Finding {
  type: string;
  message: string;
  url: string;
  /** The text around the place. */
  extract?: string;
}

/**
 * Twice as fast as by default: the run is too short for the second compiler. The checker needs a
 * deep stack, and refuses to look at its own machine unless told.
 */
const JAVA = [
  '-XX:TieredStopAtLevel=1',
  '-Xss4m',
  '-Dnu.validator.servlet.allow-forbidden-hosts=true',
];

/** By itself on its channel: Java writes to the other one which options it was given. */
const REPORT = ['--format', 'json', '--stdout', '--exit-zero-always'];

/**
 * Everything the validator says of some addresses, errors, warnings and notes, from one run.
 * @throws when there is no Java and apt does not bring it, or the run ends without a report
 */
export async function validate(urls: readonly string[]): Promise<Finding[]> {
  const java = need('java');
  const args = [...JAVA, '-jar', JAR, ...REPORT, ...urls];
  const run = spawn(java, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [report] = await Promise.all([text(run.stdout), once(run, 'exit')]);
  return (JSON.parse(report) as { messages: Finding[] }).messages;
}

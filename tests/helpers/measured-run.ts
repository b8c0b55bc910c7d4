import { spawn } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';

export interface Measured {
  seconds: number;
  /** Highest memory of the process and its children together, in MiB; Linux only, else NaN. */
  peakMiB: number;
  output: string;
}

const SAMPLE_MS = 200;

function parentOf(pid: string): string {
  // The name in the second field may hold spaces; the parent stands after its closing bracket.
  return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1] ?? '';
}

function residentMiB(root: number): number {
  try {
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    const family = new Set([String(root)]);
    for (const pid of pids) {
      try {
        if (family.has(parentOf(pid))) family.add(pid);
      } catch {
        // The process has ended.
      }
    }
    return [...family].reduce((sum, pid) => {
      const resident = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
      return sum + Number(resident ?? 0) / 1024;
    }, 0);
  } catch {
    return Number.NaN;
  }
}

/**
 * Runs a command to its end and measures it.
 * @throws with its output when it fails
 */
export async function measuredRun(command: string, args: string[], cwd: string): Promise<Measured> {
  const started = performance.now();
  const child = spawn(command, args, { cwd });
  let output = '';
  const collect = (data: Buffer) => {
    output += data.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  let peakMiB = 0;
  const sampler = setInterval(() => {
    const now = residentMiB(child.pid ?? 0);
    if (!Number.isNaN(now)) peakMiB = Math.max(peakMiB, now);
  }, SAMPLE_MS);
  const code = await new Promise<number | null>((resolve) => {
    child.on('close', resolve);
  });
  clearInterval(sampler);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${output.slice(-3000)}`);
  return { seconds: (performance.now() - started) / 1000, peakMiB, output };
}

import { spawn } from 'node:child_process';

/** A program of this project that runs by itself, such as the linter. */
export interface Step {
  name: string;
  /** The script that Node runs, and its options. */
  command: readonly string[];
  /** Prints while it runs; otherwise all that it printed follows when it has ended. */
  isLive?: boolean;
}

/** How often a step that prints nothing says that it is still running. */
const SIGN_OF_LIFE_MS = 15_000;

const secondsSince = (started: number) => (performance.now() - started) / 1000;

/** Runs a step and prints how long it took. @returns whether it succeeded */
export async function runStep({
  name,
  command,
  isLive = false,
}: Step): Promise<boolean> {
  const started = performance.now();
  console.log(`… ${name}`);
  const child = spawn(process.execPath, command, {
    stdio: isLive ? 'inherit' : 'pipe',
  });
  const printed: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => printed.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => printed.push(chunk));
  const signs = setInterval(() => {
    const seconds = secondsSince(started).toFixed(0);
    if (!isLive) console.log(`… ${name}: still running after ${seconds} s`);
  }, SIGN_OF_LIFE_MS);
  const exitCode = await new Promise<number | null>((resolve) =>
    child.once('close', resolve),
  );
  clearInterval(signs);
  process.stdout.write(Buffer.concat(printed));
  const seconds = secondsSince(started).toFixed(1);
  console.log(
    `— ${name}: ${exitCode === 0 ? 'passed' : 'failed'} in ${seconds} s\n`,
  );
  return exitCode === 0;
}

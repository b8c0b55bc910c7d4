import { execFileSync } from 'node:child_process';
import { need } from './programs.ts';

/** Requests that are under way at once. */
export const CONNECTIONS = 32;

export interface Rate {
  perSecond: number;
  /** The slowest hundredth of the answers took at least so long, in ms. */
  p99: number;
  /** Answers that were neither 2xx nor 3xx, and connections that broke. */
  errors: number;
}

const UNITS: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

/**
 * The figures in what wrk has printed.
 * @throws when it printed none
 */
export function readRate(output: string): Rate {
  const [, perSecond] = /Requests\/sec:\s+([\d.]+)/.exec(output) ?? [];
  const [, slow, unit = ''] = /\s99%\s+([\d.]+)(us|ms|s|m)\b/.exec(output) ?? [];
  const factor = UNITS[unit];
  if (perSecond === undefined || factor === undefined) {
    throw new Error(`wrk printed no figures:\n${output}`);
  }
  const broken = /connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(output) ?? [];
  const refused = /Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? '0';
  return {
    perSecond: Math.round(Number(perSecond)),
    p99: Math.round(Number(slow) * factor),
    errors: [...broken.slice(1), refused].reduce((sum, count) => sum + Number(count), 0),
  };
}

/** Asks for one address again and again, as fast as it is answered. */
export function load(address: string, encoding: string, seconds: number): Rate {
  const wrk = need('wrk');
  const amount = ['-t1', `-c${String(CONNECTIONS)}`, `-d${String(seconds)}s`, '--latency'];
  const args = [...amount, '-H', `Accept-Encoding: ${encoding}`, address];
  return readRate(execFileSync(wrk, args, { encoding: 'utf8', timeout: (seconds + 30) * 1000 }));
}

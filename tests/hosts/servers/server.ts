import { spawn, type ChildProcess } from 'node:child_process';
import { request } from 'node:http';

/** A server of the built site on loopback. */
export interface Host {
  name: 'Cloudflare' | 'nginx' | 'Caddy';
  port: number;
  url: string;
  stop: () => Promise<void>;
}

export interface Answer {
  status: number;
  /** Where it leads, without this server's own address; empty when nowhere. */
  location: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** One request with the path exactly as given, unlike `fetch`, which tidies it. */
export function ask(
  host: Host,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port: host.port, path, method, headers };
    request(options, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        resolve({
          status: response.statusCode ?? 0,
          location: (response.headers.location ?? '').replace(host.url, ''),
          headers: response.headers,
          body: Buffer.concat(parts),
        });
      });
    })
      .on('error', reject)
      .end();
  });
}

/** The answer after following redirects, ten at most. */
export async function askThrough(host: Host, path: string): Promise<Answer> {
  let answer = await ask(host, path);
  for (let step = 0; step < 10 && answer.location !== ''; step += 1) {
    answer = await ask(host, answer.location);
  }
  return answer;
}

const TRIES = 300;

/** Waits until a server answers on its port. */
async function answers(host: Host, child: ChildProcess, output: () => string): Promise<void> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    if (child.exitCode !== null) break;
    try {
      await ask(host, '/robots.txt');
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
  throw new Error(`${host.name} did not start:\n${output()}`);
}

/**
 * Starts a server's program in the foreground and waits for its first answer.
 * @param user by number, whom it runs as instead of who runs the tests
 */
export async function startHost(
  name: Host['name'],
  port: number,
  command: string,
  args: readonly string[],
  environment: Record<string, string> = {},
  user: { uid?: number; gid?: number } = {},
): Promise<Host> {
  const env = { ...process.env, ...environment };
  // A group of its own, so that stopping it stops what it started.
  const child = spawn(command, args, { env, detached: true, ...user });
  let output = '';
  child.stdout.on('data', (part: Buffer) => (output += part.toString()));
  child.stderr.on('data', (part: Buffer) => (output += part.toString()));
  const stop = () =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null || child.pid === undefined) {
        resolve();
        return;
      }
      child.once('exit', () => {
        resolve();
      });
      process.kill(-child.pid, 'SIGTERM');
    });
  const host: Host = { name, port, url: `http://127.0.0.1:${String(port)}`, stop };
  try {
    await answers(host, child, () => output);
  } catch (error) {
    await stop();
    throw error;
  }
  return host;
}

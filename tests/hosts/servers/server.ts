import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
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
    // Connections that are kept may be closed by the server just when the next request takes one.
    const where = { host: '127.0.0.1', port: host.port, agent: false };
    const options = { ...where, path, method, headers };
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
async function answers(host: Host, hasEnded: () => boolean, output: () => string): Promise<void> {
  for (let attempt = 0; attempt < TRIES && !hasEnded(); attempt += 1) {
    try {
      await ask(host, '/robots.txt');
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
  throw new Error(`${host.name} did not start:\n${output()}`);
}

/** A server's program, as it is started in the foreground. */
export interface Start {
  name: Host['name'];
  port: number;
  command: string;
  args: readonly string[];
  env?: Record<string, string>;
  /** By number, whom it runs as instead of who runs the tests. */
  user?: { uid?: number; gid?: number };
  /** What was made for it, and goes when it stops. */
  folder?: string;
}

/** Starts a server's program and waits for its first answer. */
export async function startHost({ name, port, folder, ...start }: Start): Promise<Host> {
  // A group of its own, so that stopping it stops what it started.
  const child = spawn(start.command, start.args, {
    env: { ...process.env, ...start.env },
    detached: true,
    ...start.user,
  });
  let output = '';
  child.stdout.on('data', (part: Buffer) => (output += part.toString()));
  child.stderr.on('data', (part: Buffer) => (output += part.toString()));
  let hasEnded = false;
  const end = new Promise<void>((resolve) => {
    child.once('error', ({ message }) => {
      output += message;
      resolve();
    });
    child.once('exit', () => {
      resolve();
    });
  }).then(() => {
    hasEnded = true;
  });
  const stop = async () => {
    if (!hasEnded && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    await end;
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  };
  const host: Host = { name, port, url: `http://127.0.0.1:${String(port)}`, stop };
  try {
    await answers(
      host,
      () => hasEnded,
      () => output,
    );
  } catch (error) {
    await stop();
    throw error;
  }
  return host;
}

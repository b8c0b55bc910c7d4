import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readBytes } from '../helpers/built-files.ts';
import { PROJECT } from '../helpers/project.ts';
import { PHONE } from '../helpers/specification.ts';

interface Worker {
  fetch: (request: Request, env: { ASSETS: { fetch: (url: URL) => unknown } }) => Promise<Response>;
}

const path = join(PROJECT, 'deploy/cloudflare/worker.js');
const { default: worker } = (await import(path)) as { default: Worker };

/** Asks the Worker for a path while Cloudflare's files answer as told. */
const ask = (asked: string, files: (url: URL) => unknown) =>
  worker.fetch(new Request(`https://easyopen.example${asked}`), { ASSETS: { fetch: files } });

const BROKEN: Record<string, () => unknown> = {
  'cannot be had': () => Promise.reject(new Error('no connection')),
  'cannot even be asked for': () => {
    throw new Error('no binding');
  },
  'are gone': () => new Response(null, { status: 404 }),
  fail: () => new Response('internal error', { status: 500 }),
};

describe.each(Object.entries(BROKEN))('when the files %s', (_what, files) => {
  const log = vi.spyOn(console, 'error');
  beforeEach(() => log.mockReturnValue());
  afterEach(() => log.mockReset());

  it.each(['/nope', '/services/nope'])('shows the 500 screen at %s', async (asked) => {
    const answer = await ask(asked, files);
    expect(answer.status).toBe(500);
    const body = await answer.text();
    expect(body).toBe(readBytes('500.html').toString());
    expect(body).toContain(PHONE);
    expect(log).toHaveBeenCalledOnce();
  });

  it('gives it the headers of every answer, and it is never kept', async () => {
    const { headers } = await ask('/nope', files);
    const redirect = await ask('/404', files);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(redirect.headers.get('content-security-policy')).toContain("default-src 'none'");
    for (const [name, value] of redirect.headers) {
      if (name !== 'location') expect([name, headers.get(name)]).toEqual([name, value]);
    }
  });
});

it('shows the 404 screen with the headers of its file when nothing is wrong', async () => {
  const asked: string[] = [];
  const answer = await ask('/services/nope', ({ pathname }) => {
    asked.push(pathname);
    return new Response('screen', { headers: { ETag: '"1"' } });
  });
  expect([answer.status, answer.headers.get('etag'), await answer.text()]).toEqual([
    404,
    '"1"',
    'screen',
  ]);
  expect(asked).toEqual(['/services/404']);
});

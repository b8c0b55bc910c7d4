import { beforeAll, describe, expect, it } from 'vitest';
import { startAll } from './servers/all.ts';
import { ask, type Answer, type Host } from './servers/server.ts';
import { sharedHeaders } from './shared-headers.ts';
import { whenDone } from './when-done.ts';

/** Answers of every kind: pages, files, redirects of each sort, 404 screens. */
const PATHS = [
  '/',
  '/services/panel-replacement-in-tenafly',
  '/robots.txt',
  '/favicon.svg',
  '/services/',
  '/services/door-replacement',
  '/404',
  '/nope',
  '/services/nope',
  '/assets/nope.js',
];
const YEAR = 31_536_000;

const end = whenDone();
let hosts: Host[];
/** Each answer with the server and path it came from. */
let answers: { from: string; path: string; answer: Answer }[];
let hashed: string;

beforeAll(async () => {
  const all = await startAll();
  end(all.stop);
  ({ hosts } = all);
  const [first] = hosts;
  const home = first ? (await ask(first, '/')).body.toString() : '';
  hashed = /\/assets\/[\w.-]+\.avif/.exec(home)?.[0] ?? '';
  answers = await Promise.all(
    hosts.flatMap((host) =>
      [...PATHS, hashed].map(async (path) => ({
        from: `${host.name} ${path}`,
        path,
        answer: await ask(host, path),
      })),
    ),
  );
});

/** What each answer says in a header, where it is not as it should be. */
function wrong(name: string, isRight: (value: string, path: string) => boolean): string[] {
  return answers
    .map(({ from, path, answer }) => ({ from, path, value: String(answer.headers[name] ?? '') }))
    .filter(({ value, path }) => !isRight(value, path))
    .map(({ from, value }) => `${from}: ${value}`);
}

function policyOf(value: string): Map<string, string[]> {
  return new Map(
    value.split(';').map((part) => {
      const [directive = '', ...sources] = part.trim().split(/\s+/);
      return [directive, sources];
    }),
  );
}

/** One test for each criterion of Mozilla's HTTP Observatory, at its best value. */
describe('on every answer of every server', () => {
  it('looks at all servers and all kinds of answers', () => {
    expect(hashed).not.toBe('');
    expect(answers).toHaveLength(3 * (PATHS.length + 1));
    const statuses = new Set(answers.map(({ answer }) => answer.status));
    expect([...statuses].sort()).toEqual([200, 301, 302, 307, 404]);
  });

  it('the policy forbids by default and allows hashes, never "unsafe"', () => {
    const isRight = (value: string) => {
      const policy = policyOf(value);
      const sources = [...policy.values()].flat();
      return (
        policy.get('default-src')?.join() === "'none'" &&
        sources.every((source) => /^'(?:none|self|sha256-[\w+/]{43}=)'$/.test(source)) &&
        (policy.get('style-src') ?? []).every((source) => source.startsWith("'sha256-"))
      );
    };
    expect(wrong('content-security-policy', isRight)).toEqual([]);
  });

  it.each(['form-action', 'base-uri', 'frame-ancestors'])('the policy closes %s', (directive) => {
    const isClosed = (value: string) => policyOf(value).get(directive)?.join() === "'none'";
    expect(wrong('content-security-policy', isClosed)).toEqual([]);
  });

  it('types are not guessed', () => {
    expect(wrong('x-content-type-options', (value) => value === 'nosniff')).toEqual([]);
  });

  it('the referrer stays on the site', () => {
    expect(wrong('referrer-policy', (value) => value === 'same-origin')).toEqual([]);
  });

  it('HTTPS is held for a year, with subdomains, and may be preloaded', () => {
    const held = `max-age=${String(YEAR)}; includeSubDomains; preload`;
    expect(wrong('strict-transport-security', (value) => value === held)).toEqual([]);
  });

  it.each([
    ['cross-origin-resource-policy', 'same-origin'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-embedder-policy', 'require-corp'],
  ])('%s is %s', (name, value) => {
    expect(wrong(name, (given) => given === value)).toEqual([]);
  });

  it('every feature is off', () => {
    const allOff = (value: string) =>
      value.split(', ').length > 25 &&
      value.split(', ').every((feature) => feature.endsWith('=()'));
    expect(wrong('permissions-policy', allOff)).toEqual([]);
  });

  it.each(['set-cookie', 'access-control-allow-origin', 'x-powered-by'])(
    'there is no %s',
    (name) => {
      expect(wrong(name, (value) => value === '')).toEqual([]);
    },
  );

  it('no server tells its version', () => {
    expect(wrong('server', (value) => !/\d/.test(value))).toEqual([]);
  });

  it('hashed files are kept for a year; pages and 404s are asked for each time', () => {
    const isRight = (value: string, path: string) =>
      value ===
      (path === hashed
        ? `public, max-age=${String(YEAR)}, immutable`
        : 'public, max-age=0, must-revalidate');
    expect(wrong('cache-control', isRight)).toEqual([]);
  });

  it('the type and its characters are named', () => {
    const pages = answers.filter(({ path }) => path === '/' || path.endsWith('nope'));
    for (const { from, answer } of pages) {
      expect(`${from} ${String(answer.headers['content-type']).toLowerCase()}`).toBe(
        `${from} text/html; charset=utf-8`,
      );
    }
  });

  it('a page that has not changed is not sent again', async () => {
    for (const host of hosts) {
      const { headers } = await ask(host, '/about');
      const again = await ask(host, '/about', { 'If-None-Match': String(headers['etag']) });
      expect([host.name, again.status, again.body.length]).toEqual([host.name, 304, 0]);
    }
  });
});

it('all servers send the same headers', () => {
  for (const path of [...PATHS, hashed]) {
    const given = answers.filter((one) => one.path === path);
    const [first = '', ...others] = given.map(({ answer }) => sharedHeaders(answer));
    expect(others, path).toEqual([first, first]);
  }
});

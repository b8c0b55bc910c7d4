import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { BROWSER_FLAGS, findBrowser } from '../helpers/browser.ts';
import { makeCertificate } from '../helpers/certificate.ts';
import { INDEXED_KINDS } from '../helpers/pages.ts';

/** `npm run bench`: bytes, requests and Lighthouse on a phone, of each kind of page, median of three. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const RUNS = 3;
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
  '.webmanifest': 'application/manifest+json',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

interface Result {
  categories: Record<string, { title: string; score: number }>;
  audits: Record<
    string,
    {
      title: string;
      score: number | null;
      scoreDisplayMode: string;
      numericValue?: number;
      details?: { items: { transferSize: number; resourceType: string }[] };
    }
  >;
}

interface FileAnswer {
  headers: Record<string, string>;
  body: Buffer;
}

/** A page with nothing to load: what the others take is told as a multiple of what it takes. */
const EMPTY = '/empty';
const answers = new Map<string, FileAnswer>([
  [
    EMPTY,
    {
      headers: { 'Content-Type': TYPES['.html'] ?? '' },
      body: Buffer.from(
        '<!doctype html><html lang="en"><title>Empty</title><meta name="viewport" content="width=device-width"><h1>Empty</h1><p>Nothing to load.</p>',
      ),
    },
  ],
]);

function readAnswer(file: string): FileAnswer {
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  const bytes = readFileSync(file);
  const isText = /^(?:text|application)\/|svg/.test(type);
  if (!isText) return { headers: { 'Content-Type': type }, body: bytes };
  const headers = { 'Content-Type': type, 'Content-Encoding': 'br' };
  return { headers, body: brotliCompressSync(bytes) };
}

/** The answer for a file, compressed once. */
function answerOf(file: string): FileAnswer {
  const answer = answers.get(file) ?? readAnswer(file);
  answers.set(file, answer);
  return answer;
}

const folder = mkdtempSync(join(tmpdir(), 'easy-open-bench-'));
const { key, certificate } = makeCertificate(folder, 'localhost');
const identity = { key: readFileSync(key), cert: readFileSync(certificate) };

/**
 * Serves the built site as hosts do: HTTP/2, texts as Brotli, pages without their ending, assets for
 * good. Over HTTP/1.1 Lighthouse would count a connection more for sheet and picture.
 */
const server = createSecureServer(identity, ({ url }, response) => {
  const path = url === '/' ? '/index' : url;
  // A page goes before the folder of those below it.
  const file =
    path === EMPTY
      ? EMPTY
      : [`${path}.html`, path]
          .map((name) => join('dist', name))
          .find(existsSync);
  if (file === undefined) {
    response.writeHead(404).end();
    return;
  }
  const { headers, body } = answerOf(file);
  const lifetime = path.startsWith('/assets/')
    ? 'max-age=31536000, immutable'
    : 'no-cache';
  response.writeHead(200, { ...headers, 'Cache-Control': lifetime }).end(body);
}).listen(0, 'localhost');
await once(server, 'listening');

async function audit(path: string): Promise<Result> {
  const { port } = server.address() as AddressInfo;
  const flags = `--chrome-flags=--headless --ignore-certificate-errors ${BROWSER_FLAGS.join(' ')}`;
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      `https://localhost:${String(port)}${path}`,
      '--output=json',
      '--quiet',
      flags,
    ],
    { env: { ...process.env, CHROME_PATH: findBrowser() }, maxBuffer: 2 ** 28 },
  );
  return JSON.parse(stdout) as Result;
}

function median(
  results: Result[],
  read: (result: Result) => number | undefined,
): number {
  const values = results
    .map((result) => read(result) ?? Number.NaN)
    .sort((a, b) => a - b);
  return values[Math.floor(values.length / 2)] ?? Number.NaN;
}

const rows = [];
// Lighthouse refuses a page with status 404, so the screen is measured at its own file.
const MEASURED = [
  { name: 'empty', path: EMPTY },
  ...INDEXED_KINDS,
  { name: 'not found', path: '/404' },
];
let emptyPaint = Number.NaN;
console.log(
  `Measuring ${String(MEASURED.length)} pages ${String(RUNS)} times, ten seconds or more each; the first time npx brings Lighthouse.`,
);
for (const { name: kind, path } of MEASURED) {
  const results: Result[] = [];
  for (let run = 1; run <= RUNS; run += 1) {
    console.log(`${kind}: ${String(run)} of ${String(RUNS)}`);
    results.push(await audit(path));
  }
  const { audits, categories } = results[0] ?? { audits: {}, categories: {} };
  const requests = audits['network-requests']?.details?.items ?? [];
  const numberOf = (name: string) =>
    median(results, (result) => result.audits[name]?.numericValue);
  const paint = numberOf('largest-contentful-paint');
  if (path === EMPTY) emptyPaint = paint;
  rows.push({
    kind,
    ...Object.fromEntries(
      Object.entries(categories).map(([name, { title }]) => [
        title,
        Math.round(
          100 * median(results, (result) => result.categories[name]?.score),
        ),
      ]),
    ),
    'LCP (ms)': Math.round(paint),
    'LCP / empty': (paint / emptyPaint).toFixed(2),
    'TBT (ms)': Math.round(numberOf('total-blocking-time')),
    CLS: numberOf('cumulative-layout-shift').toFixed(3),
    'HTML (B)': requests[0]?.transferSize,
    'all (B)': requests.reduce(
      (sum, { transferSize }) => sum + transferSize,
      0,
    ),
    requests: requests.length,
    scripts: requests.filter(({ resourceType }) => resourceType === 'Script')
      .length,
  });
  for (const { title, score, scoreDisplayMode } of Object.values(audits))
    if (score !== null && score < 0.9 && scoreDisplayMode !== 'informative')
      console.log(`${kind}: ${title}`);
}
console.table(rows);
console.log(
  'To reach: 100 each; LCP at most 1,050 ms on average; TBT 0; CLS 0.',
);
server.close();
rmSync(folder, { recursive: true });

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  html: 'text/html; charset=utf-8',
  ico: 'image/vnd.microsoft.icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
};
const COMPRESSED = /^(?:text|application)\/|svg/;

export interface StaticServer {
  url: string;
  close: () => void;
}

function fileOf(folder: string, path: string): string | undefined {
  const name = normalize(path === '/' ? '/index' : decodeURI(path));
  return [name, `${name}.html`]
    .map((candidate) => join(folder, candidate))
    .find((file) => existsSync(file) && statSync(file).isFile());
}

/**
 * Serves a folder on loopback as a CDN does: brotli for those who take it, long-lived assets, pages
 * without extension, nothing sent again that has not changed. For measuring and testing only.
 * @param onRequest hears the path of each request
 */
export async function serveStatic(
  folder: string,
  onRequest?: (path: string) => void,
): Promise<StaticServer> {
  const compressed = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    onRequest?.(pathname);
    const found = fileOf(folder, pathname);
    const file = found ?? join(folder, '404.html');
    const type = TYPES[extname(file).slice(1)] ?? 'application/octet-stream';
    const headers: Record<string, string> = {
      'Content-Type': type,
      'Cache-Control': pathname.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=0, must-revalidate',
    };
    let body: Buffer = readFileSync(file);
    headers['ETag'] = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
    if (found !== undefined && request.headers['if-none-match'] === headers['ETag']) {
      response.writeHead(304, headers).end();
      return;
    }
    if (COMPRESSED.test(type) && String(request.headers['accept-encoding']).includes('br')) {
      body = compressed.get(file) ?? brotliCompressSync(body);
      compressed.set(file, body);
      headers['Content-Encoding'] = 'br';
    }
    response.writeHead(found === undefined ? 404 : 200, {
      ...headers,
      'Content-Length': body.length,
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${String(port)}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

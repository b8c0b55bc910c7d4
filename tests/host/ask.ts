import { request as requestHttp, type IncomingHttpHeaders } from 'node:http';
import { request as requestHttps, type RequestOptions } from 'node:https';

export interface Answer {
  status: number;
  /** Where it leads, without this server's own address; empty when nowhere. */
  location: string;
  headers: IncomingHttpHeaders;
  /** Names and values in turn, as they came. */
  rawHeaders: string[];
  body: Buffer;
}

interface Options {
  headers?: Record<string, string>;
  method?: string;
  /** The name in the TLS handshake. */
  servername?: string;
}

/** Asks for a path exactly as it is given, unlike `fetch`, which tidies it. */
export type Ask = (path: string, options?: Options) => Promise<Answer>;

/**
 * @param origin the server to connect to
 * @param name the site that is asked for
 * @param how what else Node's request takes
 */
export function askAt(origin: string, name: string, how: RequestOptions): Ask {
  const { protocol, hostname: host, port } = new URL(origin);
  const send = protocol === 'https:' ? requestHttps : requestHttp;
  return (path, { servername = name, headers, method } = {}) =>
    new Promise((resolve, reject) => {
      const where = { host, port, path, method, servername, headers: { Host: name, ...headers } };
      send({ ...how, ...where }, (response) => {
        const parts: Buffer[] = [];
        response.on('error', reject);
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => {
          const { statusCode: status = 0, headers: given, rawHeaders } = response;
          const location = (given.location ?? '').replace(origin, '');
          resolve({ status, location, headers: given, rawHeaders, body: Buffer.concat(parts) });
        });
      })
        .on('error', reject)
        .end();
    });
}

import { request as requestHttp, type IncomingHttpHeaders } from 'node:http';
import { request as requestHttps } from 'node:https';

export interface Answer {
  status: number;
  /** The target of a redirect, as it came; empty when there is none. */
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

/** Asks for a path exactly as it is given, unlike `fetch`, which normalizes it. */
export type Ask = (path: string, options?: Options) => Promise<Answer>;

/** @param origin the server to connect to, @param name the host name that is asked for */
export function askAt(origin: string, name: string): Ask {
  const { protocol, hostname, port } = new URL(origin);
  const send = protocol === 'https:' ? requestHttps : requestHttp;
  return (path, { servername = name, headers, method } = {}) =>
    new Promise((resolve, reject) => {
      const options = {
        host: hostname,
        port,
        path,
        method,
        servername,
        headers: { Host: name, ...headers },
        // The certificate is made by the test, and connections that are kept may be closed meanwhile.
        rejectUnauthorized: false,
        agent: false,
      };
      const request = send(options, (response) => {
        const parts: Buffer[] = [];
        response.on('error', reject);
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => {
          resolve({
            status: response.statusCode ?? 0,
            location: response.headers.location ?? '',
            headers: response.headers,
            rawHeaders: response.rawHeaders,
            body: Buffer.concat(parts),
          });
        });
      });
      request.on('error', reject);
      request.end();
    });
}

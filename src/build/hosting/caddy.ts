import { CACHE, type Headers } from './headers.ts';
import { OWN_NOT_FOUND, type Redirect } from './redirects.ts';

/** The headers as a Caddy directive, set after all others and on errors too. */
export function caddyHeaders(headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => `\t${name} "${value}"\n`);
  const cache = `header Cache-Control "${CACHE.other}"\n`;
  return `header {\n\tdefer\n\t-Server\n${lines.join('')}}\n${cache}`;
}

/** The redirects as Caddy directives. */
export function caddyRedirects(redirects: readonly Redirect[]): string {
  return redirects
    .map(({ from, to, status }) => `redir ${from} ${to} ${String(status)}\n`)
    .join('');
}

/** The 404 screen of each folder that has its own. */
export function caddyNotFound(): string {
  return OWN_NOT_FOUND.map(
    (folder) =>
      `handle ${folder}/* {\n\trewrite * ${folder}/404.html\n\tfile_server {\n\t\tstatus 404\n\t}\n}\n`,
  ).join('');
}

import { CACHE, HASHED_FOLDER, type Headers } from './headers.ts';
import { OWN_NOT_FOUND, type Redirect } from './redirects.ts';
import { TYPES } from './types.ts';

/** The headers as a Caddy directive, set after all others and on errors too. */
export function caddyHeaders(headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => `\t${name} "${value}"\n`);
  return `header {\n\tdefer\n\t-Server\n${lines.join('')}}\n`;
}

/** How long an answer may be kept: a hashed file for a year, a 404 under its folder not. */
export function caddyCache(): string {
  const hashed = `path ${HASHED_FOLDER}*\n\tfile {path}\n`;
  return [
    `@hashed {\n\t${hashed}}\n`,
    `header @hashed Cache-Control "${CACHE.hashed}"\n`,
    `@other not {\n\t${hashed}}\n`,
    `header @other Cache-Control "${CACHE.other}"\n`,
  ].join('');
}

/** The same for errors. */
export function caddyErrorCache(): string {
  return `header Cache-Control "${CACHE.other}"\n`;
}

/** The type of each kind of file. */
export function caddyTypes(): string {
  return Object.entries(TYPES)
    .map(([ending, type]) => {
      const name = `@type-${ending}`;
      return `${name} path *.${ending}\nheader ${name} Content-Type "${type}"\n`;
    })
    .join('');
}

/** The redirects as Caddy directives. */
export function caddyRedirects(redirects: readonly Redirect[]): string {
  return redirects
    .map(({ from, to, status }) => `redir ${from} ${to} ${String(status)}\n`)
    .join('');
}

/** The 404 screen of each folder that has its own; Caddy's `path` would not mind upper case. */
export function caddyNotFound(): string {
  return OWN_NOT_FOUND.map(({ folder, paths }) => {
    const name = `@${folder.slice(1)}`;
    return `${name} path_regexp ${paths}\nhandle ${name} {\n\trewrite * ${folder}/404.html\n\tfile_server {\n\t\tstatus 404\n\t}\n}\n`;
  }).join('');
}

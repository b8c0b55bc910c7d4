import { CACHE, HASHED_FOLDER, type Headers } from './headers.ts';
import { OWN_NOT_FOUND, type Redirect } from './redirects.ts';
import { TYPES } from './types.ts';

/** The headers as nginx directives; `always` gives them to errors too. */
export function nginxHeaders(headers: Headers): string {
  return Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join('');
}

/** The type of each kind of file, in the place of what the machine has; nginx adds the characters. */
export function nginxTypes(): string {
  const kinds = Object.entries(TYPES).map(([ending, type]) => {
    const [bare = '', characters] = type.split(';');
    return { ending, bare, isText: characters !== undefined };
  });
  const lines = kinds.map(({ ending, bare }) => `  ${bare} ${ending};\n`);
  // HTML always has them, and nginx warns when it is named.
  const texts = kinds.filter(({ bare, isText }) => isText && bare !== 'text/html');
  const names = texts.map(({ bare }) => bare).join(' ');
  return `types {\n${lines.join('')}}\ncharset utf-8;\ncharset_types ${names};\n`;
}

/** How long an answer may be kept: a hashed file for a year, a 404 under its folder not. */
export function nginxCache(): string {
  return `map $status$uri $easy_open_cache {
  default "${CACHE.other}";
  "~^(?:200|206|304)${HASHED_FOLDER}" "${CACHE.hashed}";
}
`;
}

/**
 * Which 404 screen a path gets. As a variable, since nginx forgets all `error_page` of the server
 * in a location that has one of its own.
 */
export function nginxNotFound(): string {
  const own = OWN_NOT_FOUND.map(({ folder, paths }) => `  "~${paths}" ${folder}/404.html;\n`);
  return `map $uri $easy_open_not_found {\n  default /404.html;\n${own.join('')}}\n`;
}

/** The redirects and the 404 screens of folders, as nginx locations. */
export function nginxLocations(redirects: readonly Redirect[]): string {
  const moved = redirects.map(
    ({ from, to, status }) => `location = ${from} {\n  return ${String(status)} ${to};\n}\n`,
  );
  const screens = OWN_NOT_FOUND.map(
    ({ folder }) => `location = ${folder}/404.html {\n  internal;\n  try_files $uri =500;\n}\n`,
  );
  return [...moved, ...screens].join('');
}

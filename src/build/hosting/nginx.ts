import { CACHE, HASHED_FOLDER, type Headers } from './headers.ts';
import { OWN_NOT_FOUND, type Redirect } from './redirects.ts';

/** The headers as nginx directives; `always` gives them to errors too. */
export function nginxHeaders(headers: Headers): string {
  return Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join('');
}

/** How long an answer may be kept: a hashed file for a year, a 404 under its folder not. */
export function nginxCache(): string {
  return `map $status$uri $easy_open_cache {
  default "${CACHE.other}";
  "~^(?:200|206|304)${HASHED_FOLDER}" "${CACHE.hashed}";
}
`;
}

/** The redirects and the folders with a 404 screen of their own, as nginx locations. */
export function nginxLocations(redirects: readonly Redirect[]): string {
  const moved = redirects.map(
    ({ from, to, status }) => `location = ${from} {\n  return ${String(status)} ${to};\n}\n`,
  );
  const folders = OWN_NOT_FOUND.map(
    (folder) =>
      `location ${folder}/ {\n  error_page 404 ${folder}/404.html;\n  try_files $uri $uri.html =404;\n}\n` +
      `location = ${folder}/404.html {\n  internal;\n  try_files $uri =500;\n}\n`,
  );
  return [...moved, ...folders].join('');
}

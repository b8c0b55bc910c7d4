import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build, type Rolldown } from 'vite';
import { loadContent } from '../loader/load.ts';
import { LAUNCH_PAGE, respondWithLaunchList } from './launch-page.ts';
import { plainWords } from './plain-words.ts';
import { editingScreens } from './screens.ts';

/**
 * The screen may load from and ask itself and GitHub; its other requests (news, versions) are
 * blocked. deploy/nginx.conf has the same policy for /admin.
 */
export const POLICY = [
  "default-src 'self' blob: data:",
  "connect-src 'self' blob: data: https://api.github.com",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "object-src 'none'",
  // Its preview of a text has an address of the screen as base.
  "base-uri 'self'",
  "frame-ancestors 'none'",
].join('; ');

const TYPES: Record<string, string> = {
  '': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
};

/** Files by their names below the address of the screen. */
type Files = Map<string, string | Uint8Array>;

/** Bundles the screen's program. */
async function bundleProgram(root: string): Promise<Files> {
  const result = await build({
    configFile: false,
    root,
    base: './',
    publicDir: false,
    logLevel: 'error',
    plugins: [plainWords()],
    build: {
      write: false,
      assetsDir: '',
      license: { fileName: 'licenses.txt' },
      rolldownOptions: {
        input: join(root, 'src/editing/start.ts'),
        output: { entryFileNames: 'start.js' },
        // Colors for code in three hundred languages; no field holds code.
        external: /^@shikijs\//,
      },
    },
  });
  // Vite returns a list or a watcher only for a configuration that asks for one.
  const { output } = result as Rolldown.RolldownOutput;
  const files: Files = new Map();
  for (const file of output)
    files.set(file.fileName, 'code' in file ? file.code : file.source);
  return files;
}

/** Takes seconds, and changes only with the packages: once for each run of Astro. */
let program: Promise<Files> | undefined;

function screenPage(address: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Edit the site</title>
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<link rel="cms-config-url" type="application/json" href="${address}/config.json">
<script type="module" src="${address}/start.js"></script>
</html>
`;
}

/** All files of the screen at an address such as /edit; the page itself has the name ''. */
async function screenFiles(
  root: string,
  address: string,
  repository?: string,
): Promise<Files> {
  const config = JSON.stringify(editingScreens(root, repository));
  program ??= bundleProgram(root);
  const files = new Map(await program);
  return files.set('', screenPage(address)).set('config.json', config);
}

/** The editing screen: at /edit in `astro dev`, at /admin once business.yml names a repository. */
export function editing(root: string): AstroIntegration {
  return {
    name: 'editing',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(LAUNCH_PAGE, (_request, response) => {
          respondWithLaunchList(root, response);
        });
        server.middlewares.use('/edit', ({ url = '' }, response, next) => {
          const name = url.slice(1).replace(/\?.*/, '');
          const respond = (files: Files) => {
            const file = files.get(name);
            if (file === undefined) {
              next();
              return;
            }
            response.setHeader('Content-Security-Policy', POLICY);
            response.setHeader(
              'Content-Type',
              TYPES[extname(name)] ?? 'application/octet-stream',
            );
            response.end(file);
          };
          screenFiles(root, '/edit').then(respond, next);
        });
      },
      'astro:server:start': ({ address, logger }) => {
        const server = `http://localhost:${String(address.port)}`;
        logger.info(`The forms for all content: ${server}/edit`);
      },
      'astro:build:done': async ({ dir }) => {
        const repository =
          loadContent(root).content.business[0]?.data.repository;
        if (!repository) return;
        const folder = fileURLToPath(dir);
        mkdirSync(join(folder, 'admin'));
        for (const [name, file] of await screenFiles(
          root,
          '/admin',
          repository,
        ))
          writeFileSync(
            join(folder, name === '' ? 'admin.html' : `admin/${name}`),
            file,
          );
        // Takes back the policy that public/_headers gives every page. One rule for both would also
        // take in a page such as /administration.
        const headers = ['/admin', '/admin/*'].map(
          (path) =>
            `\n${path}\n  ! Content-Security-Policy\n  Content-Security-Policy: ${POLICY}\n`,
        );
        appendFileSync(join(folder, '_headers'), headers.join(''));
      },
    },
  };
}

import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build, type Rolldown } from 'vite';
import { loadContent } from '../loader/load.ts';
import { editingScreens } from './screens.ts';

/** What the screen may load and ask: itself and GitHub. Its other calls (news, versions) are cut off. */
export const POLICY = [
  "default-src 'self' blob: data:",
  "connect-src 'self' blob: data: https://api.github.com",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "frame-ancestors 'none'",
].join('; ');

const TYPES: Record<string, string> = { '': 'text/html', '.js': 'text/javascript' };

/** The program, bundled from the one entry that its package publishes. */
async function bundle(root: string) {
  const made = await build({
    ...{ configFile: false, root, base: './', publicDir: false, logLevel: 'error' },
    build: {
      ...{ write: false, assetsDir: '', license: { fileName: 'licenses.txt' } },
      rolldownOptions: {
        input: join(root, 'src/editing/start.ts'),
        output: { entryFileNames: 'start.js' },
        // Three hundred languages for code, which no field holds.
        external: /^@shikijs\//,
      },
    },
  });
  const { output } = made as Rolldown.RolldownOutput;
  return output.map((file) => [file.fileName, 'code' in file ? file.code : file.source] as const);
}
let program: ReturnType<typeof bundle> | undefined;

/** The files of the screen by their names below its place; the page, which has none, is not Astro's. */
async function filesOf(root: string, place: string, repository?: string) {
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Edit the site</title>
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<link rel="cms-config-url" type="application/json" href="${place}/config.json">
<script type="module" src="${place}/start.js"></script></html>`;
  const config = JSON.stringify(editingScreens(root, repository));
  program ??= bundle(root);
  return new Map([['', page], ['config.json', config], ...(await program)]);
}

/** The editing screen: at `/edit` while one works, at `/admin` once business.yml names a repository. */
export function editing(root: string): AstroIntegration {
  return {
    name: 'editing',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use('/edit', ({ url = '' }, response, next) => {
          const name = url.slice(1).split('?')[0] ?? '';
          filesOf(root, '/edit').then((files) => {
            response.setHeader('Content-Security-Policy', POLICY);
            response.setHeader('Content-Type', TYPES[extname(name)] ?? 'application/octet-stream');
            if (files.has(name)) response.end(files.get(name));
            else next();
          }, next);
        });
      },
      'astro:build:done': async ({ dir }) => {
        const repository = (await loadContent(root)).business[0]?.data?.repository;
        if (!repository) return;
        const at = (name: string) => fileURLToPath(new URL(name, dir));
        mkdirSync(at('admin'));
        for (const [name, file] of await filesOf(root, '/admin', repository))
          writeFileSync(at(name === '' ? 'admin.html' : `admin/${name}`), file);
        const policy = `Content-Security-Policy: ${POLICY}`;
        appendFileSync(at('_headers'), `\n/admin*\n  ! Content-Security-Policy\n  ${policy}\n`);
      },
    },
  };
}

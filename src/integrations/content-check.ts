import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { ErrorPayload, ViteDevServer } from 'vite';
import { checkContent, problemLines, summaryLines } from '../checks/check.ts';

const WATCHED = ['src/content', 'src/assets/pictures', 'src/assets/icons'];
/** The editing screen reads the files themselves; scripts and pictures hold no content. */
const WITHOUT_CONTENT = /^\/(?:edit(?:\/|$)|@|src\/|node_modules\/|_image$)/;
/** Editors save in several steps. */
const SETTLE_MS = 80;

function asksForContent({ method, url = '' }: IncomingMessage): boolean {
  return method === 'GET' && !WITHOUT_CONTENT.test(url.split('?')[0] ?? '');
}

/** What stands in the place of a page while the content has mistakes; Vite's client shows the list. */
function placeholder(message: string): string {
  const escaped = message.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>The content has mistakes</title><script type="module" src="/@vite/client"></script><pre style="white-space:pre-wrap">${escaped}</pre></html>`;
}

/**
 * Tells the mistakes of the content in Vite's overlay and in the terminal, until they are fixed.
 * @param refresh makes Astro load the content again
 */
function watchContent(root: string, server: ViteDevServer, refresh: () => Promise<void>): void {
  let mistakes: ErrorPayload | null = null;
  let told = '';
  const pages = new Set<Promise<unknown>>();
  const check = async () => {
    const report = await checkContent(root);
    const lines = report.problems.length > 0 ? problemLines(report) : summaryLines(report);
    const message = lines.join('\n');
    mistakes = report.problems.length > 0 ? { type: 'error', err: { message, stack: '' } } : null;
    if (message !== told) console.log(`\n${message}\n`);
    told = message;
    if (mistakes) {
      server.ws.send(mistakes);
      return;
    }
    // A page that is still being made would leave the old content in Astro's cache of routes. For the
    // rest Astro has pages follow its store by itself, since 7.3.1 (withastro/astro#17755).
    await Promise.all(pages);
    await refresh();
    server.ws.send({ type: 'full-reload' });
  };
  let checked = check();
  let timer: NodeJS.Timeout | undefined;
  server.watcher.on('all', (_event, path) => {
    if (!WATCHED.some((folder) => path.startsWith(join(root, folder)))) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      checked = checked.then(check);
    }, SETTLE_MS);
  });
  server.ws.on('connection', (socket) => {
    if (mistakes) socket.send(JSON.stringify(mistakes));
  });
  server.middlewares.use((request, response, next) => {
    if (!asksForContent(request)) {
      next();
      return;
    }
    void checked.then(() => {
      if (!mistakes) {
        const done = once(response, 'close').finally(() => pages.delete(done));
        pages.add(done);
        next();
        return;
      }
      response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(placeholder(mistakes.err.message));
    });
  });
}

/** Stops `astro build` before anything is emptied, and helps in `astro dev`, when content has mistakes. */
export function contentCheck(): AstroIntegration {
  let root = '';
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': async ({ config, command, logger }) => {
        root = fileURLToPath(config.root);
        if (command !== 'build') return;
        const report = await checkContent(root);
        if (report.problems.length > 0) {
          const error = new Error(`${problemLines(report).join('\n')} Nothing was built.`);
          // Where it was thrown tells an editor nothing.
          error.stack = '';
          throw error;
        }
        for (const line of summaryLines(report)) logger.info(line);
      },
      'astro:server:setup': ({ server, refreshContent }) => {
        watchContent(root, server, async () => refreshContent?.({}));
      },
    },
  };
}

import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { ViteDevServer } from 'vite';
import { checkContent, type ContentReport } from '../check-content/check.ts';
import { problemLines, sumLine, summaryLines } from '../check-content/report.ts';
import { followStore } from './follow-store.ts';
import { problemsPage } from './problems-page.ts';

const WATCHED = ['src/content', 'src/assets/pictures', 'src/assets/icons'];
/** The editing screen reads the files themselves, and is where mistakes are mended. */
const EDITING = '/edit';
/** Editors save in several steps. */
const SETTLE_MS = 80;

function asksForPage({ method, url = '' }: IncomingMessage): boolean {
  const path = url.split('?')[0] ?? '';
  return method === 'GET' && path !== EDITING && !path.startsWith('/@') && !/\.\w+$/.test(path);
}

function linesOf(report: ContentReport): string[] {
  return report.problems.length > 0
    ? [...problemLines(report), '', `${sumLine(report)} The server goes on.`]
    : summaryLines(report);
}

/**
 * @param refresh makes Astro read the content again: it looks away while an entry has a mistake, and
 *   may have read a file that was only half written
 */
function watchContent(root: string, server: ViteDevServer, refresh: () => Promise<void>): void {
  let report = checkContent(root);
  let told = '';
  let timer: NodeJS.Timeout | undefined;
  const tell = () => {
    const lines = linesOf(report).join('\n');
    if (lines === told) return;
    told = lines;
    console.log(`\n${lines}\n`);
    server.ws.send({ type: 'full-reload' });
  };
  const check = async () => {
    const next = checkContent(root);
    if (next.problems.length === 0) await refresh();
    report = next;
    tell();
  };
  tell();
  server.watcher.on('all', (_event, path) => {
    if (!WATCHED.some((folder) => path.startsWith(join(root, folder)))) return;
    clearTimeout(timer);
    timer = setTimeout(() => void check(), SETTLE_MS);
  });
  const keepUp = followStore(root, server);
  server.middlewares.use((request, response, next) => {
    if (!asksForPage(request)) {
      next();
    } else if (report.problems.length === 0) {
      void keepUp().then(() => {
        next();
      }, next);
    } else {
      response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(problemsPage(report));
    }
  });
}

/** Tells the mistakes of the content in `npm run dev`, in the terminal and in the place of the pages. */
export function contentCheck(): AstroIntegration {
  let root = '';
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': ({ config }) => {
        root = fileURLToPath(config.root);
      },
      'astro:server:setup': ({ server, refreshContent }) => {
        watchContent(root, server, async () => refreshContent?.({}));
      },
    },
  };
}

import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { ErrorPayload, HotPayload } from 'vite';
import { checkContent } from '../loader/check.ts';
import {
  CONTENT_FOLDER,
  ICONS_FOLDER,
  PICTURES_FOLDER,
} from '../loader/files.ts';
import { forgetContent } from '../loader/load.ts';
import { buildError } from './build-error.ts';

const WATCHED_FOLDERS = [CONTENT_FOLDER, PICTURES_FOLDER, ICONS_FOLDER];

/** The editing screen reads the files themselves; scripts and pictures show no content. */
const WITHOUT_CONTENT = /^\/(?:edit(?:[/?]|$)|@|src\/|node_modules\/|_image\?)/;

/** How long to wait after a change before the check, since editors save in several steps. */
const SETTLE_MS = 80;

/** How long the check waits for pages that are being sent; one that is never closed must not stop it. */
const PAGES_MS = 10_000;

type PageRequest = Pick<IncomingMessage, 'method' | 'url'>;

interface PageResponse {
  readonly destroyed: boolean;
  once: (event: 'close', listener: () => void) => unknown;
}

/** Answers a request itself, or hands it on with the error to show in its place. */
export type PageHandler = (
  request: PageRequest,
  response: PageResponse,
  next: (error?: unknown) => void,
) => void;

/** The part of Vite's development server that is used here. */
export interface WatchedServer {
  config: { root: string };
  watcher: {
    on: (
      event: 'all',
      listener: (event: string, path: string) => void,
    ) => unknown;
  };
  ws: { send: (payload: HotPayload) => void };
  middlewares: { use: (handler: PageHandler) => unknown };
}

export interface WatchOptions {
  /** Checks the content; `isLatest` says whether nothing has changed since. */
  check: (isLatest: () => boolean) => Promise<ShownError | null>;
  /** Has Astro load the content again. */
  refresh: () => Promise<void>;
  settleMs?: number;
  pagesMs?: number;
}

/** An error as Vite's overlay and Astro's error page show it. */
type ShownError = ErrorPayload['err'];

/** Mistakes of the content as an error without a stack: none of our code is to blame. */
const mistakesError = (lines: readonly string[]): ShownError => ({
  message: lines.join('\n'),
  stack: '',
});

/** An exception of the check itself, told to the person who has just saved a file. */
function failureError(error: unknown): ShownError {
  const { message, stack = '' } =
    error instanceof Error ? error : new Error(String(error));
  return {
    message: `The content check failed: ${message}\nSave a file to try again.`,
    stack,
  };
}

/** Checks the content and prints the outcome, unless it is out of date by then. */
async function checkAndPrint(
  root: string,
  isLatest = () => true,
): Promise<ShownError | null> {
  const { problems, lines } = await checkContent(root);
  if (isLatest()) console.log(`\n${lines.join('\n')}\n`);
  return problems.length > 0 ? mistakesError(lines) : null;
}

/** The pages that are being made and sent. */
function openPages() {
  const closings = new Set<Promise<void>>();
  return {
    add(response: PageResponse) {
      const closing = new Promise<void>((resolve) =>
        response.once('close', () => resolve()),
      );
      closings.add(closing);
      void closing.then(() => closings.delete(closing));
    },
    async closed(limitMs: number) {
      await Promise.race([
        Promise.all(closings),
        delay(limitMs, undefined, { ref: false }),
      ]);
    },
  };
}

/** Shows mistakes in the place of every page, and in Vite's overlay, until they are fixed. */
export function watchContent(
  server: WatchedServer,
  options: WatchOptions,
): void {
  const { check, refresh, settleMs = SETTLE_MS, pagesMs = PAGES_MS } = options;
  const { root } = server.config;
  const pages = openPages();
  let error: ShownError | null = null;
  let changes = 0;

  const checkAndRefresh = async (): Promise<ShownError | null> => {
    const seen = changes;
    const mistakes = await check(() => changes === seen);
    if (mistakes) return mistakes;
    // A page that is still being made would leave the old content in Astro's cache of routes. For the
    // rest Astro has pages follow its store by itself, since 7.3.1 (withastro/astro#17755).
    await pages.closed(pagesMs);
    await refresh();
    return null;
  };
  // Never rejects: every request waits for it, and would wait for ever after one exception.
  const update = async () => {
    error = await checkAndRefresh().catch(failureError);
    server.ws.send(
      error ? { type: 'error', err: error } : { type: 'full-reload' },
    );
  };

  let updated = update();
  let timer: NodeJS.Timeout | undefined;
  server.watcher.on('all', (_event, path) => {
    if (!WATCHED_FOLDERS.some((folder) => path.startsWith(join(root, folder))))
      return;
    changes += 1;
    clearTimeout(timer);
    timer = setTimeout(() => {
      updated = updated.then(update);
    }, settleMs);
  });

  server.middlewares.use((request, response, next) => {
    if (request.method !== 'GET' || WITHOUT_CONTENT.test(request.url ?? '')) {
      next();
      return;
    }
    // Whoever reloads has fixed something, maybe a file that the watcher cannot see: a link to itself.
    if (error !== null) updated = updated.then(update);
    void updated.then(() => {
      // The client disconnected: a response that is closed already never says so again.
      if (response.destroyed) return;
      pages.add(response);
      next(error);
    });
  });
}

/** Stops `astro build` before anything is emptied, and helps in `astro dev`, when content has mistakes. */
export function contentCheck(): AstroIntegration {
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': async ({ config, command }) => {
        const root = fileURLToPath(config.root);
        // `astro dev` starts again in the same process when its configuration changes.
        forgetContent(root);
        if (command !== 'build') return;
        const mistakes = await checkAndPrint(root);
        if (mistakes) throw buildError('Nothing was built.');
      },
      'astro:server:setup': ({ server, refreshContent }) => {
        const { root } = server.config;
        watchContent(server, {
          check: async (isLatest) => {
            forgetContent(root);
            return checkAndPrint(root, isLatest);
          },
          refresh: async () => refreshContent?.({}),
        });
      },
    },
  };
}

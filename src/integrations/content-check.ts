import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { ErrorPayload, ViteDevServer } from 'vite';
import { checkContent } from '../loader/check.ts';

const WATCHED = ['src/content', 'src/assets/pictures', 'src/assets/icons'];
/** The editing screen reads the files themselves; scripts and pictures hold no content. */
const WITHOUT_CONTENT = /^\/(?:edit(?:[/?]|$)|@|src\/|node_modules\/|_image\?)/;
/** Editors save in several steps. */
const SETTLE_MS = 80;

/** Prints what the check says, unless it is old; gives the mistakes as an error without a place in our code. */
async function mistakesIn(root: string, isNew = () => true): Promise<ErrorPayload['err'] | null> {
  const { problems, lines } = await checkContent(root);
  const message = lines.join('\n');
  if (isNew()) console.log(`\n${message}\n`);
  return problems.length > 0 ? { message, stack: '' } : null;
}

/** Shows mistakes in the place of every page, in Vite's overlay, until they are fixed. */
function watchContent(server: ViteDevServer, refresh: () => Promise<void>): void {
  const { root } = server.config;
  let mistakes: ErrorPayload['err'] | null = null;
  let changes = 0;
  const pages = new Set<Promise<unknown>>();
  const check = async () => {
    const seen = changes;
    mistakes = await mistakesIn(root, () => changes === seen);
    // A page that is still being made would leave the old content in Astro's cache of routes. For the
    // rest Astro has pages follow its store by itself, since 7.3.1 (withastro/astro#17755).
    await Promise.all(pages);
    if (!mistakes) await refresh();
    server.ws.send(mistakes ? { type: 'error', err: mistakes } : { type: 'full-reload' });
  };
  let checked = check();
  let timer: NodeJS.Timeout | undefined;
  server.watcher.on('all', (_event, path) => {
    if (!WATCHED.some((folder) => path.startsWith(join(root, folder)))) return;
    changes += 1;
    clearTimeout(timer);
    timer = setTimeout(() => {
      checked = checked.then(check);
    }, SETTLE_MS);
  });
  server.middlewares.use((request, response, next) => {
    if (request.method !== 'GET' || WITHOUT_CONTENT.test(request.url ?? '')) next();
    else
      void checked.then(() => {
        // Whoever left while it waited closes it no more, and all others would wait for that.
        if (response.destroyed) return;
        const done = once(response, 'close').finally(() => pages.delete(done));
        pages.add(done);
        next(mistakes);
      });
  });
}

/** Stops `astro build` before anything is emptied, and helps in `astro dev`, when content has mistakes. */
export function contentCheck(): AstroIntegration {
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': async ({ config, command }) => {
        const mistakes = command === 'build' ? await mistakesIn(fileURLToPath(config.root)) : null;
        if (mistakes) throw Object.assign(new Error('Nothing was built.'), { stack: '' });
      },
      'astro:server:setup': ({ server, refreshContent }) => {
        watchContent(server, async () => refreshContent?.({}));
      },
    },
  };
}

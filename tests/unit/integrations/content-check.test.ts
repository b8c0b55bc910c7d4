import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import type { HotPayload } from 'vite';
import { expect, test, vi } from 'vitest';
import {
  watchContent,
  type PageHandler,
  type WatchOptions,
} from '~/integrations/content-check';

const ROOT = '/project';
const SERVICE = join(ROOT, 'src/content/services/springs.md');

/** The parts of Vite's server that the integration uses, and the ways a test works them. */
function startServer(options: Partial<WatchOptions> = {}) {
  const watcher = new EventEmitter();
  const sent: HotPayload[] = [];
  let handle: PageHandler | undefined;
  const check = vi.fn<WatchOptions['check']>(() => Promise.resolve(null));
  const refresh = vi.fn(() => Promise.resolve());
  watchContent(
    {
      config: { root: ROOT },
      watcher,
      ws: { send: (payload) => sent.push(payload) },
      middlewares: { use: (handler) => (handle = handler) },
    },
    { check, refresh, settleMs: 0, pagesMs: 20, ...options },
  );
  /** Asks for a page; resolves with the error that is shown in its place, or null. */
  const request = (url = '/', method = 'GET') => {
    const response = Object.assign(new EventEmitter(), { destroyed: false });
    const error = new Promise<unknown>((resolve) => {
      handle?.({ url, method }, response, (shown) => resolve(shown ?? null));
    });
    return { error, response };
  };
  return {
    check,
    refresh,
    request,
    sent,
    save: (file = SERVICE) => watcher.emit('all', 'change', file),
  };
}

/** Waits until the server has told the browser what came of as many checks. */
const untilSent = (sent: readonly HotPayload[], count: number) =>
  vi.waitFor(() => {
    expect(sent).toHaveLength(count);
  });

test('a page waits for the check and is shown when the content is in order', async () => {
  const server = startServer();
  expect(await server.request().error).toBeNull();
  expect(server.refresh).toHaveBeenCalledOnce();
  expect(server.sent).toEqual([{ type: 'full-reload' }]);
});

test('mistakes stand in the place of every page until they are fixed', async () => {
  const mistakes = { message: 'price: must read like this', stack: '' };
  const check = vi.fn<WatchOptions['check']>(() => Promise.resolve(null));
  check.mockResolvedValueOnce(mistakes);
  const server = startServer({ check });
  expect(await server.request('/about').error).toEqual(mistakes);
  expect(server.sent).toEqual([{ type: 'error', err: mistakes }]);
  expect(server.refresh).not.toHaveBeenCalled();

  server.save();
  await untilSent(server.sent, 2);
  expect(await server.request('/about').error).toBeNull();
});

test('a check that throws is shown in the place of every page, and the next save tries again', async () => {
  const check = vi.fn<WatchOptions['check']>(() => Promise.resolve(null));
  check.mockRejectedValue(new Error('EBUSY: springs.md'));
  const server = startServer({ check });
  const shown = {
    message: expect.stringMatching(
      /check failed: EBUSY.*\nSave a file/,
    ) as string,
  };
  expect(await server.request().error).toMatchObject(shown);
  expect(await server.request('/about').error).toMatchObject(shown);
  const message = { type: 'error', err: shown };
  expect(server.sent).toMatchObject([message, message]);

  check.mockResolvedValue(null);
  server.save();
  await untilSent(server.sent, 3);
  expect(await server.request().error).toBeNull();
});

test('a mistake in a file that is not watched goes with the next reload', async () => {
  const check = vi.fn<WatchOptions['check']>(() => Promise.resolve(null));
  const mistakes = { message: 'self.md is a link to another file', stack: '' };
  check.mockResolvedValueOnce(mistakes);
  const server = startServer({ check });
  expect(await server.request().error).toEqual(mistakes);
  expect(await server.request().error).toBeNull();
});

test('a refresh that throws is shown, and the next save tries again', async () => {
  const refresh = vi.fn(() => Promise.resolve());
  refresh.mockRejectedValueOnce(new Error('No store'));
  const server = startServer({ refresh });
  expect(await server.request().error).toMatchObject({
    message: expect.stringContaining('No store') as string,
  });
  server.save();
  await untilSent(server.sent, 2);
  expect(await server.request().error).toBeNull();
});

test('a check waits for the pages that are being sent', async () => {
  const server = startServer({ pagesMs: 60_000 });
  const { error, response } = server.request();
  await error;
  server.save();
  await vi.waitFor(() => {
    expect(server.check).toHaveBeenCalledTimes(2);
  });
  expect(server.refresh).toHaveBeenCalledOnce();
  response.emit('close');
  await untilSent(server.sent, 2);
  expect(server.refresh).toHaveBeenCalledTimes(2);
});

test('a page that is never closed holds up no other', async () => {
  const server = startServer();
  await server.request('/endless').error;
  server.save();
  await untilSent(server.sent, 2);
  expect(await server.request('/about').error).toBeNull();
});

test('a client that disconnected while it waited gets no page', async () => {
  const server = startServer();
  const { error, response } = server.request();
  response.destroyed = true;
  const answered = vi.fn();
  void error.then(answered);
  expect(await server.request('/about').error).toBeNull();
  expect(answered).not.toHaveBeenCalled();
});

test('several saves at once are one check, and a change elsewhere is none', async () => {
  const server = startServer();
  await untilSent(server.sent, 1);
  server.save();
  server.save();
  server.save(join(ROOT, 'src/pages/index.astro'));
  await untilSent(server.sent, 2);
  expect(server.check).toHaveBeenCalledTimes(2);
});

test.each([
  'src/content/business.yml',
  'src/content/local/oakfield/springs.md',
  'src/assets/pictures/hero.jpg',
  'src/assets/icons/spring.svg',
])('%s is checked as soon as it is saved', async (file) => {
  const server = startServer();
  await untilSent(server.sent, 1);
  server.save(join(ROOT, file));
  await untilSent(server.sent, 2);
  expect(server.check).toHaveBeenCalledTimes(2);
});

test.each(['/edit', '/edit/config.json', '/@vite/client', '/_image?href=a'])(
  '%s shows no content and waits for nothing',
  async (url) => {
    const server = startServer({ check: () => new Promise(() => undefined) });
    expect(await server.request(url).error).toBeNull();
  },
);

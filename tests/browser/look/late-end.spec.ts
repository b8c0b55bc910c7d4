import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { HOME_PATH } from '../../../src/lib/urls.ts';
import { business } from '../../helpers/content.ts';
import { PAIR_PAGE, PHONE } from '../../helpers/pages.ts';

test.use(PHONE);

/** The site with one page whose last part comes once it is told to. */
function serveInParts(site: string, path: string, rest: Promise<undefined>) {
  const answer = async ({ url }: IncomingMessage, response: ServerResponse) => {
    const original = await fetch(new URL(url ?? '/', site));
    const body = Buffer.from(await original.arrayBuffer());
    response.setHeader(
      'content-type',
      original.headers.get('content-type') ?? '',
    );
    const cut = url === path ? Math.round(body.length * 0.6) : body.length;
    response.write(body.subarray(0, cut));
    if (url === path) await rest;
    response.end(body.subarray(cut));
  };
  const server = createServer((request, response) => {
    void answer(request, response);
  });
  return server.listen(0);
}

for (const path of [HOME_PATH, PAIR_PAGE.path])
  test(`${path}: the top is painted although the end of the page is late`, async ({
    page,
    baseURL,
  }) => {
    const { promise: rest, resolve: sendRest } =
      Promise.withResolvers<undefined>();
    const server = serveInParts(baseURL ?? '', path, rest);
    const { port } = server.address() as AddressInfo;
    await page.goto(`http://localhost:${String(port)}${path}`, {
      waitUntil: 'commit',
    });
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    const call = page
      .getByRole('main')
      .getByRole('link', { name: business().phone });
    await expect(call.first()).toBeInViewport();
    sendRest(undefined);
    await page.waitForLoadState();
    server.closeAllConnections();
    server.close();
  });

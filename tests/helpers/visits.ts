import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { button, menuButton } from './controls.ts';
import { LABELS } from './labels.ts';

/** The phone that Lighthouse imitates. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
};

/** The most that a visit fetches, in bytes of brotli 11: the tests hold these, the bench prints them. */
export const BUDGETS = {
  firstView: {
    home: { requests: 6, bytes: 100_000 },
    /** Doors to choose from, each with a picture. */
    styles: { requests: 10, bytes: 90_000 },
    /** Prices right below the top, each with a small picture. */
    services: { requests: 10, bytes: 70_000 },
    /** A list of services within reach of what browsers fetch ahead, each with a small picture. */
    area: { requests: 14, bytes: 70_000 },
    other: { requests: 6, bytes: 70_000 },
  },
  secondPage: 17_000,
  navigation: 66_000,
  carousel: 75_000,
};

export interface Transfer {
  requests: number;
  /** Bytes over the wire: texts as brotli, and about as much as a host's headers take. */
  bytes: number;
  /** Path and bytes of each. */
  urls: string[];
}

/**
 * Gives the page the connection of a phone of today. How far ahead of the visitor lazy pictures
 * load depends on it, and a browser without windows guesses none.
 */
export async function onFastNetwork(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: 12_500_000,
    uploadThroughput: 12_500_000,
    connectionType: 'cellular4g',
  });
}

/** About as much as a host's headers take, in bytes. */
const HEADERS = 250;
const COMPRESSED = /^(?:text|application)\/|svg/;

async function sizeOf(response: Response): Promise<number> {
  const body = await response.body();
  const isText = COMPRESSED.test(response.headers()['content-type'] ?? '');
  return HEADERS + (isText ? brotliCompressSync(body).length : body.length);
}

/**
 * Everything a page fetches while something happens, until the network is quiet.
 * @param cached paths that the browser has already and need not ask for again
 */
async function transferOf(
  page: Page,
  happens: () => Promise<unknown>,
  cached = new Set<string>(),
): Promise<Transfer> {
  const responses: Response[] = [];
  const note = (response: Response) => responses.push(response);
  page.on('response', note);
  await happens();
  await page.waitForLoadState('networkidle');
  page.off('response', note);
  const pathOf = (response: Response) => new URL(response.url()).pathname;
  const fetched = responses.filter((response) => !cached.has(pathOf(response)));
  const sizes = await Promise.all(fetched.map(sizeOf));
  return {
    requests: fetched.length,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    urls: fetched.map(
      (response, index) => `${pathOf(response)} ${String(sizes[index])}`,
    ),
  };
}

/** A page opened until the network is quiet: all that its first view fetches. */
export function firstView(page: Page, address: string): Promise<Transfer> {
  return transferOf(page, () => page.goto(address));
}

/** A second page of the same visit: what the first has brought, the browser has. */
export async function secondPage(
  page: Page,
  first: string,
  second: string,
): Promise<Transfer> {
  const { urls } = await firstView(page, first);
  const cached = new Set(urls.map((url) => url.split(' ')[0] ?? ''));
  return transferOf(page, () => page.goto(second), cached);
}

function scriptsOf({ urls }: Transfer): Transfer {
  const scripts = urls.filter((url) => /\/assets\/[\w.-]+\.js /.test(url));
  const bytes = scripts.reduce(
    (sum, url) => sum + Number(url.split(' ')[1]),
    0,
  );
  return { requests: scripts.length, bytes, urls: scripts };
}

/** Scripts that the first use of the phone's menu fetches. */
export async function scriptsOfMenu(
  page: Page,
  address: string,
): Promise<Transfer> {
  await page.goto(address, { waitUntil: 'networkidle' });
  const use = async () => {
    await menuButton(page).click();
    await page
      .getByRole('button', { name: LABELS.menu, expanded: true })
      .waitFor();
  };
  return scriptsOf(await transferOf(page, use));
}

/** Scripts that the carousel fetches when it comes into view. */
export async function scriptsOfCarousel(
  page: Page,
  address: string,
): Promise<Transfer> {
  await page.goto(address, { waitUntil: 'networkidle' });
  const use = async () => {
    await page
      .locator('[aria-roledescription=slide]')
      .first()
      .scrollIntoViewIfNeeded();
    await button(page, LABELS.next).waitFor();
  };
  return scriptsOf(await transferOf(page, use));
}

import type { Page } from 'playwright';
import { countTransfer, type Transfer } from './transfer.ts';

/** The phone that Lighthouse imitates. */
export const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

/** What a visit may fetch, brotli 11, in bytes: the figures that the tests hold and the bench prints. */
export const BUDGETS = {
  home: { bytes: 100_000, requests: 6 },
  other: { bytes: 70_000, requests: 5 },
  secondPage: 15_000,
  navigation: 66_000,
  carousel: 75_000,
};

/** A page opened until the network is quiet: all that its first view fetches. */
export async function firstView(page: Page, address: string): Promise<Transfer> {
  const transfer = await countTransfer(page);
  await page.goto(address, { waitUntil: 'networkidle' });
  return transfer();
}

/** A second page of the same visit, after the first has filled the cache. */
export async function secondPage(page: Page, first: string, second: string): Promise<Transfer> {
  await firstView(page, first);
  return firstView(page, second);
}

const isScript = (url: string) => /\/assets\/[\w.-]+\.js /.test(url);

function scriptsOf({ urls }: Transfer): Transfer {
  const scripts = urls.filter(isScript);
  return {
    requests: scripts.length,
    bytes: scripts.reduce((sum, url) => sum + Number(url.split(' ')[1]), 0),
    urls: scripts,
  };
}

/** Scripts that a page fetches before anyone touches it. */
export async function scriptsBeforeUse(page: Page, address: string): Promise<Transfer> {
  return scriptsOf(await firstView(page, address));
}

/** Scripts that the first use of the phone's menu fetches. */
export async function scriptsOfMenu(page: Page, address: string): Promise<Transfer> {
  const transfer = await countTransfer(page);
  await page.goto(address, { waitUntil: 'networkidle' });
  const button = page.getByRole('button', { name: 'Menu' });
  await button.click();
  await page.locator('.menu-toggle[aria-expanded=true]').waitFor();
  await page.waitForLoadState('networkidle');
  return scriptsOf(transfer());
}

/** Scripts that the carousel fetches when it comes into view. */
export async function scriptsOfCarousel(page: Page, address: string): Promise<Transfer> {
  const transfer = await countTransfer(page);
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('#services').scrollIntoViewIfNeeded();
  await page.locator('[aria-roledescription=carousel][data-hydrated]').waitFor();
  return scriptsOf(transfer());
}

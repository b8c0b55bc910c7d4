import {
  cpSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { BROWSER_FLAGS, findHeadlessShell } from '../helpers/browser.ts';
import { PROJECT } from '../helpers/project.ts';
import { startNginx } from './servers/nginx.ts';
import type { Host } from './servers/server.ts';
import { whenDone } from './when-done.ts';
import { AREAS } from '../helpers/specification.ts';

/** The mark that the pages of the second build carry. */
const MARK = '<meta name="release" content="second">';

const end = whenDone();
let folder: string;
let host: Host;
let browser: Browser;

/** Turns a built site into another build of it: every script has another name, each page a mark. */
function makeSecond(site: string): void {
  const assets = join(site, 'assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const renamed = scripts.map((name) => [name, name.replace(/\.js$/, '2.js')] as const);
  const rewrite = (file: string) => {
    let text = readFileSync(file, 'utf8').replace('</title>', `</title>${MARK}`);
    for (const [from, to] of renamed) text = text.replaceAll(from, to);
    writeFileSync(file, text);
  };
  for (const name of scripts) rewrite(join(assets, name));
  for (const [from, to] of renamed) renameSync(join(assets, from), join(assets, to));
  const pages = readdirSync(site, { recursive: true, encoding: 'utf8' });
  for (const name of pages.filter((file) => file.endsWith('.html'))) rewrite(join(site, name));
}

/** Lets the server's link point to a release, in one step, as deploy/nginx/README.md says. */
function publish(release: string): void {
  const next = join(folder, 'next');
  symlinkSync(join(folder, release), next);
  renameSync(next, join(folder, 'current'));
}

const isSecond = (page: Page) => page.locator('meta[name=release]').count();

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'easy-open-releases-'));
  end(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  for (const release of ['first', 'second']) {
    cpSync(join(PROJECT, 'dist'), join(folder, release), { recursive: true });
  }
  makeSecond(join(folder, 'second'));
  publish('first');
  host = await startNginx(join(folder, 'current'));
  end(host.stop);
  browser = await chromium.launch({ executablePath: findHeadlessShell(), args: BROWSER_FLAGS });
  end(() => browser.close());
});

/** Opens a page of the first build, then publishes the second; collects scripts that are gone. */
async function openThenPublish(width: number, path: string) {
  publish('first');
  const page = await browser.newPage({ viewport: { width, height: 800 }, baseURL: host.url });
  const gone: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 404) gone.push(new URL(response.url()).pathname);
  });
  await page.goto(path);
  expect(await isSecond(page)).toBe(0);
  publish('second');
  return { page, gone };
}

it('a page opened before a release keeps its menu and leads to pages of the new one', async () => {
  const { page, gone } = await openThenPublish(1280, '/about');
  const button = page.getByRole('button', { name: 'Services menu' });
  await button.focus();
  await page.locator('astro-island[data-failed]').first().waitFor({ state: 'attached' });
  expect(gone.some((path) => path.includes('NavigationDropdowns'))).toBe(true);
  await page.keyboard.press('Enter');
  await page.locator('#services-panel').getByRole('link', { name: 'Panel Replacement' }).click();
  await page.waitForURL('**/services/panel-replacement');
  expect(await isSecond(page)).toBe(1);
  gone.length = 0;
  await button.focus();
  await page.locator('button[aria-label="Services menu"][aria-expanded]').waitFor();
  expect(gone).toEqual([]);
  await page.close();
});

it('a phone that opened its page before a release keeps its menu', async () => {
  const { page, gone } = await openThenPublish(360, '/contact');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.locator('astro-island[data-failed]').first().waitFor({ state: 'attached' });
  expect(gone.some((path) => path.includes('MobileMenu'))).toBe(true);
  await page.locator('#mobile-menu').getByRole('link', { name: 'About', exact: true }).click();
  await page.waitForURL('**/about');
  expect(await isSecond(page)).toBe(1);
  await page.close();
});

it('the list of towns opened before a release shows all towns', async () => {
  const { page, gone } = await openThenPublish(1280, '/service-areas');
  await page.getByRole('button', { name: 'View All Areas' }).click();
  await page.locator('astro-island[data-failed]').waitFor({ state: 'attached' });
  expect(gone.some((path) => path.includes('AllAreas'))).toBe(true);
  expect(await page.locator('.all-areas li').filter({ visible: true }).count()).toBe(AREAS.length);
  await page.close();
});

it('a carousel opened before a release stays a list that scrolls and leads to the new one', async () => {
  const { page, gone } = await openThenPublish(1280, '/');
  await page.locator('#services').scrollIntoViewIfNeeded();
  await expect
    .poll(() => gone.some((script) => script.includes('ServiceCarousel')), { timeout: 10_000 })
    .toBe(true);
  const last = page.locator('[data-slide] > a').last();
  const right = () => last.evaluate((slide) => slide.getBoundingClientRect().right);
  expect(await right()).toBeGreaterThan(1280);
  await last.scrollIntoViewIfNeeded();
  expect(await right()).toBeLessThanOrEqual(1280);
  const target = await last.getAttribute('href');
  await last.click();
  await page.waitForURL(`**${target ?? ''}`);
  expect(target).toMatch(/^\/services\/./);
  expect(await isSecond(page)).toBe(1);
  await page.close();
});

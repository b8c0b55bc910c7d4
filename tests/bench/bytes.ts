import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { PAGE_BUDGET, brotliSize } from '../../src/build/gate/page-size.ts';
import { BROWSER_FLAGS, findBrowser } from '../helpers/browser.ts';
import { readText } from '../helpers/built-files.ts';
import { INLINE_SCRIPT_BUDGET, inlineScriptBytes } from '../helpers/inline-scripts.ts';
import { KINDS } from '../helpers/pages.ts';
import { PROJECT } from '../helpers/project.ts';
import { fileOf } from '../helpers/site-paths.ts';
import { serveStatic } from '../helpers/static-server.ts';
import {
  BUDGETS,
  PHONE,
  firstView,
  scriptsBeforeUse,
  scriptsOfCarousel,
  scriptsOfMenu,
  secondPage,
} from '../helpers/visits.ts';

/** `npm run bench`, its first half: bytes and requests of each kind of page and of a visit. */
const server = await serveStatic(join(PROJECT, 'dist'));
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS });

/** Measures with a phone that has never seen the site. */
async function fresh<T>(measure: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ ...PHONE, reducedMotion: 'reduce' });
  try {
    return await measure(await context.newPage());
  } finally {
    await context.close();
  }
}

const of = (value: number, most: number) =>
  `${value.toLocaleString('en-US')} of ${most.toLocaleString('en-US')}`;

const pages: Record<string, Record<string, string>> = {};
for (const [kind, path] of Object.entries({ ...KINDS, 'not found': '/404' })) {
  const html = readText(fileOf(path));
  const view = await fresh((page) => firstView(page, server.url + path));
  const scripts = await fresh((page) => scriptsBeforeUse(page, server.url + path));
  const budget = kind === 'home' ? BUDGETS.home : BUDGETS.other;
  pages[kind] = {
    'HTML (B)': of(brotliSize(html), PAGE_BUDGET),
    'own inline scripts (B)': of(inlineScriptBytes(html), INLINE_SCRIPT_BUDGET),
    'first view (B)': of(view.bytes, budget.bytes),
    requests: of(view.requests, budget.requests),
    'script requests before use': of(scripts.requests, 0),
  };
}
console.table(pages);

const areas = `${server.url}/service-areas`;
const second = await fresh((page) => secondPage(page, `${areas}/fort-lee`, `${areas}/teaneck`));
const menu = await fresh((page) => scriptsOfMenu(page, `${server.url}/about`));
const carousel = await fresh((page) => scriptsOfCarousel(page, server.url));
console.table({
  'second page of a visit (B)': of(second.bytes, BUDGETS.secondPage),
  'scripts after first use of the menu (B)': of(menu.bytes, BUDGETS.navigation),
  'scripts of the carousel in view (B)': of(carousel.bytes, BUDGETS.carousel),
});
await browser.close();
server.close();

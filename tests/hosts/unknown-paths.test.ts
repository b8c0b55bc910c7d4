import { chromium, type Browser } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { BROWSER_FLAGS, findHeadlessShell } from '../helpers/browser.ts';
import { startAll } from './servers/all.ts';
import type { Host } from './servers/server.ts';
import { whenDone } from './when-done.ts';

/** Unknown path → where its visitor ends up, which is the path itself where the 404 screen shows. */
const ENDS: Readonly<Record<string, string>> = {
  '/nope': '/nope',
  '/nope/deeper': '/nope/deeper',
  '/services/nope': '/services',
  '/services/nope/deeper': '/services/nope/deeper',
  '/services/nope/deeper/still': '/services/nope/deeper/still',
  '/service-areas/nope': '/service-areas',
  '/service-areas/nope/deeper': '/service-areas/nope/deeper',
  '/service-areas/nope/deeper/still': '/service-areas/nope/deeper/still',
};

const end = whenDone();
let hosts: Host[];
let browser: Browser;

beforeAll(async () => {
  const all = await startAll();
  end(all.stop);
  ({ hosts } = all);
  browser = await chromium.launch({ executablePath: findHeadlessShell(), args: BROWSER_FLAGS });
  end(() => browser.close());
});

describe.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])('on every server, %s', (_how, javaScriptEnabled) => {
  it.each(Object.entries(ENDS))('%s ends at %s', async (path, end) => {
    for (const host of hosts) {
      const page = await browser.newPage({ baseURL: host.url, javaScriptEnabled });
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      await page.goto(path, { waitUntil: 'load' });
      await page.waitForURL(host.url + end);
      const isScreen = end === path;
      const heading = page.getByRole('heading', { level: 1 });
      expect((await heading.innerText()).startsWith('Oops!'), host.name).toBe(isScreen);
      const isLogged = logged.some(
        (line) => line.includes('404: no page at') && line.includes(path),
      );
      expect(isLogged, host.name).toBe(isScreen && javaScriptEnabled);
      await page.close();
    }
  });
});

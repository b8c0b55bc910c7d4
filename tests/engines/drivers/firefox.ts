import puppeteer from 'puppeteer-core';
import { need } from '../../helpers/programs.ts';
import type { Engine, EngineOptions } from './engine.ts';

/** Starts Firefox and speaks WebDriver BiDi with it: no geckodriver is needed. */
export async function launchFirefox({ site, scripts = true }: EngineOptions): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: need('firefox'),
    extraPrefsFirefox: { 'javascript.enabled': scripts },
  });
  const page = await browser.newPage();
  let problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('requestfailed', (request) => problems.push(`failed: ${request.url()}`));
  page.on('response', (response) => {
    const isPage = response.request().isNavigationRequest();
    if (response.status() >= 400 && !isPage) problems.push(`failed: ${response.url()}`);
  });
  return {
    open: async (path) => {
      await page.goto(site + path);
    },
    path: () => Promise.resolve(new URL(page.url()).pathname),
    evaluate: page.evaluate.bind(page) as Engine['evaluate'],
    point: async (x, y, press) => {
      await page.mouse.move(x, y);
      if (press) await page.mouse.click(x, y);
    },
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    takeProblems: () => {
      const taken = problems;
      problems = [];
      return Promise.resolve(taken);
    },
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}

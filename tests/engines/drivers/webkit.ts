import { spawn } from 'node:child_process';
import { Builder, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../helpers/free-port.ts';
import { need } from '../../helpers/programs.ts';
import type { Engine, EngineOptions } from './engine.ts';
import { openScreen } from './screen.ts';

const KEYS = { Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB };

async function isReady(server: string): Promise<boolean> {
  try {
    return (await fetch(`${server}/status`)).ok;
  } catch {
    return false;
  }
}

async function untilReady(server: string): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (!(await isReady(server))) {
    if (Date.now() > deadline) throw new Error('WebKitWebDriver does not answer');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Listens in the page: WebKitWebDriver tells nothing of errors. What happens while a page loads is
 * the matter of console.test.ts. */
function listen(): void {
  const problems: string[] = [];
  Object.assign(window, { problems });
  const note = (text: string) => problems.push(text);
  addEventListener('error', ({ message }) => note(message), true);
  addEventListener('unhandledrejection', ({ reason }) => note(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective }) => note(violatedDirective));
  console.error = console.warn = (...data) => note(data.join(' '));
}

function heard(): string[] {
  const { problems = [] } = window as { problems?: string[] };
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const failed = resources.filter(({ responseStatus }) => responseStatus >= 400);
  return [...problems.splice(0), ...failed.map(({ name }) => `failed: ${name}`)];
}

function engine(driver: WebDriver, site: string, closeAll: () => Promise<void>): Engine {
  return {
    open: async (path) => {
      await driver.get(site + path);
      await driver.executeScript(listen);
    },
    path: async () => new URL(await driver.getCurrentUrl()).pathname,
    evaluate: (script, ...args) => driver.executeScript(script, ...args),
    point: async (x, y, press) => {
      const actions = driver.actions({ async: true }).move({ x, y, origin: Origin.VIEWPORT });
      await (press ? actions.click() : actions).perform();
    },
    press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    resize: async (width, height) => {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height });
    },
    takeProblems: () => driver.executeScript(heard),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: closeAll,
  };
}

/** Starts WebKitGTK on a screen of its own and speaks WebDriver with it. */
export async function launchWebKit({ site, scripts = true }: EngineOptions): Promise<Engine> {
  const path = need('WebKitWebDriver');
  const screen = await openScreen();
  const port = await freePort();
  const service = spawn(path, [`--port=${String(port)}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: screen.display },
  });
  const stop = () => {
    service.kill();
    screen.close();
  };
  try {
    const server = `http://127.0.0.1:${String(port)}`;
    await untilReady(server);
    // Without its toolbar, which on a full screen is hidden, a window can be as narrow as a phone.
    const args = ['--automation', '--full-screen', `--enable-javascript=${String(scripts)}`];
    const options = { binary: need('MiniBrowser'), args };
    const driver = await new Builder()
      .usingServer(server)
      .withCapabilities(
        new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options }),
      )
      .build();
    return engine(driver, site, async () => {
      await driver.quit();
      stop();
    });
  } catch (error) {
    stop();
    throw error;
  }
}

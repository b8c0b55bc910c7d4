import type { BrowserContext, Page } from 'playwright';

/**
 * Collects all that a page must not do, as sentences that name the page it happened on: messages in the
 * console, reports of the browser, requests that fail or leave the site.
 * @param origin of the site, such as `http://127.0.0.1:4321`
 */
export async function watch(page: Page, origin: string): Promise<string[]> {
  const wrong: string[] = [];
  const note = (text: string) => wrong.push(`${new URL(page.url()).pathname}: ${text}`);
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`policy violated: ${violatedDirective} ${blockedURI}`);
    });
    new ReportingObserver(
      (reports) => {
        for (const { type, body } of reports) {
          console.error(`reported: ${String(type)} ${JSON.stringify(body)}`);
        }
      },
      { buffered: true },
    ).observe();
  });
  page.on('console', (message) => {
    // The browser writes a line for a page that is a 404, which is what that page must be.
    const isOwnStatus = message.location().url === page.url() && message.text().includes(' 404 ');
    if (['error', 'warning'].includes(message.type()) && !isOwnStatus) note(message.text());
  });
  page.on('pageerror', (error) => note(error.message));
  page.on('requestfailed', (request) => {
    // Leaving a page ends what it was still loading.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') note(`failed: ${request.url()}`);
  });
  page.on('response', (response) => {
    const isPage = response.request().isNavigationRequest();
    if (response.status() >= 400 && !isPage) note(`not found: ${response.url()}`);
    if (response.fromServiceWorker()) note(`from a service worker: ${response.url()}`);
  });
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== origin) note(`left the site: ${request.url()}`);
  });
  return wrong;
}

/** Everything that a site can leave on a visitor's device, by what it is. */
export async function leftBehind(context: BrowserContext, page: Page) {
  const stored = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  return { ...stored, cookies: await context.cookies() };
}

export const NOTHING = {
  local: [],
  session: [],
  databases: [],
  caches: [],
  workers: 0,
  cookies: [],
};

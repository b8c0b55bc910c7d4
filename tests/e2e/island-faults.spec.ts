import { expect, test, type Route } from '@playwright/test';
import { ISLANDS, messagesOf, routeScript } from '../helpers/islands.ts';

/** How late a script may be, in ms. */
const LATE = 10_000;

/** Sends another text than the script. @throws when that is the script as it was */
function changed(change: (script: string) => string) {
  return async (route: Route) => {
    const response = await route.fetch();
    const script = await response.text();
    const body = change(script);
    if (body === script) throw new Error('the script was sent as it is');
    await route.fulfill({ response, body });
  };
}

const BROKEN = 'throw new Error("broken on purpose");';

/** What can befall the script of an island. */
const FAULTS: Record<string, (route: Route) => Promise<void>> = {
  'is blocked': (route) => route.abort(),
  'is cut off in the middle': changed((script) => script.slice(0, script.length / 2)),
  'throws when it loads': changed((script) => BROKEN + script),
  'throws when it renders': changed((script) =>
    script.replaceAll(/\(0,\w+\.useRef\)/g, `(()=>{${BROKEN}})`),
  ),
};

for (const island of ISLANDS) {
  const { name, path, at, wake, worksAsHtml, worksEnhanced } = island;

  for (const [fault, answer] of Object.entries(FAULTS)) {
    test(`${name}: its HTML works on when its script ${fault} ${at}`, async ({ page }) => {
      const messages = messagesOf(page);
      await routeScript(page, island, answer);
      await page.goto(path);
      await wake(page);
      await expect.poll(() => messages.length, { timeout: 10_000 }).toBeGreaterThan(0);
      await worksAsHtml(page);
      await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
      expect(messages).toHaveLength(1);
    });
  }

  test(`${name}: works before its late script has come, and better after ${at}`, async ({
    page,
  }) => {
    const messages = messagesOf(page);
    const { promise: arrival, resolve: arrive } = Promise.withResolvers<undefined>();
    await routeScript(page, island, async (route) => {
      await arrival;
      await route.continue();
    });
    await page.goto(path);
    await wake(page);
    await worksAsHtml(page);
    // One island waits in earnest: its press is kept all the while.
    if (name === 'AllAreas') await page.waitForTimeout(LATE);
    arrive(undefined);
    await worksEnhanced(page);
    expect(messages).toEqual([]);
  });
}

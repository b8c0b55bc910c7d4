import { expect, test, type Page, type ViewportSize } from '@playwright/test';
import { HOME_PATH } from '../../../src/lib/urls.ts';
import { axeFaults } from '../../helpers/axe.ts';
import { boxOf, callBar, header } from '../../helpers/controls.ts';
import { brokenNumbers, layoutFaults } from '../../helpers/layout.ts';
import { messagesOf } from '../../helpers/messages.ts';
import { ALL_KINDS } from '../../helpers/pages.ts';
import { linesInSight } from '../../helpers/sight.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PHONE = { width: 360, height: 740 };
const TABLET = { width: 820, height: 1180 };
const DESKTOP = { width: 1280, height: 800 };

/** What reached for the network: foreign addresses, scripts, requests that failed. */
function requestsOf(page: Page, baseURL: string) {
  const requests = {
    foreign: [] as string[],
    scripts: [] as string[],
    failed: [] as string[],
  };
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL))
      requests.foreign.push(request.url());
    if (request.resourceType() === 'script')
      requests.scripts.push(request.url());
  });
  page.on('requestfailed', (request) => requests.failed.push(request.url()));
  return requests;
}

/** Expects the call whole above the bar, nothing cut, covered or barred from anyone, and the end of the page in sight. */
async function expectWhole(page: Page) {
  const bar = await boxOf(callBar(page));
  const calls = page.locator('main > :first-child [href^="tel:"]');
  expect((await boxOf(calls.first())).foot).toBeLessThanOrEqual(bar.y);
  expect.soft(await layoutFaults(page)).toEqual([]);
  expect.soft(await brokenNumbers(page)).toEqual([]);
  expect.soft(await axeFaults(page)).toEqual([]);

  await page.evaluate(() => {
    scrollTo(0, document.body.scrollHeight);
  });
  const last = (await linesInSight(page, 'footer')).at(-1);
  expect.soft(last?.bottom, 'last line').toBeLessThanOrEqual(bar.y);
}

/** Opens a page at some sizes and uses it; it must be whole at each, without an error or a foreign request. */
async function visit(
  page: Page,
  path: string,
  baseURL: string,
  [first, ...others]: readonly [ViewportSize, ...ViewportSize[]],
) {
  const messages = messagesOf(page);
  const requests = requestsOf(page, baseURL);
  await page.setViewportSize(first);
  await page.goto(path);
  expect(requests.scripts, 'no script before use').toEqual([]);
  await expectWhole(page);
  for (const size of others) {
    await page.setViewportSize(size);
    await expectWhole(page);
  }

  // The code of the islands comes with the first use and finds the page as it expects it.
  const opener = header(page).getByRole('button').filter({ visible: true });
  await opener.first().press('Enter');
  await expect(opener.first()).toHaveAttribute('aria-expanded', 'true');
  expect(requests.scripts).not.toEqual([]);
  expect(messages).toEqual([]);
  expect(requests).toMatchObject({ foreign: [], failed: [] });
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
}

/** The texts of the main part, but of maps and of what is chosen from; what is folded stands open. */
async function textsOf(page: Page): Promise<string[]> {
  await page.locator('main').evaluate((main) => {
    for (const fold of main.querySelectorAll('details')) fold.open = true;
    for (const label of main.querySelectorAll('label'))
      label.style.visibility = 'hidden';
  });
  const lines = await linesInSight(page, 'main');
  const still = lines.filter(({ drawn }) => !drawn);
  return [...new Map(still.map(({ place, text }) => [place, text])).values()];
}

/** Those that do not occur as often in other texts. */
function missing(texts: string[], others: string[]): string[] {
  const rest = [...others];
  return texts.filter((text) => {
    const at = rest.indexOf(text);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

for (const { name, path } of ALL_KINDS) {
  test(`${name} is sound on a phone`, async ({ page, baseURL }) => {
    await visit(page, path, String(baseURL), [PHONE]);
  });

  test(`${name} is sound on a tablet and a desktop, and each smaller screen shows what a larger one does`, async ({
    page,
    baseURL,
  }) => {
    await visit(page, path, String(baseURL), [TABLET, DESKTOP]);

    const wide = await textsOf(page);
    expect(wide).not.toEqual([]);
    await page.setViewportSize(TABLET);
    expect(missing(wide, await textsOf(page))).toEqual([]);

    // Of home phones have the short form.
    if (path === HOME_PATH) return;
    await page.setViewportSize(PHONE);
    const sentencesAndPrices = wide.filter((text) =>
      /^\$|(?:\S+ ){3}/.test(text),
    );
    expect(missing(sentencesAndPrices, await textsOf(page))).toEqual([]);
  });
}

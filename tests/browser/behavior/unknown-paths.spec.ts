import { expect, test, type Page } from '@playwright/test';
import {
  ABOUT_PATH,
  AREAS_PATH,
  HOME_PATH,
  REDIRECTED_SERVICE_SLUGS,
  SERVICES_PATH,
  areaPath,
  serviceInAreaPath,
  servicePath,
} from '../../../src/lib/urls.ts';
import { page as copyOf } from '../../helpers/content.ts';
import { LABELS } from '../../helpers/labels.ts';
import { SCRIPTING, SERVICE, TOWN } from '../../helpers/pages.ts';

const { slug, title } = SERVICE;
const NOT_FOUND = copyOf('not-found');

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const { how, javaScriptEnabled } of SCRIPTING)
  test.describe(how, () => {
    test.use({ javaScriptEnabled });

    test('an unknown path shows the 404 screen with a way home', async ({
      page,
    }) => {
      const response = await page.goto('/no-such-page');
      expect(response?.status()).toBe(404);
      await expect(heading(page)).toHaveText(NOT_FOUND.heading);
      await page.getByRole('link', { name: LABELS.returnHome }).click();
      await expect(page).toHaveURL(HOME_PATH);
    });

    test('an old spelling leads to the services', async ({ page }) => {
      for (const spelling of REDIRECTED_SERVICE_SLUGS) {
        await page.goto(servicePath(spelling));
        await expect(page).toHaveURL(SERVICES_PATH);
      }
    });
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the nearest 404 page leads to the list that it lies below', async ({
    page,
  }) => {
    for (const list of [SERVICES_PATH, AREAS_PATH]) {
      await page.goto(`${list}/404.html`);
      await expect(page).toHaveURL(list);
    }
  });
});

test('a path that no rule claims is logged', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto(`${servicePath(slug)}/extra`);
  await expect(heading(page)).toHaveText(NOT_FOUND.heading);
  expect(logged.join('\n')).toContain(`${servicePath(slug)}/extra`);
});

test('the 404 screen shows although scripts are blocked, with or without motion', async ({
  page,
}) => {
  await page.route('/no-such-page', async (route) => {
    const response = await route.fetch();
    const headers = {
      ...response.headers(),
      'content-security-policy': "script-src 'none'",
    };
    await route.fulfill({ response, headers });
  });
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/no-such-page');
    await expect(heading(page), reducedMotion).toBeVisible();
  }
});

test('a path of no page leads on and leaves no trace in the history', async ({
  page,
}) => {
  await page.goto(ABOUT_PATH);
  // Each rule of tests/unit/unknown-path.test.ts once: that the browser goes there.
  for (const { path, target } of [
    { path: servicePath('no-such-service'), target: SERVICES_PATH },
    {
      path: serviceInAreaPath('no-such-service', TOWN.slug),
      target: SERVICES_PATH,
    },
    { path: servicePath('%3Cscript%3Ealert(1)'), target: SERVICES_PATH },
    { path: areaPath('no-such-town'), target: AREAS_PATH },
    { path: areaPath('%20'), target: AREAS_PATH },
    {
      path: `/Services/${slug.toUpperCase()}-In-${TOWN.slug}`,
      target: serviceInAreaPath(slug, TOWN.slug),
    },
    { path: areaPath(TOWN.slug).toUpperCase(), target: areaPath(TOWN.slug) },
  ]) {
    await page.goto(path);
    await expect(page, path).toHaveURL(target);
    await page.goBack();
    await expect(page, path).toHaveURL(ABOUT_PATH);
  }
});

test('a visitor who is led on never sees the 404 screen @chromium', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  // A slow phone would have the time to paint it.
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
  const painted: string[] = [];
  await page.exposeFunction('report', (path: string) => painted.push(path));
  await page.addInitScript(() => {
    const { report } = window as unknown as { report: (path: string) => void };
    new PerformanceObserver(() => {
      report(location.pathname);
    }).observe({ type: 'paint', buffered: true });
  });
  await page.goto(servicePath('no-such-service'));
  await expect(page).toHaveURL(SERVICES_PATH);
  await expect.poll(() => painted).toContain(SERVICES_PATH);
  expect(new Set(painted)).toEqual(new Set([SERVICES_PATH]));
});

test('a town that is not on the list is named on the page of the service', async ({
  page,
}) => {
  await page.goto(serviceInAreaPath(slug, 'no-such-town'));
  await expect(page).toHaveURL(`${servicePath(slug)}#in-no-such-town`);
  await expect(heading(page)).toHaveText(`${title} in No Such Town`);
  await expect(page).toHaveTitle(`${title} in No Such Town`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`${servicePath(slug)}$`),
  );
});

test('an address that no town can have is never shown as one', async ({
  page,
}) => {
  for (const ending of [
    '-in-<script>alert(1)',
    `-in-${'x'.repeat(500)}`,
    '#in-%3Cb%3E',
    '#towns',
  ]) {
    await page.goto(ABOUT_PATH);
    await page.goto(servicePath(slug) + ending);
    await expect(page, ending).toHaveURL(new RegExp(`^[^<x]*${slug}(?:#.*)?$`));
    await expect(heading(page), ending).toHaveText(title);
  }
});

import { expect, test } from '@playwright/test';
import { areas, services } from '../../helpers/content.ts';
import { SCRIPTING } from '../../helpers/pages.ts';

const { slug = '', title = '' } = services()[0] ?? {};
const area = areas()[0]?.slug ?? '';
const LONG = 'x'.repeat(500);

for (const [how, javaScriptEnabled] of Object.entries(SCRIPTING)) {
  test.describe(how, () => {
    test.use({ javaScriptEnabled });

    test('an unknown path shows the 404 screen with a way home', async ({ page }) => {
      const response = await page.goto('/no-such-page');
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
      await page.getByRole('link', { name: 'Return to Home' }).click();
      await expect(page).toHaveURL('/');
    });

    test('an old spelling leads to the services', async ({ page }) => {
      await page.goto('/services/door-replacement');
      await expect(page).toHaveURL('/services');
    });
  });
}

test('a path that no rule claims is logged', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto(`/services/${slug}/extra`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  expect(logged.join('\n')).toContain(`/services/${slug}/extra`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const list of ['/services', '/service-areas']) {
    test(`the nearest 404 page below ${list} leads there`, async ({ page }) => {
      await page.goto(`${list}/404.html`);
      await expect(page).toHaveURL(list);
    });
  }
});

// Each rule of tests/unit/unknown-path.test.ts once: that the browser goes there.
const LED_ON = [
  ['/services/no-such-service', '/services'],
  [`/services/no-such-service-in-${area}`, '/services'],
  ['/services/%3Cscript%3Ealert(1)', '/services'],
  ['/service-areas/no-such-town', '/service-areas'],
  ['/service-areas/%20', '/service-areas'],
  [`/Services/${slug.toUpperCase()}-In-${area}`, `/services/${slug}-in-${area}`],
  [`/SERVICE-AREAS/${area.toUpperCase()}`, `/service-areas/${area}`],
] as const;

for (const [path, target] of LED_ON) {
  test(`${path} leads to ${target} and leaves no trace in the history`, async ({ page }) => {
    await page.goto('/about');
    await page.goto(path);
    await expect(page).toHaveURL(target);
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });
}

test('who is led on does not see the 404 screen, however slow the network @chromium', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  const slow4G = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
  await session.send('Network.emulateNetworkConditions', { offline: false, ...slow4G });
  const painted: string[] = [];
  await page.exposeFunction('tell', (path: string) => painted.push(path));
  await page.addInitScript(() => {
    const { tell } = window as unknown as { tell: (path: string) => void };
    new PerformanceObserver(() => {
      tell(location.pathname);
    }).observe({ type: 'paint', buffered: true });
  });
  await page.goto('/services/no-such-service');
  await expect(page).toHaveURL('/services');
  await expect.poll(() => painted).toContain('/services');
  expect(new Set(painted)).toEqual(new Set(['/services']));
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`the 404 screen shows although scripts are blocked, motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.route('/no-such-page', async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), 'content-security-policy': "script-src 'none'" };
      await route.fulfill({ response, headers });
    });
    await page.goto('/no-such-page');
    expect(await page.evaluate(() => matchMedia('(scripting: enabled)').matches)).toBe(true);
    await expect(page.locator('template[data-pages]')).toBeAttached();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('a town that is not on the list: the service, whose heading and title name the town', async ({
  page,
}) => {
  await page.goto(`/services/${slug}-in-no-such-town`);
  await expect(page).toHaveURL(`/services/${slug}#in-no-such-town`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title} in No Such Town`);
  await expect(page).toHaveTitle(`${title} in No Such Town`);
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', new RegExp(`/services/${slug}$`));
});

for (const town of ['-in-<script>alert(1)', `-in-${LONG}`, '#in-%3Cb%3E', '#towns']) {
  test(`"${town.slice(0, 40)}" is never shown`, async ({ page }) => {
    let dialogs = 0;
    page.on('dialog', (dialog) => {
      dialogs += 1;
      void dialog.dismiss();
    });
    await page.goto(`/services/${slug}${town}`);
    await expect(page).toHaveURL(`/services/${slug}${town.startsWith('#') ? town : ''}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(dialogs).toBe(0);
  });
}

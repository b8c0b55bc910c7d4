import { expect, test } from '@playwright/test';

const LONG = 'x'.repeat(500);

test.describe('paths without a page', () => {
  for (const path of ['/no-such-page', '/services/panel-replacement/extra', '/a/b/c']) {
    test(`${path} shows the 404 screen and logs its path`, async ({ page }) => {
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
      expect(logged.some((line) => line.includes(path))).toBe(true);
      await page.getByRole('link', { name: 'Return to Home' }).click();
      await expect(page).toHaveURL('/');
    });
  }

  const listed: [string, string][] = [
    ['/services/no-such-service', '/services'],
    ['/services/no-such-service-in-tenafly', '/services'],
    ['/services/panel-replacement-in-fort-in-lee', '/services'],
    [`/services/${LONG}`, '/services'],
    ['/services/%3Cscript%3Ealert(1)', '/services'],
    ['/services/door-replacement', '/services'],
    ['/services/roller-hinge-repair', '/services'],
    ['/services/fast-response-stuck-doors', '/services'],
    ['/service-areas/closter', '/service-areas'],
    ['/service-areas/%20', '/service-areas'],
    ['/services/Panel-Replacement-In-Fort-Lee', '/services/panel-replacement-in-fort-lee'],
    ['/SERVICE-AREAS/Fort-Lee', '/service-areas/fort-lee'],
  ];
  for (const [path, target] of listed) {
    test(`${path.slice(0, 60)} leads to ${target} and leaves no trace in the history`, async ({
      page,
    }) => {
      await page.goto('/about');
      await page.goto(path);
      await expect(page).toHaveURL(target);
      await page.goBack();
      await expect(page).toHaveURL('/about');
    });
  }
});

test('who is led on does not see the 404 screen, however slow the network', async ({ page }) => {
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

test.describe('a town that is not on the list', () => {
  const heading = 'Panel Replacement';

  test('lands on the service, whose heading and title name the town', async ({ page }) => {
    await page.goto('/services/panel-replacement-in-upper-saddle-river');
    await expect(page).toHaveURL('/services/panel-replacement#in-upper-saddle-river');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `${heading} in Upper Saddle River`,
    );
    await expect(page).toHaveTitle('Panel Replacement in Upper Saddle River');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      /\/services\/panel-replacement$/,
    );
  });

  for (const area of ['<script>alert(1)', '%3Cimg%20src=x%20onerror=alert(1)%3E', LONG, '', 'a1']) {
    test(`"${area.slice(0, 40)}" is never shown`, async ({ page }) => {
      let dialogs = 0;
      page.on('dialog', (dialog) => {
        dialogs += 1;
        void dialog.dismiss();
      });
      await page.goto(`/services/panel-replacement-in-${area}`);
      await expect(page).toHaveURL('/services/panel-replacement');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      expect(dialogs).toBe(0);
    });
  }

  for (const fragment of ['#in-<b>x', '#in-%3Cb%3E', `#in-${LONG}`, '#towns']) {
    test(`the fragment "${fragment.slice(0, 30)}" is never shown`, async ({ page }) => {
      await page.goto(`/services/panel-replacement${fragment}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    });
  }
});

import { expect, test } from '@playwright/test';

test('on a slow phone the menu opens at the first press, before any code has come @small', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await page.goto('/services');
  // Lighthouse's slow 4G, and a processor of a quarter of the speed.
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1638.4 * 1024) / 8,
    uploadThroughput: (675 * 1024) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const menu = page.locator('#mobile-menu');
  const opened = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const panel = document.querySelector('#mobile-menu');
        const button = document.querySelector<HTMLElement>('.menu-toggle');
        // Counted from the first press on, however late the code comes.
        panel?.addEventListener('toggle', (event) => {
          if ((event as ToggleEvent).newState === 'closed') panel.setAttribute('data-closed', '');
        });
        const pressed = performance.now();
        panel?.addEventListener('beforetoggle', () => {
          resolve(performance.now() - pressed);
        });
        button?.click();
      }),
  );
  // One task: the browser opened it, no request lay in between.
  expect(opened).toBeLessThan(100);
  await expect(menu).toBeVisible();
  const toggle = page.locator('.menu-toggle');
  await toggle.dispatchEvent('pointerover');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true', { timeout: 20_000 });
  await expect(menu).not.toHaveAttribute('data-closed');
  await expect(menu).toBeVisible();
});

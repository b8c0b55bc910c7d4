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
  const closings = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let count = 0;
        document.querySelector('#mobile-menu')?.addEventListener('toggle', (event) => {
          if ((event as ToggleEvent).newState === 'closed') count += 1;
        });
        document
          .querySelector('.menu-toggle')
          ?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
        const watch = new MutationObserver(() => {
          if (!document.querySelector('.menu-toggle[aria-expanded=true]')) return;
          watch.disconnect();
          resolve(count);
        });
        watch.observe(document.body, { subtree: true, attributes: true });
      }),
  );
  expect(closings).toBe(0);
  await expect(menu).toBeVisible();
});

import { expect, test } from '@playwright/test';
import { noteClosing } from '../helpers/closing.ts';

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
  await noteClosing(menu);
  // In one task: the browser opens it, no request can lie in between.
  const seen = await page.locator('.menu-toggle').evaluate((button: HTMLElement) => {
    const panel = document.querySelector<HTMLElement>('#mobile-menu');
    const states: string[] = [];
    panel?.addEventListener('beforetoggle', ({ newState }) => states.push(newState));
    button.click();
    return { states, open: panel?.matches(':popover-open'), code: button.ariaExpanded };
  });
  expect(seen).toEqual({ states: ['open'], open: true, code: null });
  await expect(menu).toBeVisible();
  const toggle = page.locator('.menu-toggle');
  await toggle.dispatchEvent('pointerover');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true', { timeout: 20_000 });
  await expect(menu).not.toHaveAttribute('data-closed');
  await expect(menu).toBeVisible();
});

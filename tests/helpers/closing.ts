import type { Locator } from '@playwright/test';

/** Gives a popover the attribute `data-closed` as soon as it closes, if only for a moment. */
export async function noteClosing(popover: Locator): Promise<void> {
  await popover.evaluate((panel: HTMLElement) => {
    panel.addEventListener('beforetoggle', (event) => {
      if (event.newState === 'closed') panel.setAttribute('data-closed', '');
    });
  });
}

import type { Page } from '@playwright/test';

/**
 * The errors and warnings that the page itself has written to the console, so far. The browser's
 * own line for a request that failed is left out: no page can keep it from being written.
 */
export function messagesOf(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    const isOurs = !message.text().startsWith('Failed to load resource');
    if (isOurs && ['error', 'warning'].includes(message.type()))
      messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
  return messages;
}

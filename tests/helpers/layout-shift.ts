import type { Page } from '@playwright/test';

/** The sum of all layout shifts since the page began (Layout Instability API). */
export async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        // Buffered entries arrive in the next task.
        setTimeout(() => {
          resolve(sum);
        }, 200);
      }),
  );
}

import type { Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

/** A finger that is put down, moves in some steps and is lifted, as Chromium gets it from a screen. */
export async function swipe(page: Page, from: Point, to: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const send = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: Point[],
  ) => session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await send('touchStart', [from]);
  for (const share of [0.25, 0.5, 0.75, 1]) {
    const x = from.x + (to.x - from.x) * share;
    const y = from.y + (to.y - from.y) * share;
    await send('touchMove', [{ x, y }]);
  }
  await send('touchEnd', []);
}

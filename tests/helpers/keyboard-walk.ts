import type { Page } from '@playwright/test';
import { faultsOfStop } from './keyboard-stop.ts';

/** More stops than any page has; whoever needs more is in a trap. */
const MOST_STOPS = 150;

export interface Walk {
  /** Role and name of each stop, as a screen reader says them. */
  stops: string[];
  faults: string[];
  /** Whether Tab came to the end of the page and left it. */
  left: boolean;
}

/** Role and name of what has focus, such as `link "Services"`. */
async function spoken(page: Page): Promise<string> {
  const [line = ''] = (await page.locator(':focus').ariaSnapshot()).split('\n');
  return line.replace(/^- /, '').replace(/:$/, '');
}

/** Presses Tab from the top of a page until focus leaves it. */
export async function walkThrough(page: Page): Promise<Walk> {
  const walk: Walk = { stops: [], faults: [], left: false };
  while (walk.stops.length < MOST_STOPS) {
    await page.keyboard.press('Tab');
    const faults = await faultsOfStop(page);
    if (!faults) {
      walk.left = true;
      break;
    }
    walk.stops.push(await spoken(page));
    walk.faults.push(...faults);
  }
  return walk;
}

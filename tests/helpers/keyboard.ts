import type { Page } from '@playwright/test';
import { contrast, rgbOfCss } from './contrast.ts';

/** More stops than any page has; whoever needs more is in a trap. */
const MOST_STOPS = 250;

/** What the page says of the element that has focus. */
interface Stop {
  html: string;
  /** Its place among all elements that Tab must reach, from 0; -1 when it is none of them. */
  place: number;
  /** Width of the outline in px, 0 without one; its color, and the color of what lies around it. */
  ring: { width: number; color: string; ground: string };
  /** Area of the ring that no ancestor and no edge of the screen cuts off, and what is due, in px². */
  seen: number;
  due: number;
  /** What lies over a point of it. */
  covers: string[];
  /** Whether it stands after the stop before on the screen. */
  inReadingOrder: boolean;
}

/** What the walk leaves in the page: the elements that Tab must reach, and where it was last. */
interface Trail {
  stops: Element[];
  last?: Element;
}

/** Lists, in the order of the document, what Tab must reach. @returns how many there are */
async function listStops(page: Page): Promise<number> {
  return page.evaluate(() => {
    const stops = [...document.querySelectorAll('a[href], button, summary, input')].filter(
      (element) =>
        // The parts of the drawing repeat the list beside it, for the pointer.
        !element.matches('[aria-hidden=true] [tabindex="-1"]') &&
        element.checkVisibility({ visibilityProperty: true }) &&
        element.closest('[inert]') === null &&
        // Of a group of radio buttons Tab stops at the chosen one, and the arrows do the rest.
        !element.matches('[type=radio]:not(:checked)'),
    );
    Object.assign(window, { trail: { stops } satisfies Trail });
    return stops.length;
  });
}

/** Looks at what has focus; null when focus has left the page. */
async function look(page: Page): Promise<Stop | null> {
  return page.evaluate((): Stop | null => {
    const active = document.activeElement;
    if (!active || active === document.body) return null;
    const { trail } = window as unknown as { trail: Trail };
    const before = trail.last;
    trail.last = active;
    const box = active.getBoundingClientRect();
    const style = getComputedStyle(active);
    const width = style.outlineStyle === 'none' ? 0 : Number.parseFloat(style.outlineWidth);
    const offset = Number.parseFloat(style.outlineOffset);

    // A ring inside the element stands on its own ground.
    let around = offset < 0 ? active : (active.closest('label') ?? active).parentElement;
    while (around && getComputedStyle(around).backgroundColor === 'rgba(0, 0, 0, 0)')
      around = around.parentElement;

    const ancestors: Element[] = [];
    for (let element = active.parentElement; element; element = element.parentElement)
      ancestors.push(element);
    const styles = [active, ...ancestors].map((element) => getComputedStyle(element));
    const floats = styles.some(({ position }) => position === 'fixed' || position === 'sticky');

    const screen = {
      ...{ left: 0, right: innerWidth },
      ...(floats ? { top: 0, bottom: innerHeight } : { top: -Infinity, bottom: Infinity }),
    };
    // What floats has colors of its own: a ring that leaves it lies on any ground.
    const bar = ancestors.findIndex((ancestor) =>
      ['fixed', 'sticky'].includes(getComputedStyle(ancestor).position),
    );
    const clip = ancestors
      .slice(0, bar === -1 ? ancestors.length : bar + 1)
      .filter((ancestor, index) => {
        const { overflowX, overflowY } = getComputedStyle(ancestor);
        return (
          style.position !== 'fixed' &&
          ancestor !== document.documentElement &&
          (index === bar || `${overflowX}${overflowY}` !== 'visiblevisible')
        );
      })
      .map((ancestor) => ancestor.getBoundingClientRect())
      .reduce(
        (sum, { left, right, top, bottom }) => ({
          left: Math.max(sum.left, left),
          right: Math.min(sum.right, right),
          top: Math.max(sum.top, top),
          bottom: Math.min(sum.bottom, bottom),
        }),
        screen,
      );
    const area = (left: number, top: number, right: number, bottom: number) =>
      Math.max(0, Math.min(right, clip.right) - Math.max(left, clip.left)) *
      Math.max(0, Math.min(bottom, clip.bottom) - Math.max(top, clip.top));
    const whole = (by: number) =>
      area(box.left - by, box.top - by, box.right + by, box.bottom + by);

    const covers: string[] = [];
    let points = 0;
    for (const x of [0.1, 0.5, 0.9].map((share) => box.left + box.width * share)) {
      for (const y of [0.1, 0.5, 0.9].map((share) => box.top + box.height * share)) {
        const hit = document.elementFromPoint(x, y);
        if (!hit) continue;
        points += 1;
        const related = hit.contains(active) || active.contains(hit);
        // The towns of a map have outlines of any shape.
        const neighbor =
          hit.closest('svg') !== null && hit.closest('svg') === active.closest('svg');
        if (!related && !neighbor) covers.push(hit.outerHTML.slice(0, 80));
      }
    }
    if (points === 0) covers.push('the edge of the screen');

    const old = before?.getBoundingClientRect();
    const wasFloating = before?.closest('body > header, body > a, body > aside, svg') !== null;
    const inReadingOrder =
      !old ||
      floats ||
      wasFloating ||
      active.closest('svg') !== null ||
      box.top >= old.bottom - 4 ||
      box.left >= old.right - 4 ||
      (box.top >= old.top - 4 && box.left >= old.left - 4);
    return {
      html: active.outerHTML.slice(0, 100),
      place: trail.stops.indexOf(active),
      ring: {
        width,
        color: style.outlineColor,
        ground: around ? getComputedStyle(around).backgroundColor : 'rgb(255, 255, 255)',
      },
      seen: whole(offset + width) - whole(offset),
      due: 2 * 2 * (box.width + box.height),
      covers,
      inReadingOrder,
    };
  });
}

/**
 * What is wrong with a stop (WCAG 2.2: 2.4.3 order, 2.4.11 and 2.4.12 not covered, 2.4.13 a ring as
 * large as 2 px all around, at 3:1).
 */
function faultsOf({ html, ring, seen, due, covers, inReadingOrder }: Stop): string[] {
  const ratio = contrast(rgbOfCss(ring.color), rgbOfCss(ring.ground));
  const faults: string[] = [];
  if (ring.width < 2) faults.push(`a ring of ${String(ring.width)} px`);
  if (ratio < 3) faults.push(`a ring of ${ratio.toFixed(2)}:1`);
  if (seen < due)
    faults.push(`a ring cut to ${seen.toFixed(0)} px² of ${due.toFixed(0)} px² that are due`);
  if (covers.length > 0) faults.push(`covered by ${String(covers[0])}`);
  if (!inReadingOrder) faults.push('before the last stop on the screen');
  return faults.map((fault) => `${html}: ${fault}`);
}

export interface Walk {
  /** The places that Tab stopped at, of those where it must, in the order of the document. */
  places: number[];
  /** 0, 1, 2 and so on, to the last place there is. */
  due: number[];
  faults: string[];
}

/** Presses Tab from where focus is until it leaves the page. */
export async function walkThrough(page: Page): Promise<Walk> {
  const count = await listStops(page);
  const walk: Walk = { places: [], due: [...Array(count).keys()], faults: [] };
  while (walk.places.length < MOST_STOPS) {
    await page.keyboard.press('Tab');
    const stop = await look(page);
    if (!stop) break;
    walk.places.push(stop.place);
    walk.faults.push(...faultsOf(stop));
  }
  return walk;
}

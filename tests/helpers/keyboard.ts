import type { Page } from '@playwright/test';
import { contrast, rgbOfCss } from './contrast.ts';

/** More stops than any page has; whoever needs more is in a trap. */
const MOST_STOPS = 400;

/** An element that had focus, as the page saw it. */
interface Stop {
  html: string;
  /** Its place among all elements that Tab must reach, from 0; -1 when it is none of them. */
  place: number;
  /** Width of the outline in px, 0 without one; its color, and the color of the surface around it. */
  ring: { width: number; color: string; ground: string };
  /** Area of the ring that no ancestor and no edge of the screen cuts off, and the area due, in px². */
  ringSeen: number;
  ringDue: number;
  /** Elements that lie over a point of it. */
  covers: string[];
  /** Whether it stands after the stop before on the screen. */
  inReadingOrder: boolean;
}

/** The way of Tab through a page, kept in the page itself. */
interface Trail {
  stops: Element[];
  /** Looks at the element that has focus; null when focus has left the page. */
  look: () => Stop | null;
}

/** Lists, in the order of the document, all that Tab must reach. @returns how many there are */
async function startTrail(page: Page): Promise<number> {
  return page.evaluate(() => {
    const FLOATING = ['fixed', 'sticky'];
    let last: Element | undefined;

    const stops = [
      ...document.querySelectorAll('a[href], button, summary, input'),
    ].filter(
      (element) =>
        // The parts of the drawing repeat the list beside it, for the pointer.
        !element.matches('[aria-hidden=true] [tabindex="-1"]') &&
        element.checkVisibility({ visibilityProperty: true }) &&
        element.closest('[inert]') === null &&
        (!element.matches('[type=radio]') || isStopOfGroup(element)),
    );

    /** Of a group of radio buttons Tab stops at the chosen one, or the first, and the arrows do the rest. */
    function isStopOfGroup(radio: Element): boolean {
      const group = [
        ...document.querySelectorAll(
          `[type=radio][name="${radio.getAttribute('name') ?? ''}"]`,
        ),
      ];
      const chosen = group.find((one) => one.matches(':checked'));
      return radio === (chosen ?? group[0]);
    }

    function ancestorsOf(element: Element): Element[] {
      const { parentElement: parent } = element;
      return parent ? [parent, ...ancestorsOf(parent)] : [];
    }

    /** The surface that a ring stands on: a ring inside the element stands on its own. */
    function groundOf(element: Element, offset: number): string {
      const around =
        offset < 0
          ? element
          : (element.closest('label') ?? element).parentElement;
      const opaque = [around, ...(around ? ancestorsOf(around) : [])].find(
        (one) =>
          one && getComputedStyle(one).backgroundColor !== 'rgba(0, 0, 0, 0)',
      );
      return opaque
        ? getComputedStyle(opaque).backgroundColor
        : 'rgb(255, 255, 255)';
    }

    const isFloating = (element: Element) =>
      FLOATING.includes(getComputedStyle(element).position);

    /** The elements that cut off what of another leaves them. */
    function clippersOf(element: Element): Element[] {
      if (getComputedStyle(element).position === 'fixed') return [];
      const ancestors = ancestorsOf(element);
      const bar = ancestors.find(isFloating);
      // A bar has colors of its own: a ring that leaves it lies on any ground.
      const inside = bar
        ? ancestors.slice(0, ancestors.indexOf(bar) + 1)
        : ancestors;
      return inside.filter((ancestor) => {
        if (ancestor === document.documentElement) return false;
        const { overflowX, overflowY } = getComputedStyle(ancestor);
        return (
          ancestor === bar || overflowX !== 'visible' || overflowY !== 'visible'
        );
      });
    }

    /** The box outside of which nothing of an element shows. */
    function clipOf(element: Element) {
      const floats = [element, ...ancestorsOf(element)].some(isFloating);
      const clip = {
        left: 0,
        right: innerWidth,
        top: floats ? 0 : -Infinity,
        bottom: floats ? innerHeight : Infinity,
      };
      for (const clipper of clippersOf(element)) {
        const box = clipper.getBoundingClientRect();
        clip.left = Math.max(clip.left, box.left);
        clip.right = Math.min(clip.right, box.right);
        clip.top = Math.max(clip.top, box.top);
        clip.bottom = Math.min(clip.bottom, box.bottom);
      }
      return { ...clip, floats };
    }

    /** The area of a box, made larger on all sides, that a clip leaves. */
    function areaIn(
      clip: ReturnType<typeof clipOf>,
      box: DOMRect,
      by: number,
    ): number {
      const width =
        Math.min(box.right + by, clip.right) -
        Math.max(box.left - by, clip.left);
      const height =
        Math.min(box.bottom + by, clip.bottom) -
        Math.max(box.top - by, clip.top);
      return Math.max(0, width) * Math.max(0, height);
    }

    function coversOf(element: Element, box: DOMRect): string[] {
      const shares = [0.1, 0.5, 0.9];
      const hits = shares
        .flatMap((x) => shares.map((y) => ({ x, y })))
        .map(({ x, y }) =>
          document.elementFromPoint(
            box.left + box.width * x,
            box.top + box.height * y,
          ),
        )
        .filter((hit) => hit !== null);
      if (hits.length === 0) return ['the edge of the screen'];
      const svg = element.closest('svg');
      return (
        hits
          .filter((hit) => !hit.contains(element) && !element.contains(hit))
          // The towns of a map have outlines of any shape.
          .filter((hit) => svg === null || hit.closest('svg') !== svg)
          .map((hit) => hit.outerHTML.slice(0, 80))
      );
    }

    /** Whether an element stands below the one before, or right of it. */
    function follows(
      element: Element,
      box: DOMRect,
      before: Element | undefined,
    ): boolean {
      if (before === undefined || element.closest('svg')) return true;
      if (before.closest('body > header, body > a, body > aside, svg'))
        return true;
      const old = before.getBoundingClientRect();
      const isBelow = box.top >= old.bottom - 4;
      const isBeside = box.left >= old.right - 4;
      return (
        isBelow ||
        isBeside ||
        (box.top >= old.top - 4 && box.left >= old.left - 4)
      );
    }

    function look(): Stop | null {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const before = last;
      last = element;
      const box = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const width =
        style.outlineStyle === 'none'
          ? 0
          : Number.parseFloat(style.outlineWidth);
      const offset = Number.parseFloat(style.outlineOffset);
      const clip = clipOf(element);
      return {
        html: element.outerHTML.slice(0, 100),
        place: stops.indexOf(element),
        ring: {
          width,
          color: style.outlineColor,
          ground: groundOf(element, offset),
        },
        ringSeen: areaIn(clip, box, offset + width) - areaIn(clip, box, offset),
        ringDue: 2 * 2 * (box.width + box.height),
        covers: coversOf(element, box),
        inReadingOrder: clip.floats || follows(element, box, before),
      };
    }

    Object.assign(window, { trail: { stops, look } satisfies Trail });
    return stops.length;
  });
}

async function look(page: Page): Promise<Stop | null> {
  return page.evaluate(() =>
    (window as unknown as { trail: Trail }).trail.look(),
  );
}

/**
 * Everything wrong with a stop (WCAG 2.2: 2.4.3 order, 2.4.11 and 2.4.12 not covered, 2.4.13 a ring
 * as large as 2 px all around, at 3:1).
 */
function faultsOf({
  html,
  ring,
  ringSeen,
  ringDue,
  covers,
  inReadingOrder,
}: Stop): string[] {
  const ratio = contrast(rgbOfCss(ring.color), rgbOfCss(ring.ground));
  const faults: string[] = [];
  if (ring.width < 2) faults.push(`a ring of ${String(ring.width)} px`);
  if (ratio < 3) faults.push(`a ring of ${ratio.toFixed(2)}:1`);
  if (ringSeen < ringDue)
    faults.push(
      `a ring cut to ${ringSeen.toFixed(0)} px² of the ${ringDue.toFixed(0)} px² due`,
    );
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
  const count = await startTrail(page);
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

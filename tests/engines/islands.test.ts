import { describe, expect, test } from 'vitest';
import { click, countShown, isShown, restPointer } from './drivers/acts.ts';
import { inBothEngines } from './drivers/browsers.ts';
import type { Engine } from './drivers/engine.ts';
import { AREAS, SERVICES } from '../helpers/specification.ts';

/** An opener and what it opens: the attributes that scripts and styles go by. */
function state(engine: Engine, button: string, panel: string) {
  return engine.evaluate(
    (opener, opened) => {
      const element = document.querySelector(opener);
      return {
        open: document.querySelector(opened)?.checkVisibility(),
        expanded: element?.getAttribute('aria-expanded'),
        focused: document.activeElement === element,
        behind: document.querySelector('main')?.matches('[inert], [inert] *'),
      };
    },
    button,
    panel,
  );
}

/**
 * Presses the button of a panel until it is open. Where the machine is slow, hover has opened it
 * so long before the press that the press closes it, as it should; then the next one opens it.
 */
async function openByPress(engine: Engine, panel: string): Promise<void> {
  const button = `[aria-controls=${panel.slice(1)}]`;
  const pressed = async () => {
    if (!(await isShown(engine, panel))) await click(engine, button);
    return isShown(engine, panel);
  };
  await expect.poll(pressed, { interval: 700 }).toBe(true);
}

function firstSlide(engine: Engine): Promise<string | null | undefined> {
  return engine.evaluate(() => {
    const viewport = document.querySelector('[data-viewport]');
    if (!viewport) return null;
    const padding = Number.parseFloat(getComputedStyle(viewport).paddingLeft);
    const edge = viewport.getBoundingClientRect().left + padding;
    return [...viewport.querySelectorAll('[data-slide] > a')]
      .find((link) => Math.abs(link.getBoundingClientRect().left - edge) < 2)
      ?.parentElement?.getAttribute('aria-label');
  });
}

inBothEngines((window) => {
  describe('dropdown', () => {
    const button = '[aria-controls=services-panel]';
    const panel = '#services-panel';
    const closed = { open: false, expanded: 'false', behind: false };

    test('opens by a press, closes by Escape, which gives focus back', async () => {
      const engine = window();
      await engine.resize(1280, 800);
      await engine.open('/about');
      await openByPress(engine, panel);
      await expect
        .poll(() => state(engine, button, panel))
        .toEqual({ open: true, expanded: 'true', focused: true, behind: false });
      await engine.press('Escape');
      await expect.poll(() => state(engine, button, panel)).toEqual({ ...closed, focused: true });
      expect(await engine.takeProblems()).toEqual([]);
    });

    test('a press outside closes', async () => {
      const engine = window();
      await engine.open('/about');
      await openByPress(engine, panel);
      await engine.point(640, 700, true);
      await expect.poll(() => isShown(engine, panel)).toBe(false);
    });

    test('Enter opens and Tab leads to its first link', async () => {
      const engine = window();
      await engine.open('/about');
      await engine.evaluate((opener) => {
        document.querySelector<HTMLElement>(opener)?.focus();
      }, button);
      await engine.press('Enter');
      await expect.poll(() => isShown(engine, panel)).toBe(true);
      await engine.press('Tab');
      const isOnFirst = () =>
        engine.evaluate(() => document.activeElement?.matches('#services-panel li:first-child a'));
      await expect.poll(isOnFirst).toBe(true);
    });

    test('stands below its own item', async () => {
      const engine = window();
      await engine.open('/about');
      for (const id of ['services-panel', 'areas-panel']) {
        await openByPress(engine, `#${id}`);
        const boxes = await engine.evaluate((panelId) => {
          const opened = document.getElementById(panelId);
          const item = opened?.parentElement?.getBoundingClientRect();
          const box = opened?.getBoundingClientRect();
          const grid = document.documentElement.clientWidth;
          return { beside: (box?.left ?? 0) - (item?.left ?? 0), over: (box?.right ?? 0) - grid };
        }, id);
        expect(Math.abs(boxes.beside)).toBeLessThan(2);
        expect(boxes.over).toBeLessThanOrEqual(0);
        await engine.press('Escape');
        await restPointer(engine);
      }
    });
  });

  test('mobile menu opens, the page behind is inert, Escape closes', async () => {
    const [button, panel] = ['.menu-toggle', '#mobile-menu'];
    const engine = window();
    await engine.resize(360, 740);
    await engine.open('/about');
    await click(engine, button);
    await expect
      .poll(() => state(engine, button, panel))
      .toEqual({ open: true, expanded: 'true', focused: true, behind: true });
    await click(engine, `${panel} details:nth-of-type(1) summary`);
    await expect
      .poll(() => countShown(engine, `${panel} details[open] li a`))
      .toBe(SERVICES.length + 1);
    await click(engine, `${panel} details:nth-of-type(2) summary`);
    await expect
      .poll(() => countShown(engine, `${panel} details[open] li a`))
      .toBe(AREAS.length + 1);
    await engine.press('Escape');
    await expect
      .poll(() => state(engine, button, panel))
      .toEqual({ open: false, expanded: 'false', focused: true, behind: false });
    expect(await engine.takeProblems()).toEqual([]);
  });

  test('carousel turns by itself, moves by its button, stands still when paused', async () => {
    const engine = window();
    await engine.resize(1280, 800);
    await engine.open('/');
    await restPointer(engine);
    await engine.evaluate(() => {
      document.querySelector('#services')?.scrollIntoView({ behavior: 'instant' });
    });
    await expect.poll(() => countShown(engine, '[aria-roledescription=carousel]')).toBe(1);
    await expect.poll(() => firstSlide(engine)).toBe(`1 of ${String(SERVICES.length)}`);
    await expect
      .poll(() => firstSlide(engine), { timeout: 12_000 })
      .toBe(`2 of ${String(SERVICES.length)}`);
    await click(engine, '[aria-label="Next service"]');
    await expect.poll(() => firstSlide(engine)).toBe(`3 of ${String(SERVICES.length)}`);
    await click(engine, '[aria-label="Pause the carousel"]');
    await expect.poll(() => isShown(engine, '[aria-label="Play the carousel"]')).toBe(true);
    await restPointer(engine);
    await new Promise((resolve) => setTimeout(resolve, 5000));
    expect(await firstSlide(engine)).toBe(`3 of ${String(SERVICES.length)}`);
    expect(await engine.takeProblems()).toEqual([]);
  });

  test('"View All Areas" shows all cards and moves focus to the first it revealed', async () => {
    const engine = window();
    await engine.open('/service-areas');
    expect(await countShown(engine, '.all-areas li')).toBe(6);
    await click(engine, '.all-areas-button button');
    await expect.poll(() => countShown(engine, '.all-areas li')).toBe(AREAS.length);
    expect(await isShown(engine, '.all-areas-button')).toBe(false);
    const isOnSeventh = () =>
      engine.evaluate(() => document.activeElement?.matches('.all-areas li:nth-child(7) a'));
    await expect.poll(isOnSeventh).toBe(true);
    expect(await engine.takeProblems()).toEqual([]);
  });
});

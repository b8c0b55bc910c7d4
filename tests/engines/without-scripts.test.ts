import { expect, test } from 'vitest';
import { click, countShown, isShown, restPointer } from './drivers/acts.ts';
import { inBothEngines } from './drivers/browsers.ts';
import { AREAS, SERVICES, countOf } from '../helpers/specification.ts';

const CHIPS = {
  installation: countOf('installation'),
  repair: countOf('repair'),
  maintenance: countOf('maintenance'),
  emergency: countOf('emergency'),
  all: SERVICES.length,
};

inBothEngines(
  (window) => {
    test('JavaScript is off', async () => {
      await window().open('/about');
      const scripting = () => matchMedia('(scripting: none)').matches;
      expect(await window().evaluate(scripting)).toBe(true);
      expect(await countShown(window(), '[data-scripted], [data-hydrated]')).toBe(0);
    });

    test('a dropdown opens by a press and closes by Escape', async () => {
      const engine = window();
      await engine.resize(1280, 800);
      await engine.open('/about');
      await click(engine, '[aria-controls=areas-panel]');
      await expect.poll(() => countShown(engine, '#areas-panel a')).toBe(AREAS.length);
      await restPointer(engine);
      await engine.press('Escape');
      await expect.poll(() => isShown(engine, '#areas-panel')).toBe(false);
    });

    test('the mobile menu opens, one group at a time', async () => {
      const engine = window();
      await engine.resize(360, 740);
      await engine.open('/about');
      await click(engine, '.menu-toggle');
      await expect.poll(() => isShown(engine, '#mobile-menu')).toBe(true);
      await click(engine, '#mobile-menu details:nth-of-type(1) summary');
      await expect
        .poll(() => countShown(engine, '#mobile-menu details[open] li a'))
        .toBe(SERVICES.length + 1);
      await click(engine, '#mobile-menu details:nth-of-type(2) summary');
      await expect
        .poll(() => countShown(engine, '#mobile-menu details[open] li a'))
        .toBe(AREAS.length + 1);
      await engine.press('Escape');
      await expect.poll(() => isShown(engine, '#mobile-menu')).toBe(false);
    });

    test('the chips of an area page choose by kind', async () => {
      const engine = window();
      await engine.resize(1280, 800);
      await engine.open('/service-areas/paramus');
      for (const [kind, count] of Object.entries(CHIPS)) {
        await click(engine, `#chip-${kind}`);
        await expect.poll(() => countShown(engine, '.offerings article')).toBe(count);
      }
    });

    test('all areas show and no button does', async () => {
      await window().open('/service-areas');
      expect(await countShown(window(), '.all-areas li')).toBe(AREAS.length);
      expect(await isShown(window(), '.all-areas-button')).toBe(false);
    });

    test('the carousel is a list of links that scrolls, without controls', async () => {
      const engine = window();
      await engine.open('/');
      expect(await countShown(engine, '[data-slide] > a')).toBe(SERVICES.length);
      expect(await isShown(engine, '[aria-label="Next service"]')).toBe(false);
      await click(engine, '[data-slide]:last-child > a');
      await expect
        .poll(() => engine.path())
        .toBe('/services/fast-response-stuck-nonfunctioning-doors');
    });
  },
  { scripts: false },
);

import { afterAll, beforeAll, describe, inject } from 'vitest';
import type { Engine } from './engine.ts';
import { launchFirefox } from './firefox.ts';
import { launchWebKit } from './webkit.ts';

const LAUNCHERS = { Firefox: launchFirefox, WebKit: launchWebKit };

/**
 * Describes the same tests for Firefox and for WebKit, each with a window of its own.
 * @param tests gets a function that returns the window; call it inside of tests only
 */
export function inBothEngines(
  tests: (window: () => Engine) => void,
  options: { scripts?: boolean } = {},
): void {
  for (const [name, launch] of Object.entries(LAUNCHERS)) {
    describe(name, () => {
      let engine: Engine | undefined;
      beforeAll(async () => {
        engine = await launch({ site: inject('site'), ...options });
      });
      afterAll(async () => {
        await engine?.close();
      });
      tests(() => {
        if (!engine) throw new Error(`${name} has not started`);
        return engine;
      });
    });
  }
}

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { weakTexts } from './pixels.ts';
import { forceStates, type State } from './pseudo-states.ts';

/** WCAG 2.2, levels A and AA, what axe calls best practice, and of level AAA what costs nothing. */
const TAGS = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22a',
  'wcag22aa',
  'best-practice',
];

const RULES = {
  // Each reports its own range only: below 4.5:1, and from there to 7:1.
  'color-contrast': { enabled: true },
  'color-contrast-enhanced': { enabled: true },
  'identical-links-same-purpose': { enabled: true },
  'target-size': { enabled: true },
};

/** Minified: a browser reads it in a fifth of the time. */
const AXE_SOURCE = readFileSync(
  new URL(import.meta.resolve('axe-core/axe.min.js')),
  'utf8',
);

const isContrast = ({ id }: { id: string }) => id.startsWith('color-contrast');

/** Whether the page runs scripts. Where it does not, timers stand still, and axe gets promises. */
async function hasScripts(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    if (!matchMedia('(scripting: none)').matches) return true;
    const soon = (callback: () => void) => {
      void Promise.resolve().then(callback);
      return 0;
    };
    Object.assign(window, { setTimeout: soon });
    return false;
  });
}

/** The bar floats over the page, so that it is looked at by itself. */
export const CALL_BAR = 'body > aside';

/** A selector of what axe looks at, or of what it leaves out. */
type Part = string | { exclude: string };

/** Runs axe in the page, which keeps it until it is left: a browser takes long to read it. */
async function runAxe(
  page: Page,
  context: Part,
  runOnly: axe.RunOnly,
): Promise<axe.AxeResults> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(AXE_SOURCE);
  const options: axe.RunOptions = {
    runOnly,
    preload: false,
    rules: RULES,
    resultTypes: ['violations', 'incomplete'],
  };
  return page.evaluate(
    (run) =>
      (window as unknown as { axe: typeof axe }).axe.run(
        run.context,
        run.options,
      ),
    { context, options },
  );
}

/** All that axe finds, a line each; where it cannot read a contrast, the pixels are measured. */
async function faultsOf(
  page: Page,
  context: Part,
  runOnly: axe.RunOnly,
): Promise<string[]> {
  // Elsewhere the header lies over what it is about to uncover.
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
  });
  const scripted = await hasScripts(page);
  const { violations, incomplete } = await runAxe(page, context, runOnly);

  const undecided = incomplete.filter((result) => !isContrast(result));
  const faults = [...violations, ...undecided].flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, failureSummary = '' }) => `${id}: ${html} (${failureSummary})`,
    ),
  );
  const unread = incomplete.filter(isContrast).flatMap(({ nodes }) => nodes);
  // A page without scripts has the same colors, and reports no frame to wait for.
  if (unread.length === 0 || !scripted) return faults;
  const elements = page.locator(
    unread.map(({ target }) => target.join(' ')).join(', '),
  );
  return [...faults, ...(await weakTexts(page, elements))];
}

/**
 * Everything axe finds on a page as it stands, a line each. Where axe cannot read a contrast, on a
 * picture or a drawing, the pixels are measured, so the page must let a style be added (`bypassCSP`).
 * @param part a selector, to look at this part of the page only
 */
export async function axeFaults(page: Page, part?: string): Promise<string[]> {
  const context = part ?? { exclude: CALL_BAR };
  return faultsOf(page, context, { type: 'tag', values: TAGS });
}

/**
 * Texts of a part that are too weak while its controls are in some state, such as under the pointer.
 * @param part a selector, such as `main`
 */
export async function weakTextsWhile(
  page: Page,
  part: string,
  states: State[],
): Promise<string[]> {
  await forceStates(page, part, states);
  const contrastRules = Object.keys(RULES).filter((id) => isContrast({ id }));
  return faultsOf(page, part, { type: 'rule', values: contrastRules });
}

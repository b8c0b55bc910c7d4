import type { Page } from '@playwright/test';
import { ALLOWED } from './axe-allowed.ts';
import { needsReload, statesOf } from './axe-states.ts';
import { injectAxe, runAxe } from './axe.ts';

/** Phone, tablet, desktop: the widths of the audit, in px. */
const WIDTHS = [320, 768, 1280];
/** The two forms of the menu: what `npm test` has time for. */
export const BOTH_MENUS = [320, 1280];
/** High enough for the whole menu: axe cannot judge rows that a scrolling list cuts at its edge. */
const HEIGHT = 1500;

export interface Audit {
  /** How often axe ran: widths × states. */
  runs: number;
  /** Rules that found something to look at, summed over all runs. */
  rules: number;
  /** Violations and what is left unexplained, each with width and state in front. */
  faults: string[];
  /** How many elements each entry of ALLOWED explained. */
  explained: number[];
}

/** Nothing looked at yet. */
export function emptyAudit(): Audit {
  return { runs: 0, rules: 0, faults: [], explained: ALLOWED.map(() => 0) };
}

/** Adds the counts and the findings of one audit to a sum. */
export function addAudit(sum: Audit, { runs, rules, faults, explained }: Audit): void {
  sum.runs += runs;
  sum.rules += rules;
  sum.faults.push(...faults);
  sum.explained = sum.explained.map((count, entry) => count + (explained[entry] ?? 0));
}

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await injectAxe(page);
}

/**
 * Runs axe over one page at every width and in every state.
 * @param page its context says whether scripts run and asks for reduced motion
 * @param origin where the site is served, such as `http://localhost:4399`
 * @param path the page, from the root
 * @param widths in px, the narrowest first
 */
export async function auditPage(
  page: Page,
  origin: string,
  path: string,
  widths: readonly number[] = WIDTHS,
): Promise<Audit> {
  const audit = emptyAudit();
  for (const [index, width] of widths.entries()) {
    await page.setViewportSize({ width, height: HEIGHT });
    if (index === 0 || needsReload(path)) await open(page, origin + path);
    const scripted = await page.evaluate(() => matchMedia('(scripting: enabled)').matches);
    for (const { name, enter, leave } of statesOf(path, width, scripted)) {
      await enter(page);
      // Elsewhere the header lies over what it is about to uncover.
      await page.evaluate(() => {
        scrollTo({ top: 0, behavior: 'instant' });
      });
      const { violations, unexplained, explained, rules } = await runAxe(page);
      const where = `${path} at ${String(width)} px, ${name}${scripted ? '' : ', no script'}`;
      const faults = [...violations, ...unexplained].map((fault) => `${where}: ${fault}`);
      addAudit(audit, { runs: 1, rules, faults, explained });
      await leave(page);
    }
  }
  return audit;
}

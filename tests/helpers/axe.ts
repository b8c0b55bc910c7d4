import axe from 'axe-core';
import type { Page } from '@playwright/test';
import { ALLOWED } from './axe-allowed.ts';

/** WCAG 2.2, levels A and AA, and what axe calls best practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

export interface AxeFindings {
  /** Rule and element, one line each. */
  violations: string[];
  /** What axe could not decide and no entry of ALLOWED explains. */
  unexplained: string[];
  /** How many elements each entry of ALLOWED explained, in their order. */
  explained: number[];
  /** Rules that found at least one element to look at. */
  rules: number;
}

/** Puts axe into a page; once after each load. It works where scripts are off, too. */
export async function injectAxe(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (!matchMedia('(scripting: none)').matches) return;
    // Timers stand still where scripts are off; promises do not.
    const soon = (callback: () => void) => {
      void Promise.resolve().then(callback);
      return 0;
    };
    Object.assign(window, { setTimeout: soon });
  });
  await page.evaluate(axe.source);
}

/** Runs axe over a page as it stands; injectAxe comes first. */
export async function runAxe(page: Page): Promise<AxeFindings> {
  return page.evaluate(
    async ({ tags, allowed }) => {
      // The page's own `axe` is the library that injectAxe put there.
      const { axe: library } = window as unknown as { axe: typeof axe };
      const results = await library.run(document, {
        runOnly: tags,
        preload: false,
        elementRef: true,
      });
      const explained = allowed.map(() => 0);
      const unexplained: string[] = [];
      for (const { id, nodes } of results.incomplete) {
        for (const { element, html, any } of nodes) {
          const entry = allowed.findIndex(
            ({ rule, inside }) => rule === id && Boolean(element?.closest(inside)),
          );
          if (entry === -1) unexplained.push(`${id}: ${html} (${any[0]?.message ?? ''})`);
          else explained[entry] = (explained[entry] ?? 0) + 1;
        }
      }
      return {
        violations: results.violations.flatMap(({ id, nodes }) =>
          nodes.map(({ html, failureSummary = '' }) => `${id}: ${html} (${failureSummary})`),
        ),
        unexplained,
        explained,
        rules: results.passes.length + results.violations.length,
      };
    },
    { tags: TAGS, allowed: [...ALLOWED] },
  );
}

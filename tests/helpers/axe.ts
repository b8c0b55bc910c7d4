import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const AXE = readFileSync(
  new URL(import.meta.resolve('axe-core/axe.min.js')),
  'utf8',
);

/** Both: that of level AAA passes what that of level AA tells. */
const CONTRAST = ['color-contrast', 'color-contrast-enhanced'];

/** WCAG 2.2, levels A and AA, what axe calls best practice, and contrast and links of level AAA. */
const TAGS =
  'wcag2a wcag2aa wcag21a wcag21aa wcag22a wcag22aa best-practice'.split(' ');
const ALSO = [...CONTRAST, 'identical-links-same-purpose', 'target-size'];

/** What keeps axe from reading a contrast: signs around a text, what lies over it without hiding it, a row to swipe. */
const READABLE = `*::before, *::after { content: none !important; }
  body > :is(header, aside) { position: relative !important; }
  label > input { z-index: -1 !important; }
  svg.map { visibility: hidden !important; }
  fieldset { flex-wrap: wrap !important; }`;

/** Texts on pictures and in drawings, whose contrast look/contrast.spec.ts and behavior/map.spec.ts measure. */
const MEASURED_ELSEWHERE = 'svg *, .hero.full .text *';

/** All that axe finds in a part of the page as it stands, a line each. */
export async function axeFaults(
  page: Page,
  part = 'html',
  check: 'all' | 'contrast' = 'all',
): Promise<string[]> {
  await page.evaluate(`window.axe ?? (() => {${AXE}})()`);
  const options: axe.RunOptions = {
    runOnly:
      check === 'all'
        ? { type: 'tag', values: TAGS }
        : { type: 'rule', values: CONTRAST },
    rules: Object.fromEntries(ALSO.map((rule) => [rule, { enabled: true }])),
    // Short texts too; the types do not know it.
    ...{ checks: { 'color-contrast': { options: { ignoreLength: true } } } },
    resultTypes: ['violations', 'incomplete'],
    preload: false,
  };
  return page.evaluate(
    async ({ part, options, readable, elsewhere }) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(readable);
      document.adoptedStyleSheets = [sheet];
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      const { violations, incomplete } = await run(part, options);
      document.adoptedStyleSheets = [];
      const isMeasured = (id: string, target: unknown[]) =>
        id.startsWith('color-contrast') &&
        document.querySelector(target.join(' '))?.matches(elsewhere) === true;
      const faultsOf = ({ id, nodes }: axe.Result) =>
        nodes.map(
          ({ html, failureSummary = '' }) =>
            `${id}: ${html.slice(0, 200)} (${failureSummary})`,
        );
      const unread = incomplete.map((result) => ({
        ...result,
        nodes: result.nodes.filter(
          ({ target }) => !isMeasured(result.id, target),
        ),
      }));
      return [...violations, ...unread].flatMap(faultsOf);
    },
    { part, options, readable: READABLE, elsewhere: MEASURED_ELSEWHERE },
  );
}

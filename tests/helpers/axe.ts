import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2, levels A and AA, what axe calls best practice, and of level AAA what costs nothing. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

const RULES = {
  // Level AAA asks all of a color that AA does, so it is read once.
  'color-contrast': { enabled: false },
  'color-contrast-enhanced': { enabled: true },
  'identical-links-same-purpose': { enabled: true },
  'target-size': { enabled: true },
};

/**
 * Where axe cannot decide about contrast by itself, and why. look/pixel-contrast.spec.ts measures
 * the pixels there; anywhere else, what axe leaves open counts as a fault.
 */
const MEASURED = {
  '[aria-labelledby="hero"]': 'text over a picture or beside one',
  '[aria-labelledby="ready"]': 'thin lines behind the text',
  'body > aside':
    'the bar of calls floats over the page, on grounds of its own: tests/unit/tokens.test.ts',
  '[aria-labelledby="find"]': 'text on a drawn map',
  '.door': 'single figures, hidden from screen readers: mist on ink, tests/unit/tokens.test.ts',
  'label:has([type=radio])': 'the radio button covers its label',
};

/** What axe finds on a page as it stands, a line each: rule and element. */
export async function axeFaults(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    // Elsewhere the header lies over what it is about to uncover.
    scrollTo({ top: 0, behavior: 'instant' });
    if (!matchMedia('(scripting: none)').matches) return;
    // Timers stand still where scripts are off; promises do not.
    const soon = (callback: () => void) => {
      void Promise.resolve().then(callback);
      return 0;
    };
    Object.assign(window, { setTimeout: soon });
  });
  const { violations, incomplete } = await new AxeBuilder({ page })
    .options({ preload: false, rules: RULES })
    .withTags(TAGS)
    // The other mode opens a second page, where scripts are off too.
    .setLegacyMode()
    .analyze();
  const open = incomplete.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, any }) => ({
      target: target.join(' '),
      fault: `${id}: ${html} (${any[0]?.message ?? ''})`,
      isContrast: id === 'color-contrast-enhanced',
    })),
  );
  const unexplained = await page.evaluate(
    ({ found, measured }) =>
      found.filter(
        ({ target, isContrast }) =>
          !isContrast || !document.querySelector(target)?.closest(measured),
      ),
    { found: open, measured: Object.keys(MEASURED).join() },
  );
  return [
    ...violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary = '' }) => `${id}: ${html} (${failureSummary})`),
    ),
    ...unexplained.map(({ fault }) => fault),
  ];
}

import { PurgeCSS } from 'purgecss';

const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
const SCRIPT = /<script[\s\S]*?<\/script>/g;

/** Attributes that scripts set, so that no page holds them as built. */
const SCRIPTED_ATTRIBUTES = [
  'data-scripted',
  'data-hydrated',
  'data-failed',
  'data-pressed',
  'data-expanded',
  'aria-expanded',
];

/** All style sheets of a page, joined in their order. */
export function stylesOf(html: string): string {
  return [...html.matchAll(STYLE)].map(([, css]) => css ?? '').join('');
}

/**
 * The rules of a style sheet that some of the pages can use.
 * @param css one style sheet
 * @param pages the HTML of all pages that share it
 */
export async function usedRules(css: string, pages: readonly string[]): Promise<string> {
  const raw = pages.map((html) => html.replaceAll(STYLE, '').replaceAll(SCRIPT, '')).join('\n');
  const [result] = await new PurgeCSS().purge({
    content: [{ raw, extension: 'html' }],
    css: [{ raw: css }],
    keyframes: true,
    dynamicAttributes: SCRIPTED_ATTRIBUTES,
    // The browser makes these itself.
    safelist: [/^::/, /^:root/, /^:focus-visible/, '*'],
  });
  return result?.css ?? css;
}

/** The page with one style sheet in the place of its first and none after it. */
export function withStyles(html: string, css: string): string {
  let placed = false;
  return html.replaceAll(STYLE, () => {
    if (placed) return '';
    placed = true;
    return `<style>${css}</style>`;
  });
}

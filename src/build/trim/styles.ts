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

const TAG = /<[a-z][^>]*>/gi;
const ATTRIBUTE = /([^\s=<>"'/]+)(?:="([^"]*)")?/g;
/** Attributes that hold sentences, addresses or data, whose words no selector of ours asks for. */
const NO_NAMES = new Set(['content', 'alt', 'aria-label', 'href', 'src', 'srcset', 'props', 'd']);

/** A text of its own: a part of a page would keep the whole page in memory. */
const own = (part: string) => Buffer.from(part).toString();

/** Every name in the tags of a page: elements, attributes and the words of their values. */
export function namesIn(html: string): Set<string> {
  const names = new Set<string>();
  const tags = html.replaceAll(STYLE, '').replaceAll(SCRIPT, '').match(TAG) ?? [];
  // Most tags of a page are like another: each is read once.
  for (const tag of new Set(tags)) {
    for (const [, name = '', value = ''] of tag.matchAll(ATTRIBUTE)) {
      names.add(name);
      if (NO_NAMES.has(name)) continue;
      for (const word of value.split(/\s+/)) names.add(word);
    }
  }
  return new Set([...names].map(own));
}

/**
 * The rules of a style sheet that some page can use.
 * @param css one style sheet
 * @param names what the tags of all pages hold that share it
 */
export async function usedRules(css: string, names: ReadonlySet<string>): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: [...names].join(' '), extension: 'txt' }],
    defaultExtractor: (text) => text.split(' '),
    css: [{ raw: css }],
    keyframes: true,
    dynamicAttributes: SCRIPTED_ATTRIBUTES,
    safelist: [/^::/, /^:root/, /^:focus-visible/, /^:hover/, '*'],
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

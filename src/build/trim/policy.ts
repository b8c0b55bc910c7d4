import { createHash } from 'node:crypto';

const POLICY = /(<meta http-equiv="content-security-policy" content=")([^"]*)(">)/i;
const INLINE_SCRIPT =
  /<script(?![^>]*\b(?:src|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

function hashes(html: string, element: RegExp): string[] {
  const sources = [...html.matchAll(element)].map(([, text]) => {
    const digest = createHash('sha256')
      .update(text ?? '')
      .digest('base64');
    return `'sha256-${digest}'`;
  });
  return [...new Set(sources)];
}

/** The hashes of a page's inline scripts and styles, as sources of a policy. */
export function inlineHashes(html: string): { scripts: string[]; styles: string[] } {
  return { scripts: hashes(html, INLINE_SCRIPT), styles: hashes(html, STYLE) };
}

/**
 * The page with a policy that allows the inline scripts and styles it holds, and no other: Astro
 * lists those of the whole site on every page.
 * @throws when a page with a style sheet has no policy
 */
export function withOwnPolicy(html: string): string {
  if (!POLICY.test(html)) throw new Error('A page has no Content-Security-Policy');
  return html.replace(POLICY, (_match, open: string, policy: string, close: string) => {
    const kept = policy
      .split(';')
      .map((directive) => directive.trim())
      .filter((directive) => directive !== '' && !/^(?:script|style)-src/.test(directive));
    const { scripts, styles } = inlineHashes(html);
    const own = [`script-src 'self' ${scripts.join(' ')}`, `style-src ${styles.join(' ')}`];
    return `${open}${[...kept, ...own].join(';')}${close}`;
  });
}

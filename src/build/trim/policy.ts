import { createHash } from 'node:crypto';

const POLICY = /<meta http-equiv="content-security-policy" content="([^"]*)">/i;
/** The tag that each head begins with. */
const FIRST = '<meta charset="utf-8">';
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
 * lists those of the whole site on every page. It stands before every script, as it holds only for
 * what comes after it.
 * @throws when a page with a style sheet has no policy
 */
export function withOwnPolicy(html: string): string {
  const [tag, policy] = POLICY.exec(html) ?? [];
  if (tag === undefined || policy === undefined || !html.includes(FIRST)) {
    throw new Error('A page has no Content-Security-Policy');
  }
  const kept = policy
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => directive !== '' && !/^(?:script|style)-src/.test(directive));
  const { scripts, styles } = inlineHashes(html);
  const own = [`script-src 'self' ${scripts.join(' ')}`, `style-src ${styles.join(' ')}`];
  const changed = tag.replace(policy, [...kept, ...own].join(';'));
  return html.replace(tag, '').replace(FIRST, FIRST + changed);
}

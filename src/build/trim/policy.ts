import { createHash } from 'node:crypto';

const POLICY = /(<meta http-equiv="content-security-policy" content=")([^"]*)(">)/i;
const INLINE_SCRIPT =
  /<script(?![^>]*\b(?:src|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

function hashes(html: string, element: RegExp): string {
  const sources = [...html.matchAll(element)].map(([, text]) => {
    const digest = createHash('sha256')
      .update(text ?? '')
      .digest('base64');
    return `'sha256-${digest}'`;
  });
  return [...new Set(sources)].join(' ');
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
    const own = [
      `script-src 'self' ${hashes(html, INLINE_SCRIPT)}`,
      `style-src ${hashes(html, STYLE)}`,
    ];
    return `${open}${[...kept, ...own].join(';')}${close}`;
  });
}

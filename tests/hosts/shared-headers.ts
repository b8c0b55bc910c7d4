import type { Answer } from './servers/server.ts';

/** Headers that a server adds of its own and that may differ. */
const OWN =
  /^(?:date|server|connection|keep-alive|etag|last-modified|accept-ranges|transfer-encoding|content-length|cf-cache-status|vary|location)$/;

/** The headers of an answer that every server gives alike, one a line. */
export function sharedHeaders({ headers, location }: Answer): string {
  return (
    Object.entries(headers)
      .filter(([name]) => !OWN.test(name))
      // Only nginx shows a line of HTML while it leads elsewhere.
      .filter(([name]) => name !== 'content-type' || location === '')
      .map(([name, value]) => `${name}: ${String(value)}`)
      .sort()
      .join('\n')
  );
}

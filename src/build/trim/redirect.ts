/**
 * Astro's own page for a redirect, with what its template leaves out: the language, and the space
 * that HTML asks for before the address of a refresh. Any other page stays as it is.
 */
export function validRedirect(html: string): string {
  if (!html.startsWith('<!doctype html><title>Redirecting')) return html;
  return html
    .replace('<!doctype html>', '<!doctype html><html lang="en-US">')
    .replace('content="0;url=', 'content="0; url=');
}

import html from './screen.html?raw';

/** What the screen may load: itself. Its calls to other sites (fonts, news, versions) are cut off. */
const POLICY = [
  "default-src 'self'",
  "connect-src 'self' blob: data:",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "worker-src 'self' blob:",
].join('; ');

/** Serves the editing screen as it stands: no page of Astro's, so nothing of the site is put into it. */
export function GET(): Response {
  const headers = { 'Content-Type': 'text/html', 'Content-Security-Policy': POLICY };
  return new Response(html, { headers });
}

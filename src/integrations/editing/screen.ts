import { basename } from 'node:path';
import { iconNames, pictureNames } from '../../checks/files.ts';
import { editingScreens } from './screens.ts';

/** No page of Astro's, so nothing of the site is put into it. */
const SCREEN = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Edit the site</title>
<link rel="cms-config-url" type="application/json" href="/edit/config.json">
<script type="module" src="/src/integrations/editing/start.ts"></script>
</html>`;

/** What the screen may load: itself. Its calls to other sites (fonts, news, versions) are cut off. */
const POLICY = [
  "default-src 'self'",
  "connect-src 'self' blob: data:",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "worker-src 'self' blob:",
].join('; ');

/** Serves the editing screen and its configuration; runs in the project's folder. */
export function GET({ url }: { url: URL }): Response {
  const root = process.cwd();
  const choices = { icons: iconNames(root).sort(), pictures: pictureNames(root) };
  if (url.pathname.endsWith('.json')) return Response.json(editingScreens(basename(root), choices));
  const headers = { 'Content-Type': 'text/html', 'Content-Security-Policy': POLICY };
  return new Response(SCREEN, { headers });
}

import type { AstroIntegration } from 'astro';

const EDIT_PATH = '/edit';

/** It finds its fonts and workers beside itself, so it is served as it is. */
const PACKAGE = '@sveltia/cms';

/** What it loads on demand; unless prepared, the first use of each would reload the screen. */
const LATE_IMPORTS = [
  'exifr/dist/lite.esm.mjs',
  'immutable',
  'leaflet/dist/leaflet-src.esm.js',
  'svgo/browser',
  'terra-draw',
  'terra-draw-leaflet-adapter',
  'turndown/lib/turndown.browser.es.js',
].map((name) => `${PACKAGE} > ${name}`);

/** What the editing screen may load: itself. Its calls to other sites (news, versions) are cut off. */
const POLICY = [
  "default-src 'self'",
  "connect-src 'self' data:",
  "script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "media-src 'self' blob:",
  "worker-src 'self' blob:",
].join('; ');

/** Serves the editing screen of the content at `/edit` while one works; a build never holds it. */
export function editing(): AstroIntegration {
  return {
    name: 'editing',
    hooks: {
      'astro:config:setup': ({ command, injectRoute, updateConfig }) => {
        if (command !== 'dev') return;
        injectRoute({ pattern: EDIT_PATH, entrypoint: './src/editing/Edit.astro' });
        injectRoute({
          pattern: `${EDIT_PATH}/config.json`,
          entrypoint: './src/editing/config.ts',
        });
        updateConfig({ vite: { optimizeDeps: { exclude: [PACKAGE], include: LATE_IMPORTS } } });
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, response, next) => {
          const { pathname } = new URL(request.url ?? '/', 'http://localhost');
          if (pathname === EDIT_PATH) response.setHeader('Content-Security-Policy', POLICY);
          next();
        });
      },
    },
  };
}

import type { AstroIntegration } from 'astro';

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

/** Serves the editing screen of the content at `/edit` while one works; a build never holds it. */
export function editing(): AstroIntegration {
  return {
    name: 'editing',
    hooks: {
      'astro:config:setup': ({ command, injectRoute, updateConfig }) => {
        if (command !== 'dev') return;
        const entrypoint = './src/integrations/editing/screen.ts';
        for (const pattern of ['/edit', '/edit/config.json']) injectRoute({ pattern, entrypoint });
        updateConfig({ vite: { optimizeDeps: { exclude: [PACKAGE], include: LATE_IMPORTS } } });
      },
    },
  };
}

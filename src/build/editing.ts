import type { AstroIntegration } from 'astro';

const EDIT_PATH = '/edit';

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
        // The package finds its fonts and workers beside itself, so it must be served as it is.
        updateConfig({ vite: { optimizeDeps: { exclude: ['@sveltia/cms'] } } });
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

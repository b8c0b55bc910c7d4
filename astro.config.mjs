import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwind from '@astrojs/tailwind';
import { defineConfig, fontProviders } from 'astro/config';
import { contentSecurityPolicy } from './src/build/content-security-policy.ts';
import { contentCheck } from './src/integrations/content-check.ts';
import { editing } from './src/integrations/editing.ts';
import { styleguide } from './src/build/styleguide.ts';
import { intentDirective } from './src/build/intent-directive.ts';
import { isIndexedPage, sitemapEntry } from './src/build/sitemap.ts';
import { siteAddress } from './src/build/site-url.ts';
import { redirects } from './src/lib/urls.ts';
import tokens from './tailwind.config.cjs';

const { colors, screens, fontSize } = tokens.theme;

export default defineConfig({
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always', assets: 'assets' },
  redirects: redirects(),
  server: { port: 4321 },
  devToolbar: { enabled: false },
  integrations: [
    siteAddress(),
    react(),
    tailwind({ applyBaseStyles: false }),
    sitemap({ filter: isIndexedPage, serialize: sitemapEntry }),
    intentDirective(),
    contentCheck(),
    styleguide(),
    editing(),
  ],
  // No page shows code, and the highlighter would need inline styles.
  markdown: { syntaxHighlight: false },
  image: {
    // Effort 2 takes a ninth of the default's time for 2–5 % more bytes.
    service: { entrypoint: 'astro/assets/services/sharp', config: { avif: { effort: 2 } } },
  },
  fonts: [
    {
      name: 'Barlow Condensed',
      cssVariable: '--font-heading',
      provider: fontProviders.local(),
      // Metric-matched fallbacks stand in global.css: Astro's know of Arial only, and phones have Roboto.
      fallbacks: [],
      optimizedFallbacks: false,
      // A face that comes late waits for the next page, so that nothing ever shifts.
      display: 'optional',
      options: {
        variants: [
          { src: ['./src/assets/fonts/barlow-condensed-700.woff2'], weight: 700, style: 'normal' },
        ],
      },
    },
  ],
  vite: {
    define: { __TOKENS__: JSON.stringify({ colors, screens, fontSize }) },
  },
  security: { csp: contentSecurityPolicy },
  // Tells editors such as VS Code which schema each content file has.
  experimental: { contentIntellisense: true },
});

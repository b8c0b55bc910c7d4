import type { AstroIntegration } from 'astro';

/** Serves `/styleguide` for maintainers while they work; a build never holds it. */
export function styleguide(): AstroIntegration {
  return {
    name: 'styleguide',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev') return;
        injectRoute({
          pattern: '/styleguide',
          entrypoint: './src/styleguide/Styleguide.astro',
        });
      },
    },
  };
}

import type { AstroIntegration } from 'astro';

/** Serves `/styleguide` for maintainers while they work; a build never holds it. */
export function styleguide(): AstroIntegration {
  return {
    name: 'styleguide',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        const entrypoint = './src/integrations/styleguide/Styleguide.astro';
        if (command === 'dev') injectRoute({ pattern: '/styleguide', entrypoint });
      },
    },
  };
}

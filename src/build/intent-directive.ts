import type { AstroIntegration } from 'astro';

/** Adds `client:intent`: an island hydrates at the first sign that someone is about to use it. */
export function intentDirective(): AstroIntegration {
  return {
    name: 'intent-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'intent', entrypoint: './src/islands/client-intent.ts' });
      },
    },
  };
}

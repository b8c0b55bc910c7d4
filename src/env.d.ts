/// <reference types="astro/client" />
import 'astro';

declare module 'astro' {
  /** Adds the directive of src/islands/client-intent.ts to those of Astro. */
  interface AstroClientDirectives {
    'client:intent'?: boolean | 'seen';
  }
}

/** Tokens of tailwind.config.cjs for use outside of classes, at build time; set in astro.config.mjs. */
declare global {
  const __TOKENS__: {
    colors: Record<string, string> & Record<'amber' | 'navy' | 'paper', string>;
    screens: Record<'sm' | 'md' | 'lg' | 'xl', string>;
  };
}

/// <reference types="astro/client" />
import 'astro';

declare module 'astro' {
  /** Adds the directive of src/islands/client-intent.ts to those of Astro. */
  interface AstroClientDirectives {
    'client:intent'?: boolean;
  }
}

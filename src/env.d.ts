/// <reference types="astro/client" />
import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:intent'?: boolean;
  }
}

/** Values of tailwind.config.cjs that HTML needs outside a class; set in astro.config.mjs. */
declare global {
  const __THEME_COLOR__: string;
  const __SCREENS__: Record<'sm' | 'md' | 'lg' | 'xl', string>;
}

import type { AstroUserConfig } from 'astro';

/**
 * The policy of the page's `<meta>`: Astro adds the hash of each inline script and style. A
 * `<meta>` cannot carry `frame-ancestors`; the response header does.
 */
export const contentSecurityPolicy = {
  directives: [
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    // The pages connect to nothing; auditors fetch robots.txt and llms.txt as the page would.
    "connect-src 'self'",
  ],
} satisfies NonNullable<AstroUserConfig['security']>['csp'];

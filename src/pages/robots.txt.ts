import { absolute } from '~/lib/urls';

/** Everything may be read. */
export const GET = () =>
  new Response(
    `User-agent: *\nAllow: /\n\nSitemap: ${absolute('/sitemap-index.xml')}\n`,
  );

import type { SitemapItem } from '@astrojs/sitemap';

/** Only the indexed pages belong in the sitemap: no error page. */
export function isIndexedPage(page: string): boolean {
  return !/\/(?:404|500)\/?$/.test(page);
}

/** The entry with the exact canonical spelling of urls.ts. */
export function sitemapEntry(item: SitemapItem): SitemapItem {
  return { ...item, url: new URL(item.url).href };
}

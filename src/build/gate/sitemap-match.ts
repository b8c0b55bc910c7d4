const CANONICAL = /<link rel="canonical" href="([^"]+)"/;
const LOCATION = /<loc>([^<]+)<\/loc>/g;

/** The canonical address of a page that may be indexed; undefined for any other. */
export function canonicalOf(html: string): string | undefined {
  if (html.includes('<meta name="robots" content="noindex"')) return undefined;
  const address = CANONICAL.exec(html)?.[1];
  // A part of a page would keep the whole page in memory.
  return address === undefined ? undefined : Buffer.from(address).toString();
}

/** The addresses of a sitemap. */
export function locationsOf(xml: string): string[] {
  return [...xml.matchAll(LOCATION)].map(([, address = '']) => address);
}

/** Where sitemap and canonical addresses differ; both must name each page once. */
export function sitemapProblems(
  listed: readonly string[],
  canonicals: readonly string[],
): string[] {
  const inList = new Set(listed);
  const onPages = new Set(canonicals);
  return [
    ...canonicals
      .filter((address) => !inList.has(address))
      .map((address) => `${address} is a page and is not in the sitemap.`),
    ...listed
      .filter((address) => !onPages.has(address))
      .map((address) => `${address} is in the sitemap and no page has it as its canonical.`),
    ...(inList.size === listed.length ? [] : ['The sitemap names a page twice.']),
    ...(onPages.size === canonicals.length ? [] : ['Two pages have the same canonical.']),
  ];
}

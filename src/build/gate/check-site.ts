import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pageKind } from '../trim/page-kind.ts';
import { linkProblems, linksOf, outboundProblems } from './links.ts';
import { sizeProblems } from './page-size.ts';
import { canonicalOf, locationsOf, sitemapProblems } from './sitemap-match.ts';

/** Pages compressed at the same time: a few for each core, whatever the size of the site. */
const AT_ONCE = 16;

/**
 * What keeps a built site from going out: a link to nowhere or out of the site, a page over its budget, a sitemap
 * that differs from the canonical addresses.
 * @param folder the built site, absolute
 * @returns one plain sentence for each problem
 */
export async function siteProblems(folder: string): Promise<string[]> {
  const files = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) =>
        relative(folder, join(parentPath, name)).replaceAll('\\', '/'),
      ),
  );
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const hasId = (file: string, id: string) => read(file).includes(` id="${id}"`);
  const pages = [...files].filter((file) => file.endsWith('.html'));
  const towns = pages.filter((file) => pageKind(file) === 'area').length;
  const problems: string[] = [];
  const canonicals: string[] = [];
  for (let start = 0; start < pages.length; start += AT_ONCE) {
    const found = await Promise.all(
      pages.slice(start, start + AT_ONCE).map(async (file) => {
        const html = read(file);
        const canonical = canonicalOf(html);
        if (canonical !== undefined) canonicals.push(canonical);
        return [
          ...linkProblems(file, linksOf(html), files, hasId),
          ...outboundProblems(file, html),
          ...(await sizeProblems(file, html, towns)),
        ];
      }),
    );
    problems.push(...found.flat());
  }
  const listed = [...files]
    .filter((file) => /^sitemap-\d+\.xml$/.test(file))
    .flatMap((file) => locationsOf(read(file)));
  return [...problems, ...sitemapProblems(listed, canonicals)];
}

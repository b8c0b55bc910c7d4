import { redirects, type Redirect } from '../../lib/urls.ts';
import { valueAt } from '../field-values.ts';
import { lineOfNode, nodesOf } from '../markdown.ts';
import { pagePaths } from '../page-paths.ts';
import { allEntries, type ParsedEntry } from '../parse.ts';
import { fieldPassages, passageProblem } from '../passages.ts';
import { didYouMean, fileProblem, type Problem } from '../problem.ts';
import type { Rule } from './rule.ts';

const ADVICE =
  'A text may link to the pages of this site only, written like /services or /contact.';

/** An address of another site, or a mailto: or tel: link. */
const ELSEWHERE = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

interface KnownPaths {
  paths: readonly string[];
  /** Addresses of before, which lead elsewhere now. */
  former: readonly Redirect[];
}

/** The fault of an address that is not the path of a page; completes "…, which …". */
function linkFault(
  url: string,
  siteUrl: string,
  { paths, former }: KnownPaths,
): string {
  const own = url.startsWith(siteUrl) ? url.slice(siteUrl.length) : url;
  if (ELSEWHERE.test(own)) {
    return `leads out of the site. ${ADVICE} Remove the address and keep the words; to call, visitors have the buttons of the page.`;
  }
  // Without what the addresses of the site do not have: ?query, #hash, .html, a slash at the end.
  const path = own
    .replace(/^\/?/, '/')
    .replace(/[?#].*$|\.html$|(?<=.)\/$/s, '');
  const newPath = former.find(({ from }) => from === path)?.to;
  if (newPath !== undefined)
    return `has another address now. Write ${newPath}.`;
  return `is not a page of this site.${didYouMean(path, paths)} ${ADVICE}`;
}

/** An address that a field shows as words, and nobody can follow. */
const ADDRESS =
  /\bhttps?:\/\/\S{1,99}|\bwww\.\S{1,99}|[\w.+-]{1,64}@[\w-]{1,63}\.[a-z]{2,}/i;

function addressesInFields(entry: ParsedEntry): Problem[] {
  // business.yml is the place of the site's own addresses.
  if (entry.collection === 'business') return [];
  return fieldPassages(entry).flatMap((passage) => {
    const [address] = ADDRESS.exec(passage.words) ?? [];
    if (address === undefined) return [];
    const message = `holds the address "${address}", which is no link in a field and leads out of the site. Remove it.`;
    return [passageProblem(passage, message)];
  });
}

/** Links of texts that lead to no page of the site. */
export const links: Rule = (content) => {
  const paths = pagePaths(content);
  const known = { paths, former: redirects(content.services, content.areas) };
  const siteUrl = String(valueAt(content.business[0]?.raw, ['siteUrl']));
  const inTexts = allEntries(content).flatMap(({ file, tree }) =>
    (tree ? nodesOf(tree) : []).flatMap((node) => {
      if (node.type !== 'link' || paths.includes(node.url)) return [];
      const message = `The text links to "${node.url}", which ${linkFault(node.url, siteUrl, known)}`;
      return [fileProblem(file, message, lineOfNode(node))];
    }),
  );
  return [...inTexts, ...allEntries(content).flatMap(addressesInFields)];
};

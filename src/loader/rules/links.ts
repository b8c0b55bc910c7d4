import { valueAt } from '../field-values.ts';
import { lineOfNode, nodesOf } from '../markdown.ts';
import { pagePaths } from '../page-paths.ts';
import { allEntries } from '../parse.ts';
import { didYouMean, fileProblem } from '../problem.ts';
import type { Rule } from './rule.ts';

const ADVICE =
  'A text may link to the pages of this site only, written like /services/panel-replacement.';

/** An address of another site, or a mailto: or tel: link. */
const ELSEWHERE = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/** The fault of an address that is not the path of a page; completes "…, which …". */
function linkFault(
  url: string,
  siteUrl: string,
  paths: readonly string[],
): string {
  const own = url.startsWith(siteUrl) ? url.slice(siteUrl.length) : url;
  if (ELSEWHERE.test(own)) {
    return `leads out of the site. ${ADVICE} Remove the address and keep the words; to call, visitors have the buttons of the page.`;
  }
  // Without what the addresses of the site do not have: ?query, #hash, .html, a slash at the end.
  const path = own
    .replace(/^\/?/, '/')
    .replace(/[?#].*$|\.html$|(?<=.)\/$/s, '');
  return `is not a page of this site.${didYouMean(path, paths)} ${ADVICE}`;
}

/** Links of texts that lead to no page of the site. */
export const links: Rule = (content) => {
  const paths = pagePaths(content);
  const siteUrl = String(valueAt(content.business[0]?.raw, ['siteUrl']));
  return allEntries(content).flatMap(({ file, tree }) =>
    (tree ? nodesOf(tree) : []).flatMap((node) => {
      if (node.type !== 'link' || paths.includes(node.url)) return [];
      const message = `The text links to "${node.url}", which ${linkFault(node.url, siteUrl, paths)}`;
      return [fileProblem(file, message, lineOfNode(node))];
    }),
  );
};

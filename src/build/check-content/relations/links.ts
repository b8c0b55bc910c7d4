import type { Tokens } from 'marked';
import { fieldOf, type Contents } from '../contents.ts';
import { marksOf } from '../marks.ts';
import { pagePaths } from '../pages-of.ts';
import type { Problem } from '../problem.ts';
import { didYouMean } from '../suggest.ts';

const ADVICE =
  'A text may link to the pages of this site only, written like /services/panel-replacement.';
const OUTSIDE = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;
const KEEP_WORDS =
  'Remove the address and keep the words; to call, visitors have the buttons of the page.';

/** A path as it may have been meant: without what the addresses of the site do not have. */
function path(href: string): string {
  const bare = href.replace(/[?#].*$/, '').replace(/(?:\.html|\/)$/, '');
  return bare.startsWith('/') ? bare : `/${bare}`;
}

function messageFor(href: string, site: string, pages: readonly string[]): string {
  const own = href.startsWith(`${site}/`) ? href.slice(site.length) : href;
  if (OUTSIDE.test(own)) {
    return `The text links to "${href}", which leads out of the site. ${ADVICE} ${KEEP_WORDS}`;
  }
  // Every path holds the slash of home.
  const others = pages.filter((page) => page !== '/');
  const guess = didYouMean(path(own), others);
  return `The text links to "${href}", which is not a page of this site.${guess} ${ADVICE}`;
}

/** Links of texts that lead to no page of the site. */
export function linkProblems(contents: Contents): Problem[] {
  const { business, services, areas, local, testimonials, pages } = contents;
  const paths = pagePaths(contents);
  const known = new Set(paths);
  const site = String(business && fieldOf(business, 'siteUrl'));
  return [services, areas, local, testimonials, pages].flatMap(({ files }) =>
    files.flatMap((content) =>
      marksOf(content)
        .filter(({ token }) => token.type === 'link')
        .map(({ token, line }) => ({ href: (token as Tokens.Link).href, line }))
        .filter(({ href }) => !known.has(href))
        .map(({ href, line }): Problem => {
          const message = messageFor(href, site, paths);
          return { file: content.file, line, field: null, message };
        }),
    ),
  );
}

import { SINGLE_PATHS } from '../lib/pages.ts';
import { areaPath, serviceInAreaPath, servicePath } from '../lib/urls.ts';
import { valueAt } from './fields.ts';
import { CONTENT_FOLDER } from './files.ts';
import { entriesOf, type LoadedContent } from './load.ts';
import { didYouMean, problemIn, type Problem } from './problem.ts';

/** The pages that search engines see: the single ones, services, towns, and each pair of the two. */
export function pagePaths({ services, areas }: LoadedContent): string[] {
  return [
    ...SINGLE_PATHS,
    ...services.ids.map(servicePath),
    ...areas.ids.map(areaPath),
    ...services.ids.flatMap((service) => areas.ids.map((area) => serviceInAreaPath(service, area))),
  ];
}

/**
 * What a file of the content makes or is part of, in words; null when it makes no page.
 * @param file path from the root of the project
 */
export function madeBy(file: string, { services, areas }: LoadedContent): string | null {
  const [folder, name = '', service = ''] = file
    .slice(CONTENT_FOLDER.length + 1, -'.md'.length)
    .split('/');
  const [towns, jobs] = [String(areas.ids.length), String(services.ids.length)];
  if (folder === 'services') return `It makes ${servicePath(name)} and its page in ${towns} towns.`;
  if (folder === 'areas') return `It makes ${areaPath(name)} and its page for ${jobs} services.`;
  if (folder === 'local') return `It is the text of ${serviceInAreaPath(service, name)}.`;
  if (folder === 'testimonials') return 'It stands on the home page.';
  return null;
}

const ADVICE =
  'A text may link to the pages of this site only, written like /services/panel-replacement.';

function messageFor(url: string, site: string, pages: readonly string[]): string {
  const own = url.startsWith(site) ? url.slice(site.length) : url;
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(own))
    return `The text links to "${url}", which leads out of the site. ${ADVICE} Remove the address and keep the words; to call, visitors have the buttons of the page.`;
  // Without what the addresses of the site do not have.
  const path = `/${own.replace(/[?#].*$/, '').replace(/(?:\.html|\/)$/, '')}`.replace('//', '/');
  return `The text links to "${url}", which is not a page of this site.${didYouMean(path, pages)} ${ADVICE}`;
}

/** Links of texts that lead to no page of the site. */
export function linkProblems(content: LoadedContent): Problem[] {
  const paths = pagePaths(content);
  const site = String(valueAt(content.business.entries[0]?.raw, ['siteUrl']));
  return entriesOf(content, 'services', 'areas', 'local').flatMap(({ file, links }) =>
    links
      .filter(({ url }) => !paths.includes(url))
      .map(({ url, line }) => problemIn(file, messageFor(url, site, paths), line)),
  );
}

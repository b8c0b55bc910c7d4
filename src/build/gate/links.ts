const ADDRESS = /\s(href|src|srcset|imagesrcset|component-url|renderer-url)="([^"]+)"/g;
const OUTBOUND = /<a\s(?:[^>]*\s)?href="([a-z][a-z0-9+.-]*:[^"]*|\/\/[^"]*)"/gi;
const OUTSIDE = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;
/** What a link of the site itself may do besides leading to a page: dial, and show the way. */
const ALLOWED_OUTSIDE = /^(?:tel:|https:\/\/www\.google\.com\/maps\/)/;

/** An address within the site that a page names, with the part it points to. */
export interface Link {
  path: string;
  fragment: string;
}

/** Every address within the site that a page names: links, pictures, scripts. */
export function linksOf(html: string): Link[] {
  return [...html.matchAll(ADDRESS)]
    .flatMap(([, name = '', value = '']) =>
      name.endsWith('srcset') ? value.split(/,\s+/).map((part) => part.split(' ')[0] ?? '') : value,
    )
    .filter((address) => !OUTSIDE.test(address))
    .map((address) => {
      const [before = '', fragment = ''] = address.split('#');
      return { path: before.split('?')[0] ?? '', fragment };
    });
}

/** The links of a page that leave the site and are none of its own, each once, in a sentence. */
export function outboundProblems(file: string, html: string): string[] {
  const addresses = [...html.matchAll(OUTBOUND)].map(([, address = '']) => address);
  return [...new Set(addresses)]
    .filter((address) => !ALLOWED_OUTSIDE.test(address))
    .map(
      (address) =>
        `${file} links to ${address}, which leads out of the site: only the phone (tel:) and Google Maps may. Remove the link.`,
    );
}

/** The file behind a path: `/services` is `services.html`, `/` is `index.html`. */
function fileBehind(path: string, files: ReadonlySet<string>): string | undefined {
  const name = path === '/' ? 'index.html' : decodeURI(path.slice(1));
  return [name, `${name}.html`].find((file) => files.has(file));
}

/**
 * The links of a page that lead nowhere, each once.
 * @param file the page, as a path below the built site
 * @param files every file of the built site
 * @param hasId whether a file has an element with an id
 */
export function linkProblems(
  file: string,
  links: readonly Link[],
  files: ReadonlySet<string>,
  hasId: (file: string, id: string) => boolean,
): string[] {
  const problems = links.flatMap(({ path, fragment }) => {
    const target = path === '' ? file : fileBehind(path, files);
    if (target === undefined)
      return [`${file} links to ${path}, and there is no such page or file.`];
    if (fragment === '' || hasId(target, fragment)) return [];
    return [`${file} links to ${path}#${fragment}, and ${target} has nothing with that id.`];
  });
  return [...new Set(problems)];
}

import { tokensIn } from '../lib/fill.ts';
import { SINGLE_PATHS, TAKEN_SLUGS } from '../lib/pages.ts';
import { AREA_SEPARATOR, areaPath, serviceInAreaPath, servicePath } from '../lib/urls.ts';
import { PAGE_NAMES } from '../schemas/pages.ts';
import { SLUG_PATTERN } from '../schemas/shared.ts';
import { iconNames, PICTURES_FOLDER, pictureNames } from './files.ts';
import { allEntries, type Entry, type LoadedContent } from './load.ts';
import { didYouMean, problemAt, problemIn, type Path, type Problem } from './problem.ts';
import { fieldAt, textsIn, valueAt } from './read-fields.ts';
import { unknownName } from './read-text.ts';

/** Names of services, towns, pictures and icons that lead nowhere. */
function nameProblems(root: string, content: LoadedContent): Problem[] {
  const known = {
    service: content.services.map(({ id }) => id),
    town: content.areas.map(({ id }) => id),
    picture: pictureNames(root),
    icon: iconNames(root),
  };
  const unknown = (kind: keyof typeof known, name: string): string[] => {
    if (known[kind].includes(name)) return [];
    const put = `Put the picture into ${PICTURES_FOLDER} or correct the name.`;
    const advice = kind === 'picture' ? put : `Write one of ${known[kind].join(', ')}.`;
    const guess = didYouMean(name, known[kind]);
    return [`names the ${kind} "${name}", which does not exist.${guess} ${advice}`];
  };
  const faults = (name: string, { fields, raw, id }: Entry, path: Path): string[] => {
    const { role } = fieldAt(fields, raw, path);
    const [, service] = /^service:(.*)$/.exec(name) ?? [];
    if (role?.kind === 'target') return service === undefined ? [] : unknown('service', service);
    if (role?.kind !== 'entry') return role ? unknown(role.kind, name) : [];
    if (role.collection === 'services') return unknown('service', name);
    return name === id ? ['names its own file. Remove the line.'] : unknown('town', name);
  };
  const ofFields = allEntries(content).flatMap((entry) =>
    textsIn(entry.raw).flatMap(({ path, text }) =>
      faults(text, entry, path).map((why) => problemAt(entry, path, why)),
    ),
  );
  const rename = 'Rename the file or its folder, or delete it if that is no longer offered.';
  const ofFiles = content.local.flatMap(({ id, file }) => {
    const [town = '', service = ''] = id.split('/');
    const whys = [...unknown('town', town), ...unknown('service', service)];
    return whys.map((why) => problemIn(file, `The file ${why} ${rename}`));
  });
  return [...ofFields, ...ofFiles];
}

/** Names in braces that stand for nothing, and fields that are empty without them. */
function braceProblems(entry: Entry): Problem[] {
  const { raw, data, names } = entry;
  const unfilled = textsIn(raw).flatMap(({ path, text }) => {
    const name = tokensIn(text).find((token) => !names.includes(token));
    return name === undefined ? [] : [problemAt(entry, path, unknownName(name, names))];
  });
  if (unfilled.length > 0) return unfilled;
  const message =
    'says nothing without a claim that business.yml has dropped. Write it without the braces.';
  // A row around a big figure goes as a whole.
  const goes = (path: Path) => valueAt(data, [...path.slice(0, -1), 'figure']) === '';
  return textsIn(data)
    .filter(({ text, path }) => text === '' && !goes(path))
    .map(({ path }) => problemAt(entry, path, message));
}

/** The pages that search engines see: the single ones, services, towns, and each pair of the two. */
export function pagePaths({ services, areas }: LoadedContent): string[] {
  return [
    ...SINGLE_PATHS,
    ...services.map(({ id }) => servicePath(id)),
    ...areas.map(({ id }) => areaPath(id)),
    ...services.flatMap(({ id }) => areas.map((area) => serviceInAreaPath(id, area.id))),
  ];
}

const SLUG =
  'makes the page address. Use small letters, digits and hyphens only, such as panel-replacement.md.';
const SEPARATOR =
  'holds "in" between hyphens, which separates service and town in addresses. Rename the file without it.';

/** File names that cannot be an address. */
function slugProblems(entries: readonly Entry<{ formerly: string[] }>[]): Problem[] {
  return entries.flatMap(({ id, file }) => {
    const twin = entries.find((other) => other.id === id && other.file < file)?.file;
    const heir = entries.find(({ data }) => data?.formerly.includes(id))?.file;
    const user = TAKEN_SLUGS.includes(id) ? 'the site' : (twin ?? heir);
    const taken = user && `makes an address that ${user} already uses. Give the file another name.`;
    const separator = `-${id}-`.includes(AREA_SEPARATOR) ? SEPARATOR : taken;
    const fault = SLUG_PATTERN.test(id) ? separator : SLUG;
    return fault === undefined ? [] : [problemIn(file, `The file name "${id}.md" ${fault}`)];
  });
}

/** What only one entry of a collection may say. */
function duplicates(entries: readonly Entry[], field: string): Problem[] {
  const said = Map.groupBy(entries, ({ raw, data }) => valueAt(data ?? raw, [field]));
  said.delete(undefined);
  return [...said.values()].flatMap(([first, ...others]) => {
    const message = `is the same as in ${String(first?.file)}. Only one file may say so; change one of the two.`;
    return others.map((entry) => problemAt(entry, [field], message));
  });
}

/** Screens whose file of copy is missing; a file with a mistake may be the one. */
function missingPages({ pages }: LoadedContent): Problem[] {
  const names = pages.map(({ data }) => data?.page);
  const advice = 'Put the file back, or write that line in the file it belongs to.';
  return PAGE_NAMES.filter((name) => !names.includes(name) && !names.includes(undefined)).map(
    (name) => problemIn('src/content/pages', `No file here says "page: ${name}". ${advice}`),
  );
}

/** Links of texts that lead to no page of the site. */
function linkProblems(content: LoadedContent): Problem[] {
  const paths = pagePaths(content);
  const site = String(valueAt(content.business[0]?.raw, ['siteUrl']));
  const advice =
    'A text may link to the pages of this site only, written like /services/panel-replacement.';
  const why = (url: string): string => {
    const own = url.startsWith(site) ? url.slice(site.length) : url;
    if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(own))
      return `leads out of the site. ${advice} Remove the address and keep the words; to call, visitors have the buttons of the page.`;
    // Without what the addresses of the site do not have.
    const path = own.replace(/^\/?/, '/').replace(/[?#].*$|\.html$|(?<=.)\/$/, '');
    return `is not a page of this site.${didYouMean(path, paths)} ${advice}`;
  };
  const dead = allEntries(content).flatMap(({ file, links }) =>
    links.filter(({ url }) => !paths.includes(url)).map((link) => ({ file, ...link })),
  );
  return dead.map(({ file, url, line }) =>
    problemIn(file, `The text links to "${url}", which ${why(url)}`, line),
  );
}

export function problemsBetween(root: string, content: LoadedContent): Problem[] {
  const { services, areas, pages } = content;
  return [
    ...slugProblems([...services, ...areas]),
    ...duplicates(services, 'title'),
    ...duplicates(services, 'popular'),
    ...duplicates(areas, 'name'),
    ...duplicates(areas, 'title'),
    ...duplicates(pages, 'page'),
    ...missingPages(content),
    ...nameProblems(root, content),
    ...allEntries(content).flatMap(braceProblems),
    ...linkProblems(content),
  ];
}

import {
  ABOUT_PATH,
  AREAS_PATH,
  CONTACT_PATH,
  HOME_PATH,
  SERVICES_PATH,
  areaPath,
  serviceInAreaPath,
  servicePath,
} from '../../lib/urls.ts';
import { CONTENT_FOLDER } from './collections.ts';
import type { Contents } from './contents.ts';

const SINGLE_PATHS = [HOME_PATH, SERVICES_PATH, AREAS_PATH, ABOUT_PATH, CONTACT_PATH];

/** The pages that search engines see: the single ones, services, towns, and each pair of the two. */
export function pagePaths({ services, areas }: Contents): string[] {
  return [
    ...SINGLE_PATHS,
    ...services.ids.map(servicePath),
    ...areas.ids.map(areaPath),
    ...services.ids.flatMap((service) => areas.ids.map((area) => serviceInAreaPath(service, area))),
  ];
}

const COPY: Record<string, string> = {
  home: HOME_PATH,
  services: SERVICES_PATH,
  'service-areas': AREAS_PATH,
  about: ABOUT_PATH,
  contact: CONTACT_PATH,
  area: 'every town page',
  service: 'every service page',
  'not-found': 'the page for addresses that do not exist',
  'server-error': 'the page for a server that fails',
  shared: 'every page',
};

function several(count: number, what: string, example: string | undefined): string {
  if (example === undefined) return '';
  return ` and ${String(count)} ${what}${count === 1 ? '' : 's'}, such as ${example}`;
}

/**
 * What a file of the content makes or is part of, in words; null when it makes no page.
 * @param file path from the root of the project
 */
export function pagesOf(file: string, { services, areas }: Contents): string | null {
  const match = /^([a-z]+)\/(.+)\.md$/.exec(file.slice(CONTENT_FOLDER.length + 1));
  const [, folder, id = ''] = match ?? [];
  const [service, area] = [services.ids[0], areas.ids[0]];
  switch (folder) {
    case 'services':
      return `It makes ${servicePath(id)}${several(areas.ids.length, 'town page', area && serviceInAreaPath(id, area))}.`;
    case 'areas':
      return `It makes ${areaPath(id)}${several(services.ids.length, 'service page', service && serviceInAreaPath(service, id))}.`;
    case 'local': {
      const [town = '', name = ''] = id.split('/');
      return `It is the text of ${serviceInAreaPath(name, town)}.`;
    }
    case 'testimonials':
      return `It stands on ${HOME_PATH}, the home page.`;
    case 'pages':
      return COPY[id] === undefined ? null : `It holds the words of ${COPY[id]}.`;
    default:
      return file.endsWith('/business.yml') ? 'Every page takes its facts from it.' : null;
  }
}

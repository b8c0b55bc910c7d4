import { entryNamed } from '../lib/entries.ts';
import { currentMark, type NavigationLink, type PageLink } from '../lib/navigation.ts';
import { MENU_PAGES } from '../lib/pages.ts';
import { HOME_PATH, areaPath, servicePath } from '../lib/urls.ts';
import { getBasics, getCopy } from './collections.ts';

export interface Link {
  name: string;
  href: string;
}

export type Site = Awaited<ReturnType<typeof getSite>>;

/** Towns that each page names to search engines: more would weigh on every page. */
const MOST_AREAS = 30;

/** The pages of the menu by the names that the menu has for them, or by their titles. */
async function getMenuPages() {
  const { menu } = await getCopy('shared');
  const labels: Partial<Record<string, string>> = menu;
  return Promise.all(
    MENU_PAGES.map(async ({ key, path, copy }) => {
      return { key, href: path, label: labels[key] ?? (await getCopy(copy)).hero.title };
    }),
  );
}

/** The data around the page of a path; an unknown one marks nothing as current. */
export async function getSite(currentPath: string) {
  const { business, shared: copy, services, areas } = await getBasics();
  const pages = await getMenuPages();
  const { menuAreas, footerAreas } = business.limits;
  const towns = areas.map(({ id, data }): Link => ({ name: data.name, href: areaPath(id) }));
  const mark = <Page extends Pick<NavigationLink, 'label' | 'href'>>(page: Page) => {
    return { ...page, current: currentMark(page.href, currentPath) };
  };
  return {
    business,
    copy,
    onHome: currentPath === HOME_PATH,
    menu: pages.map((page): PageLink => mark(page)),
    menuServices: services.map(({ id, data: { title, price, category } }) =>
      mark({ label: title, href: servicePath(id), price, apart: category === 'emergency' }),
    ),
    menuAreas: towns.slice(0, menuAreas).map(({ name, href }) => mark({ label: name, href })),
    footerServices: business.featuredServices
      .map((slug) => entryNamed(services, slug))
      .map(({ id, data }): Link => ({ name: data.title, href: servicePath(id) })),
    footerAreas: towns.slice(0, footerAreas),
    areaNames: towns.slice(0, MOST_AREAS).map(({ name }) => name),
    prices: services.map(({ data }) => data.price),
  };
}

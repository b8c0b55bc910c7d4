import { describe, expect, it } from 'vitest';
import {
  all,
  attribute,
  linksIn,
  one,
  textOf,
  texts,
  type ReadLink,
} from '../../helpers/elements.ts';
import { faults, screens } from '../../helpers/built-pages.ts';
import { headerOf, mainMenuOf, mobileMenuOf } from '../../helpers/regions.ts';
import { ERROR_PATHS, HOME } from '../../helpers/site-paths.ts';
import { AREAS, BUSINESS_NAME, PHONE, PHONE_LINK, SERVICES } from '../../helpers/specification.ts';

/** The menu covers the call bar, so its own button prints the number. */
const MENU_CALL = `GET FREE QUOTE ${PHONE}`;

const link = (text: string, href: string): ReadLink => ({ text, href });
const SERVICE_LINKS = SERVICES.map(({ slug, title }) => link(title, `/services/${slug}`));
const AREA_LINKS = AREAS.map(({ slug, name }) => link(name, `/service-areas/${slug}`));

describe('header', () => {
  it('sticks to the top', () => {
    const wrong = faults(screens(), (page) =>
      [...headerOf(page).classList.values()].some((name) =>
        page.html.includes(`.${name}{position:sticky}`),
      )
        ? []
        : ['not sticky'],
    );
    expect(wrong).toEqual([]);
  });

  it('has the logo, which leads home, or to the top of the home page', () => {
    const wrong = faults(screens(), (page) => {
      const [logo] = linksIn(headerOf(page));
      const home = page.path === HOME ? '#top' : HOME;
      return logo?.text === BUSINESS_NAME && logo.href === home ? [] : [JSON.stringify(logo)];
    });
    expect(wrong).toEqual([]);
  });

  it('shows the phone number and GET FREE QUOTE, which both dial', () => {
    const wrong = faults(screens(), (page) => {
      const menu = mobileMenuOf(page);
      const calls = linksIn(headerOf(page)).filter(({ href }) => href === PHONE_LINK);
      const names = calls.map(({ text }) => text);
      const inMenu = linksIn(menu).filter(({ text }) => text === MENU_CALL);
      return names.join() === `${PHONE},GET FREE QUOTE,${MENU_CALL}` && inMenu.length === 1
        ? []
        : names;
    });
    expect(wrong).toEqual([]);
  });
});

describe('menu of wide screens', () => {
  it('links Home, Services with all ten, Service Areas with all fifteen, About and Contact', () => {
    const expected = [
      link('Home', '/'),
      link('Services', '/services'),
      ...SERVICE_LINKS,
      link('Service Areas', '/service-areas'),
      ...AREA_LINKS,
      link('About', '/about'),
      link('Contact', '/contact'),
    ];
    const wrong = faults(screens(), (page) =>
      JSON.stringify(linksIn(mainMenuOf(page))) === JSON.stringify(expected) ? [] : ['menu'],
    );
    expect(wrong).toEqual([]);
  });

  it('has a button for each of the two dropdowns, beside the link to its list', () => {
    const wrong = faults(screens(), (page) => {
      const menu = mainMenuOf(page);
      const opened = all(menu, 'button[aria-controls]').map((button) => {
        const panel = one(menu, `[id="${attribute(button, 'aria-controls')}"]`);
        return `${attribute(button, 'aria-label')}: ${String(linksIn(panel).length)}`;
      });
      return opened.join() === 'Services menu: 10,Service Areas menu: 15' ? [] : opened;
    });
    expect(wrong).toEqual([]);
  });

  it('is a list of links, not an application menu', () => {
    const wrong = faults(screens(), (page) =>
      all(headerOf(page), '[role="menu"], [role="menubar"], [role="menuitem"]').map(String),
    );
    expect(wrong).toEqual([]);
  });
});

describe('menu of small screens', () => {
  it('has the same links, with the two groups expandable', () => {
    const expected = [
      link('Home', '/'),
      link('All services', '/services'),
      ...SERVICE_LINKS,
      link('All service areas', '/service-areas'),
      ...AREA_LINKS,
      link('About', '/about'),
      link('Contact', '/contact'),
      link(MENU_CALL, PHONE_LINK),
    ];
    const wrong = faults(screens(), (page) => {
      const menu = mobileMenuOf(page);
      return [
        JSON.stringify(linksIn(menu)) === JSON.stringify(expected) ? '' : 'links',
        texts(all(menu, 'details > summary')).join() === 'Services,Service Areas' ? '' : 'groups',
      ].filter((fault) => fault !== '');
    });
    expect(wrong).toEqual([]);
  });

  it('opens one group at a time', () => {
    const wrong = faults(screens(), (page) => {
      const names = all(mobileMenuOf(page), 'details').map((group) => attribute(group, 'name'));
      return names.length === 2 && names[0] !== '' && names[0] === names[1] ? [] : names;
    });
    expect(wrong).toEqual([]);
  });

  it('has a named button', () => {
    const wrong = faults(screens(), (page) => {
      const button = one(headerOf(page), 'button[aria-controls="mobile-menu"]');
      return textOf(button) === 'Menu' ? [] : [textOf(button)];
    });
    expect(wrong).toEqual([]);
  });
});

describe('active link', () => {
  /** The page itself is marked `page`; the list above it and the service of a pair, `true`. */
  function marksOf(path: string): Record<string, string> {
    if (ERROR_PATHS.includes(path)) return {};
    const [, list = '', slug] = path.split('/');
    if (slug === undefined) return { [path]: 'page' };
    const service = SERVICES.find((one) => slug.startsWith(`${one.slug}-in-`));
    return {
      [`/${list}`]: 'true',
      ...(service ? { [`/services/${service.slug}`]: 'true' } : { [path]: 'page' }),
    };
  }

  it.each([
    ['wide', mainMenuOf],
    ['small', mobileMenuOf],
  ])('is marked on every screen in the menu of %s screens', (_width, menuOf) => {
    const wrong = faults(screens(), (page) => {
      const marked = all(menuOf(page), 'a[aria-current]');
      const found = marked.map(
        (element) => `${attribute(element, 'href')} ${attribute(element, 'aria-current')}`,
      );
      const expected = Object.entries(marksOf(page.path)).map(([href, mark]) => `${href} ${mark}`);
      return found.join() === expected.join() ? [] : [`${found.join()} for ${expected.join()}`];
    });
    expect(wrong).toEqual([]);
  });

  it('never names a page that is not open', () => {
    const wrong = faults(screens(), (page) =>
      all(headerOf(page), 'a[aria-current="page"]')
        .map((element) => attribute(element, 'href'))
        .filter((href) => href !== page.path),
    );
    expect(wrong).toEqual([]);
  });
});

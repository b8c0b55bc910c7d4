import { describe, expect, it } from 'vitest';
import { all, attribute, linkNamed, linksIn, one, textOf } from '../../helpers/elements.ts';
import { pageAt } from '../../helpers/built-pages.ts';
import { heroOf, mainOf } from '../../helpers/regions.ts';
import { NOT_FOUND_PATHS, SERVER_ERROR } from '../../helpers/site-paths.ts';
import { AREAS, PHONE_LINK, SERVICES } from '../../helpers/specification.ts';

describe.each(NOT_FOUND_PATHS)('404 screen in %s.html', (path) => {
  const page = pageAt(path);

  it('says "Oops! Page not found"', () => {
    expect(textOf(one(mainOf(page), 'h1'))).toBe('Oops! Page not found');
  });

  it('has "Return to Home"', () => {
    expect(linkNamed(heroOf(page), 'Return to Home').href).toBe('/');
  });

  it('has a script in the page that logs the path and leads unknown slugs on', () => {
    // In the head and no module: it decides before anything shows.
    const scripts = all(page.root, 'head > script:not([type])').map(({ rawText }) => rawText);
    const deciding = scripts.filter((script) => script.includes('location.replace'));
    expect(deciding).toHaveLength(1);
    expect(deciding[0]).toMatch(/console\.\w+\([^)]*location\.pathname/);
  });

  it('knows every service and every town', () => {
    const known = one(page.root, 'head > template[data-services][data-areas]');
    expect(attribute(known, 'data-services').split(' ')).toEqual(SERVICES.map(({ slug }) => slug));
    expect(attribute(known, 'data-areas').split(' ')).toEqual(AREAS.map(({ slug }) => slug));
  });
});

describe('screen of an unexpected error', () => {
  const page = pageAt(SERVER_ERROR);

  it('is titled "Unexpected Application Error!"', () => {
    expect(textOf(one(mainOf(page), 'h1'))).toBe('Unexpected Application Error!');
    expect(textOf(one(page.root, 'title'))).toMatch(/^Unexpected Application Error!/);
  });

  it('shows the status and its text', () => {
    expect(textOf(heroOf(page))).toMatch(/\b500 Internal Server Error\b/);
  });

  it('has the phone', () => {
    expect(linksIn(heroOf(page)).map(({ href }) => href)).toEqual([PHONE_LINK]);
  });
});

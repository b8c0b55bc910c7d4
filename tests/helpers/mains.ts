import type { JSHandle, Page } from '@playwright/test';

/** The main parts of pages by their paths, as the browser holds them. */
export type Mains = JSHandle<Map<string, Element>>;

/**
 * The main parts of pages, to show one after another in the frame that all pages share: to load each page at each
 * size takes many times as long. Their scripts do not run. The page must allow to fetch others (`bypassCSP`).
 * @param page one of the site, whose frame is kept
 * @throws when a page cannot be had, or has no main part
 */
export async function mainsOf(
  page: Page,
  paths: readonly string[],
): Promise<Mains> {
  return page.evaluateHandle(async (paths) => {
    const parser = new DOMParser();
    const mains = paths.map(async (path): Promise<[string, Element]> => {
      const html = await fetch(path).then((response) => response.text());
      const main = parser.parseFromString(html, 'text/html').body;
      const part = main.querySelector(':scope > main');
      if (!part) throw new Error(`There is no main part: ${path}`);
      return [path, part];
    });
    return new Map(await Promise.all(mains));
  }, paths);
}

/** Shows the main part of another page in place of the present one, from its top. */
export async function showMain(
  page: Page,
  mains: Mains,
  path: string,
): Promise<void> {
  await page.evaluate(
    ({ mains, path }) => {
      const main = mains.get(path);
      if (!main) throw new Error(`It was not fetched: ${path}`);
      document.querySelector('body > main')?.replaceWith(main);
      scrollTo({ top: 0, behavior: 'instant' });
    },
    { mains, path },
  );
}

import { describe, expect, it } from 'vitest';
import { all, attribute } from '../helpers/elements.ts';
import { faults, pageAt } from '../helpers/built-pages.ts';
import { ERROR_PATHS } from '../helpers/site-paths.ts';

const errorPages = ERROR_PATHS.map(pageAt);

describe('error pages', () => {
  it('are not indexed: by a word to robots, or by the status 404 of the screen itself', () => {
    const robots = errorPages.map(({ path, root }) => [
      path,
      all(root, 'head meta[name="robots"]').map((tag) => attribute(tag, 'content')),
    ]);
    expect(Object.fromEntries(robots)).toEqual(
      Object.fromEntries(ERROR_PATHS.map((path) => [path, path === '/404' ? [] : ['noindex']])),
    );
  });

  it('have no address of their own', () => {
    const selector = 'link[rel="canonical"], meta[property="og:url"]';
    const wrong = faults(errorPages, ({ root }) => all(root, selector).map(String));
    expect(wrong).toEqual([]);
  });

  it.each([
    ['/services/404', '0; url=/services'],
    ['/service-areas/404', '0; url=/service-areas'],
  ])('%s refreshes without scripting to %s', (path, refresh) => {
    const tags = all(pageAt(path).root, 'head noscript meta[http-equiv="refresh"]');
    expect(tags.map((tag) => attribute(tag, 'content'))).toEqual([refresh]);
  });

  it('refresh nowhere at the root, where an unknown path gets the 404 screen', () => {
    const wrong = faults([pageAt('/404'), pageAt('/500')], ({ root }) =>
      all(root, 'meta[http-equiv="refresh"]').map(String),
    );
    expect(wrong).toEqual([]);
  });
});

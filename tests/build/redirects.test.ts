import { describe, expect, it } from 'vitest';
import { all, attribute, linksIn, one } from '../helpers/elements.ts';
import { pageAt } from '../helpers/built-pages.ts';
import { REDIRECTED_PATHS, SERVICES_LIST } from '../helpers/site-paths.ts';
import { ORIGIN } from '../helpers/specification.ts';

describe.each(REDIRECTED_PATHS)('%s', (path) => {
  const { root } = pageAt(path);

  it('refreshes to /services at once', () => {
    const refresh = one(root, 'meta[http-equiv="refresh"]');
    expect(attribute(refresh, 'content')).toBe(`0; url=${SERVICES_LIST}`);
  });

  it('says its language', () => {
    expect(attribute(one(root, 'html'), 'lang')).toBe('en-US');
  });

  it('is not indexed and points search engines to /services', () => {
    expect(attribute(one(root, 'meta[name="robots"]'), 'content')).toBe('noindex');
    expect(attribute(one(root, 'link[rel="canonical"]'), 'href')).toBe(ORIGIN + SERVICES_LIST);
  });

  it('has a link for browsers that do not refresh, and no script', () => {
    expect(linksIn(root).map(({ href }) => href)).toEqual([SERVICES_LIST]);
    expect(all(root, 'script')).toEqual([]);
  });
});

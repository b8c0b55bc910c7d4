import { describe, expect, test } from 'vitest';
import { isIndexedPage, sitemapEntry } from '~/build/sitemap';

describe('the sitemap', () => {
  test.each([
    '/',
    '/services',
    '/services/panel-replacement-in-fort-lee',
    '/service-areas/tenafly',
  ])('lists %s', (path) => {
    expect(isIndexedPage(`https://doors.example${path}`)).toBe(true);
  });

  test.each(['/404', '/500', '/404/', '/services/404', '/service-areas/404'])(
    'leaves out %s',
    (path) => {
      expect(isIndexedPage(`https://doors.example${path}`)).toBe(false);
    },
  );

  test.each([
    ['https://doors.example', 'https://doors.example/'],
    ['https://doors.example/services', 'https://doors.example/services'],
  ])('spells %s as its canonical link does: %s', (url, spelled) => {
    expect(sitemapEntry({ url })).toEqual({ url: spelled });
  });
});

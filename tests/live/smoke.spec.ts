import { expect, test } from '@playwright/test';

const pathsIn = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>([^<]+)/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );

const KINDS = ['/', '/services', '/service-areas', '/about', '/contact'];
const UNKNOWN = ['/nope', '/services/nope', '/service-areas/nope'];

test('every page of the sitemap is there, with one phone number on all', async ({
  request,
}) => {
  const read = async (path: string) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(200);
    return answer.text();
  };
  const [sitemap = ''] = pathsIn(await read('/sitemap-index.xml'));
  const paths = pathsIn(await read(sitemap));
  expect(paths).toEqual(expect.arrayContaining(KINDS));
  const numbers = new Set<string>();
  for (const path of paths) {
    const calls = (await read(path)).match(/(?<=href=")tel:[^"]+/g) ?? [];
    expect(calls, path).not.toEqual([]);
    for (const call of calls) numbers.add(call);
  }
  expect([...numbers]).toEqual([expect.stringMatching(/^tel:\+1\d{10}$/)]);
});

test('an unknown path shows a 404 screen', async ({ request }) => {
  for (const path of UNKNOWN) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).toContain('href="tel:');
  }
});

test('a former name of a service leads to all services', async ({
  request,
}) => {
  const answer = await request.get('/services/door-replacement');
  const refresh = (await answer.text()).includes('url=/services"');
  expect(refresh || answer.url().endsWith('/services')).toBe(true);
});

test('search engines find the sitemap', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/^Sitemap: https:\/\/.*\/sitemap-index\.xml$/m);
  expect(robots).not.toMatch(/^Disallow: \/$/m);
});

test.describe('over https', () => {
  test.skip(({ baseURL }) => !baseURL?.startsWith('https:'));

  test('each answer has its security headers', async ({ request }) => {
    for (const path of [...KINDS, ...UNKNOWN]) {
      const headers = (await request.get(path)).headers();
      expect(headers['content-security-policy']).toContain('frame-ancestors');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
    }
  });

  test('a page has one address, to which all others lead', async ({
    request,
    baseURL,
  }) => {
    const page = new URL('/about', baseURL);
    const www = page.host.startsWith('www.');
    const otherHost = www ? page.host.slice(4) : `www.${page.host}`;
    const others = [`http://${page.host}/about`, `https://${otherHost}/about`];
    for (const other of [`${page.href}/`, `${page.href}.html`, ...others]) {
      const answer = await request.get(other);
      expect(answer.url(), other).toBe(page.href);
      expect(answer.status(), other).toBe(200);
    }
  });
});

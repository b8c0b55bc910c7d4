import { preview } from 'astro';
import { check, LinkState } from 'linkinator';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { indexedPaths } from '../helpers/dist.ts';
import { PROJECT } from '../helpers/project.ts';

let server: Awaited<ReturnType<typeof preview>>;

beforeAll(async () => {
  server = await preview({
    root: PROJECT,
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1' },
  });
});

afterAll(() => server.stop());

it('every link, picture and fragment of the site leads somewhere', async () => {
  const { links } = await check({
    path: `http://127.0.0.1:${String(server.port)}/`,
    recurse: true,
    checkFragments: true,
    linksToSkip: ['^(?:tel|mailto|https):'],
    // The top of a page needs no element.
    fragmentsToSkip: ['^top$'],
  });
  const found = links.filter(({ state }) => state !== LinkState.SKIPPED);
  expect(found.length).toBeGreaterThan(indexedPaths.length);
  expect(
    found
      .filter(({ state }) => state !== LinkState.OK)
      .map(({ url, parent, status }) => ({ url, parent, status })),
  ).toEqual([]);
});

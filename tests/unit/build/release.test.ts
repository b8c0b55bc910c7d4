import { appendFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SiteCopy } from '../../helpers/site-copy';
import { removeEntries, removeMentions } from '../../helpers/small-site';

const SERVICE = 'src/content/services/broken-spring-replacement.md';
const GOOD = 'the last good build';
let site: SiteCopy;
let root = '';

beforeAll(() => {
  site = new SiteCopy();
  removeEntries(site);
  removeMentions(site);
  root = site.root;
});

afterAll(() => {
  site.remove();
});

beforeEach(() => {
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(join(root, 'dist/index.html'), GOOD);
});

function release(env: Record<string, string> = {}) {
  return { ...site.run('release.ts', [], env), published: site.built('index.html') };
}

describe('a release that fails leaves the last good build alone', () => {
  test('when the content holds a mistake', () => {
    const good = readFileSync(join(root, SERVICE), 'utf8');
    writeFileSync(join(root, SERVICE), good.replace(/^price: .*$/m, 'price: $120'));
    const { status, output, published } = release();
    writeFileSync(join(root, SERVICE), good);
    expect(status).toBe(1);
    expect(output).toMatch(
      /src\/content\/services\/broken-spring-replacement\.md:\d+ {2}price: must read like this/,
    );
    expect(published).toBe(GOOD);
  });

  test('when the address of the site is none, told in plain words', () => {
    const { status, output, published } = release({ SITE_URL: 'https://doors.example/garage' });
    expect(status).toBe(1);
    expect(output).toMatch(
      /\nThe environment variable SITE_URL: "https:\/\/doors\.example\/garage" is not the address of a site\. [^\n]+\nNothing was built\.\n$/,
    );
    expect(published).toBe(GOOD);
  });

  test('when the build before was stopped while it replaced dist/', () => {
    mkdirSync(join(root, '.build/previous'), { recursive: true });
    renameSync(join(root, 'dist'), join(root, '.build/previous/dist'));
    const { output, published } = release({ SITE_URL: 'none' });
    expect(output).toContain('Nothing was built.');
    expect(published).toBe(GOOD);
  });

  test('when a page links to nowhere, and when the build itself fails', () => {
    const about = join(root, 'src/pages/about.astro');
    appendFileSync(about, '\n<a href="/no-such-page">Nowhere</a>\n');
    const first = release();
    expect(first.output).toContain('about.html links to /no-such-page, and there is no such page');
    appendFileSync(about, '\n{missing.value}\n');
    const second = release();
    expect([first.status, first.published]).toEqual([1, GOOD]);
    expect(second.status).not.toBe(0);
    expect(second.published).toBe(GOOD);
  });
});

import {
  cpSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, type Page, type Route } from '@playwright/test';
import { editing } from '../../src/editing/integration.ts';
import { filesBelow } from '../../src/loader/files.ts';
import { services } from '../helpers/content.ts';
import { PROJECT } from '../helpers/project.ts';

const SITE = 'https://doors.example';
const REPOSITORY = 'easy-open/website';
const COPY = join(PROJECT, '.astro/forged');
const BUSINESS = 'src/content/business.yml';
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
};
const ANYONE = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
};

const read = (file: string) => readFileSync(join(COPY, file), 'utf8');

interface Commit {
  branch: { repositoryNameWithOwner: string; branchName: string };
  fileChanges: {
    additions: { path: string; contents: string }[];
    deletions: unknown[];
  };
}

/** The part of GitHub that the screen asks for: it serves the files of the copy and keeps commits. */
class Forge {
  readonly commits: Commit[] = [];
  private readonly files = filesBelow(COPY, 'src');
  private readonly mayWrite: boolean;

  constructor(mayWrite: boolean) {
    this.mayWrite = mayWrite;
  }

  answer(
    path: string,
    {
      query = '',
      variables,
    }: { query?: string; variables?: { input?: Commit } },
  ) {
    if (path === '/user') return { id: 1, name: 'Dana', login: 'dana' };
    if (path.includes('/git/trees/'))
      return {
        tree: this.files.map((file, sha) => ({
          path: file,
          type: 'blob',
          sha: `f${String(sha)}`,
          size: 1,
        })),
      };
    if (path !== '/graphql')
      return {
        permissions: { pull: true, push: this.mayWrite },
        owner: {},
        full_name: path.slice(7),
        allow_forking: true,
        fork: true,
        parent: { full_name: REPOSITORY },
      };
    const commit = { oid: 'c2', committedDate: '2026-11-22T00:00:00Z' };
    if (query.includes('createCommitOnBranch') && variables?.input) {
      this.commits.push(variables.input);
      return { data: { createCommitOnBranch: { commit } } };
    }
    const author = { name: 'Dana', email: '', user: null };
    const history = { nodes: [{ ...commit, author, oid: 'c1', message: '' }] };
    const ref = { target: { oid: 'c1', history } };
    const empty = { nodes: [] };
    const forks = {
      nodes: [{ nameWithOwner: 'dana/website', owner: { login: 'dana' } }],
    };
    const blobs = [...query.matchAll(/(\w+): object\(oid: "f(\d+)"\)/g)].map(
      ([, name = '', sha]) => [
        name,
        { text: read(this.files[Number(sha)] ?? ''), isTruncated: false },
      ],
    );
    const days = [...query.matchAll(/(commit_\d+):/g)].map(([, name = '']) => [
      name,
      ref,
    ]);
    const made = Object.fromEntries([...blobs, ...days]) as object;
    return {
      data: {
        createRef: {},
        repository: { id: 'r', ref, forks, pullRequests: empty, ...made },
        fork: { id: 'f' },
        base: { ref },
      },
    };
  }

  /** The one file of the last commit, before and after it. */
  last(): { path: string; before: string; after: string } {
    const commit = this.commits.at(-1);
    if (!commit) throw new Error('Nothing was saved.');
    const { additions, deletions } = commit.fileChanges;
    expect(additions).toHaveLength(1);
    expect(deletions).toEqual([]);
    const [{ path, contents } = { path: '', contents: '' }] = additions;
    const before = this.files.includes(path) ? read(path) : '';
    return { path, before, after: Buffer.from(contents, 'base64').toString() };
  }
}

const elsewhere: string[] = [];

/** Signs in at /admin of a site that serves what was built, with its policy. */
async function signIn(page: Page, forge: Forge): Promise<void> {
  const policy =
    /Content-Security-Policy: (.*)/.exec(read('dist/_headers'))?.[1] ?? '';
  await page.route(/^https?:/, async (route: Route) => {
    const { host, pathname, origin } = new URL(route.request().url());
    if (host === 'api.github.com') {
      const body = (route.request().postDataJSON() ?? {}) as Parameters<
        Forge['answer']
      >[1];
      await route.fulfill({
        json: forge.answer(pathname, body),
        headers: ANYONE,
      });
    } else if (origin === SITE && !pathname.startsWith('/admin')) {
      // Before it leads to a page, the screen asks whether it is there.
      await route.fulfill({ body: 'A page' });
    } else if (origin === SITE) {
      const path = join(
        COPY,
        'dist',
        pathname === '/admin' ? 'admin.html' : pathname,
      );
      const type = TYPES[extname(path)] ?? 'application/octet-stream';
      const headers = {
        'Content-Type': type,
        'Content-Security-Policy': policy,
      };
      await route.fulfill({ path, headers });
    } else {
      elsewhere.push(route.request().url());
      await route.abort();
    }
  });
  await page.goto(`${SITE}/admin`);
  await page.getByRole('button', { name: /Token/ }).click();
  await page.getByRole('textbox').fill('a token');
  await page.keyboard.press('Enter');
  await expect(page.getByText(services()[0]?.title ?? '').first()).toBeVisible({
    timeout: 60_000,
  });
}

const fill = (page: Page, name: string | RegExp, text: string) =>
  page.getByRole('textbox', { name, exact: true }).fill(text);

async function save(page: Page, forge: Forge): Promise<void> {
  const known = forge.commits.length;
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => forge.commits.length).toBe(known + 1);
}

test.describe.configure({ mode: 'serial', timeout: 180_000 });

test.describe('the editing screen of the site @chromium', () => {
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    rmSync(COPY, { recursive: true, force: true });
    cpSync(join(PROJECT, 'src'), join(COPY, 'src'), { recursive: true });
    const named = read(BUSINESS).replace(
      /^repository: .*$/m,
      `repository: ${REPOSITORY}`,
    );
    writeFileSync(join(COPY, BUSINESS), named);
    mkdirSync(join(COPY, 'dist'));
    const build = editing(COPY).hooks['astro:build:done'];
    await build?.({ dir: pathToFileURL(`${COPY}/dist/`) } as Parameters<
      typeof build
    >[0]);
  });

  test.afterAll(() => {
    rmSync(COPY, { recursive: true, force: true });
  });

  test('a changed price is a commit of that line alone', async ({ page }) => {
    const forge = new Forge(true);
    await signIn(page, forge);
    const [{ slug, price } = { slug: '', price: '' }] = services();
    await page.goto(`${SITE}/admin#/collections/services/entries/${slug}`);
    await fill(page, 'Price', 'Starting at $135');
    await save(page, forge);
    const { path, before, after } = forge.last();
    expect(path).toBe(`src/content/services/${slug}.md`);
    expect(after).toBe(
      before.replace(`price: ${price}\n`, 'price: Starting at $135\n'),
    );
    expect(forge.commits[0]?.branch).toEqual({
      repositoryNameWithOwner: REPOSITORY,
      branchName: 'main',
    });
  });

  test('a changed phone leaves the comments of the business where they are', async ({
    page,
  }) => {
    const forge = new Forge(true);
    await signIn(page, forge);
    await page.goto(`${SITE}/admin#/collections/pages/entries/business`);
    await fill(page, 'Phone', '(201) 555-0143');
    await save(page, forge);
    const { before, after } = forge.last();
    expect(after).toBe(
      before.replace(/^phone: .*$/m, "phone: '(201) 555-0143'"),
    );
  });

  test('a new town is one file, named by its name', async ({ page }) => {
    const forge = new Forge(true);
    await signIn(page, forge);
    await page.goto(`${SITE}/admin#/collections/areas/new`);
    await fill(page, 'Name', 'Oak Field');
    await fill(page, 'Title', 'Garage Door Service in Oak Field');
    await fill(
      page,
      'Description',
      'We fix garage doors in Oak Field, from springs to openers and doors.',
    );
    const list = page.getByRole('group', { name: 'Streets' });
    const streets = list.getByRole('textbox');
    // A box is there once it is in sight.
    for (let line = 0; line < 4; line += 1) {
      await list.scrollIntoViewIfNeeded();
      await streets.nth(line).fill('Elm Street');
    }
    await expect(streets).toHaveCount(4);
    await fill(page, 'Response time', '25-40 min');
    await fill(page, 'Coverage', 'Full service area');
    await save(page, forge);
    const { path, after } = forge.last();
    expect(path).toBe('src/content/areas/oak-field.md');
    expect(after).toMatch(/^---\nname: Oak Field\n[^]*\n---\n/);
  });

  test('an editor who may not write proposes from a copy', async ({ page }) => {
    const forge = new Forge(false);
    await signIn(page, forge);
    await page.goto(
      `${SITE}/admin#/collections/services/entries/${services()[0]?.slug ?? ''}`,
    );
    await fill(page, 'Price', 'Starting at $135');
    await save(page, forge);
    expect(forge.commits[0]?.branch.repositoryNameWithOwner).toBe(
      'dana/website',
    );
    expect(forge.commits[0]?.branch.branchName).not.toBe('main');
  });

  test('the screen is hidden from search engines, and loads nothing from elsewhere', () => {
    expect(read('dist/admin.html')).toContain(
      '<meta name="robots" content="noindex">',
    );
    expect(elsewhere).toEqual([]);
  });

  test('no page besides the screen gets its policy', () => {
    const paths = read('dist/_headers').match(/^\/.*$/gm);
    expect(paths).toEqual(['/admin', '/admin/*']);
  });
});

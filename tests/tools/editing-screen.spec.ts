import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import {
  chromium,
  expect,
  test,
  type BrowserContext,
  type Page,
} from '@playwright/test';
import sharp, { type Create } from 'sharp';
import { BROWSER_FLAGS } from '../helpers/browser.ts';
import { services } from '../helpers/content.ts';
import { PROJECT } from '../helpers/project.ts';

const [service] = services();
const { slug = '', title = '', price = '' } = service ?? {};

/**
 * The project as an editor has it: inside of the project, so that it finds the packages, and not in
 * test-results, which Vite does not watch.
 */
const COPY = join(PROJECT, '.astro/edited');
const COPIED = [
  'src',
  'public',
  'astro.config.mjs',
  'tailwind.config.cjs',
  'tsconfig.json',
];

const read = (file: string) =>
  readFileSync(join(COPY, 'src/content', file), 'utf8');

/** Serves the copy on any free port, as `npm run edit` does. */
const SERVE = `import { dev } from 'astro';
const { address } = await dev({ server: { port: 0, host: 'localhost', open: false } });
process.send(address.port);`;

/** A photo as a phone held upright takes it: on its side, with the place where it was taken. */
async function writePhonePhoto(file: string): Promise<void> {
  const place = {
    GPSLatitudeRef: 'N',
    GPSLatitude: '40/1 54/1 0/1',
    GPSLongitudeRef: 'W',
    GPSLongitude: '74/1 3/1 0/1',
  };
  const create = { width: 1200, height: 900, channels: 3, background: 'tan' };
  await sharp({ create: create as Create })
    .withExif({ IFD0: { Orientation: '6' }, IFD3: place })
    .jpeg()
    .toFile(file);
}

/** Answers the folder dialog, which no script can press, with the folder dropped on the page. */
function answerWithDroppedFolder(): void {
  const dropped = new Promise((resolve) => {
    addEventListener('dragover', (event) => {
      event.preventDefault();
    });
    addEventListener('drop', (event) => {
      event.preventDefault();
      const [item] = event.dataTransfer?.items ?? [];
      resolve(
        (
          item as unknown as { getAsFileSystemHandle: () => unknown }
        ).getAsFileSystemHandle(),
      );
    });
  });
  Object.assign(window, { showDirectoryPicker: () => dropped });
}

async function dropFolder(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files: [COPY], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', {
      type,
      x: 100,
      y: 100,
      data,
    });
}

// One copy, one server, one browser: each step goes on where the last one stopped.
test.describe.configure({ mode: 'serial', timeout: 180_000 });

test.describe('the editing screen @chromium', () => {
  let server: ChildProcess;
  let ended: Promise<never>;
  let origin: string;
  let context: BrowserContext;
  let screen: Page;
  let log = '';
  const elsewhere: string[] = [];
  const loads: string[] = [];

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    rmSync(COPY, { recursive: true, force: true });
    for (const name of COPIED)
      cpSync(join(PROJECT, name), join(COPY, name), { recursive: true });
    // One file as an editor on Windows may have saved it.
    const service = join(COPY, `src/content/services/${slug}.md`);
    writeFileSync(
      service,
      readFileSync(service, 'utf8').replaceAll('\n', '\r\n'),
    );
    rmSync(join(COPY, `src/content/local/maywood/${slug}.md`));
    // The screen opens repositories only.
    mkdirSync(join(COPY, '.git'));
    server = spawn(process.execPath, ['--input-type=module', '--eval', SERVE], {
      cwd: COPY,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (chunk: Buffer) => (log += chunk.toString()));
    ended = once(server, 'exit').then(() => Promise.reject(new Error(log)));
    const [port] = (await Promise.race([once(server, 'message'), ended])) as [
      number,
    ];
    ended.catch(() => undefined);
    origin = `http://localhost:${String(port)}`;

    // A browser whose user has allowed this site to read and write folders (1: allow).
    const profile = test.info().outputPath('profile');
    const allowed = { [`${origin},*`]: { setting: 1 } };
    const exceptions = {
      file_system_read_guard: allowed,
      file_system_write_guard: allowed,
    };
    mkdirSync(join(profile, 'Default'), { recursive: true });
    writeFileSync(
      join(profile, 'Default/Preferences'),
      JSON.stringify({ profile: { content_settings: { exceptions } } }),
    );
    context = await chromium.launchPersistentContext(profile, {
      executablePath: process.env['BROWSER_PATH'] ?? '',
      args: BROWSER_FLAGS,
      viewport: { width: 1280, height: 900 },
    });
    screen = context.pages()[0] ?? (await context.newPage());
    await screen.addInitScript(answerWithDroppedFolder);
    screen.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(request.url());
    });
    screen.on('response', (response) => {
      if (
        !/^(?:data|blob):/.test(response.url()) &&
        !response.url().startsWith(origin)
      )
        elsewhere.push(response.url());
    });
    await screen.goto(`${origin}/edit`);
    const enter = screen.getByRole('button', {
      name: 'Open the Folder of the Site',
    });
    await enter.waitFor();
    await dropFolder(screen);
    await enter.click();
    await screen.getByText(title).first().waitFor();
  });

  test.afterAll(async () => {
    await context.close();
    server.kill();
    await ended.catch(() => {
      rmSync(COPY, { recursive: true, force: true });
    });
  });

  const open = (path: string) =>
    screen.goto(`${origin}/edit#/collections/${path}`);
  const field = (name: string) =>
    screen.getByRole('textbox', { name, exact: true });
  async function choose(name: string, option: string): Promise<void> {
    await screen.getByRole('combobox', { name }).click();
    await screen.getByRole('option', { name: option }).click();
  }
  const pressSave = () => screen.getByRole('button', { name: 'Save' }).click();
  /** Saves; the screen closes the form by itself when the file is written. */
  async function save(): Promise<void> {
    await pressSave();
    await expect(screen).not.toHaveURL(/entries|new/);
  }

  /** Waits until a visitor finds the text on a page. */
  async function shows(path: string, text: string): Promise<void> {
    const visitor = await context.newPage();
    const shown = expect(async () => {
      await visitor.goto(origin + path);
      const found = visitor.getByRole('main').getByText(text).first();
      await expect(found).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 60_000 });
    await shown.catch(async (error: unknown) => {
      const screenText = await visitor.locator('body').innerText();
      throw new Error(`${path} does not show it, but ${screenText}\n${log}`, {
        cause: error,
      });
    });
    await visitor.close();
  }

  test('the server says where the forms are', () => {
    expect(log).toContain(`The forms for all content: ${origin}/edit`);
  });

  test('a mistyped price is not saved, and the screen says what to write', async () => {
    await open(`services/entries/${slug}`);
    await field('Price').fill('135 dollars');
    await pressSave();
    await expect(
      screen.getByText(/Starting at \$\d+\.$/).first(),
    ).toBeVisible();
    expect(read(`services/${slug}.md`)).toContain(`price: ${price}\r\n`);
  });

  test('a changed price is in the file and on the page; the text stays as it was', async () => {
    const before = read(`services/${slug}.md`).replaceAll('\r\n', '\n');
    await field('Price').fill('Starting at $135');
    await save();
    const after = read(`services/${slug}.md`);
    expect(after).toBe(
      before.replace(/^price: .*$/m, () => 'price: Starting at $135'),
    );

    await shows(`/services/${slug}`, 'Starting at $135');
  });

  test('the phone of the business can be changed', async () => {
    const before = read('business.yml');
    await open('pages/entries/business');
    await field('Phone').fill('(201) 555-0143');
    await save();
    expect(read('business.yml')).toBe(
      before.replace(/^phone: .*$/m, "phone: '(201) 555-0143'"),
    );
  });

  test('a new review asks for its fields, is named by its name, and shows', async () => {
    await open('testimonials/new');
    await field('Name').fill('Ann B.');
    await pressSave();
    await expect(screen.getByText('This field is required.')).toHaveCount(4);
    await screen.getByRole('spinbutton', { name: 'Rating' }).fill('4');
    await field('Text').fill(
      'They came the same day, and the door closes well again.',
    );
    await field('Location').fill('Teaneck');
    await field('Source (optional)').fill('Google');
    await choose('Service', title);
    await save();
    const review = read('testimonials/ann-b.md');
    expect(review).toContain(`service: ${slug}\n`);
    expect(review).not.toMatch(/order|month/);

    // A mistake in what the screen wrote would be all that the server shows.
    await shows('/', 'Ann B.');
  });

  test('a job with a photo from a phone, on a phone, is its file and the photo, and shows', async () => {
    const photo = test.info().outputPath('IMG_4711.JPG');
    await writePhonePhoto(photo);
    await screen.setViewportSize({ width: 360, height: 740 });
    await open('jobs/new');
    const chooser = screen.waitForEvent('filechooser');
    await screen.getByRole('button', { name: 'Browse' }).click();
    const pictures = screen.getByRole('dialog');
    await pictures.getByRole('button', { name: 'Upload' }).click();
    await (await chooser).setFiles(photo);
    await pictures.getByRole('button', { name: 'Insert' }).click();
    await choose('Service', title);
    await choose('Town', 'Maywood');
    await screen.getByLabel('Month', { exact: true }).fill('2026-10-03');
    await field('Text').fill('The door hung askew, and closes again.');
    await save();
    await screen.setViewportSize({ width: 1280, height: 900 });
    const job = read(`jobs/2026-10-maywood-${slug}.md`);
    expect(job).toBe(
      `---\nimage: img_4711.jpg\nservice: ${slug}\narea: maywood\nmonth: 2026-10\n---\n\nThe door hung askew, and closes again.\n`,
    );
    const saved = join(COPY, 'src/assets/pictures/img_4711.jpg');
    expect(readFileSync(saved)).toEqual(readFileSync(photo));

    await shows(`/services/${slug}-in-maywood`, 'The door hung askew');
  });

  test('a local text nobody has written is found by town and service, and needs no name', async () => {
    await screen.setViewportSize({ width: 360, height: 740 });
    await open(`local/entries/${slug}-in-maywood`);
    await field('Headline').fill('The Door Hangs Askew');
    const lines = screen.getByRole('group', {
      name: 'What to check while waiting',
    });
    for (const index of [0, 1, 2])
      await lines
        .getByRole('textbox')
        .nth(index)
        .fill('See from afar whether the door hangs askew.');
    await save();
    await screen.setViewportSize({ width: 1280, height: 900 });
    expect(read(`local/maywood/${slug}.md`)).toMatch(
      /^---\nheadline: The Door Hangs Askew\nchecks:\n {2}- See/,
    );
  });

  test('a form leads to the page that it is about', async () => {
    await open(`services/entries/${slug}`);
    const tab = context.waitForEvent('page');
    await screen.getByRole('button', { name: 'See This Page' }).click();
    const visitor = await tab;
    await expect(visitor).toHaveURL(`${origin}/services/${slug}`);
    await visitor.close();
  });

  test('what may be left out is marked as optional, and nothing else', async () => {
    await open(`services/entries/${slug}`);
    const price = screen.locator('h4', { hasText: /^Price$/ });
    await expect(price.locator('..')).toContainText('*');
    const optional = screen.locator('h4', { hasText: /\(optional\)$/ });
    await expect(optional.first()).toBeVisible();
    for (const label of await optional.all())
      await expect(label.locator('..')).not.toContainText('*');
  });

  test('the screen leads to the launch list, as the content is now', async () => {
    await open('pages');
    const link = screen.getByRole('link', { name: 'The launch list' });
    const address = await link.getAttribute('href');
    const owner = await context.newPage();
    await owner.goto(new URL(String(address), origin).href);
    const heading = owner.getByRole('heading', {
      name: /^Launch list: \d+ of/,
    });
    await expect(heading).toBeVisible();
    await expect(owner.getByText(/^Phone: \(/)).toBeVisible();
    await owner.close();
  });

  test('nothing was loaded from elsewhere', () => {
    expect(elsewhere).toEqual([]);
  });

  test('no save has reloaded the screen, which would lose what is typed next', () => {
    expect(loads).toEqual([`${origin}/edit`]);
  });
});

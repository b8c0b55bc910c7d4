import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { page as copyOf } from '../helpers/content.ts';
import { serveEditedCopy, type EditedCopy } from '../helpers/edited-copy.ts';
import { REPOSITORY } from '../helpers/project.ts';

const firstFileIn = (folder: string): string =>
  readdirSync(join(REPOSITORY, 'src/content', folder))[0] ?? '';

const SERVICE = firstFileIn('services').replace('.md', '');
const TOWN = firstFileIn('areas').replace('.md', '');
const SERVICE_FILE = `services/${SERVICE}.md`;
const TOWN_FILE = `areas/${TOWN}.md`;
const SERVICE_PAGE = `/services/${SERVICE}`;
const SERVICE_IN_TOWN_PAGE = `/services/${SERVICE}-in-${TOWN}`;

const WAIT = { timeout: 60_000, interval: 250 };

let copy: EditedCopy;

beforeAll(async () => {
  // Astro watches nothing when it thinks itself under test.
  vi.stubEnv('NODE_ENV', undefined);
  vi.stubEnv('VITEST', undefined);
  copy = await serveEditedCopy();
  vi.unstubAllEnvs();
});

afterAll(() => copy.close());

function save(file: string, text: string): void {
  writeFileSync(join(copy.root, 'src/content', file), text);
}

const withPrice = (text: string, price: string): string =>
  text.replace(/^price: .*$/m, () => `price: ${price}`);

/** Waits until a page answers with a status and holds a text. */
async function expectPage(
  path: string,
  status: number,
  text: string,
): Promise<void> {
  await vi.waitFor(async () => {
    const response = await fetch(copy.origin + path);
    const body = await response.text();
    expect({ status: response.status, body }).toEqual({
      status,
      body: expect.stringContaining(text) as string,
    });
  }, WAIT);
}

/** A message of the development server to the browsers that have a page open. */
interface Message {
  type: string;
  err?: { message: string };
}

/** Connects as a browser with a page open does. @returns the messages so far, each by its kind */
async function openBrowser(): Promise<Message[]> {
  const client = await (await fetch(`${copy.origin}/@vite/client`)).text();
  const [, token = ''] = /wsToken = "([^"]+)"/.exec(client) ?? [];
  const socket = new WebSocket(
    `${copy.origin.replace('http', 'ws')}/?token=${token}`,
    'vite-hmr',
  );
  const messages: Message[] = [];
  socket.addEventListener('message', ({ data }) => {
    messages.push(JSON.parse(String(data)) as Message);
  });
  return messages;
}

test('a mistake shows over the page and in its place until it is fixed', async () => {
  const content = copy.read(SERVICE_FILE);
  await expectPage(SERVICE_PAGE, 200, 'Starting at $');
  const messages = await openBrowser();

  save(SERVICE_FILE, withPrice(content, '$150'));
  const message =
    'must read like this, in whole dollars without a comma: Starting at $120.';
  await expectPage('/about', 500, message);
  expect(messages.find(({ type }) => type === 'error')?.err?.message).toContain(
    message,
  );
  expect(copy.log()).toContain(message);
  await expectPage('/edit', 200, '<title>Edit the site</title>');

  save(SERVICE_FILE, withPrice(content, 'Starting at $31415'));
  await expectPage(SERVICE_PAGE, 200, 'Starting at $31415');
  expect(messages.at(-1)?.type).toBe('full-reload');
});

test('a save while the check runs never leaves "in order" on the screen', async () => {
  const content = copy.read(SERVICE_FILE);
  const before = copy.log().length;
  save(SERVICE_FILE, withPrice(content, 'Starting at $2718'));
  // The check has begun, and takes longer than that.
  await setTimeout(200);
  save(SERVICE_FILE, withPrice(content, '$150'));
  await expectPage('/about', 500, 'must read like this');
  expect(copy.log().slice(before)).not.toContain('Content is in order');
  save(SERVICE_FILE, content);
  await expectPage(SERVICE_PAGE, 200, 'Starting at $');
});

test('a new town shows with the fields that the check asks for, until its file goes', async () => {
  const fields = [
    'name: Oakfield',
    'title: Garage Door Service in Oakfield',
    'description: We fix garage doors in Oakfield, from broken springs to new openers and doors.',
    'neighborhoods: [A Street, B Street, C Street, D Street]',
    'responseTime: 25-40 min',
    'coverage: Full service area',
  ];
  save('areas/oakfield.md', `---\n${fields.join('\n')}\n---\n`);
  await expectPage('/service-areas/oakfield', 200, 'A Street, B Street');
  await expectPage(`${SERVICE_PAGE}-in-oakfield`, 200, 'Oakfield');
  for (const path of [
    '/service-areas/oakfield',
    `${SERVICE_PAGE}-in-oakfield`,
  ]) {
    const html = await (await fetch(copy.origin + path)).text();
    const read = html.replaceAll(/<(script|style)[^]*?<\/\1>/g, '');
    expect(read).not.toContain('undefined');
    expect(read).not.toMatch(/<(dd|dt|h2|h3|p|ul)[^>]*>\s*<\/\1>/);
  }
  rmSync(join(copy.root, 'src/content/areas/oakfield.md'));
  await expectPage('/service-areas/oakfield', 404, copyOf('not-found').heading);
});

test('a text that quotes the company, a service and a town follows each of them', async () => {
  const fields = [
    'headline: What to know before you call',
    'checks: [Look at the springs first., Look at the cables too., Listen while it closes.]',
  ];
  const quote = 'We quote {radius}, {price} and {responseTime} here.';
  mkdirSync(join(copy.root, 'src/content/local', TOWN), { recursive: true });
  save(
    `local/${TOWN}/${SERVICE}.md`,
    `---\n${fields.join('\n')}\n---\n\n${quote}\n`,
  );
  save(
    TOWN_FILE,
    copy
      .read(TOWN_FILE)
      .replace(/^responseTime: .*$/m, 'responseTime: 1-2 min'),
  );
  const withoutRadius = copy
    .read('business.yml')
    .replace(/^ {2}radius: .*\n/m, '');
  const service = copy.read(SERVICE_FILE);

  for (const { radius, price } of [
    { radius: 'one mile', price: '$271' },
    { radius: 'two miles', price: '$828' },
  ]) {
    save(
      'business.yml',
      withoutRadius.replace(/^claims:\n/m, `claims:\n  radius: ${radius}\n`),
    );
    save(SERVICE_FILE, withPrice(service, `Starting at ${price}`));
    await expectPage(
      SERVICE_IN_TOWN_PAGE,
      200,
      `We quote ${radius}, ${price} and 1 to 2 minutes here.`,
    );
  }
});

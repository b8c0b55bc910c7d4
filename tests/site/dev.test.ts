import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { serveEditedCopy, type EditedCopy } from '../helpers/edited-copy';
import { PROJECT } from '../helpers/project';

const [FILE = ''] = readdirSync(join(PROJECT, 'src/content/services'));
const SERVICE = `services/${FILE}`;
const PAGE = `/services/${FILE.replace('.md', '')}`;
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

function write(file: string, text: string): void {
  writeFileSync(join(copy.root, 'src/content', file), text);
}

/** Waits until a page answers with a status and holds a text. */
async function expectPage(path: string, status: number, text: string): Promise<void> {
  await vi.waitFor(async () => {
    const response = await fetch(copy.origin + path);
    expect([response.status, await response.text()]).toEqual([
      status,
      expect.stringContaining(text),
    ]);
  }, WAIT);
}

/** The messages that a browser with the page open gets from the server, each by its kind. */
async function listen(): Promise<{ type: string; err?: { message: string } }[]> {
  const client = await (await fetch(`${copy.origin}/@vite/client`)).text();
  const [, token = ''] = /wsToken = "([^"]+)"/.exec(client) ?? [];
  const socket = new WebSocket(`${copy.origin.replace('http', 'ws')}/?token=${token}`, 'vite-hmr');
  const messages: { type: string; err?: { message: string } }[] = [];
  socket.addEventListener('message', ({ data }) => {
    messages.push(JSON.parse(String(data)) as (typeof messages)[number]);
  });
  return messages;
}

test('a mistake shows over the page and in its place until it is fixed', async () => {
  const good = copy.read(SERVICE);
  await expectPage(PAGE, 200, 'Starting at $');
  const messages = await listen();
  write(SERVICE, good.replace(/^price: .*$/m, 'price: $150'));
  const message = 'must read like this, in whole dollars without a comma: Starting at $120.';
  await expectPage('/about', 500, message);
  expect(messages.find(({ type }) => type === 'error')?.err?.message).toContain(message);
  expect(copy.log()).toContain(message);
  await expectPage('/edit', 200, '<title>Edit the site</title>');

  write(SERVICE, good.replace(/^price: .*$/m, 'price: Starting at $31415'));
  await expectPage(PAGE, 200, 'Starting at $31415');
  expect(messages.at(-1)?.type).toBe('full-reload');
});

test('a save while the check runs never leaves "in order" on the screen', async () => {
  const good = copy.read(SERVICE);
  const before = copy.log().length;
  write(SERVICE, good.replace(/^price: .*$/m, 'price: Starting at $2718'));
  // The check has begun, and takes longer than that.
  await setTimeout(200);
  write(SERVICE, good.replace(/^price: .*$/m, 'price: $150'));
  await expectPage('/about', 500, 'must read like this');
  expect(copy.log().slice(before)).not.toContain('Content is in order');
  write(SERVICE, good);
  await expectPage(PAGE, 200, 'Starting at $');
});

test('a town that is added shows with as little as the check asks for, and goes with its file', async () => {
  const fields = [
    'name: Oakfield',
    'title: Garage Door Service in Oakfield',
    'description: We fix garage doors in Oakfield, from broken springs to new openers and doors.',
    'neighborhoods: [A Street, B Street, C Street, D Street]',
    'responseTime: 25-40 min',
    'coverage: Full service area',
  ];
  write('areas/oakfield.md', `---\n${fields.join('\n')}\n---\n`);
  await expectPage('/service-areas/oakfield', 200, 'A Street, B Street');
  await expectPage(`${PAGE}-in-oakfield`, 200, 'Oakfield');
  for (const path of ['/service-areas/oakfield', `${PAGE}-in-oakfield`]) {
    const html = await (await fetch(copy.origin + path)).text();
    expect(html.replaceAll(/<(script|style)[^]*?<\/\1>/g, '')).not.toMatch(
      /undefined|<(dd|dt|h2|h3|p|ul)[^>]*>\s*<\/\1>/,
    );
  }
  rmSync(join(copy.root, 'src/content/areas/oakfield.md'));
  await expectPage('/service-areas/oakfield', 404, 'Page not found');
});

test('a text that quotes the firm, a service and a town follows each of them', async () => {
  const [town = ''] = readdirSync(join(PROJECT, 'src/content/areas'));
  const local = `local/${town.replace('.md', '')}`;
  const page = `${PAGE}-in-${town.replace('.md', '')}`;
  const fields = [
    'headline: What to know before you call',
    'checks: [Look at the springs first., Look at the cables too., Listen while it closes.]',
  ];
  const quote = 'We quote {radius}, {price} and {responseTime} here.';
  mkdirSync(join(copy.root, 'src/content', local), { recursive: true });
  write(`${local}/${FILE}`, `---\n${fields.join('\n')}\n---\n\n${quote}\n`);
  const area = `areas/${town}`;
  write(area, copy.read(area).replace(/^responseTime: .*$/m, 'responseTime: 1-2 min'));
  const firm = copy.read('business.yml').replace(/^ {2}radius: .*\n/m, '');
  for (const [radius, price] of [
    ['one mile', 271],
    ['two miles', 828],
  ] as const) {
    write('business.yml', firm.replace(/^claims:\n/m, `claims:\n  radius: ${radius}\n`));
    const dollars = `price: Starting at $${String(price)}`;
    write(
      SERVICE,
      copy.read(SERVICE).replace(/^price: .*$/m, () => dollars),
    );
    await expectPage(page, 200, `We quote ${radius}, $${String(price)} and 1-2 min here.`);
  }
});

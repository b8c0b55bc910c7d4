import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import type { Collection } from '@sveltia/cms';
import { expect, onTestFinished, test } from 'vitest';
import { LAUNCH_PAGE, respondWithLaunchList } from '~/editing/launch-page';
import { editingScreens } from '~/editing/screens';
import { PROJECT } from '../../helpers/project';
import { sampleFiles, writeProject } from '../../helpers/sample-content';

/** The page as the development server answers with it. */
async function launchPageOf(root: string): Promise<string> {
  const server = createServer((_request, response) => {
    respondWithLaunchList(root, response);
  }).listen(0);
  onTestFinished(() => {
    server.close();
  });
  await once(server, 'listening');
  // A server that listens on a port has no path for an address.
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://localhost:${String(port)}`);
  return response.text();
}

test('the page has each point with its state, its advice and its places', async () => {
  const page = await launchPageOf(writeProject(sampleFiles()));
  expect(page).toMatch(/<h1>Launch list: 1 of \d+ done<\/h1>/);
  expect(page).toMatch(
    /Warranty: 12-month warranty<\/strong> <span class="open">open<\/span>/,
  );
  expect(page).toContain('<p>Only if you give it in writing');
  expect(page).toMatch(
    /<li><a href="\/edit#\/collections\/pages\/entries\/business">Business, line \d+<\/a><\/li>/,
  );
  expect(page).toMatch(
    /<a href="\/edit#\/collections\/services\/entries\/springs">Services, Springs, line \d+<\/a>/,
  );
  expect(page).not.toContain('confirmedClaims');
});

test('a line of a local text leads to its form, named like its page', async () => {
  const files = sampleFiles();
  const text = Object.keys(files).find((file) => file.includes('/local/'));
  const [, area, service] = /local\/(.+)\/(.+)\.md$/.exec(text ?? '') ?? [];
  const said = `${String(files[String(text)])}\n\nWe haul away the old door.\n`;
  const page = await launchPageOf(
    writeProject({ ...files, [String(text)]: said }),
  );
  expect(page).toContain(
    `/edit#/collections/local/entries/${String(service)}-in-${String(area)}"`,
  );
});

test('an advice speaks of fields and files as the forms do', async () => {
  const files = Object.entries(sampleFiles()).filter(
    ([file]) => !file.includes('/team/'),
  );
  const page = await launchPageOf(writeProject(Object.fromEntries(files)));
  expect(page).toContain('under “What the price covers”');
  expect(page).toContain(
    '<li><a href="/edit#/collections/team">People</a></li>',
  );
  expect(page).not.toMatch(/<p>[^<]*(?:\.(?:md|yml)|\{\w+\}|\bfiles?\b)/);
});

test('words of the content stay words', async () => {
  const files = sampleFiles();
  const title = 'src/content/services/springs.md';
  const text = String(files[title]).replace(
    'title: Spring Repair',
    "title: '<b>Springs</b> & more'",
  );
  const page = await launchPageOf(writeProject({ ...files, [title]: text }));
  expect(page).toContain('&lt;b>Springs&lt;/b> &amp; more');
});

test('the forms lead to it on disk, and never where anyone may open them', () => {
  const local = editingScreens(PROJECT).collections as Collection[];
  expect(local.map(({ description }) => description)).toContainEqual(
    expect.stringContaining(`(${LAUNCH_PAGE})`),
  );
  const live = editingScreens(PROJECT, 'owner/site');
  expect(JSON.stringify(live)).not.toContain(LAUNCH_PAGE);
});

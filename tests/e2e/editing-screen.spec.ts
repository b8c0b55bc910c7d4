import { expect, test, type Page } from '@playwright/test';
import { checkContent } from '../../src/checks/check.ts';
import { serveEditedCopy, type EditedCopy } from '../helpers/edited-copy.ts';
import { openWithFolder } from '../helpers/folder-picker.ts';

const SERVICE = 'services/broken-spring-replacement.md';

// One copy, one server, one browser: each step goes on where the last one stopped.
test.describe.configure({ mode: 'serial', timeout: 180_000 });

test.describe('the editing screen @wide', () => {
  let copy: EditedCopy;
  let screen: Page;
  let close: (() => Promise<void>) | undefined;
  const elsewhere: string[] = [];
  const loads: string[] = [];

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    copy = await serveEditedCopy();
    const browser = await openWithFolder(`${copy.origin}/edit`, copy.root);
    ({ page: screen, close } = browser);
    screen.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(request.url());
    });
    screen.on('response', (response) => {
      if (!/^(?:data|blob):/.test(response.url()) && !response.url().startsWith(copy.origin))
        elsewhere.push(response.url());
    });
    await screen.goto(`${copy.origin}/edit`);
    const enter = screen.getByRole('button', { name: /Local Repository/ });
    await enter.waitFor();
    await browser.choose();
    await enter.click();
    await screen.getByText('Broken Spring Replacement').waitFor();
  });

  test.afterAll(async () => {
    await close?.();
    await copy.close();
  });

  const open = (path: string) => screen.goto(`${copy.origin}/edit#/collections/${path}`);
  const pressSave = () => screen.getByRole('button', { name: 'Save' }).click();
  /** Saves; the screen closes the form by itself when the file is written. */
  async function save(): Promise<void> {
    await pressSave();
    await expect(screen).not.toHaveURL(/entries|new/);
  }
  const field = (name: string) => screen.getByRole('textbox', { name, exact: true });

  test('a price of a wrong form is not saved, and the screen says what to write', async () => {
    await open('services/entries/broken-spring-replacement');
    await field('Price').fill('135 dollars');
    await pressSave();
    await expect(
      screen.getByText('This must read like this, in whole dollars: Starting at $120.'),
    ).toBeVisible();
    expect(copy.read(SERVICE)).toContain('price: Starting at $120\n');
  });

  test('a changed price is in the file and on the page; the text stays as it was', async () => {
    const before = copy.read(SERVICE);
    await field('Price').fill('Starting at $135');
    await save();
    expect(copy.read(SERVICE)).toContain('price: Starting at $135\n');
    const body = (file: string) => file.split('\n---\n')[1];
    expect(body(copy.read(SERVICE))).toBe(body(before));

    const visitor = await screen.context().newPage();
    const shown = expect(async () => {
      await visitor.goto(`${copy.origin}/services/broken-spring-replacement`);
      await expect(visitor.getByText('Starting at $135').first()).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 60_000 });
    await shown.catch((error: unknown) => {
      throw new Error(`The page does not change. The server:\n${copy.log()}`, { cause: error });
    });
    await visitor.close();
  });

  test('the phone of the business can be changed', async () => {
    await open('_singletons/entries/business');
    await field('Phone').fill('(201) 555-0143');
    await save();
    expect(copy.read('business.yml')).toContain('phone: (201) 555-0143\n');
  });

  test('a new review needs every field but its place, and names its service by choice', async () => {
    await open('testimonials/new');
    await field('Name').fill('Ann B.');
    await screen.getByRole('textbox', { name: /Slug/ }).fill('ann-b');
    await pressSave();
    await expect(screen.getByText('This field is required.')).toHaveCount(4);
    await screen.getByRole('spinbutton', { name: 'Rating' }).fill('4');
    await field('Text').fill('They came the same day, and the door closes well again.');
    await field('Location').fill('Teaneck');
    await screen.getByRole('combobox', { name: 'Service' }).click();
    await screen.getByRole('option', { name: 'Panel Replacement' }).click();
    await save();
    const review = copy.read('testimonials/ann-b.md');
    expect(review).toContain('service: panel-replacement\n');
    expect(review).not.toContain('order:');
  });

  test('what it wrote passes the content check, and nothing came from elsewhere', async () => {
    const { problems, content } = await checkContent(copy.root);
    expect(problems).toEqual([]);
    expect(content.testimonials.ids).toContain('ann-b');
    expect(elsewhere).toEqual([]);
  });

  test('no save has reloaded the screen, which would lose what is typed next', () => {
    expect(loads).toEqual([`${copy.origin}/edit`]);
  });
});

import { expect, test, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import {
  ABOUT_PATH,
  HOME_PATH,
  SERVICES_PATH,
  serviceInAreaPath,
} from '../../../src/lib/urls.ts';
import {
  boxOf,
  button,
  callBar,
  header,
  mainMenu,
  menuButton,
  mobileMenu,
  openPanel,
  panelOf,
} from '../../helpers/controls.ts';
import { LABELS } from '../../helpers/labels.ts';
import {
  PAIR_PAGE,
  PHONE,
  SERVICE,
  SERVICE_PAGE,
  TOWN,
  TOWN_PAGE,
} from '../../helpers/pages.ts';

/** A picture of a control and of a little air around it, where its outline stands. */
async function pictureOf(control: Locator): Promise<Buffer> {
  await control.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await boxOf(control);
  const clip = { x: x - 5, y: y - 5, width: width + 10, height: height + 10 };
  const screenshot = await control.page().screenshot({ clip, scale: 'css' });
  return sharp(screenshot).greyscale().raw().toBuffer();
}

/** How many pixels of two pictures of one size a person can tell apart. */
function differences(one: Buffer, other: Buffer): number {
  return one.filter((value, at) => Math.abs(value - (other[at] ?? 0)) > 60)
    .length;
}

/** Enough pixels for a line as long as a word and 2 px high. */
const NOTICED = 100;
/** As many as an arrow changes that points the other way. */
const ARROW = 15;

/** Takes pointer and focus away, which have looks of their own. */
async function leave(page: Page): Promise<void> {
  await page.mouse.move(2, 400);
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
  });
}

for (const forcedColors of ['none', 'active'] as const) {
  test(`the chosen chip looks chosen, forced colors: ${forcedColors}`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors, reducedMotion: 'reduce' });
    await page.goto(TOWN_PAGE.path);
    const chips = page.locator('label:has([type=radio])');
    const first = chips.first();
    const last = chips.last();
    const firstChosen = await pictureOf(first);
    const lastLeft = await pictureOf(last);
    await last.click();
    await leave(page);
    const firstLeft = await pictureOf(first);
    const lastChosen = await pictureOf(last);
    expect(differences(firstChosen, firstLeft)).toBeGreaterThan(NOTICED);
    expect(differences(lastChosen, lastLeft)).toBeGreaterThan(NOTICED);
  });

  test(`the page that is shown is marked in the header and in its panel, forced colors: ${forcedColors}`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors, reducedMotion: 'reduce' });
    const services = mainMenu(page).getByRole('link', {
      name: LABELS.services,
      exact: true,
    });
    await page.goto(ABOUT_PATH);
    const elsewhere = await pictureOf(services);
    await page.goto(SERVICES_PATH);
    expect(differences(await pictureOf(services), elsewhere)).toBeGreaterThan(
      NOTICED,
    );

    await page.goto(TOWN_PAGE.path);
    await openPanel(page, LABELS.areasMenu);
    const links = panelOf(button(page, LABELS.areasMenu));
    const lines = await links.locator('a').evaluateAll((all) =>
      all.map((link) => ({
        isCurrent: link.hasAttribute('aria-current'),
        line: getComputedStyle(link).textDecorationLine,
      })),
    );
    for (const { isCurrent, line } of lines)
      expect(line).toBe(isCurrent ? 'underline' : 'none');
    expect(lines.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  });
}

/** Expects that a control looks otherwise once it was opened, without pointer and focus. */
async function expectOpenLook(
  page: Page,
  control: Locator,
  open: () => Promise<void>,
): Promise<void> {
  const closed = await pictureOf(control);
  await open();
  await leave(page);
  const opened = await pictureOf(control);
  expect(differences(closed, opened)).toBeGreaterThan(ARROW);
}

test('arrows and the sign of the menu tell what is open', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(SERVICE_PAGE.path);
  await expectOpenLook(page, button(page, LABELS.servicesMenu), () =>
    openPanel(page, LABELS.servicesMenu),
  );
  await page.keyboard.press('Escape');
  const fold = page.getByRole('main').locator('summary:visible').first();
  await expectOpenLook(page, fold, () => fold.press('Enter'));

  await page.setViewportSize(PHONE.viewport);
  await expectOpenLook(page, menuButton(page), () =>
    openPanel(page, LABELS.menu),
  );
  const summary = mobileMenu(page).locator('summary').last();
  await expectOpenLook(page, summary, () => summary.press('Enter'));
});

test('the doors of the steps come in shut, and stand open once all of the row is in sight', async ({
  page,
}) => {
  await page.goto(SERVICES_PATH);
  const last = page.getByRole('main').locator('ol > li:has(> h3)').last();
  // How far the door is up, in px: its panels are the second layer of its drawing.
  const raised = () =>
    last.locator('> div').evaluate((garage) => {
      const { backgroundPosition } = getComputedStyle(garage, '::after');
      const [, door = ''] = backgroundPosition.split(', ');
      return -Number.parseFloat(door.split(' ')[1] ?? '');
    });
  await last.evaluate((step) => {
    const top = scrollY + step.getBoundingClientRect().top - innerHeight + 40;
    scrollTo({ top, behavior: 'instant' });
  });
  await expect.poll(raised).toBeLessThan(1);
  await last.evaluate((step) => {
    step.scrollIntoView({ block: 'end', behavior: 'instant' });
  });
  await expect.poll(raised).toBeGreaterThan(150);
});

test('the numbers of steps stand beside their doors, whether these are shut or open', async ({
  page,
}) => {
  await page.setViewportSize(PHONE.viewport);
  for (const { path, steps, part } of [
    { path: SERVICES_PATH, steps: 'main ol > li:has(> h3)', part: ' > h3' },
    { path: SERVICE_PAGE.path, steps: '.prose > ol > li', part: '' },
  ]) {
    await page.goto(path);
    const numbers = await page.locator(steps + part).evaluateAll((elements) =>
      elements.map((element) => {
        const step = element.closest('li') ?? element;
        const garage = step.querySelector(':scope > div');
        const door = garage
          ? getComputedStyle(garage, '::after')
          : getComputedStyle(step, '::before');
        const side = element.tagName === 'LI' ? '::after' : '::before';
        const number = getComputedStyle(element, side);
        return {
          onTheDoor: door.content.includes('counter'),
          number: /^counter\((?:step|list-item)\)/.test(number.content),
        };
      }),
    );
    expect(numbers).not.toHaveLength(0);
    for (const { onTheDoor, number } of numbers) {
      expect(onTheDoor).toBe(false);
      expect(number).toBe(true);
    }
  }
});

/** Whether each of five pages came with a view transition, once its link was followed. */
async function arrivalsOfFive(page: Page): Promise<boolean[]> {
  const arrivals: boolean[] = [];
  await page.goto(HOME_PATH);
  for (const path of [
    ABOUT_PATH,
    HOME_PATH,
    ABOUT_PATH,
    HOME_PATH,
    ABOUT_PATH,
  ]) {
    await mainMenu(page).locator(`a[href="${path}"]`).click();
    await page.waitForURL(path);
    arrivals.push(
      await page.evaluate(() => sessionStorage.getItem('arrival') === 'true'),
    );
  }
  return arrivals;
}

test('every page comes with a view transition, between bars that stay, but not under reduced motion', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      sessionStorage.setItem('arrival', String(viewTransition !== null));
    });
  });
  expect(await arrivalsOfFive(page)).toEqual(Array<boolean>(5).fill(true));
  // A part with a name of its own stays where it is while the page changes.
  for (const part of [header(page), callBar(page)])
    await expect(part).not.toHaveCSS('view-transition-name', 'none');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await arrivalsOfFive(page)).toEqual(Array<boolean>(5).fill(false));
});

test('while pages change, and only then, the dark of the top goes on behind the header', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      void viewTransition?.ready.then(() => {
        const top = document.querySelector('main > section');
        const shadow = top ? getComputedStyle(top).boxShadow : '';
        sessionStorage.setItem('shadow', shadow);
      });
    });
  });
  await page.goto(HOME_PATH);
  await mainMenu(page).locator(`a[href="${ABOUT_PATH}"]`).click();
  await page.waitForURL(ABOUT_PATH);
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('shadow')))
    .toContain('-16px');
  // On a phone on its side, and on paper, it would lie on the header.
  await expect(page.locator('main > section').first()).toHaveCSS(
    'box-shadow',
    'none',
  );
});

test('the picture of a card that was followed grows into that of the next page, and that of a town into that of its service', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      void viewTransition?.ready.then(() => {
        const parts = document.getAnimations().flatMap(({ effect }) => {
          const part = (effect as KeyframeEffect | null)?.pseudoElement;
          return part?.endsWith('(hero-picture)') ? [part] : [];
        });
        sessionStorage.setItem('parts', [...new Set(parts)].sort().join(' '));
      });
    });
  });
  const pair = serviceInAreaPath(SERVICE.slug, TOWN.slug);
  const ways = [
    [SERVICES_PATH, SERVICE_PAGE.path],
    [TOWN_PAGE.path, pair],
    [pair, SERVICE_PAGE.path],
  ] as const;
  for (const [from, to] of ways) {
    await page.goto(from);
    await page.evaluate(() => {
      sessionStorage.clear();
    });
    await page.getByRole('main').locator(`a[href="${to}"]`).last().click();
    await page.waitForURL(to);
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('parts')))
      .toBe(
        ['group', 'new', 'old']
          .map((part) => `::view-transition-${part}(hero-picture)`)
          .join(' '),
      );
  }
});

test('the face of the headings is asked for once, before the style sheet has come', async ({
  page,
}) => {
  const faces: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') faces.push(request.url());
  });
  const { promise: asked, resolve: ask } = Promise.withResolvers<undefined>();
  await page.route('**/*.css', async (route) => {
    await asked;
    await route.continue();
  });
  const visit = page.goto(HOME_PATH);
  await expect.poll(() => faces.length).toBe(1);
  ask(undefined);
  await visit;
  await page.evaluate(() => document.fonts.ready);
  const isUsed = await page
    .getByRole('heading', { level: 1 })
    .evaluate((heading) => {
      const face = getComputedStyle(heading).fontFamily.split(',')[0] ?? '';
      return document.fonts.check(`700 40px ${face}`);
    });
  expect(isUsed).toBe(true);
  expect(faces).toHaveLength(1);
});

test('the signs to look for are numbered, without boxes that look like those of a form', async ({
  page,
}) => {
  await page.goto(PAIR_PAGE.path);
  const signs = page
    .locator('[aria-labelledby="before"]')
    .getByRole('list')
    .first()
    .getByRole('listitem');
  const marks = await signs.evaluateAll((items) =>
    items.map((item) => {
      const { content, borderTopWidth } = getComputedStyle(item, '::before');
      return { content, borderTopWidth };
    }),
  );
  expect(marks).not.toEqual([]);
  for (const { content, borderTopWidth } of marks) {
    expect(content).toContain('counter(list-item)');
    expect(borderTopWidth).toBe('0px');
  }
});

import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { CONTACT_PATH, SERVICES_PATH } from '../../../src/lib/urls.ts';
import { business, priceOf, services } from '../../helpers/content.ts';
import { contrast } from '../../helpers/contrast.ts';
import { callBar, mainMenu, openPanel } from '../../helpers/controls.ts';
import { LABELS } from '../../helpers/labels.ts';
import {
  ALL_KINDS,
  PAIR_PAGE,
  SERVICE,
  SERVICE_PAGE,
  STYLES_PAGES,
} from '../../helpers/pages.ts';
import { linesInSight } from '../../helpers/sight.ts';
import { wordsIn } from '../../helpers/words.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Controls that need neither edge nor underline in forced colors, since color or place tell them apart. */
const PLAIN = [
  'svg a',
  'nav a',
  ':is(body > header, body > aside, footer) a:is([href="/"], [href="#top"], [href^="tel:"])',
  'header button',
].join();

/** Controls in sight that do not look like one in forced colors. */
const bareControls = (page: Page) =>
  page
    .locator(`:is(a, button, label, summary, input):not(${PLAIN})`)
    .filter({ visible: true })
    .evaluateAll((controls) =>
      controls
        .filter((control) => {
          const boxes = [control, control.parentElement ?? control];
          const hasEdge = boxes.some((box) => {
            const { borderTopWidth, borderBottomWidth } = getComputedStyle(box);
            return borderTopWidth !== '0px' || borderBottomWidth !== '0px';
          });
          const parts = [control, ...control.querySelectorAll('*')];
          return (
            !hasEdge &&
            !parts.some((part) =>
              getComputedStyle(part).textDecorationLine.includes('underline'),
            )
          );
        })
        .map((control) => control.outerHTML.slice(0, 120)),
    );

/** Animations that run, and controls that change gradually. */
const motion = (page: Page) =>
  page.evaluate(() => [
    ...document
      .getAnimations()
      .map((animation) => (animation as CSSAnimation).animationName),
    ...[...document.querySelectorAll('a, button')]
      .filter((control) =>
        /[1-9]/.test(getComputedStyle(control).transitionDuration),
      )
      .map((control) => control.outerHTML.slice(0, 100)),
  ]);

for (const { name, path } of ALL_KINDS)
  test(`${name} suits reduced motion, forced colors and paper`, async ({
    page,
  }) => {
    await page.goto(path);
    expect.soft(await motion(page)).toEqual([]);

    await page.emulateMedia({ forcedColors: 'active' });
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await bareControls(page), `${String(width)} px`).toEqual([]);
    }

    await page.emulateMedia({ forcedColors: 'none', media: 'print' });
    for (const text of [business().name, business().phone]) {
      const shown = page.getByText(text, { exact: true });
      await expect.soft(shown.filter({ visible: true })).not.toHaveCount(0);
    }
    await expect.soft(callBar(page)).toBeHidden();
    await expect.soft(mainMenu(page)).toBeHidden();
    const weak = (await linesInSight(page)).filter(
      ({ color, drawn }) => !drawn && contrast(color, 'rgb(255, 255, 255)') < 7,
    );
    expect.soft(weak.map(({ text }) => text)).toEqual([]);
  });

test('a printed service has its signs, its price and what changes it', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(SERVICE_PAGE.path);
  const { signs = [], priceFactors = [] } = SERVICE;
  const printed = (await linesInSight(page, 'main section ~ aside')).concat(
    await linesInSight(page, '.signs'),
  );
  expect(printed.map(({ text }) => wordsIn(text))).toEqual(
    expect.arrayContaining(
      [priceOf(SERVICE), ...priceFactors, ...signs.map(({ text }) => text)].map(
        wordsIn,
      ),
    ),
  );
});

test('what is folded or chosen on a screen is whole on paper', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.emulateMedia({ media: 'print' });
  await page.goto(SERVICES_PATH);
  await expect(page.locator('details li').last()).toBeVisible();
  for (const { path } of STYLES_PAGES) {
    await page.goto(path);
    const { styles = [] } =
      services().find(({ slug }) => path.endsWith(slug)) ?? {};
    for (const { text } of styles)
      await expect(
        page.getByText(text).filter({ visible: true }).first(),
      ).toBeVisible();
  }
});

test('what visitors print fits on three pages @chromium', async ({ page }) => {
  for (const { path } of [SERVICE_PAGE, PAIR_PAGE, { path: CONTACT_PATH }]) {
    await page.goto(path);
    const side = '0.5in';
    const pdf = await page.pdf({
      format: 'Letter',
      margin: { top: side, bottom: side, left: side, right: side },
    });
    const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
    expect(pages.length, path).toBeGreaterThan(0);
    expect(pages.length, path).toBeLessThanOrEqual(3);
  }
});

test('a page stays as designed where phones darken pages @chromium', async ({
  page,
}) => {
  await page.goto(SERVICE_PAGE.path);
  const brightness = async () => {
    const { channels } = await sharp(await page.screenshot()).stats();
    return channels[0]?.mean ?? NaN;
  };
  const asDesigned = await brightness();
  await page.emulateMedia({ colorScheme: 'dark' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setAutoDarkModeOverride', { enabled: true });
  expect(await brightness()).toBeCloseTo(asDesigned, 0);
});

test('edges have 7:1 for whoever asks for more contrast', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  for (const path of [SERVICES_PATH, CONTACT_PATH, SERVICE_PAGE.path]) {
    await page.goto(path);
    const edges = await page.locator('body *:not(svg *)').evaluateAll((all) => {
      const groundOf = (element: Element): string => {
        const { backgroundColor } = getComputedStyle(element);
        if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor;
        return element.parentElement
          ? groundOf(element.parentElement)
          : 'rgb(255, 255, 255)';
      };
      return all
        .filter((element) => element.checkVisibility())
        .filter((element) => getComputedStyle(element).borderTopWidth !== '0px')
        .map((element) => ({
          html: element.outerHTML.slice(0, 100),
          edge: getComputedStyle(element).borderTopColor,
          surface: groundOf(element),
          around: groundOf(element.parentElement ?? element),
        }));
    });
    const weak = edges.filter(
      ({ edge, surface, around }) =>
        contrast(edge, around) < 7 && contrast(surface, around) < 7,
    );
    expect(weak, path).toEqual([]);
  }
});

test('nothing stands under the notch of a phone, the menu neither @chromium', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  for (const path of [CONTACT_PATH, SERVICES_PATH, PAIR_PAGE.path])
    for (const { width, height, side, bottom } of [
      { width: 390, height: 844, side: 0, bottom: 34 },
      { width: 852, height: 393, side: 59, bottom: 21 },
    ]) {
      await page.setViewportSize({ width, height });
      await session.send('Emulation.setSafeAreaInsetsOverride', {
        insets: { left: side, right: side, bottom, top: 0 },
      });
      await page.goto(path);
      const isUnder = ({ left, right }: { left: number; right: number }) =>
        left < side || right > width - side;
      const find = async (part?: string) =>
        (await linesInSight(page, part))
          .filter((line) => !line.swiped && !line.drawn && isUnder(line))
          .map(({ text }) => text);
      expect(await find(), path).toEqual([]);
      const [number] = (await linesInSight(page, 'body > aside')).slice(-1);
      expect(number?.bottom).toBeLessThanOrEqual(height - bottom);
      if (path !== CONTACT_PATH) continue;
      await openPanel(page, LABELS.menu);
      expect(await find('header'), 'menu').toEqual([]);
    }
});

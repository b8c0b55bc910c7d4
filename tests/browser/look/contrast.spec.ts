import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import {
  AREAS_PATH,
  ABOUT_PATH,
  HOME_PATH,
  SERVICES_PATH,
} from '../../../src/lib/urls.ts';
import { axeFaults } from '../../helpers/axe.ts';
import { contrast } from '../../helpers/contrast.ts';
import { openPanel } from '../../helpers/controls.ts';
import { LABELS } from '../../helpers/labels.ts';
import { STYLES_PAGES, TOWN_PAGE } from '../../helpers/pages.ts';
import { linesInSight } from '../../helpers/sight.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The part of a picture that lies behind a line, as its brightest color: more than any letter stands on. */
async function brightestBehind(
  picture: Buffer,
  {
    left,
    top,
    right,
    bottom,
  }: Record<'left' | 'top' | 'right' | 'bottom', number>,
): Promise<string> {
  const region = {
    left: Math.ceil(left),
    top: Math.ceil(top),
    width: Math.floor(right - left) - 1,
    height: Math.floor(bottom - top) - 1,
  };
  const part = await sharp(picture).extract(region).removeAlpha().toBuffer();
  const { channels } = await sharp(part).stats();
  return `rgb(${channels.map(({ max }) => max).join()})`;
}

for (const path of [HOME_PATH, SERVICES_PATH])
  test(`${path}: the scrim keeps the texts of the hero readable on the brightest spot of the picture`, async ({
    page,
  }) => {
    await page.goto(path);
    // Upward: a window made smaller keeps the larger file of a picture.
    for (const width of [1024, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const lines = await linesInSight(page, '.hero > .text');
      await page
        .locator('.hero img')
        .first()
        .evaluate(async (image: HTMLImageElement) => {
          await new Promise(requestAnimationFrame);
          await image.decode();
          const sheet = new CSSStyleSheet();
          sheet.replaceSync('.hero > .text { visibility: hidden !important; }');
          document.adoptedStyleSheets = [sheet];
        });
      const picture = await page.screenshot();
      await page.evaluate(() => {
        document.adoptedStyleSheets = [];
      });
      expect(lines.length).toBeGreaterThan(5);
      // A button has a ground of its own, which axe knows.
      for (const line of lines.filter(({ html }) => !html.includes('<span'))) {
        const ground = await brightestBehind(picture, line);
        expect(
          contrast(line.color, ground),
          `"${line.text}" on ${ground}, ${String(width)} px`,
        ).toBeGreaterThanOrEqual(7);
      }
    }
  });

/** Brings all controls of a part into a state at once, as the developer tools do. */
async function force(
  page: Page,
  part: string,
  states: string[],
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: `${part} :is(a, button, label, summary)`,
  });
  await Promise.all(
    nodeIds.map((nodeId) =>
      session.send('CSS.forcePseudoState', {
        nodeId,
        forcedPseudoClasses: states,
      }),
    ),
  );
}

// Together they have every kind of control; the others repeat theirs.
for (const path of [
  HOME_PATH,
  SERVICES_PATH,
  AREAS_PATH,
  TOWN_PAGE.path,
  ...STYLES_PAGES.map((page) => page.path),
])
  test(`${path}: texts keep their contrast under the pointer and with focus`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const states of [['hover'], ['focus', 'focus-visible']]) {
      await force(page, ':is(main, footer, body > aside)', states);
      expect(await axeFaults(page, 'html', 'contrast')).toEqual([]);
    }
  });

test('the open menus keep their contrast under the pointer and with focus', async ({
  page,
}) => {
  await page.goto(ABOUT_PATH);
  for (const { name, width } of [
    { name: LABELS.servicesMenu, width: 1280 },
    { name: LABELS.areasMenu, width: 1280 },
    { name: LABELS.menu, width: 360 },
  ]) {
    await page.setViewportSize({ width, height: 1500 });
    await openPanel(page, name);
    for (const states of [['hover'], ['focus', 'focus-visible']]) {
      await force(page, ':popover-open', states);
      expect(await axeFaults(page, ':popover-open', 'contrast')).toEqual([]);
    }
    await page.keyboard.press('Escape');
  }
});

import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { business } from '../../helpers/content.ts';
import { INDEXED_KINDS } from '../../helpers/pages.ts';

/** Matches of a pattern in the texts in sight that stand on more than one line. */
async function broken(page: Page, pattern: string): Promise<string[]> {
  return page.evaluate((source) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const parent = node.parentElement;
      if (parent?.checkVisibility() !== true) continue;
      for (const match of node.textContent?.matchAll(new RegExp(source, 'g')) ?? []) {
        const range = document.createRange();
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1) found.push(match[0]);
      }
    }
    return found;
  }, pattern);
}

const NUMBER = business().phone.replaceAll(/[()]/g, String.raw`\$&`);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [kind, path] of Object.entries(INDEXED_KINDS)) {
  test(`${kind}: no range and no phone number breaks at the end of a line`, async ({ page }) => {
    await page.goto(path);
    for (let width = 280; width <= 800; width += 19) {
      await page.setViewportSize({ width, height: 800 });
      expect(await broken(page, String.raw`\d+-\d+ min\w*|${NUMBER}`), String(width)).toEqual([]);
    }
  });
}

test('no line of the breadcrumb begins with its slash', async ({ page }) => {
  await page.goto(INDEXED_KINDS['service in a town']);
  for (let width = 280; width <= 800; width += 19) {
    await page.setViewportSize({ width, height: 800 });
    const first = await page.getByRole('navigation', { name: 'Breadcrumb' }).evaluate((nav) => {
      const left = nav.getBoundingClientRect().left;
      return [...nav.querySelectorAll('[aria-hidden]')].filter(
        (slash) => slash.checkVisibility() && slash.getBoundingClientRect().left < left + 4,
      ).length;
    });
    expect(first, String(width)).toBe(0);
  }
});

test('ticks stand in the middle of their line', async ({ page }) => {
  for (const path of [INDEXED_KINDS.services, INDEXED_KINDS.service]) {
    await page.goto(path);
    const item = page.locator('.checks > li').first();
    await item.scrollIntoViewIfNeeded();
    const box = (await item.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const line = await item.evaluate((li) => Number.parseFloat(getComputedStyle(li).lineHeight));
    const clip = { x: box.x, y: box.y - 6, width: 24, height: line + 12 };
    const { data, info } = await sharp(await page.screenshot({ clip, scale: 'css' }))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const rows = [...Array(info.height).keys()].filter((y) =>
      data.subarray(y * info.width, (y + 1) * info.width).some((value) => value < 128),
    );
    const middle = ((rows[0] ?? 0) + (rows.at(-1) ?? 0) + 1) / 2;
    expect(Math.abs(middle - (line + 12) / 2), path).toBeLessThanOrEqual(1.5);
  }
});

test('the mark of the page in the header stands clear of what lies below it', async ({ page }) => {
  await page.goto('/about');
  const header = page.getByRole('banner');
  const { x, width } = (await header.locator('[aria-current=page]').first().boundingBox()) ?? {
    x: 0,
    width: 0,
  };
  const { y, height } = (await header.boundingBox()) ?? { y: 0, height: 0 };
  const edge = await page.screenshot({ clip: { x, y: y + height - 4, width, height: 4 } });
  const { channels } = await sharp(edge).removeAlpha().stats();
  expect(channels.map(({ min, max }) => max - min)).toEqual([0, 0, 0]);
});

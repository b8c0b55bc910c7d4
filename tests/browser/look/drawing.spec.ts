import { expect, test, type Locator } from '@playwright/test';

/** What tells whether something is lit: the color of its lines or of its ground. */
const looks = (part: Locator) =>
  part.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    return `${color} ${backgroundColor}`;
  });

for (const width of [360, 1280]) {
  test(`the numbers of the drawing stand apart at ${String(width)} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const middles = await page.locator('.door circle').evaluateAll((circles) =>
      circles.map((circle) => {
        const { x, y, width: across } = circle.getBoundingClientRect();
        return { x: x + across / 2, y: y + across / 2 };
      }),
    );
    const gaps = middles.flatMap((a, index) =>
      middles.slice(index + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)),
    );
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(24);
  });
}

test('a row and its part light each other, by pointer and by focus', async ({ page }) => {
  await page.goto('/');
  const parts = page.locator('.door a');
  for (const part of await parts.all()) {
    const name = (await part.getAttribute('data-part')) ?? '';
    const row = page.locator(`li [data-part='${name}']`);
    const rest = { part: await looks(part), row: await looks(row) };
    const change = async (act: () => Promise<void>, ofWhat: 'part' | 'row') => {
      await page.mouse.move(0, 0);
      await act();
      expect(await looks(ofWhat === 'part' ? part : row), name).not.toBe(rest[ofWhat]);
    };
    await change(() => row.hover(), 'part');
    await change(() => part.locator('circle').hover(), 'row');
    await page.mouse.move(0, 0);
    await change(() => row.focus(), 'part');
    await row.blur();
    expect(await looks(part), `${name} at rest`).toBe(rest.part);
  }
});

import { expect, test } from '@playwright/test';
import { KINDS } from '../../helpers/pages.ts';

/** Common phones: width, height of the visible page. Tested once, so with both tags. */
const PHONES = [
  [360, 640],
  [360, 740],
  [390, 760],
  [412, 839],
] as const;

for (const [width, height] of PHONES) {
  test(`home at ${String(width)}×${String(height)}: title, promise and a call button stand above the call bar @small @ends`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const bar = await page.locator('.call-bar').boundingBox();
    const button = await page.getByRole('link', { name: 'Get My Free Estimate' }).boundingBox();
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(heading?.y ?? 0).toBeGreaterThan(72);
    expect((button?.y ?? Infinity) + (button?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });
}

for (const [kind, path] of Object.entries(KINDS)) {
  if (kind === 'not found') continue;
  test(`${kind} at 360×640: when one comes and for how much stand above the call bar @small @ends`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(path);
    const bar = await page.locator('.call-bar').boundingBox();
    const hero = page.locator('[aria-labelledby=hero]');
    for (const fact of [/^(?:Repairs s|S)tarting at \$\d+$/, /response (?:in )?[\d-]+ min/]) {
      const box = await hero.getByRole('listitem').filter({ hasText: fact }).boundingBox();
      expect(box?.height ?? 0).toBeGreaterThan(10);
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    }
  });
}

const WINDOWS = [
  ['/', 412, 915],
  ['/', 768, 1024],
  ['/', 1280, 800],
  ['/', 1920, 1080],
  ['/services', 1280, 800],
  ['/services', 1920, 1080],
] as const;

for (const [path, width, height] of WINDOWS) {
  test(`the hero of ${path} fills a screen of ${String(width)}×${String(height)} @wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(path);
    const hero = await page.locator('main > section').first().boundingBox();
    const bar = await page.locator('.call-bar').boundingBox();
    // On phones and tablets the call bar lies at the foot of the screen.
    const foot = width < 1024 ? (bar?.y ?? 0) : height;
    expect(Math.abs((hero?.y ?? 0) + (hero?.height ?? 0) - foot)).toBeLessThanOrEqual(1);
  });
}

test('the call bar never covers what has focus', async ({ page }) => {
  // Smooth scrolling would still be under way when a stop is measured.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/service-areas/palisades-park');
  const bar = page.locator('.call-bar');
  const header = page.getByRole('banner');
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press('Tab');
    const covered = await page.evaluate(() => {
      const active = document.activeElement;
      const call = document.querySelector('.call-bar');
      const top = document.querySelector('.site-header');
      if (!active || !call || !top || call.contains(active) || top.contains(active)) return false;
      if (active.matches('[href="#main"]')) return false;
      const box = active.getBoundingClientRect();
      const bar = call.getBoundingClientRect();
      const inside = box.left >= bar.left && box.right <= bar.right;
      return (inside && box.top >= bar.top) || box.bottom <= top.getBoundingClientRect().bottom;
    });
    expect(covered, `stop ${String(stop + 1)}`).toBe(false);
  }
  await expect(bar).toBeVisible();
  await expect(header).toBeVisible();
});

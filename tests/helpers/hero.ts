import type { Locator, Page } from '@playwright/test';
import { boxOf, callBar } from './controls.ts';

export const pageHeading = (page: Page): Locator =>
  page.getByRole('heading', { level: 1 });

export const hero = (page: Page): Locator =>
  page.getByRole('region').filter({ has: pageHeading(page) });

/** The figures that a hero promises: price, time and obligation. */
export const factsOf = (page: Page): Locator =>
  hero(page).getByRole('definition');

/** Price and time, the first two facts of a hero, where they are not in sight above the call bar. */
export async function factsUnderTheCallBar(page: Page): Promise<string[]> {
  const facts = factsOf(page);
  const bar = await boxOf(callBar(page));
  const hidden: string[] = [];
  for (const fact of (await facts.all()).slice(0, 2)) {
    if ((await boxOf(fact)).foot > bar.y) hidden.push(await fact.innerText());
  }
  return hidden;
}

/** The part of a picture that is in sight, in percent of it, and whether it fills its box. */
export async function partInSight(picture: Locator) {
  return picture.evaluate((image: HTMLImageElement) => {
    const { width, height } = image.getBoundingClientRect();
    const box = image
      .closest('picture')
      ?.parentElement?.getBoundingClientRect();
    const scale = Math.max(
      width / image.naturalWidth,
      height / image.naturalHeight,
    );
    const [x = NaN, y = NaN] = getComputedStyle(image)
      .objectPosition.split(' ')
      .map(Number.parseFloat);
    const across = (width / image.naturalWidth / scale) * 100;
    const down = (height / image.naturalHeight / scale) * 100;
    const left = ((100 - across) * x) / 100;
    const top = ((100 - down) * y) / 100;
    return {
      fillsBox: height === box?.height,
      left,
      right: left + across,
      top,
      bottom: top + down,
    };
  });
}

import { expect, test } from '@playwright/test';
import { showCarousel } from '../../helpers/carousel.ts';
import { business } from '../../helpers/content.ts';
import { messagesOf } from '../../helpers/messages.ts';

const built = new Date().getFullYear();

/** What the clock of the visitor says, and the year that the copyright line then shows. */
const YEARS = [
  ['two years after the build', built + 2, built + 2],
  ['three years before the build', built - 3, built],
  ['where it began to count', 1970, built],
  ['far ahead', 2099, built],
] as const;

for (const [when, clock, shown] of YEARS) {
  test(`a clock that stands ${when} shows a year that can be, and breaks nothing`, async ({
    page,
  }) => {
    const messages = messagesOf(page);
    await page.clock.setSystemTime(new Date(clock, 5, 1));
    await page.goto('/');
    await expect(page.getByRole('contentinfo')).toContainText(
      `© ${String(shown)} ${business().name}`,
    );
    await showCarousel(page);
    expect(messages).toEqual([]);
  });
}

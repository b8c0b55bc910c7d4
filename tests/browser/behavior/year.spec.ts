import { expect, test } from '@playwright/test';
import { showCarousel } from '../../helpers/carousel.ts';
import { business } from '../../helpers/content.ts';
import { messagesOf } from '../../helpers/messages.ts';

const BUILT = new Date().getFullYear();

/** The clock of a visitor, and the year that the copyright line then shows. */
const CLOCKS = [
  { when: 'two years after the build', clock: BUILT + 2, shown: BUILT + 2 },
  { when: 'three years before the build', clock: BUILT - 3, shown: BUILT },
  { when: 'where it began to count', clock: 1970, shown: BUILT },
  { when: 'far ahead', clock: 2099, shown: BUILT },
];

test('any clock of a visitor shows a year that can be, and breaks nothing', async ({
  page,
}) => {
  const messages = messagesOf(page);
  for (const { when, clock, shown } of CLOCKS) {
    await page.clock.setSystemTime(new Date(clock, 5, 1));
    await showCarousel(page);
    const line = `© ${String(shown)} ${business().name}`;
    await expect(page.getByRole('contentinfo'), when).toContainText(line);
    expect(messages, when).toEqual([]);
  }
});

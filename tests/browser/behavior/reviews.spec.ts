import { expect, test, type Page } from '@playwright/test';
import { HOME_PATH, servicePath } from '../../../src/lib/urls.ts';
import { page as copyOf, testimonials } from '../../helpers/content.ts';
import { PHONE } from '../../helpers/pages.ts';

test.use({
  ...PHONE,
  contextOptions: { reducedMotion: 'reduce' },
});
test.skip(testimonials().length < 2, 'fewer reviews than a row has');

const reviewsOf = (page: Page) =>
  page
    .getByRole('region', { name: copyOf('home').testimonials.heading })
    .getByRole('listitem');

test('phones have the reviews in one row, and see that there is a next one', async ({
  page,
}) => {
  await page.goto(HOME_PATH);
  const reviews = reviewsOf(page);
  const boxes = await reviews.evaluateAll((cards) =>
    cards.map((card) => {
      const { left, right, top } = card.getBoundingClientRect();
      return { left, right, top };
    }),
  );
  const [first, second] = boxes;
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
  expect(first?.right).toBeLessThan(PHONE.viewport.width);
  expect(second?.left).toBeLessThan(PHONE.viewport.width - 24);
});

test('a review out of sight comes into view whole when its link has focus', async ({
  page,
}) => {
  await page.goto(HOME_PATH);
  const reviews = reviewsOf(page);
  const last = reviews.last();
  await expect(last).not.toBeInViewport();
  await reviews.first().getByRole('link').focus();
  for (let index = 1; index < testimonials().length; index += 1)
    await page.keyboard.press('Tab');
  const link = last.getByRole('link');
  await expect(link).toBeFocused();
  await expect(link).toHaveAttribute(
    'href',
    servicePath(testimonials().at(-1)?.service ?? ''),
  );
  await expect(last).toBeInViewport({ ratio: 0.99 });
});

import { expect, test } from 'vitest';
import { metaDescription } from '~/lib/seo/description';

test('a long description is cut after exactly 155 characters, also inside a word', () => {
  const full = `${'x'.repeat(153)}word and more`;
  expect(metaDescription(full)).toBe(`${'x'.repeat(153)}wo`);
});

test.each([154, 155])('a description of %d characters stays whole', (length) => {
  const full = 'x'.repeat(length);
  expect(metaDescription(full)).toBe(full);
});

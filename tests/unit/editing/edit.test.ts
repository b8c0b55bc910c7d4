import { expect, test } from 'vitest';
import { formsAddress } from '~/editing/edit';

test('the forms are those of the development server that is running', () => {
  // What Astro prints, with the time before it.
  const status =
    '22:46:50 Dev server running at http://localhost:4322 (pid 12, uptime 4s)';
  expect(formsAddress(status)).toBe('http://localhost:4322/edit');
});

test('without a running server there are no forms yet', () => {
  expect(formsAddress('No dev server is running.')).toBeUndefined();
});

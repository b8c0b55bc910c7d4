import { expect, test } from 'vitest';
import { validRedirect } from '~/build/trim/redirect';

test('a redirect says its language and spells its refresh as HTML asks', () => {
  const page = (start: string, refresh: string) =>
    `${start}<title>Redirecting to: /b</title><meta http-equiv="refresh" content="${refresh}">`;
  expect(validRedirect(page('<!doctype html>', '0;url=/b'))).toBe(
    page('<!doctype html><html lang="en-US">', '0; url=/b'),
  );
});

test('any other page stays as it is', () => {
  const html = '<!doctype html><title>About</title><p>content="0;url=/b"</p>';
  expect(validRedirect(html)).toBe(html);
});

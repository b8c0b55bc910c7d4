import { afterEach, describe, expect, test, vi } from 'vitest';
import { siteUrl } from '~/build/site-url';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('SITE_URL wins over the content', () => {
  vi.stubEnv('SITE_URL', 'https://preview.example');
  expect(siteUrl()).toBe('https://preview.example');
});

test('without SITE_URL the address comes from business.yml', () => {
  vi.stubEnv('SITE_URL', undefined);
  expect(siteUrl()).toMatch(/^https:\/\/[^/]+$/);
});

describe('an address that is no origin is refused, and the message says where it stands', () => {
  test.each(['https://preview.example/', 'https://preview.example/sub', 'preview.example', ''])(
    '%j',
    (address) => {
      vi.stubEnv('SITE_URL', address);
      expect(() => siteUrl()).toThrow(
        new RegExp(`^The site address "${address}" in .+ SITE_URL must be an origin .+$`),
      );
    },
  );
});

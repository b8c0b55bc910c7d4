import { afterEach, expect, test, vi } from 'vitest';
import { siteUrl } from '~/integrations/site';

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

test.each([
  'https://preview.example/',
  'https://preview.example/garage',
  'https:preview.example',
  'HTTPS://preview.example',
  'https://Preview.example',
  'http://preview.example',
  'https://preview.example?page',
  'preview.example',
  '',
])('stops at %j in SITE_URL, with what to write', (address) => {
  vi.stubEnv('SITE_URL', address);
  expect(() => siteUrl()).toThrow(
    `The environment variable SITE_URL: "${address}" is not the address of a site. Write https://`,
  );
});

import { readFileSync } from 'node:fs';
import type { HookParameters } from 'astro';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { siteAddress, siteUrl } from '~/build/site-url';

vi.mock('node:fs', { spy: true });

afterEach(() => {
  vi.unstubAllEnvs();
  vi.mocked(readFileSync).mockReset();
});

function writeAddress(text: string): void {
  vi.stubEnv('SITE_URL', undefined);
  vi.mocked(readFileSync).mockReturnValue(text);
}

/** The address that Astro is told when it runs this command. */
function addressFor(command: 'dev' | 'build' | 'preview' | 'sync'): unknown {
  const updateConfig = vi.fn();
  const parameters = { command, updateConfig } as unknown as HookParameters<'astro:config:setup'>;
  void siteAddress().hooks['astro:config:setup']?.(parameters);
  return updateConfig.mock.calls[0]?.[0];
}

test('SITE_URL wins over the content', () => {
  vi.stubEnv('SITE_URL', 'https://preview.example');
  expect(siteUrl()).toBe('https://preview.example');
  expect(addressFor('build')).toEqual({ site: 'https://preview.example' });
});

test('without SITE_URL the address comes from business.yml', () => {
  vi.stubEnv('SITE_URL', undefined);
  expect(siteUrl()).toMatch(/^https:\/\/[^/]+$/);
});

const WRONG = [
  'https://preview.example/',
  'https://preview.example/garage',
  'https:preview.example',
  'https:/preview.example',
  'HTTPS://preview.example',
  'https://Preview.example',
  'http://preview.example',
  'https://preview.example?page',
  'preview.example',
  '',
];

describe('an address that is no origin stops a build, with where it stands and what to write', () => {
  test.each(WRONG)('%j in SITE_URL, which stops every command', (address) => {
    vi.stubEnv('SITE_URL', address);
    const message = `The environment variable SITE_URL: "${address}" is not the address of a site. Write https:// and its name in small letters`;
    expect(() => siteUrl()).toThrow(message);
    expect(() => addressFor('build')).toThrow(message);
    expect(() => addressFor('dev')).toThrow(message);
  });

  test.each(WRONG)('%j in business.yml', (address) => {
    writeAddress(`siteUrl: '${address}'`);
    const message = `src/content/business.yml, siteUrl: "${address}" is not the address of a site.`;
    expect(() => addressFor('build')).toThrow(message);
  });

  test.each(['name: Easy Open', 'siteUrl: [', ''])('a file that has none: %j', (text) => {
    writeAddress(text);
    expect(() => addressFor('build')).toThrow('siteUrl: nothing is not the address of a site.');
  });
});

test.each(['dev', 'sync', 'preview'] as const)(
  'what publishes nothing goes on without an address: %s',
  (command) => {
    writeAddress('siteUrl: https://doors.example/garage');
    expect(addressFor(command)).toEqual({ site: 'http://localhost' });
  },
);

test.each(['https://doors.example', 'https://www.my-doors.example:8443'])(
  '%s is one',
  (address) => {
    vi.stubEnv('SITE_URL', address);
    expect(siteUrl()).toBe(address);
  },
);

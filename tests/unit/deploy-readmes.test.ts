import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

describe.each(['cloudflare', 'nginx', 'caddy'])('the page about %s', (host) => {
  const text = readFileSync(`deploy/${host}/README.md`, 'utf8').replaceAll(/\s+/g, ' ');

  test('warns of what HSTS asks of every subdomain, and of the list that is hard to leave', () => {
    expect(text).toMatch(/HSTS .* all subdomains too: every one must speak HTTPS/);
    expect(text).toMatch(/`preload` has no effect until you submit the domain .* takes months/);
  });

  test('says what becomes of www', () => {
    expect(text).toContain('`www');
    expect(text).toContain('301');
  });

  test('says when the 500 screen shows', () => {
    expect(text).toContain('500 screen');
  });
});

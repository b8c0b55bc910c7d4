import { expect, it } from 'vitest';
import { readText } from '../helpers/built-files.ts';
import { areas, business, origin, services } from '../helpers/content.ts';

it('robots.txt lets crawlers in and names the sitemap', () => {
  const rules = readText('robots.txt');
  expect(rules).toMatch(/^User-agent: \*\nAllow: \/$/m);
  expect(rules).not.toMatch(/^Disallow: \S/m);
  expect(rules).toContain(`Sitemap: ${origin()}/sitemap-index.xml`);
  expect(readText('sitemap-index.xml')).toContain(
    `<loc>${origin()}/sitemap-0.xml</loc>`,
  );
});

it('security.txt names a contact and its own address', () => {
  const fields = readText('.well-known/security.txt');
  const contact = business().securityContact ?? `${origin()}/contact`;
  expect(fields).toContain(`Contact: ${contact}\n`);
  expect(fields).toContain(`Canonical: ${origin()}/.well-known/security.txt\n`);
});

it('security.txt holds from now on, for at most two years', () => {
  const TWO_YEARS = 2 * 366 * 24 * 3600 * 1000;
  const [, date = ''] =
    /^Expires: (.+)$/m.exec(readText('.well-known/security.txt')) ?? [];
  const expires = Date.parse(date);
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + TWO_YEARS);
});

it('security.txt ends at midnight: two builds of a day are the same byte for byte', () => {
  expect(readText('.well-known/security.txt')).toMatch(
    /^Expires: \d{4}-\d\d-\d\dT00:00:00\.000Z$/m,
  );
});

it('llms.txt has the phone, each price and each response time', () => {
  const text = readText('llms.txt');
  expect(text).toContain(business().phone);
  for (const { slug, title, price } of services())
    expect(text).toContain(
      `[${title}](${origin()}/services/${slug}): ${price}`,
    );
  for (const { slug, name, responseTime } of areas())
    expect(text).toContain(
      `[${name}](${origin()}/service-areas/${slug}): ${responseTime}`,
    );
});

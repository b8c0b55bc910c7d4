import { expect, it } from 'vitest';
import { minutesInWords } from '../../src/lib/formats.ts';
import { readText } from '../helpers/built-files.ts';
import { areas, business, origin, services } from '../helpers/content.ts';
import { priceDetailsOf } from '../helpers/prices.ts';

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

it('security.txt holds for half a year at least, and for less than a year (RFC 9116, 2.5.5)', () => {
  const DAY = 24 * 3600 * 1000;
  const [, date = ''] =
    /^Expires: (.+)$/m.exec(readText('.well-known/security.txt')) ?? [];
  const expires = Date.parse(date);
  expect(expires).toBeGreaterThan(Date.now() + 182 * DAY);
  expect(expires).toBeLessThan(Date.now() + 365 * DAY);
});

it('security.txt ends at midnight: two builds of a day are the same byte for byte', () => {
  expect(readText('.well-known/security.txt')).toMatch(
    /^Expires: \d{4}-\d\d-\d\dT00:00:00\.000Z$/m,
  );
});

it('llms.txt names company, place and phone', () => {
  const { name, descriptor, address, phone } = business();
  const text = readText('llms.txt');
  expect(text).toContain(`# ${name}\n`);
  expect(text).toContain(
    `${descriptor} in ${address.locality}, ${address.region}. Phone ${phone}.`,
  );
});

it('llms.txt makes the claims of the company, and leaves none in braces', () => {
  const text = readText('llms.txt');
  const { warranty, pricing, estimates, emergencyResponse, weekend } =
    business().claims;
  const claims = [warranty, pricing, estimates, emergencyResponse, weekend];
  for (const claim of claims)
    expect(text).toContain(minutesInWords(claim ?? ''));
  expect(text).not.toMatch(/[{}]|undefined/);
});

it('llms.txt has a link to each service and each town, and what they are', () => {
  const lines = readText('llms.txt').split('\n');
  const links = lines.filter((line) => line.startsWith('- ['));
  expect(links).toEqual([
    ...services().map((service) => {
      const { slug, title, price, description } = service;
      const { scope, usual } = priceDetailsOf(service);
      const note = [price, ...scope, ...usual, description].join('. ');
      return `- [${title}](${origin()}/services/${slug}): ${note}`;
    }),
    ...areas().map(
      ({ slug, name, responseTime }) =>
        `- [${name}](${origin()}/service-areas/${slug}): ${minutesInWords(responseTime)}`,
    ),
  ]);
});

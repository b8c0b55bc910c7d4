import { describe, expect, it, test } from 'vitest';
import { readText } from '../helpers/built-files.ts';
import {
  areas,
  business,
  inWords,
  origin,
  page,
  place,
  priceOf,
  services,
} from '../helpers/content.ts';

it('robots.txt lets crawlers in and names the sitemap', () => {
  const rules = readText('robots.txt');
  expect(rules).toMatch(/^User-agent: \*\nAllow: \/$/m);
  expect(rules).not.toMatch(/^Disallow: \S/m);
  expect(rules).toContain(`Sitemap: ${origin()}/sitemap-index.xml`);
  expect(readText('sitemap-index.xml')).toContain(
    `<loc>${origin()}/sitemap-0.xml</loc>`,
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

it('llms.txt leaves nothing in braces and no part empty', () => {
  const text = readText('llms.txt');
  expect(text).not.toMatch(/[{}]|undefined|null/);
  expect(text).not.toMatch(/^## .*\n+##/m);
});

/** The lines of a part of llms.txt, without their hyphens. */
function linesUnder(heading: string): string[] {
  const [, part = ''] = readText('llms.txt').split(`\n## ${heading}\n`);
  const [lines = ''] = part.split(/^#/m);
  return [...lines.matchAll(/^- (.*)$/gm)].map(([, line = '']) => line);
}

describe('llms.txt answers', () => {
  const copy = page('assistants');
  const { phone, whatsapp, bookingUrl, registration, claims } = business();
  const { emergencyResponse, regularAppointments } = claims;
  const given = [
    { part: copy.who, facts: [registration] },
    { part: copy.where, facts: [place()] },
    {
      part: copy.when,
      facts: [
        emergencyResponse && inWords(emergencyResponse),
        regularAppointments,
      ],
    },
    { part: copy.howMuch, facts: [] },
    {
      part: copy.reach,
      facts: [
        phone,
        `${origin()}/contact`,
        whatsapp && `https://wa.me/1${whatsapp.replaceAll(/\D/g, '')}`,
        bookingUrl,
      ],
    },
    { part: copy.doNot, facts: [] },
  ];

  test.each(given)('$part.heading', ({ part, facts }) => {
    const lines = linesUnder(part.heading);
    expect(lines).toEqual(expect.arrayContaining(part.lines));
    const unsaid = facts
      .filter((fact) => fact !== undefined)
      .filter((fact) => !lines.some((line) => line.includes(fact)));
    expect(unsaid).toEqual([]);
  });

  test('what each service costs, and where to read on', () => {
    expect(linesUnder(copy.servicesHeading)).toEqual(
      services().map(
        (service) =>
          `[${service.title}](${origin()}/services/${service.slug}): Starting at ${priceOf(service)}. ${service.description}`,
      ),
    );
  });

  test('how soon someone is in each town', () => {
    expect(linesUnder(copy.areasHeading)).toEqual(
      areas().map(
        ({ slug, name, responseTime }) =>
          `[${name}](${origin()}/service-areas/${slug}): ${inWords(responseTime)}`,
      ),
    );
  });
});

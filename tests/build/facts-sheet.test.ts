import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readText } from '../helpers/built-files.ts';
import { fieldsOf } from '../helpers/front-matter.ts';
import { PROJECT } from '../helpers/project.ts';
import { AREAS, BUSINESS_NAME, ORIGIN, PHONE, SERVICES } from '../helpers/specification.ts';

const lines = readText('facts.txt').split('\n');
const listed = lines.filter((line) => line.startsWith('- '));
const business = readFileSync(join(PROJECT, 'src/content/business.yml'), 'utf8');
const { claims } = parse(business) as { claims: Record<string, string> };

/** The fields of a town's file. */
function townFile(slug: string) {
  return fieldsOf(`areas/${slug}.md`) as { zips: string[]; facts: { source: string }[] };
}

/** What a line says after its label. */
function fact(label: string): string | undefined {
  return lines.find((line) => line.startsWith(`${label}: `))?.slice(label.length + 2);
}

describe('facts.txt', () => {
  it('names the firm, its place and its one number', () => {
    expect(lines[0]).toBe(BUSINESS_NAME);
    expect(fact('Phone')).toBe(PHONE);
    expect(lines.join('\n').match(/\(\d{3}\) \d{3}-\d{4}/g)).toEqual([PHONE]);
    expect(fact('Shop')).toBe('Tenafly, NJ');
    expect(fact('Website')).toBe(`${ORIGIN}/`);
  });

  it('gives hours, coverage, emergency response and warranty as the specification has them', () => {
    expect(fact('Hours')).toBe('every day, 00:00 to 23:59');
    expect(fact('Coverage')).toBe('25-mile radius around Tenafly, NJ');
    expect(fact('Emergency service')).toBe('24/7, response in 15-30 minutes');
    expect(fact('Regular appointments')).toBe('same day');
    expect(fact('Warranty')).toBe('12 months on repairs and installations');
  });

  it.each([
    ['Coverage', 'radius'],
    ['Emergency service', 'emergencyHours'],
    ['Emergency service', 'emergencyResponse'],
    ['Regular appointments', 'regularAppointments'],
    ['Weekend', 'weekend'],
    ['Warranty', 'warrantyTerm'],
    ['Price', 'pricing'],
    ['Price', 'estimates'],
    ['Credentials', 'credentials'],
    ['Technicians', 'technicians'],
  ])('says under %s what business.yml claims as %s', (label, claim) => {
    expect(fact(label)).toContain(claims[claim]);
  });

  it('claims nothing else: no other label, no other list', () => {
    const labels = lines.flatMap((line) => /^([A-Z][A-Za-z ]+): /.exec(line)?.[1] ?? []);
    expect(labels).toEqual([
      ...['Phone', 'Shop', 'Website', 'Hours', 'Coverage', 'Emergency service'],
      ...['Regular appointments', 'Weekend', 'Warranty', 'Price', 'Credentials', 'Technicians'],
      ...['Services', 'Towns'],
    ]);
    const others = lines.filter((line) => line !== '' && !line.includes(': '));
    expect(others).toEqual([
      BUSINESS_NAME,
      'Garage Door Repair & Installation',
      'Sources of what the page of each town says',
    ]);
  });

  it('lists every service with its starting price and its page', () => {
    expect(fact('Services')).toBe(String(SERVICES.length));
    expect(listed.slice(0, SERVICES.length)).toEqual(
      SERVICES.map(
        ({ slug, title, price }) =>
          `- ${title}: Starting at $${String(price)}. ${ORIGIN}/services/${slug}`,
      ),
    );
  });

  it('lists every town with response time, coverage, ZIP codes and page', () => {
    expect(fact('Towns')).toBe(String(AREAS.length));
    expect(listed.slice(SERVICES.length, -AREAS.length)).toEqual(
      AREAS.map(({ slug, name, responseTime }) => {
        const { zips } = townFile(slug);
        return `- ${name}: usual response ${responseTime}. Full service area. ZIP ${zips.join(', ')}. ${ORIGIN}/service-areas/${slug}`;
      }),
    );
  });

  it.each(AREAS)('tells where each fact of $name was read', ({ slug, name }) => {
    const line = listed.slice(-AREAS.length).find((entry) => entry.startsWith(`- ${name}: `)) ?? '';
    const sources = townFile(slug).facts.flatMap(({ source }) => source.split('; '));
    expect(sources.length).toBeGreaterThan(0);
    expect(sources.filter((source) => !line.includes(source))).toEqual([]);
  });

  it('is no page of the sitemap', () => {
    expect(readText('sitemap-0.xml')).not.toContain('facts.txt');
  });
});

import { describe, expect, test } from 'vitest';
import { llmsTxt, robotsTxt, securityTxt, webManifest } from '~/lib/text-files';
import { SITE, sampleBusiness } from '../helpers/sample-business';

test('robots.txt lets everyone read and names the sitemap', () => {
  expect(robotsTxt()).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${SITE}/sitemap-index.xml\n`);
});

describe('security.txt (RFC 9116)', () => {
  const now = new Date('2028-02-29T12:00:00Z');

  function fieldsOf(text: string): Record<string, string[]> {
    const fields: Record<string, string[]> = {};
    for (const line of text.split('\n').filter(Boolean)) {
      const [, name = '', value = ''] = /^([A-Za-z-]+): (\S.*)$/.exec(line) ?? [];
      (fields[name] ??= []).push(value);
    }
    return fields;
  }

  const text = securityTxt(sampleBusiness, now);
  const fields = fieldsOf(text);

  test('has each field of the RFC once, on a line of its own', () => {
    expect(Object.keys(fields)).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical']);
    expect(Object.values(fields).map(({ length }) => length)).toEqual([1, 1, 1, 1]);
    expect(text.endsWith('\n')).toBe(true);
  });

  test('expires in the future, in less than a year', () => {
    const [expires = ''] = fields['Expires'] ?? [];
    expect(expires).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/);
    expect(Date.parse(expires)).toBeGreaterThan(now.getTime());
    expect(Date.parse(expires)).toBeLessThan(Date.parse('2029-02-28T12:00:00Z'));
  });

  test('says where it lives and in which language to write', () => {
    expect(fields['Canonical']).toEqual([`${SITE}/.well-known/security.txt`]);
    expect(fields['Preferred-Languages']).toEqual(['en']);
  });

  test('sends reports to the contact page when there is no contact', () => {
    expect(fields['Contact']).toEqual([`${SITE}/contact`]);
  });

  test('sends reports to the contact when there is one', () => {
    const business = { ...sampleBusiness, securityContact: 'mailto:help@doors.example' };
    const contact = fieldsOf(securityTxt(business, now))['Contact'];
    expect(contact).toEqual(['mailto:help@doors.example']);
  });
});

test('llms.txt says what the firm does and links every service and town', () => {
  const services = [
    { name: 'Panel Replacement', path: '/services/panel-replacement', note: 'Starting at $150' },
    { name: 'Cable Repair', path: '/services/cable-repair', note: 'Starting at $99' },
  ];
  const areas = [{ name: 'Fort Lee', path: '/service-areas/fort-lee', note: '25-40 min' }];
  expect(llmsTxt(sampleBusiness, services, areas).split('\n')).toEqual([
    '# Sample Doors',
    '',
    '> Garage Door Repair in Tenafly, NJ. Phone (201) 555-0199.',
    '',
    'Free estimates. Clear upfront pricing. 12-month warranty on repairs and installations. 24/7 emergency service, response in 15-30 minutes. Regular appointments: same day. Weekend service is available. Coverage: 25-mile radius around the shop. Licensed, bonded and insured. Certified technicians. There is no online form; people call.',
    '',
    '## Services and starting prices',
    '',
    `- [Panel Replacement](${SITE}/services/panel-replacement): Starting at $150`,
    `- [Cable Repair](${SITE}/services/cable-repair): Starting at $99`,
    '',
    '## Service areas and usual response times',
    '',
    `- [Fort Lee](${SITE}/service-areas/fort-lee): 25-40 min`,
    '',
    `Notices of the software, font and icons that this site sends: ${SITE}/licenses.txt`,
    '',
  ]);
});

test('the manifest names the firm, its color and its icons', () => {
  const manifest = JSON.parse(webManifest(sampleBusiness, 'navy')) as unknown;
  expect(manifest).toEqual({
    name: 'Sample Doors Garage Door Repair',
    short_name: 'Sample Doors',
    start_url: '/',
    display: 'browser',
    background_color: 'navy',
    theme_color: 'navy',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      {
        src: '/icon-maskable-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  });
});

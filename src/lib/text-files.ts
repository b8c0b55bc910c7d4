import type { Business } from '../schemas/business.ts';
import { fillText } from './fill.ts';
import { CONTACT_PATH, absoluteUrl } from './urls.ts';

/** robots.txt: everything may be read; where the sitemap is. */
export function robotsTxt(site: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl('/sitemap-index.xml', site)}\n`;
}

const SECURITY_TXT_DAYS = 364;

/**
 * security.txt (RFC 9116). Expires in a little less than a year, as the RFC recommends.
 * @param now time of the build
 */
export function securityTxt(business: Business, site: string, now: Date): string {
  const expires = new Date(now.getTime() + SECURITY_TXT_DAYS * 24 * 60 * 60 * 1000);
  return [
    `Contact: ${business.securityContact ?? absoluteUrl(CONTACT_PATH, site)}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${absoluteUrl('/.well-known/security.txt', site)}`,
    '',
  ].join('\n');
}

const PROMISES = [
  '{estimates}. {pricing}. {warranty} on repairs and installations.',
  '{emergencyHours} emergency service, response in {emergencyResponse}.',
  'Regular appointments: {regularAppointments}. {weekend}. Coverage: {radius} around the shop.',
  '{credentials}. {technicians}. There is no online form; people call.',
].join(' ');

interface Listed {
  name: string;
  path: string;
  note: string;
}

/** llms.txt: what the firm does, for machines that read text; one link a service and a town. */
export function llmsTxt(
  business: Business,
  site: string,
  services: readonly Listed[],
  areas: readonly Listed[],
): string {
  const { claims, address } = business;
  const list = (entries: readonly Listed[]) =>
    entries.map(({ name, path, note }) => `- [${name}](${absoluteUrl(path, site)}): ${note}`);
  return [
    `# ${business.name}`,
    '',
    `> ${business.descriptor} in ${address.locality}, ${address.region}. Phone ${business.phone}.`,
    '',
    fillText(PROMISES, claims),
    '',
    '## Services and starting prices',
    '',
    ...list(services),
    '',
    '## Service areas and usual response times',
    '',
    ...list(areas),
    '',
  ].join('\n');
}

/** The web app manifest. */
export function webManifest(business: Business, color: string): string {
  const icon = (src: string, size: number, purpose?: string) => ({
    src,
    sizes: `${String(size)}x${String(size)}`,
    type: 'image/png',
    ...(purpose && { purpose }),
  });
  return JSON.stringify({
    name: `${business.name} ${business.descriptor}`,
    short_name: business.name,
    start_url: '/',
    display: 'browser',
    background_color: color,
    theme_color: color,
    icons: [
      icon('/icon-192.png', 192),
      icon('/icon-512.png', 512),
      icon('/icon-maskable-512.png', 512, 'maskable'),
    ],
  });
}

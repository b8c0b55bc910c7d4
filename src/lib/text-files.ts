import type { Business } from '../schemas/business.ts';
import { fillText } from './fill.ts';
import { CONTACT_PATH, absolute } from './urls.ts';

/** robots.txt: everything may be read; where the sitemap is. */
export function robotsTxt(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absolute('/sitemap-index.xml')}\n`;
}

const NEARLY_A_YEAR = 364 * 24 * 60 * 60 * 1000;

/**
 * security.txt (RFC 9116). Expires in a little less than a year, as the RFC recommends.
 * @param now time of the build
 */
export function securityTxt(business: Business, now: Date): string {
  return `Contact: ${business.securityContact ?? absolute(CONTACT_PATH)}
Expires: ${new Date(now.getTime() + NEARLY_A_YEAR).toISOString()}
Preferred-Languages: en
Canonical: ${absolute('/.well-known/security.txt')}
`;
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
  services: readonly Listed[],
  areas: readonly Listed[],
): string {
  const { claims, address } = business;
  const list = (entries: readonly Listed[]) =>
    entries.map(({ name, path, note }) => `- [${name}](${absolute(path)}): ${note}`).join('\n');
  return `# ${business.name}

> ${business.descriptor} in ${address.locality}, ${address.region}. Phone ${business.phone}.

${fillText(PROMISES, claims)}

## Services and starting prices

${list(services)}

## Service areas and usual response times

${list(areas)}

Notices of the software, font and icons that this site sends: ${absolute('/licenses.txt')}
`;
}

/** The web app manifest. */
export function webManifest(business: Business, color: string): string {
  const icon = (name: string, size: number) => ({
    src: `/${name}.png`,
    sizes: `${String(size)}x${String(size)}`,
    type: 'image/png',
  });
  return JSON.stringify({
    name: `${business.name} ${business.descriptor}`,
    short_name: business.name,
    start_url: '/',
    display: 'browser',
    background_color: color,
    theme_color: color,
    icons: [
      icon('icon-192', 192),
      icon('icon-512', 512),
      { ...icon('icon-maskable-512', 512), purpose: 'maskable' },
    ],
  });
}

import type { Business } from '../schemas/business.ts';
import { fillText, type Claims } from './fill.ts';
import { absoluteUrl } from './urls.ts';

interface ListedService {
  title: string;
  price: string;
  path: string;
}

interface ListedTown {
  name: string;
  responseTime: string;
  coverage: string;
  zips: readonly string[];
  path: string;
  /** What its page rests on. */
  facts: readonly { source: string }[];
}

/** The sources of a town's facts, each once; one fact may name several, parted by semicolons. */
function sourcesOf({ facts }: ListedTown): string {
  const sources = facts.flatMap(({ source }) => source.split(';').map((part) => part.trim()));
  return [...new Set(sources)].join('; ');
}

/** A line of claims; those that the owner has dropped are left out, and a line without any. */
function claimLine(label: string, claims: Claims, ...parts: readonly string[]): string[] {
  const kept = parts.map((part) => fillText(part, claims)).filter((part) => part !== '');
  return kept.length === 0 ? [] : [`${label}: ${kept.join(', ')}`];
}

/**
 * facts.txt: what there is to know of the firm, one fact a line, for people and machines. It says
 * nothing that business.yml, the services and the towns do not say.
 * @param site origin without a trailing slash
 */
export function factsTxt(
  business: Business,
  site: string,
  services: readonly ListedService[],
  towns: readonly ListedTown[],
): string {
  const { claims, address, hours, registration } = business;
  const place = `${address.locality}, ${address.region}`;
  return [
    business.name,
    business.descriptor,
    '',
    `Phone: ${business.phone}`,
    `Shop: ${place}`,
    `Website: ${absoluteUrl('/', site)}`,
    `Hours: every day, ${hours.opens} to ${hours.closes}`,
    ...claimLine('Coverage', claims, `{radius} around ${place}`),
    ...claimLine(
      'Emergency service',
      claims,
      '{emergencyHours}',
      'response in {emergencyResponse}',
    ),
    ...claimLine('Regular appointments', claims, '{regularAppointments}'),
    ...claimLine('Weekend', claims, '{weekend}'),
    ...claimLine('Warranty', claims, '{warrantyTerm} on repairs and installations'),
    ...claimLine('Price', claims, '{pricing}', '{estimates}'),
    ...claimLine('Credentials', claims, '{credentials}'),
    ...claimLine('Technicians', claims, '{technicians}'),
    ...(registration === null ? [] : [`New Jersey registration: ${registration}`]),
    '',
    `Services: ${String(services.length)}`,
    ...services.map(({ title, price, path }) => `- ${title}: ${price}. ${absoluteUrl(path, site)}`),
    '',
    `Towns: ${String(towns.length)}`,
    ...towns.map(
      ({ name, responseTime, coverage, zips, path }) =>
        `- ${name}: usual response ${responseTime}. ${coverage}. ZIP ${zips.join(', ')}. ${absoluteUrl(path, site)}`,
    ),
    '',
    'Sources of what the page of each town says',
    ...towns.map((town) => `- ${town.name}: ${sourcesOf(town)}`),
    '',
  ].join('\n');
}

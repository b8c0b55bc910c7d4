import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ConfirmableName } from '../schemas/business.ts';
import { isReal, madeUp, siteAddress } from './check.ts';
import { filesBelow, PICTURES_FOLDER } from './files.ts';
import { loadContent, type LoadedContent } from './load.ts';
import { problemAt, problemLine, type Problem } from './problem.ts';

/** What the owner should be sure of; completes "Confirm it only if …". */
const CONFIRM_IF: Record<ConfirmableName, string> = {
  warranty: 'you give it in writing on every repair and installation, parts and labor',
  warrantyTerm: 'that is the term you give in writing',
  emergencyHours: 'a person answers at every hour of every day, Sundays and holidays too',
  emergencyResponse: 'someone is there that soon in every town, at every hour',
  regularAppointments: 'most callers can have someone come on the day they call',
  weekend:
    'a lawyer agrees: Bergen County bars the Sunday sale of building supplies, and Paramus is reported to ban ordinary work on Sundays (Chapter 391)',
  customers: 'your records show that many customers',
  years: 'the firm has worked here that long',
  rating: 'you can name who rated the firm first in the county, and when',
  credentials: 'you have all three papers at hand: registration, bond and liability insurance',
  technicians: 'each technician holds a certificate you could show',
  pricing: 'customers hear the price before work starts, every time',
  estimates: 'no visit for an estimate is ever charged',
  radius: 'you take jobs that far from the shop',
  tripFee: 'that is what a visit without work costs; unsaid, only if it costs nothing',
  nightSurcharge: 'that is what nights and Sundays cost more; unsaid, only if they cost the same',
  payment: 'you take payment in these ways; unsaid, only if callers need not ask',
  whoComes: 'that is who comes; unsaid, only if callers need not ask',
  hours: 'you answer at these hours, seven days a week',
  prices: 'a customer can have each service at the price in its file',
  responseTimes: 'someone is usually there as soon as the file of each town says',
  booking: 'customers can book by WhatsApp and online, as the steps in pages/services.md say',
  pictures: 'they may stay although they were drawn by computer and show no job of yours',
  story: 'what pages/about.md tells of the founder is what happened; it was written for the design',
};

/** What callers ask and only the owner knows: it is listed while no claim says it. */
const UNSAID = ['tripFee', 'nightSurcharge', 'payment', 'whoComes'];

/** The pictures that were rendered for this site, by the start of the SHA-256 of each file. */
const RENDERED = (
  '3735dab65134 cec19c7923dc 0483d6f45271 0331f9dae636 be3ac3a7c7ac f614a3870ef7 efece6d25479 ' +
  '3340abb0d3e3 887633ba3d97 8b75dde8ce50 5786ab9d0184 90fe4367a16c cc34a45980fa a8d13d0cbce5'
).split(' ');

/** What only the owner has. */
function toSupply(content: LoadedContent): Problem[] {
  const [business] = content.business;
  const address = siteAddress(content);
  if (!business) return [];
  const registration =
    'New Jersey asks home improvement contractors to show their number in all advertising (N.J.A.C. 13:45A-17.11). Write yours: 13VH and eight digits. It then stands in the footer and under the facts of every hero.';
  const noAddress = `${address} is not an address on the internet. Write the site's own, or set the environment variable SITE_URL when building.`;
  return [
    ...(isReal(address) ? [] : [problemAt(business, ['siteUrl'], noAddress)]),
    ...madeUp(content),
    ...(business.data?.registration ? [] : [problemAt(business, ['registration'], registration)]),
  ];
}

function renderedPictures(root: string): string {
  const rendered = filesBelow(root, PICTURES_FOLDER).filter((file) => {
    const hash = createHash('sha256')
      .update(readFileSync(join(root, file)))
      .digest('hex');
    return RENDERED.some((start) => hash.startsWith(start));
  });
  return rendered.map((file) => basename(file)).join(', ');
}

/** What the site says that the owner has not made sure of, a line each. */
function toConfirm(root: string, { business }: LoadedContent): string[] {
  const data = business[0]?.data;
  if (!data) return [];
  const said: Partial<Record<string, string>> = {
    ...data.claims,
    hours: `${data.hours.opens} to ${data.hours.closes}`,
    responseTimes: 'responseTime in areas/',
    prices: 'price in services/',
    booking: 'howItWorks in pages/services.md',
    story: 'story in pages/about.md',
    pictures: renderedPictures(root),
  };
  return Object.entries(CONFIRM_IF).flatMap(([name, condition]) => {
    const text = said[name] ?? (UNSAID.includes(name) ? 'unsaid, until it stands there' : '');
    const isConfirmed = data.confirmedClaims.some((confirmed) => confirmed === name);
    return text === '' || isConfirmed ? [] : [`${name}: ${text}\n      Only if ${condition}.`];
  });
}

function list(heading: string, points: readonly string[], how: string): string[] {
  const title = `${heading} (${String(points.length)})`;
  return points.length === 0 ? [] : [title, how, '', ...points.map((point) => `  ${point}`), ''];
}

/** What stands between the site and going live, in words; empty when nothing does. */
export async function launchList(root: string): Promise<string> {
  const content = await loadContent(root);
  const supply = toSupply(content).map(problemLine);
  const confirm =
    'Write the name of what is true under confirmedClaims in business.yml, such as "- warranty". Change the rest where it stands, claims under claims there; to drop a claim remove its line, and sentences that quote it go too.';
  return [
    ...list('To supply', supply, 'Only you have these. Write them there.'),
    ...list('To confirm, change or drop', toConfirm(root, content), confirm),
  ].join('\n');
}

/** `npm run launch-check`: prints the list and exits 1, or 0 when nothing is open. */
if (import.meta.main) {
  const text = await launchList(fileURLToPath(new URL('../../', import.meta.url)));
  console.log(text === '' ? 'Launch check: nothing is open.' : text);
  process.exitCode = text === '' ? 0 : 1;
}

import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { ConfirmableName } from '../schemas/business.ts';
import { isPublicAddress, siteAddress } from './address.ts';
import { filesBelow, PICTURES_FOLDER } from './files.ts';
import type { ParsedContent } from './parse.ts';
import { fieldProblem, problemLine, type Problem } from './problem.ts';
import { readBytes } from './read.ts';
import { sampleProblems } from './sample-content.ts';

/** The condition for each confirmation; completes "Only if …". */
const CONFIRM_IF: Record<ConfirmableName, string> = {
  warranty:
    'you give it in writing on every repair and installation, parts and labor',
  warrantyTerm: 'that is the term you give in writing',
  emergencyHours:
    'a person answers at every hour of every day, Sundays and holidays too',
  emergencyResponse: 'someone is there that soon in every town, at every hour',
  regularAppointments:
    'most callers can have someone come on the day they call',
  weekend:
    'a lawyer agrees: Bergen County bars the Sunday sale of building supplies, and Paramus is reported to ban ordinary work on Sundays (Chapter 391)',
  customers: 'your records show that many customers',
  years: 'the company has worked here that long',
  rating: 'you can name who rated the company first in the county, and when',
  credentials:
    'you have all three papers at hand: registration, bond and liability insurance',
  technicians: 'each technician holds a certificate you could show',
  pricing: 'customers hear the price before work starts, every time',
  estimates: 'no visit for an estimate is ever charged',
  radius: 'you take jobs that far from the shop',
  tripFee:
    'that is what a visit without work costs; unsaid, only if it costs nothing',
  nightSurcharge:
    'that is what nights and Sundays cost more; unsaid, only if they cost the same',
  payment:
    'you take payment in these ways; unsaid, only if callers need not ask',
  whoComes: 'that is who comes; unsaid, only if callers need not ask',
  hours: 'you answer at these hours, seven days a week',
  prices: 'a customer can have each service at the price in its file',
  responseTimes:
    'someone is usually there as soon as the file of each town says',
  booking:
    'customers can book by WhatsApp and online, as the steps in pages/services.md say',
  pictures:
    'they may stay although they were drawn by computer and show no job of yours',
  story:
    'what pages/about.md tells of the founder is what happened; it was written for the design',
};

/** Answers that callers ask for and only the owner knows: listed also while no claim gives them. */
const ASKED_BY_CALLERS = ['tripFee', 'nightSurcharge', 'payment', 'whoComes'];

/** The pictures that were rendered for this site, by the start of the SHA-256 of each file. */
const RENDERED_PICTURES = [
  '3735dab65134',
  'cec19c7923dc',
  '0483d6f45271',
  '0331f9dae636',
  'be3ac3a7c7ac',
  'f614a3870ef7',
  'efece6d25479',
  '3340abb0d3e3',
  '887633ba3d97',
  '8b75dde8ce50',
  '5786ab9d0184',
  '90fe4367a16c',
  'cc34a45980fa',
  'a8d13d0cbce5',
];

const NO_ORIGIN =
  'is missing. Write month (such as 2026-11) and source (such as Google), if you know them: the review then shows them.';

const REGISTRATION =
  'New Jersey asks home improvement contractors to show their number in all advertising (N.J.A.C. 13:45A-17.11). Write yours: 13VH and eight digits. It then stands in the footer and under the call of every hero.';

/** Real reviews that do not say when and where they were written, as readers like to know. */
function reviewsWithoutOrigin({ testimonials }: ParsedContent): Problem[] {
  return testimonials.flatMap((entry) => {
    const { data } = entry;
    if (data === null || data.sample) return [];
    const fields = ['month', 'source'] as const;
    return fields
      .filter((field) => data[field] === undefined)
      .map((field) => fieldProblem(entry, [field], NO_ORIGIN));
  });
}

/** Facts that only the owner has. */
function toSupply(content: ParsedContent): Problem[] {
  const [business] = content.business;
  if (!business) return [];
  const address = siteAddress(content);
  const noAddress = `${address} is not an address on the internet. Write the site's own, or set the environment variable SITE_URL when building.`;
  return [
    ...(isPublicAddress(address)
      ? []
      : [fieldProblem(business, ['siteUrl'], noAddress)]),
    ...sampleProblems(content),
    ...reviewsWithoutOrigin(content),
    ...(business.data?.registration
      ? []
      : [fieldProblem(business, ['registration'], REGISTRATION)]),
  ];
}

/** The names of the pictures that the site was delivered with and still has. */
export function renderedPictures(root: string): string[] {
  const rendered = filesBelow(root, PICTURES_FOLDER).filter((file) => {
    const read = readBytes(root, file);
    if (!read.ok) return false;
    const hash = createHash('sha256').update(read.bytes).digest('hex');
    return RENDERED_PICTURES.some((start) => hash.startsWith(start));
  });
  return rendered.map((file) => basename(file));
}

/** Claims of the site that the owner has not confirmed. */
function toConfirm(
  { business }: ParsedContent,
  pictures: readonly string[],
): string[] {
  const data = business[0]?.data;
  if (!data) return [];
  const claimed: Partial<Record<string, string>> = {
    ...data.claims,
    hours: `${data.hours.opens} to ${data.hours.closes}`,
    responseTimes: 'responseTime in areas/',
    prices: 'price in services/',
    booking: 'howItWorks in pages/services.md',
    story: 'story in pages/about.md',
    pictures: pictures.join(', '),
  };
  const unsaid = (name: string) =>
    ASKED_BY_CALLERS.includes(name) ? 'unsaid, until it stands there' : '';
  return Object.entries(CONFIRM_IF).flatMap(([name, condition]) => {
    const text = claimed[name] ?? unsaid(name);
    const isConfirmed = data.confirmedClaims.some(
      (confirmed) => confirmed === name,
    );
    if (text === '' || isConfirmed) return [];
    return [`${name}: ${text}\n      Only if ${condition}.`];
  });
}

/** A heading, what to do, and the points; nothing without points. */
function section(
  heading: string,
  advice: string,
  points: readonly string[],
): string[] {
  if (points.length === 0) return [];
  const title = `${heading} (${String(points.length)})`;
  return [title, advice, '', ...points.map((point) => `  ${point}`), ''];
}

const SUPPLY = 'Only you have these. Write them there.';
const CONFIRM =
  'Write the name of what is true under confirmedClaims in business.yml, such as "- warranty". Change the rest where it stands, claims under claims there; to drop a claim remove its line, and sentences that quote it go too.';

/**
 * All that stands between the site and going live, in words; empty when nothing does.
 * @param pictures the names of pictures that were rendered for the site
 */
export function launchList(
  content: ParsedContent,
  pictures: readonly string[],
): string {
  const lines = [
    ...section('To supply', SUPPLY, toSupply(content).map(problemLine)),
    ...section(
      'To confirm, change or drop',
      CONFIRM,
      toConfirm(content, pictures),
    ),
  ];
  return lines.join('\n');
}

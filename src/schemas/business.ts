import { z } from 'astro/zod';
import { companyAnswers } from './answers.ts';
import {
  count,
  formed,
  group,
  lines,
  listOf,
  location,
  month,
  referenceTo,
  text,
  zip,
} from './fields.ts';

/** The address of a site and nothing behind it: https://doors.example, with a port if it needs one. */
export const SITE_ORIGIN =
  /^https:\/\/(?:[a-z0-9][a-z0-9-]*\.)*[a-z][a-z0-9-]*(?::[1-5]?\d{1,4})?$/;

/** How a US phone number is printed on every page: (201) 555-0142. */
const PHONE_PATTERN = /^\(([2-9]\d{2})\) ([2-9]\d{2})-(\d{4})$/;

/** Where to report a security problem: RFC 9116 allows these two kinds of address here. */
const SECURITY_CONTACT =
  'must be an address such as https://example.com/contact or mailto:name@example.com';

/** An owner on GitHub and a repository, which `.` and `..` are not. */
const REPOSITORY_PATTERN = /^[a-zA-Z\d][a-zA-Z\d-]*\/(?!\.{1,2}$)[\w.-]+$/;

const time = formed(
  /^(?:[01]\d|2[0-3]):[0-5]\d$/,
  'must be a time of day in quotes, such as "23:59"',
);

const hours = group('The hours of every day, for search engines.', {
  opens: time.describe('From when, such as 00:00.'),
  closes: time.describe('Until when, such as 23:59.'),
}).refine(({ opens, closes }) => opens < closes, {
  path: ['closes'],
  message:
    'must be later than opens. Write "23:59" for midnight or later: the hours are those of one day',
});

/** A claim the owner may drop: what quotes it then goes too (lib/fill.ts). */
const claim = text(2, 80).optional();

/** The claims of the site about the company, by the names under which texts quote them. */
const claims = z.strictObject({
  warranty: claim,
  warrantyTerm: claim,
  emergencyHours: claim,
  emergencyResponse: claim,
  regularAppointments: claim,
  weekend: claim,
  customers: claim,
  years: claim,
  rating: claim,
  credentials: claim,
  technicians: claim,
  pricing: claim,
  estimates: claim,
  radius: claim,
  tripFee: claim.describe(
    'What a visit costs when no work follows, such as No trip fee.',
  ),
  nightSurcharge: claim.describe(
    'What nights, Sundays and holidays cost more, if anything.',
  ),
  payment: claim.describe('How one pays, such as Cash, check and cards.'),
  whoComes: claim.describe(
    'Who comes, such as Our own technicians in a marked van.',
  ),
});

/** Both ways to say the warranty name the same number. */
function sameWarranty({
  value,
  issues,
}: z.core.ParsePayload<z.output<typeof claims>>): void {
  const { warranty, warrantyTerm } = value;
  const [ofWarranty] = /\d+/.exec(warranty ?? '') ?? [];
  const [ofTerm] = /\d+/.exec(warrantyTerm ?? '') ?? [];
  if (ofWarranty === undefined || ofTerm === undefined || ofWarranty === ofTerm)
    return;
  const message = `says ${ofTerm}, but the claim warranty says ${ofWarranty}. Write the same number in both`;
  issues.push({
    code: 'custom',
    input: value,
    path: ['warrantyTerm'],
    message,
  });
}

/** The names of all claims, also of those that the owner has dropped. */
export const CLAIM_NAMES: readonly string[] = Object.keys(claims.shape);

/** Promises that texts make in words of their own, without a claim. */
const PROMISE_NAMES = [
  'quoteWithinMinutes',
  'someoneOnTheWay',
  'commercialWork',
  'brands',
  'haulAway',
  'shop',
  'electricalWork',
  'specialParts',
  'specialWork',
  'securedUntilPart',
  'bothHalves',
  'boardPrice',
  'emergencyEstimate',
] as const;

/** The points that the owner confirms before going live: the claims, and those of other files. */
const confirmable = z.enum(
  [
    ...(Object.keys(claims.shape) as (keyof typeof claims.shape)[]),
    ...PROMISE_NAMES,
    ...([
      'hours',
      'responseTimes',
      'prices',
      'booking',
      'story',
      'pictures',
    ] as const),
  ],
  'is no point to confirm. Write the name that npm run launch-check prints before the colon',
);

export type ConfirmableName = z.infer<typeof confirmable>;

const business = z.strictObject({
  name: text(2, 40).describe('The name of the business.'),
  descriptor: text(5, 60).describe(
    'What it does, in a few words, shown after the name.',
  ),
  siteUrl: formed(
    SITE_ORIGIN,
    'must be https:// and the name of the site in small letters, with no path and no slash at the end, such as https://example.com',
  ).describe('Where the site lives, such as https://example.com.'),
  phone: formed(
    PHONE_PATTERN,
    'is not a phone number we can dial. Write it like this: "(201) 555-0142"',
  ).describe('The one number every call link dials and every page prints.'),
  whatsapp: formed(
    PHONE_PATTERN,
    'is not a number of WhatsApp. Write it like a phone number: "(201) 555-0142"',
  )
    .nullable()
    .default(null)
    .describe(
      'The number that answers on WhatsApp; with it the word WhatsApp leads there.',
    ),
  bookingUrl: formed(
    /^https:\/\/[\w.-]+\.[a-z]{2,}(?:\/[^\s"<>]*)?$/,
    'must be the address of the page where customers book, such as https://book.example.com/doors',
  )
    .nullable()
    .default(null)
    .describe(
      'The page where customers book; with it the words online booking lead there.',
    ),
  address: group('Where the shop is.', {
    street: text(3, 60)
      .optional()
      .describe('House number and street, if customers may come.'),
    locality: text(2, 40).describe('The town.'),
    region: text(2, 2).describe('The state, in two letters.'),
    postalCode: zip.optional().describe('The ZIP code of the shop.'),
    country: text(2, 2).describe('The country, in two letters.'),
  }),
  location: location.describe(
    'The middle of the town of the shop, for map and distances.',
  ),
  hours,
  registration: formed(
    /^13VH\d{8}$/,
    'must be 13VH and eight digits, exactly as the state issued it',
  )
    .nullable()
    .default(null)
    .describe(
      'The New Jersey registration number, shown at head and foot of pages when set.',
    ),
  securityContact: z
    .url({ protocol: /^(?:https|mailto)$/, message: SECURITY_CONTACT })
    .nullable()
    .default(null)
    .describe(
      'Where to report a security problem; without one it is the contact page.',
    ),
  repository: formed(REPOSITORY_PATTERN, 'must be owner/name, as on GitHub')
    .nullable()
    .default(null)
    .describe(
      'Where the site is kept on GitHub; with it the site has this screen at /admin.',
    ),
  profiles: listOf(
    formed(
      /^https:\/\/[^\s…]+$/,
      'must be an address such as https://www.yelp.com/biz/…',
    ),
  ).describe(
    'Its pages on other sites, such as its Google profile; for search engines.',
  ),
  languages: listOf(
    formed(
      /^[a-z]{2,3}$/,
      'must be the code of a language, such as en, ko or es',
    ),
  ).describe(
    'The languages callers are answered in, such as en, ko, es; for search engines.',
  ),
  claims: claims
    .check(sameWarranty)
    .describe(
      'What the site says of the company; texts quote it, such as {warranty}. An empty one goes from every page.',
    ),
  ratingSource: text(2, 60)
    .optional()
    .describe('Who rated the company, as the claim rating says, such as Yelp.'),
  ratingMonth: month
    .optional()
    .describe('The month of that rating, such as 2026-11.'),
  answers: companyAnswers,
  confirmedClaims: listOf(confirmable).describe(
    'What you have made sure of; the launch list says what each means, and asks about the rest.',
  ),
  limits: group('How long the lists of the site are.', {
    homeGridMaximum: count.describe(
      'Up to this many services home shows a grid.',
    ),
    visibleAreas: count.describe('Areas shown before "View All Areas".'),
    menuAreas: count.describe(
      'Areas the menus list; with more, they also lead to all.',
    ),
    footerAreas: count.describe('Areas listed in the footer.'),
  }),
  featuredServices: lines(referenceTo('services'), 1, 5).describe(
    'The services of the footer, five at most, in the order of all services.',
  ),
});

/** Hours for search engines that contradict the claim visitors read. */
function sameHours({
  value,
  issues,
}: z.core.ParsePayload<z.output<typeof business>>): void {
  const { opens, closes } = value.hours;
  const { emergencyHours = '' } = value.claims;
  const claimsAllHours = /\b24(?:\/7| hours)/.test(emergencyHours);
  const isAlwaysOpen = opens === '00:00' && closes === '23:59';
  if (isAlwaysOpen || !claimsAllHours) return;
  const message = `are ${opens} to ${closes}, but the claim emergencyHours says ${emergencyHours}. Write "00:00" and "23:59", or change the claim`;
  issues.push({ code: 'custom', input: value, path: ['hours'], message });
}

/** Facts of the company, its claims and the limits of its lists; one file, `business.yml`. */
export const businessSchema = business.check(sameHours);

export type Business = z.infer<typeof businessSchema>;

import { z } from 'astro/zod';
import {
  matching,
  group,
  list,
  location,
  minutes,
  oneOf,
  phone,
  text,
  wholeNumber,
  zip,
  type Tools,
} from './fields.ts';

/** https:// and the name of a site, with a port if it needs one, and nothing behind it. */
export const SITE_ORIGIN =
  /^https:\/\/(?:[a-z\d][a-z\d-]*\.)*[a-z][a-z\d-]*(?::\d{1,5})?$/;

export const DAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

const time = matching(
  /^(?:[01]\d|2[0-3]):[0-5]\d$/,
  'must be a time in quotes, such as "08:00" or "18:30"',
);

const openDay = group({ day: oneOf(DAYS), opens: time, closes: time }).refine(
  ({ opens, closes }) => opens < closes,
  { path: ['closes'], message: 'must be later than opens' },
);

const hours = z
  .array(openDay)
  .refine(
    (days) => new Set(days.map(({ day }) => day)).size === days.length,
    'must name each day once',
  );

const claim = text(2, 80).optional();

/** What the site says of the company; an owner may drop any of them. */
const claims = group({
  warranty: claim,
  warrantyTerm: claim,
  emergencyHours: claim,
  emergencyResponse: minutes.optional(),
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
});

/** Both ways to say the warranty name one number. */
function isSameWarranty({ warranty, warrantyTerm }: z.infer<typeof claims>) {
  const [ofWarranty, ofTerm] = [warranty, warrantyTerm].map(
    (words) => /\d+/.exec(words ?? '')?.[0],
  );
  return !ofWarranty || !ofTerm || ofWarranty === ofTerm;
}

/** What texts quote of them. */
export const CLAIM_NAMES: readonly string[] = Object.keys(claims.shape);

/** Facts of the company, in `business.yml`. */
export const business = ({ reference }: Tools) =>
  group({
    name: text(2, 40),
    /** What it does, shown after the name. */
    descriptor: text(5, 60),
    siteUrl: matching(
      SITE_ORIGIN,
      'must be https:// and the name of the site, such as https://example.com',
    ),
    phone,
    address: group({
      street: text(3, 60).optional(),
      locality: text(2, 40),
      region: text(2, 2),
      postalCode: zip.optional(),
      country: text(2, 2),
    }),
    location,
    /** The hours of the shop; a day that is not listed is closed. */
    hours: hours.default([]),
    /** The New Jersey home improvement contractor number (N.J.A.C. 13:45A-17.11). */
    registration: matching(
      /^13VH\d{8}$/,
      'must be 13VH and eight digits, as the state issued it',
    ).optional(),
    whatsapp: phone.optional(),
    bookingUrl: matching(
      /^https:\/\/[\w.-]+\.[a-z]{2,}(?:\/[^\s"<>]*)?$/,
      'must be an address such as https://book.example.com/doors',
    ).optional(),
    /** ISO 639 codes. */
    languages: z
      .array(
        matching(
          /^[a-z]{2,3}$/,
          'must be the code of a language, such as en, ko or es',
        ),
      )
      .default([]),
    claims: claims.refine(isSameWarranty, {
      path: ['warrantyTerm'],
      message: 'must have the same number as warranty',
    }),
    limits: group({
      /** Up to this many services home shows a grid, with more a carousel. */
      homeGridMaximum: wholeNumber(1, 99, 4),
      /** Towns shown before "View All Areas". */
      visibleAreas: wholeNumber(1, 99, 6),
      menuAreas: wholeNumber(1, 99, 30),
      footerAreas: wholeNumber(1, 99, 5),
    }),
    /** The services of the footer. */
    featuredServices: list(reference('services'), 1, 5),
  });

export type Business = z.infer<ReturnType<typeof business>>;

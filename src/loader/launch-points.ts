import type { ConfirmableName } from '../schemas/business.ts';
import type { Place } from './launch-places.ts';

/** The parts of the launch list, by what the owner has at hand while working through one. */
export const LAUNCH_GROUPS = {
  papers: 'Papers: registration, bond, insurance, certificates, warranty',
  prices: 'The price book',
  calendar: 'Phone and calendar',
  work: 'The shop, the van and what is on its shelves',
  people: 'People, photos and records',
  accounts: 'Accounts: domain, WhatsApp, online booking, ratings',
} as const;

export type LaunchGroupName = keyof typeof LAUNCH_GROUPS;

/** One fact or promise of the site that its owner answers for. */
export interface LaunchPoint {
  group: LaunchGroupName;
  /** A name for `confirmedClaims`, or the field that is asked for. */
  name: string;
  /** The claim as pages show it, or the thing it is about; may be empty. */
  says: string;
  state: 'given' | 'confirmed' | 'open';
  /** The sentences that say what to do while the point is open, with fields as {covers}. */
  advice: string;
  /** The lines that say it on the site, or where to write it. */
  places: Place[];
  /** A claim that business.yml no longer has, while the texts of `places` still say it. */
  isDropped: boolean;
}

/** An advice with its fields by the names that its reader knows: those of files, or those of forms. */
export function withFieldNames(
  advice: string,
  nameOf: (field: string) => string,
): string {
  return advice.replaceAll(/\{(\w+)\}/g, (_, field: string) => nameOf(field));
}

interface ConfirmablePoint {
  group: LaunchGroupName;
  /** Completes "Only if …". */
  onlyIf: string;
  /** The words in which texts say it without quoting the claim; better too few than ordinary words. */
  plainWords: RegExp[];
}

/** What the site says and the owner answers for, by the name under `confirmedClaims`. */
export const CONFIRMABLE_POINTS: Record<ConfirmableName, ConfirmablePoint> = {
  warranty: {
    group: 'papers',
    onlyIf:
      'you give it in writing on every repair and installation, parts and labor',
    plainWords: [
      /(?<!(?:maker|manufacturer|factory)(?:['’]s)? )\bwarranty (?:is )?included\b/i,
      /\bguaranteed (?:work|workmanship|repairs?)\b/i,
      /\bwe stand behind (?:our|the|what)\b/i,
      /\b(?:our|carries a|comes with a|under) warranty\b/i,
    ],
  },
  warrantyTerm: {
    group: 'papers',
    onlyIf: 'that is the term you give in writing',
    plainWords: [
      /\b(?:covered|guaranteed) for (?:\d+|an?|one|two|three|five|ten|twelve) (?:months?|years?)\b/i,
    ],
  },
  credentials: {
    group: 'papers',
    onlyIf:
      'you have all three papers at hand: registration, bond and liability insurance',
    plainWords: [
      /\b(?:we(?:['’]re| are)|fully) (?:licensed|bonded|insured)\b/i,
      /\blicensed(?:, bonded)?,? and insured\b/i,
      /\bbonded and insured\b/i,
      /\bwelcome to see the papers\b/i,
    ],
  },
  technicians: {
    group: 'papers',
    onlyIf: 'each technician holds a certificate you could show',
    plainWords: [
      /\bcertified (?:technicians?|installers?|professionals?)\b/i,
      /\bpeople trained for it\b/i,
    ],
  },
  prices: {
    group: 'prices',
    onlyIf: 'a customer can have each service at the price it gives',
    plainWords: [],
  },
  pricing: {
    group: 'prices',
    onlyIf: 'customers hear the price before work starts, every time',
    plainWords: [
      /\bup-?front (?:price|pricing)\b/i,
      /\bprices? (?:first|up front|before (?:we|work|any|anyone|anything|the (?:work|repair)))\b/i,
      /\bquote before (?:we|work|any)\b/i,
    ],
  },
  estimates: {
    group: 'prices',
    onlyIf: 'no visit for an estimate is ever charged',
    plainWords: [
      /\bfree estimates?\b/i,
      /\bestimate(?:s are|['’]s| is) free\b/i,
      /\bestimate costs you nothing\b/i,
    ],
  },
  emergencyEstimate: {
    group: 'prices',
    onlyIf:
      'the estimate is free in an emergency too, at night and on Sundays, also when the customer says no; otherwise write so in the claim {estimates}',
    plainWords: [],
  },
  boardPrice: {
    group: 'prices',
    onlyIf: 'the board or manager of a building gets the price in writing',
    plainWords: [/\bwritten (?:price|quote|estimate)\b/i],
  },
  tripFee: {
    group: 'prices',
    onlyIf:
      'that is what a visit without work costs; unsaid, only if it costs nothing',
    plainWords: [
      /\b(?:no|without a) (?:trip|service|travel)[ -](?:fee|charge)\b/i,
    ],
  },
  nightSurcharge: {
    group: 'prices',
    onlyIf:
      'that is what nights and Sundays cost more; unsaid, only if they cost the same',
    plainWords: [
      /\b(?:no|without) (?:night|weekend|holiday) (?:surcharge|fee|rates?)\b/i,
      /\bnights? (?:and \w{1,12} )?costs? (?:no more|the same)\b/i,
    ],
  },
  payment: {
    group: 'prices',
    onlyIf:
      'you take payment in these ways; unsaid, only if callers need not ask',
    plainWords: [
      /\bwe (?:take|accept) (?:cash|checks?|cards|credit|all major)\b/i,
    ],
  },
  hours: {
    group: 'calendar',
    onlyIf: 'you answer at these hours, seven days a week',
    plainWords: [],
  },
  emergencyHours: {
    group: 'calendar',
    onlyIf:
      'a person answers at every hour of every day, Sundays and holidays too',
    plainWords: [
      /\bday or night\b/i,
      /\b(?:call|repair|service|answer|open)\b[^.?!]{0,60}\bday and night\b/i,
      /\b(?:at any|every) hour\b/i,
      /\baround the clock\b/i,
      /\b24 hours a day\b/i,
    ],
  },
  emergencyResponse: {
    group: 'calendar',
    onlyIf: 'someone is there that soon in every town, at every hour',
    plainWords: [
      /\b(?:there|response|respond|arrive) (?:in|within) (?:half an|an|the) hour\b/i,
      /\b(?:within|in) (?:fifteen|thirty|\d\d) minutes\b/i,
    ],
  },
  responseTimes: {
    group: 'calendar',
    onlyIf: 'someone is usually there as soon as each town says',
    plainWords: [],
  },
  regularAppointments: {
    group: 'calendar',
    onlyIf: 'most callers can have someone come on the day they call',
    plainWords: [/\bsame[ -]day\b/i],
  },
  weekend: {
    group: 'calendar',
    onlyIf:
      'a lawyer agrees: Bergen County bars the Sunday sale of building supplies, and Paramus is reported to ban ordinary work on Sundays (Chapter 391)',
    plainWords: [
      /\bweekend (?:service|appointments?|visits?)\b/i,
      /\b(?:on|work|open) (?:weekends|Saturdays|Sundays)\b/i,
      /\bseven days a week\b/i,
    ],
  },
  quoteWithinMinutes: {
    group: 'calendar',
    onlyIf: 'callers have a price within minutes, on the phone',
    plainWords: [/\bquote (?:and a time )?within minutes\b/i],
  },
  someoneOnTheWay: {
    group: 'calendar',
    onlyIf: 'someone sets out as soon as the caller says yes, in every town',
    plainWords: [/\bsomeone(?: is|['’]s)? on the way\b/i],
  },
  bothHalves: {
    group: 'calendar',
    onlyIf:
      'you look after both halves of a house, or neighbors, in one visit when they ask',
    plainWords: [
      /\b(?:both|neighbors?['’]?)\b[^.?!]{0,40}\bin one (?:visit|trip)\b/i,
    ],
  },
  radius: {
    group: 'calendar',
    onlyIf: 'you take jobs that far from the shop',
    plainWords: [/\b(?:\d+|twenty-five)[ -]miles?\b/i],
  },
  shop: {
    group: 'work',
    onlyIf:
      'customers may come there. Write its street under {address}, and where it stands under {location}: until then the pin of the map is in the middle of the town',
    plainWords: [/\bvisit (?:us|or call our shop)\b/i, /\bour shop\b/i],
  },
  commercialWork: {
    group: 'work',
    onlyIf:
      'you install and repair the doors and operators of businesses, in every town',
    plainWords: [
      /\bcommercial (?:(?:garage|overhead) )?(?:doors?|operators?|solutions)\b/i,
      /\b(?:homes|homeowners|houses) (?:and|or) businesses\b/i,
      /\boverhead doors? (?:at|for) (?:work|a shop|businesses)\b/i,
    ],
  },
  brands: {
    group: 'work',
    onlyIf: 'you work on every make that is named, and get its parts',
    plainWords: [
      /\b(?:LiftMaster|Chamberlain|Genie|Craftsman|Clopay|Amarr|Wayne Dalton)\b/,
    ],
  },
  haulAway: {
    group: 'work',
    onlyIf: 'you take the old door or opener with you, at the price you gave',
    plainWords: [
      /\bhaul(?:s|ed|ing)? away\b/i,
      /\bclear out the old door\b/i,
      /\bold (?:door|opener)s? away\b/i,
    ],
  },
  specialParts: {
    group: 'work',
    onlyIf:
      'you can get stainless cables, coated and high-cycle springs and sealed rollers when you offer them',
    plainWords: [
      /\bstainless\b/i,
      /\bhigh-cycle\b/i,
      /\bcoated springs\b/i,
      /\bsealed (?:nylon )?rollers\b/i,
    ],
  },
  specialWork: {
    group: 'work',
    onlyIf:
      'you do all of it: weigh a door on a scale, link an app, replace sections of glass and wood doors, set anchors in masonry',
    plainWords: [
      /\b(?:our|bring a|on a) scale\b/i,
      /\blink the app\b/i,
      /\bglass (?:garage )?doors?\b/i,
      /\bwood garage doors?\b/i,
      /\bin(?:to)? sound masonry\b/i,
    ],
  },
  securedUntilPart: {
    group: 'work',
    onlyIf:
      'you leave a door safe until its part is here, whatever has failed on it',
    plainWords: [
      /\bsecured? (?:the door )?until\b/i,
      /\bordered, we [^.?!]{0,60}\bsecured?\b/i,
    ],
  },
  electricalWork: {
    group: 'work',
    onlyIf: 'you leave outlets and circuits to an electrician, as texts say',
    plainWords: [/\belectricians?\b/i, /\belectrical permit\b/i],
  },
  customers: {
    group: 'people',
    onlyIf: 'your records show that many customers',
    plainWords: [/\bhappy customers\b/i, /\bhundreds of customers\b/i],
  },
  years: {
    group: 'people',
    onlyIf: 'the company has worked here that long',
    plainWords: [
      /\byears (?:local|of experience|in business|in the trade)\b/i,
      /\bdecades of experience\b/i,
    ],
  },
  whoComes: {
    group: 'people',
    onlyIf: 'that is who comes; unsaid, only if callers need not ask',
    plainWords: [
      /\bour own technicians\b/i,
      /\b(?:no|never a) subcontractors?\b/i,
    ],
  },
  story: {
    group: 'people',
    onlyIf:
      'what the page About tells of the founder is what happened; it was written for the design',
    plainWords: [],
  },
  pictures: {
    group: 'people',
    onlyIf:
      'they may stay although they were drawn by computer and show no job of yours',
    plainWords: [],
  },
  booking: {
    group: 'accounts',
    onlyIf:
      'customers can book by WhatsApp and online; write your number under {whatsapp} and the address under {bookingUrl}, or take the words out',
    plainWords: [/\bWhatsApp\b/i, /\bonline booking\b/i, /\bbook online\b/i],
  },
  rating: {
    group: 'accounts',
    onlyIf:
      'you can name who rated the company first in the county, and when: write them under {ratingSource} and {ratingMonth}',
    plainWords: [
      /#1\b/,
      /\bnumber one\b/i,
      /\b(?:top|best|highest)[ -]rated\b/i,
    ],
  },
};

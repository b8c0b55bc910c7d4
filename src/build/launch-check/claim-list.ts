import type { Business } from '../../schemas/business.ts';

interface ClaimRules {
  /** Words by which a text makes the same claim without quoting it. */
  words: RegExp;
  /** What the owner should be sure of before confirming. */
  advice: string;
}

const WARRANTY =
  'Confirm only if you give it in writing on every repair and every installation, parts and labor.';

/** The claims of business.yml. */
export const WRITTEN_CLAIMS: Record<keyof Business['claims'], ClaimRules> = {
  warranty: { words: /\bwarrant|\bguaranteed\b/i, advice: WARRANTY },
  warrantyTerm: { words: /\b12 months\b/i, advice: WARRANTY },
  emergencyHours: {
    words: /24\/7|\bcall at any hour|all day, every day|around the clock/i,
    advice:
      'Confirm only if a person answers at every hour of every day, Sundays and holidays too. See weekend for the Sunday laws.',
  },
  emergencyResponse: {
    words: /\b15[-–]30 min/i,
    advice: 'Confirm only if someone is there that soon in every town, at every hour.',
  },
  regularAppointments: {
    words: /\bthe same day\b/i,
    advice: 'Confirm only if most callers can have someone come on the day they call.',
  },
  weekend: {
    words: /\b(?:weekends?|saturdays?|sundays?)\b/i,
    advice:
      'Bergen County bars the Sunday sale of building and lumber supply materials, and Paramus is reported to ban ordinary work on Sundays (Chapter 391). Ask a lawyer before promising Sunday work, above all in Paramus.',
  },
  customers: {
    words: /\b500\+|\bhappy customers\b/i,
    advice: 'Confirm only if your records show that many customers.',
  },
  years: { words: /\b15\+/, advice: 'Confirm only if the firm has worked here that long.' },
  rating: {
    words: /#1\b|\brated (?:best|first)\b/i,
    advice:
      'Confirm only if you can name who rated the firm first in the county, and when; otherwise drop it.',
  },
  credentials: {
    words: /\b(?:licensed|bonded|insured)\b/i,
    advice:
      'Three statements: license or registration, bond, and liability insurance. Confirm only with all three papers at hand.',
  },
  technicians: {
    words: /\bcertified\b/i,
    advice: 'Confirm only if each technician holds a certificate you could show.',
  },
  pricing: {
    words: /\bupfront\b|\bthe price (?:first|before)\b|\bprice first\b|\bprice by phone\b/i,
    advice: 'Confirm only if customers hear the price before work starts, every time.',
  },
  estimates: {
    words: /\bfree (?:estimate|quote)|\bestimate is free\b/i,
    advice: 'Confirm only if no visit for an estimate is ever charged.',
  },
  radius: {
    words: /\bmile radius\b/i,
    advice: 'Confirm only if you take jobs that far from the shop.',
  },
};

/** Claims that stand in the copy of pages only. */
export const PAGE_CLAIMS = {
  'same-day': {
    words: /\bsame-day\b/i,
    advice: 'Confirm only if a stuck door is seen on the day of the call.',
  },
  'ways-to-book': {
    words: /\bwhatsapp\b|\bonline booking\b/i,
    advice:
      'The site has neither a WhatsApp link nor a booking form. Confirm only if customers have both; otherwise write "By phone".',
  },
  'quote-in-minutes': {
    words: /\bwithin minutes\b/i,
    advice: 'Confirm only if callers hear a price in the same call.',
  },
} satisfies Record<string, ClaimRules>;

import type { ParsedContent, ParsedEntry } from '../parse.ts';
import { passageProblem, passagesOf, type Passage } from '../passages.ts';
import type { Problem } from '../problem.ts';
import type { Rule } from './rule.ts';

const NUMBER_WORD =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand)';
const NUMBER = `(?:\\d[\\d,.]{0,9}|${NUMBER_WORD}(?:[ -]${NUMBER_WORD}){0,4})`;

/** An amount of money: $99, 99 dollars, ninety-nine dollars. */
const AMOUNT = new RegExp(
  String.raw`\$ ?\d(?:[\d,.]{0,9}\d)?|\b${NUMBER}\+? (?:dollars|bucks)\b`,
  'i',
);

/** Claims in words of their own, by the name under which business.yml has the claim. */
const PROMISES: Readonly<Record<string, RegExp>> = {
  warranty: new RegExp(
    String.raw`\b(?:lifetime|${NUMBER}[ -](?:day|week|month|year)s?)(?:[ -]long)?(?: limited)? (?:warranty|guarantee)\b|\b(?:warranty|guarantee) (?:of|for) ${NUMBER} (?:day|week|month|year)s?\b`,
    'i',
  ),
  years: new RegExp(
    String.raw`\b${NUMBER}\+? years (?:of experience|in business|in the trade)\b`,
    'i',
  ),
  customers: new RegExp(
    String.raw`\b${NUMBER}\+? (?:happy |satisfied )?customers\b`,
    'i',
  ),
  emergencyHours: /(?<![\d/])24 ?\/ ?7(?![\d/])|\b24 hours a day\b/,
};

interface Quote {
  words: string;
  index: number;
  /** Completes 'The field says "…", …'. */
  advice: string;
}

function amountIn({ words, entry }: Passage): Quote | null {
  const amount = AMOUNT.exec(words);
  if (!amount) return null;
  const advice =
    entry.collection === 'local'
      ? 'which stays when the price changes. Write {price}, the price of the service.'
      : 'which stays when prices change. Write it without the number: the price stands beside the text, from the field price of the service; a fee is a claim, such as {tripFee}.';
  return { words: amount[0], index: amount.index, advice };
}

function promiseIn({ words }: Passage): Quote | null {
  for (const [name, form] of Object.entries(PROMISES)) {
    const promise = form.exec(words);
    if (promise) {
      const advice = `which is a claim. Write {${name}} instead: business.yml says it once for all pages.`;
      return { words: promise[0], index: promise.index, advice };
    }
  }
  return null;
}

/** The place of a claim in a text, where it is no part of a longer number or word; -1 without it. */
function placeOfClaim(words: string, claim: string): number {
  const index = words.indexOf(claim);
  const before = words.slice(0, Math.max(index, 0)).at(-1) ?? '';
  const behind = words.charAt(index + claim.length);
  return /[\w#]/.test(before + behind) ? -1 : index;
}

/** A claim of business.yml written out. */
function claimIn(
  { words }: Passage,
  { business }: ParsedContent,
): Quote | null {
  const claims = Object.entries(business[0]?.data?.claims ?? {});
  // Without a number a claim is ordinary words, and "12 months" may be the life of a spring as well.
  const numbered = claims.filter(
    ([name, claim = '']) => name !== 'warrantyTerm' && /\d/.test(claim),
  );
  for (const [name, claim = ''] of numbered) {
    const index = placeOfClaim(words, claim);
    if (index !== -1) {
      const advice = `which is the claim ${name}. Write {${name}}, so that it changes with business.yml.`;
      return { words: claim, index, advice };
    }
  }
  return null;
}

function plainClaimsOf(entry: ParsedEntry, content: ParsedContent): Problem[] {
  return passagesOf(entry).flatMap((passage) => {
    const quote =
      amountIn(passage) ?? claimIn(passage, content) ?? promiseIn(passage);
    if (!quote) return [];
    const message = `says "${quote.words}", ${quote.advice}`;
    return [passageProblem(passage, message, quote.index)];
  });
}

/** Prices and claims written out, which stay as they are when the owner changes them. */
export const plainClaims: Rule = (content) => {
  // business.yml makes the claims, and customers say what they like.
  const { services, areas, local, pages } = content;
  return [...services, ...areas, ...local, ...pages].flatMap((entry) =>
    plainClaimsOf(entry, content),
  );
};

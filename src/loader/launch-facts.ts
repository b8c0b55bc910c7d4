import { isPublicAddress, siteAddress } from './address.ts';
import { valueAt } from './field-values.ts';
import { placeOfField, type Place } from './launch-places.ts';
import type { LaunchGroupName, LaunchPoint } from './launch-points.ts';
import type { ParsedContent, ParsedEntry } from './parse.ts';
import { fieldProblem, type Problem } from './problem.ts';
import { sampleProblems } from './sample-content.ts';

const NO_ADDRESS =
  "This is not an address on the internet. Write the site's own.";
const NO_ORIGIN =
  'is missing. Write {month} (such as 2026-11) and {source} (such as Google), if you know them: the review then shows them.';
const REGISTRATION =
  'New Jersey asks home improvement contractors to show their number in all advertising (N.J.A.C. 13:45A-17.11). Write yours: 13VH and eight digits. It then stands in the footer and under the call of every hero.';
const TEAM =
  'Callers like to know who comes: add each person, with a photo if there is one, and {answersPhone} for the one who usually does. If you show nobody, write the claim {whoComes}.';
const COVERS =
  'Write what this price buys under {covers}, and what most customers pay in the end under {typical}, both from your invoices.';

/** A fact that only the owner has: given, or open with the reason. */
function factPoint(
  group: LaunchGroupName,
  name: string,
  fact: { says: string; isGiven: boolean; advice: string; place: Place },
): LaunchPoint {
  const { says, isGiven, advice, place } = fact;
  return {
    group,
    name,
    says,
    state: isGiven ? 'given' : 'open',
    advice,
    places: [place],
    isDropped: false,
  };
}

/** Whether a file has no problem, or else what they say and the line of the first. */
function factOfFile({ file }: ParsedEntry, problems: readonly Problem[]) {
  const own = problems.filter((problem) => problem.file === file);
  const messages = own.map(
    ({ field, message }) => `{${String(field)}} ${message}`,
  );
  return {
    isGiven: own.length === 0,
    advice: messages.join(' '),
    place: { file, line: own[0]?.line ?? null },
  };
}

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

function factsOfBusiness(content: ParsedContent): LaunchPoint[] {
  const [business] = content.business;
  if (!business?.data) return [];
  const { phone, registration } = business.data;
  const address = siteAddress(content);
  const phoneProblems = sampleProblems(content).filter(
    ({ field }) => field === 'phone',
  );
  return [
    factPoint('accounts', 'siteUrl', {
      says: address,
      isGiven: isPublicAddress(address),
      advice: NO_ADDRESS,
      place: placeOfField(business, ['siteUrl']),
    }),
    factPoint('calendar', 'phone', {
      says: phone,
      ...factOfFile(business, phoneProblems),
    }),
    factPoint('papers', 'registration', {
      says: registration ?? '',
      isGiven: registration !== null,
      advice: REGISTRATION,
      place: placeOfField(business, ['registration']),
    }),
  ];
}

/** The reviews, real or made up, and what the price of each service buys. */
function factsOfEntries(content: ParsedContent): LaunchPoint[] {
  const problems = [
    ...sampleProblems(content),
    ...reviewsWithoutOrigin(content),
  ];
  const reviews = content.testimonials.map((entry) =>
    factPoint('people', 'review', {
      says: entry.data?.name ?? entry.id,
      ...factOfFile(entry, problems),
    }),
  );
  const prices = content.services.map((entry) => {
    const field = (name: string) => valueAt(entry.raw, [name]);
    return factPoint('prices', 'covers, typical', {
      says: `${String(field('title'))}, ${String(field('price'))}`,
      isGiven: Boolean(field('covers') && field('typical')),
      advice: COVERS,
      place: placeOfField(entry, ['price']),
    });
  });
  return [...reviews, ...prices];
}

/** The people who come, or the claim that says it without names. */
function teamFact({ business, team }: ParsedContent): LaunchPoint {
  const claim = business[0]?.data?.claims.whoComes;
  const names = team.map(({ data, id }) => data?.name ?? id);
  return factPoint('people', 'team', {
    says: names.join(', ') || (claim ?? ''),
    isGiven: team.length > 0 || claim !== undefined,
    advice: TEAM,
    place: { file: 'src/content/team', line: null },
  });
}

/** Facts that only the owner has, given or still asked for. */
export function launchFacts(content: ParsedContent): LaunchPoint[] {
  return [
    ...factsOfBusiness(content),
    teamFact(content),
    ...factsOfEntries(content),
  ];
}

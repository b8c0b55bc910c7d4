import {
  CLAIM_NAMES,
  type Business,
  type ConfirmableName,
} from '../schemas/business.ts';
import { isPublicAddress, siteAddress } from './address.ts';
import { valueAt } from './field-values.ts';
import { PICTURES_FOLDER } from './files.ts';
import {
  placeOfField,
  placesThatSay,
  saidSentences,
  type Place,
} from './launch-places.ts';
import {
  CONFIRMABLE_POINTS,
  LAUNCH_GROUPS,
  type LaunchGroupName,
} from './launch-points.ts';
import type { ParsedContent, ParsedEntry } from './parse.ts';
import { fieldProblem, type Problem } from './problem.ts';
import { sampleProblems } from './sample-content.ts';

/** One fact or promise of the site that its owner answers for. */
export interface LaunchPoint {
  group: LaunchGroupName;
  /** A name for `confirmedClaims`, or the field that is asked for. */
  name: string;
  /** The claim as pages show it, or the thing it is about; may be empty. */
  says: string;
  state: 'given' | 'confirmed' | 'open';
  /** The sentences that say what to do while the point is open. */
  advice: string;
  /** The lines that say it on the site, or where to write it. */
  places: Place[];
  /** A claim that business.yml no longer has, while the texts of `places` still say it. */
  isDropped: boolean;
}

/** The points of one heading. */
export interface LaunchGroup {
  title: string;
  points: LaunchPoint[];
}

/** Answers that callers ask for and only the owner knows: listed also while no claim gives them. */
const ASKED_BY_CALLERS: readonly string[] = [
  'tripFee',
  'nightSurcharge',
  'payment',
  'whoComes',
];

const NO_ADDRESS =
  "This is not an address on the internet. Write the site's own, or set the environment variable SITE_URL when building.";
const NO_ORIGIN =
  'is missing. Write month (such as 2026-11) and source (such as Google), if you know them: the review then shows them.';
const REGISTRATION =
  'New Jersey asks home improvement contractors to show their number in all advertising (N.J.A.C. 13:45A-17.11). Write yours: 13VH and eight digits. It then stands in the footer and under the call of every hero.';
const COVERS =
  'Write what this price buys (covers) and what most customers pay in the end (typical), both from your invoices.';
const STILL_SAID =
  'business.yml no longer has this claim, and these lines still say it in plain words. Reword them.';

/** Fields of business.yml that answer a point better than a confirmation. */
const ANSWERING_FIELDS: Partial<Record<ConfirmableName, string[]>> = {
  booking: ['whatsapp', 'bookingUrl'],
  rating: ['ratingSource', 'ratingMonth'],
};

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

/** A point whose field is given once no problem names it. */
function fieldPoint(
  group: LaunchGroupName,
  name: string,
  {
    entry,
    says,
    problems,
  }: { entry: ParsedEntry; says: string; problems: readonly Problem[] },
): LaunchPoint {
  const own = problems.filter(({ file }) => file === entry.file);
  const [first] = own;
  return factPoint(group, name, {
    says,
    isGiven: first === undefined,
    advice: own
      .map(({ field, message }) => `${String(field)} ${message}`)
      .join(' '),
    place: { file: entry.file, line: first?.line ?? null },
  });
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
    fieldPoint('calendar', 'phone', {
      entry: business,
      says: phone,
      problems: phoneProblems,
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
    fieldPoint('people', 'review', {
      entry,
      says: entry.data?.name ?? entry.id,
      problems,
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

/** Places of points that fields say, and not sentences. */
function placesInFields(
  { business, services, areas, pages }: ParsedContent,
  pictures: readonly string[],
): Partial<Record<ConfirmableName, Place[]>> {
  const inBusiness = (...path: string[]) =>
    business.map((entry) => placeOfField(entry, path));
  const about = pages.filter(({ id }) => id === 'about');
  const estimates = inBusiness('claims', 'estimates');
  return {
    prices: services.map((entry) => placeOfField(entry, ['price'])),
    responseTimes: areas.map((entry) => placeOfField(entry, ['responseTime'])),
    story: about.map((entry) => placeOfField(entry, ['story'])),
    pictures: pictures.map((name) => ({
      file: `${PICTURES_FOLDER}/${name}`,
      line: null,
    })),
    emergencyEstimate: business[0]?.data?.claims.estimates ? estimates : [],
  };
}

/** The line of business.yml about a point, and its words there; none for what only texts say. */
function fieldOfPoint(
  name: ConfirmableName,
  business: ParsedEntry<Business>,
): { words: string; places: Place[] } {
  const { claims, hours } = business.data ?? {};
  if (hours && name === 'hours') {
    const words = `${hours.opens} to ${hours.closes}`;
    return { words, places: [placeOfField(business, ['hours'])] };
  }
  const words = new Map(Object.entries(claims ?? {})).get(name);
  if (words === undefined) return { words: '', places: [] };
  return { words, places: [placeOfField(business, ['claims', name])] };
}

function stateOf(
  name: ConfirmableName,
  { raw, data }: ParsedEntry<Business>,
): LaunchPoint['state'] {
  const fields = ANSWERING_FIELDS[name] ?? [];
  const isAnswered = fields.every((field) => valueAt(raw, [field]));
  if (fields.length > 0 && isAnswered) return 'given';
  return data?.confirmedClaims.includes(name) ? 'confirmed' : 'open';
}

/** A point to confirm; null when the site does not say it and callers do not ask. */
function pointToConfirm(
  name: ConfirmableName,
  business: ParsedEntry<Business>,
  placesInTexts: readonly Place[],
): LaunchPoint | null {
  const { group, onlyIf } = CONFIRMABLE_POINTS[name];
  const field = fieldOfPoint(name, business);
  const places = [...field.places, ...placesInTexts];
  if (places.length === 0 && !ASKED_BY_CALLERS.includes(name)) return null;
  const isDropped =
    CLAIM_NAMES.includes(name) && field.words === '' && places.length > 0;
  if (isDropped) {
    const advice = STILL_SAID;
    const says = 'dropped';
    return { group, name, says, state: 'open', advice, places, isDropped };
  }
  return {
    group,
    name,
    says: places.length === 0 ? 'not said yet' : field.words,
    state: stateOf(name, business),
    advice: `Only if ${onlyIf}.`,
    places,
    isDropped,
  };
}

/** The claims, promises and pictures that the owner confirms, as far as the site has them. */
function pointsToConfirm(
  content: ParsedContent,
  pictures: readonly string[],
): LaunchPoint[] {
  const [business] = content.business;
  if (!business?.data) return [];
  const sentences = saidSentences(content);
  const inFields = placesInFields(content, pictures);
  const names = Object.keys(CONFIRMABLE_POINTS) as ConfirmableName[];
  return names.flatMap((name) => {
    const { plainWords } = CONFIRMABLE_POINTS[name];
    const inTexts = placesThatSay(sentences, name, plainWords);
    const places = [...(inFields[name] ?? []), ...inTexts];
    return pointToConfirm(name, business, places) ?? [];
  });
}

/**
 * All that the owner supplies or confirms before the site goes live, done or open.
 * @param pictures the names of pictures that were rendered for the site
 */
export function launchList(
  content: ParsedContent,
  pictures: readonly string[],
): LaunchGroup[] {
  const points = [
    ...factsOfBusiness(content),
    ...factsOfEntries(content),
    ...pointsToConfirm(content, pictures),
  ];
  const names = Object.keys(LAUNCH_GROUPS) as LaunchGroupName[];
  return names
    .map((name) => ({
      title: LAUNCH_GROUPS[name],
      points: points.filter(({ group }) => group === name),
    }))
    .filter((group) => group.points.length > 0);
}

/** `12 of 45 done`: the points that are given or confirmed, of all. */
export function doneOf(points: readonly LaunchPoint[]): string {
  const done = points.filter(({ state }) => state !== 'open');
  return `${String(done.length)} of ${String(points.length)} done`;
}

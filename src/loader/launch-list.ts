import {
  CLAIM_NAMES,
  type Business,
  type ConfirmableName,
} from '../schemas/business.ts';
import { valueAt } from './field-values.ts';
import { PICTURES_FOLDER } from './files.ts';
import { launchFacts } from './launch-facts.ts';
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
  type LaunchPoint,
} from './launch-points.ts';
import type { ParsedContent, ParsedEntry } from './parse.ts';

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

const STILL_SAID =
  'This claim is dropped, and these lines still say it in plain words. Reword them, or write the claim again.';

/** Fields of business.yml that answer a point better than a confirmation. */
const ANSWERING_FIELDS: Partial<Record<ConfirmableName, string[]>> = {
  booking: ['whatsapp', 'bookingUrl'],
  rating: ['ratingSource', 'ratingMonth'],
};

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
  const isUnsaid = places.length === 0;
  if (isUnsaid && !ASKED_BY_CALLERS.includes(name)) return null;
  const isDropped =
    CLAIM_NAMES.includes(name) && field.words === '' && !isUnsaid;
  if (isDropped) {
    const advice = STILL_SAID;
    const says = 'dropped';
    return { group, name, says, state: 'open', advice, places, isDropped };
  }
  return {
    group,
    name,
    says: isUnsaid ? 'not said yet' : field.words,
    state: stateOf(name, business),
    advice: `Only if ${onlyIf}.`,
    places: isUnsaid ? [placeOfField(business, ['claims', name])] : places,
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
    ...launchFacts(content),
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

import { COMPANY_QUESTIONS, SERVICE_QUESTIONS } from '../schemas/answers.ts';
import { valueAt } from './field-values.ts';
import { doneOf, type LaunchGroup } from './launch-list.ts';
import type { Place } from './launch-places.ts';
import { withFieldNames, type LaunchPoint } from './launch-points.ts';
import type { ParsedContent } from './parse.ts';

/** The way to close a point. */
const HOW_TO_CONFIRM =
  'Write the names of what is true under confirmedClaims in business.yml, such as "- warranty". Change the rest where it stands; to drop a claim remove its line there, and the sentences that quote it go too.';

const READY = 'Nothing is open: go on with deploy/README.md.';

/** Lines to read before one knows what is said; a dropped claim needs all of them. */
const PLACES_SHOWN = 3;

/** `src/content/business.yml:29`, or the file alone. */
export function placeText({ file, line }: Place): string {
  return line === null ? file : `${file}:${String(line)}`;
}

/** `warranty: 12-month warranty`, or the name alone. */
function pointTitle({ name, says }: LaunchPoint): string {
  return says === '' ? name : `${name}: ${says}`;
}

function placesText({ places, isDropped }: LaunchPoint): string {
  const shown = isDropped ? places : places.slice(0, PLACES_SHOWN);
  const more = places.length - shown.length;
  const texts = shown.map((place) => placeText(place));
  return more === 0
    ? texts.join(', ')
    : `${texts.join(', ')} and ${String(more)} more`;
}

/** @param before the point above it: the same advice is not said twice in a row */
function pointLines(point: LaunchPoint, before?: LaunchPoint): string[] {
  const { state, advice, places } = point;
  const title = `  ${state.padEnd(9)}  ${pointTitle(point)}`;
  if (state !== 'open') return [title];
  const details = [
    before?.advice === advice ? '' : withFieldNames(advice, (name) => name),
    places.length === 0 ? '' : placesText(point),
  ];
  return [
    title,
    ...details.filter(Boolean).map((detail) => `             ${detail}`),
  ];
}

/** The launch list for a terminal, in lines. */
export function launchReport(groups: readonly LaunchGroup[]): string[] {
  const points = groups.flatMap((group) => group.points);
  const parts = groups.flatMap((group) => [
    '',
    `${group.title} (${doneOf(group.points)})`,
    ...group.points.flatMap((point, index) =>
      pointLines(point, group.points[index - 1]),
    ),
  ]);
  const isReady = points.every(({ state }) => state !== 'open');
  const next = isReady ? READY : HOW_TO_CONFIRM;
  return [`Launch list: ${doneOf(points)}`, next, ...parts];
}

/** The count of the answers that nobody must give, and that show on the site once given. */
export function answersLine({ business, services }: ParsedContent): string {
  const given = [...business, ...services].flatMap(({ raw }) =>
    Object.keys(valueAt(raw, ['answers']) ?? {}),
  );
  const possible =
    business.length * COMPANY_QUESTIONS.length +
    services.length * SERVICE_QUESTIONS.length;
  const unanswered = possible - given.length;
  return `Questions of callers: ${String(unanswered)} of ${String(possible)} unanswered. An answer shows once it is given for the business or for a service.`;
}

import type { ServerResponse } from 'node:http';
import { basename } from 'node:path';
import { doneOf, launchList, type LaunchGroup } from '../loader/launch-list.ts';
import { withFieldNames, type LaunchPoint } from '../loader/launch-points.ts';
import type { Place } from '../loader/launch-places.ts';
import { answersLine } from '../loader/launch-report.ts';
import { AREA_SEPARATOR } from '../lib/urls.ts';
import { loadContent } from '../loader/load.ts';
import { renderedPictures } from '../loader/rendered-pictures.ts';
import { labelOf } from './labels.ts';

/** The address of the list while the forms are open; /admin, which anyone may open, has none. */
export const LAUNCH_PAGE = '/edit/launch';

const POLICY = "default-src 'none'; style-src 'unsafe-inline'";

const STYLE = `
  body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
  ul { padding: 0; list-style: none; }
  section > ul > li { padding: 0.75rem 0; border-top: 1px solid #ccc; }
  p { margin: 0.25rem 0; }
  .open { color: #a33b00; }
  .given, .confirmed { color: #0b6b3a; }
`;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
};

function escaped(text: string): string {
  return text.replaceAll(/[&<]/g, (sign) => ESCAPES[sign] ?? sign);
}

/** The way to close a point, for those who work with the forms. */
const HOW_TO_CONFIRM =
  'Tick what is true under “Confirmed claims” in the form of the business. Change the rest where it stands; to drop a claim empty it there, and the sentences that quote it go too.';

const BUSINESS_FORM = '/edit#/collections/pages/entries/business';

/**
 * A line that says it, as a link to its form: src/content/areas/teaneck.md as "Towns, Teaneck". Local
 * texts have the names of their pages there: local/teaneck/panels.md is panels-in-teaneck.
 */
function placeLink(place: Place): string {
  const [, name] =
    /^src\/content\/(.+?)(?:\.md|\.yml)?$/.exec(place.file) ?? [];
  if (name === undefined) return escaped(basename(place.file));
  const words = name.split('/').map((part) => labelOf(part));
  const line = place.line === null ? '' : `, line ${String(place.line)}`;
  return `<a href="${escaped(formAddress(name))}">${escaped(words.join(', '))}${line}</a>`;
}

/** The address of the form of a file, or of the list of a folder: areas/teaneck, team. */
function formAddress(name: string): string {
  if (name === 'business') return BUSINESS_FORM;
  const [collection = '', ...entry] = name.split('/');
  const list = `/edit#/collections/${collection}`;
  return entry.length === 0
    ? list
    : `${list}/entries/${entry.toReversed().join(AREA_SEPARATOR)}`;
}

/** `Warranty: 12-month warranty`, or the name alone, as the forms call it. */
function titleOf({ name, says }: LaunchPoint): string {
  const labels = name.split(', ').map((part) => labelOf(part));
  return [labels.join(', '), says].filter(Boolean).join(': ');
}

/** The lines that say it, folded: some points have a hundred. */
function placesList({ places }: LaunchPoint): string {
  if (places.length === 0) return '';
  const items = places.map((place) => `<li>${placeLink(place)}</li>`);
  const count =
    places.length === 1 ? '1 place' : `${String(places.length)} places`;
  return `<details><summary>${count}</summary><ul>${items.join('')}</ul></details>`;
}

function pointItem(point: LaunchPoint): string {
  const { state, advice } = point;
  const title = `<strong>${escaped(titleOf(point))}</strong> <span class="${state}">${state}</span>`;
  const words = withFieldNames(advice, (field) => `“${labelOf(field)}”`);
  return state === 'open'
    ? `<li>${title}<p>${escaped(words)}</p>${placesList(point)}</li>`
    : `<li>${title}</li>`;
}

function groupSection({ title, points }: LaunchGroup): string {
  const items = points.map((point) => pointItem(point));
  return `<section><h2>${escaped(title)} (${doneOf(points)})</h2><ul>${items.join('\n')}</ul></section>`;
}

/** The launch list as a page, for those who work with the forms. */
export function launchPage(
  groups: readonly LaunchGroup[],
  answers: string,
): string {
  const points = groups.flatMap((group) => group.points);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Launch list</title>
<meta name="viewport" content="width=device-width">
<style>${STYLE}</style>
<h1>Launch list: ${doneOf(points)}</h1>
<p>${escaped(HOW_TO_CONFIRM)}</p>
<p><a href="${BUSINESS_FORM}">To the form of the business</a></p>
${groups.map((group) => groupSection(group)).join('\n')}
<p>${escaped(answers)}</p>
</html>
`;
}

/** Answers a request for the list as the content is now. */
export function respondWithLaunchList(
  root: string,
  response: ServerResponse,
): void {
  const { parsed } = loadContent(root);
  const groups = launchList(parsed, renderedPictures(root));
  const page = launchPage(groups, answersLine(parsed));
  response.setHeader('Content-Security-Policy', POLICY);
  response.setHeader('Content-Type', 'text/html');
  response.end(page);
}

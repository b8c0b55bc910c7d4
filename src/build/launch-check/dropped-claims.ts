import { COUNT_NAMES } from '../../lib/counts.ts';
import { fillDeep, fillText, type Claims } from '../../lib/fill.ts';
import type { ContentFile } from '../check-content/read.ts';
import { WRITTEN_CLAIMS } from './claim-list.ts';
import {
  placeOf,
  textsOf,
  UnreadableContent,
  type LaunchContent,
  type PlacedText,
} from './content.ts';
import type { Point } from './point.ts';

const ADVICE =
  'The claim is dropped from business.yml, and these texts still make it in words of their own. Remove or reword them.';

/** The texts of a page that are left without the dropped claims; what quotes one goes with it. */
function textsLeft(
  page: ContentFile,
  value: unknown,
  claims: Claims,
  path: PropertyKey[] = [],
): PlacedText[] {
  const isGone = (item: unknown) => fillDeep([item], claims).length === 0;
  if (typeof value === 'string') {
    return [{ ...placeOf(page, path), text: fillText(value, claims) }];
  }
  if (typeof value !== 'object' || value === null) return [];
  // A row goes with its big figure, an item of a list with any of its texts.
  if ('figure' in value && isGone(value.figure)) return [];
  const isList = Array.isArray(value);
  return Object.entries(value)
    .filter(([, item]) => !isList || !isGone(item))
    .flatMap(([key, item]) => textsLeft(page, item, claims, [...path, isList ? Number(key) : key]));
}

function pageTexts(page: ContentFile, claims: Claims): PlacedText[] {
  try {
    return textsLeft(page, page.data, claims);
  } catch {
    throw new UnreadableContent(page.file);
  }
}

/**
 * Claims that are dropped from business.yml while other texts still make them: those are untrue now.
 * @throws UnreadableContent when a page names a claim that never was one
 */
export function droppedPoints(content: LaunchContent): Point[] {
  const { business, pages } = content;
  const kept = Object.keys(business.claims);
  const dropped = Object.entries(WRITTEN_CLAIMS).filter(([name]) => !kept.includes(name));
  if (dropped.length === 0) return [];
  // Each name stands for itself, so that no word of a claim that is kept counts as an echo.
  const claims = Object.fromEntries([...kept, ...COUNT_NAMES].map((name) => [name, `{${name}}`]));
  const texts = [
    ...pages.flatMap((page) => pageTexts(page, claims)),
    ...textsOf({ ...content, pages: [] }),
  ];
  return dropped.flatMap(([name, { words }]) => {
    const places = texts.filter(({ text }) => words.test(text));
    return places.length === 0
      ? []
      : [{ group: 'claims', name, text: null, places, echoes: [], advice: ADVICE }];
  });
}

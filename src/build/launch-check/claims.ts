import { fieldOf, valueAt } from '../check-content/contents.ts';
import type { ContentFile } from '../check-content/read.ts';
import { PAGE_CLAIMS, WRITTEN_CLAIMS } from './claim-list.ts';
import { placeOf, textsOf, type LaunchContent, type Place, type PlacedText } from './content.ts';
import { droppedPoints } from './dropped-claims.ts';
import type { Point } from './point.ts';

/** The claims that business.yml makes. */
function writtenPoints({ business, businessFile }: LaunchContent, texts: PlacedText[]): Point[] {
  return Object.entries(WRITTEN_CLAIMS).flatMap(([name, { words, advice }]) => {
    const text: string | undefined = business.claims[name as keyof typeof business.claims];
    const says = (place: PlacedText) => place.text.includes(`{${name}}`) || words.test(place.text);
    const places = [placeOf(businessFile, ['claims', name])];
    return text === undefined
      ? []
      : [{ group: 'claims', name, text, places, echoes: texts.filter(says), advice }];
  });
}

function pagePoints(texts: PlacedText[]): Point[] {
  return Object.entries(PAGE_CLAIMS).flatMap(([name, { words, advice }]) => {
    const places = texts.filter(({ text }) => words.test(text));
    const text = places.map((place) => place.text).join(' | ');
    return places.length === 0 ? [] : [{ group: 'claims', name, text, places, echoes: [], advice }];
  });
}

/** One point for a field that every entry of a collection has, such as the prices. */
function listPoint(
  files: readonly ContentFile[],
  name: string,
  { title, field }: Record<'title' | 'field', string>,
  echoes: readonly Place[],
  advice: string,
): Point {
  const lines = files.map(
    (file) => `${String(fieldOf(file, title))} ${String(fieldOf(file, field))}`,
  );
  const places = files.map((file) => placeOf(file, [field]));
  return { group: 'claims', name, text: lines.join('; '), places, echoes: [...echoes], advice };
}

function storyPoints({ pages }: LaunchContent): Point[] {
  const path = ['story', 'paragraphs'];
  return pages.flatMap((page) => {
    const paragraphs = valueAt(page.data, path);
    if (!Array.isArray(paragraphs)) return [];
    const advice =
      'Written for the design, not told by the founder. Confirm that it is what happened, or write what did.';
    const places = [placeOf(page, path)];
    return [
      { group: 'claims', name: 'story', text: paragraphs.join(' '), places, echoes: [], advice },
    ];
  });
}

function hoursPoint({ business: { hours }, businessFile }: LaunchContent): Point {
  const text = `${hours.opens}-${hours.closes}`;
  const advice = 'Search engines are told that the firm is open at these hours, seven days a week.';
  const places = [placeOf(businessFile, ['hours'])];
  return { group: 'claims', name: 'hours', text, places, echoes: [], advice };
}

/** Everything the site claims of the firm, for the owner to confirm, change or drop. */
export function claimPoints(content: LaunchContent): Point[] {
  const texts = textsOf(content);
  return [
    ...writtenPoints(content, texts),
    ...droppedPoints(content),
    ...pagePoints(texts),
    listPoint(
      content.areas,
      'response-times',
      { title: 'name', field: 'responseTime' },
      texts.filter(({ text }) => /\bminutes is the usual response\b/i.test(text)),
      'Confirm only if this is how soon someone is usually there, town by town.',
    ),
    listPoint(
      content.services,
      'prices',
      { title: 'title', field: 'price' },
      [],
      'Confirm only if a customer can have each of these jobs at this price.',
    ),
    hoursPoint(content),
    ...storyPoints(content),
  ];
}

import type { ParsedContent, ParsedEntry } from '../parse.ts';
import {
  fieldPassages,
  passageProblem,
  textPassages,
  type Passage,
} from '../passages.ts';
import type { Problem } from '../problem.ts';
import { shopTown, townNames, townsIn } from '../town-names.ts';
import type { Rule } from './rule.ts';

/** Words that make the town of the shop a place to come from. */
const COMES_FROM_SHOP = /\b(?:from|shop|based)\b/i;

/** The town that a file is about; null for one that is about all of them. */
function townOf({ collection, id }: ParsedEntry, { areas }: ParsedContent) {
  if (collection !== 'areas' && collection !== 'local') return null;
  const [slug] = id.split('/');
  return areas.find((area) => area.id === slug)?.data?.name ?? null;
}

/** The first town that a passage names, unless it names its own as well, or only where the shop is. */
export function otherTownIn({ words, entry }: Passage, content: ParsedContent) {
  const own = townOf(entry, content);
  // The file of the town is missing or has a mistake, which is told there.
  if (own === null && entry.collection !== 'services') return null;
  const named = townsIn(words, townNames(content));
  if (words.includes('{name}') || named.some(({ name }) => name === own))
    return null;
  const shop = shopTown(content);
  const isShop = (name: string) =>
    name === shop && (own === null || COMES_FROM_SHOP.test(words));
  return named.find(({ name }) => !isShop(name)) ?? null;
}

function messageOf(
  town: string,
  entry: ParsedEntry,
  content: ParsedContent,
): string {
  const own = townOf(entry, content);
  return own === null
    ? `names ${town}, and stands on the pages of all towns. Write it without.`
    : `names ${town}, and this file is about ${own}. Write ${own}, or both.`;
}

/** Fields, and the opening of the text of a town: they stand in headings and search results. */
function leadingPassages(entry: ParsedEntry): Passage[] {
  const fields = fieldPassages(entry);
  if (entry.collection === 'services') return fields;
  const opening = textPassages(entry).slice(0, 1);
  return [...fields, ...opening];
}

/** Texts of a town that name another town instead, as a copied file does. */
export const otherTowns: Rule = (content) => {
  const { services, areas, local } = content;
  return [...services, ...areas, ...local].flatMap((entry) =>
    leadingPassages(entry).flatMap((passage): Problem[] => {
      const town = otherTownIn(passage, content);
      if (!town) return [];
      const message = messageOf(town.name, entry, content);
      return [passageProblem(passage, message, town.index)];
    }),
  );
};

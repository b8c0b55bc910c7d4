import { titleCase } from '../lib/title-case.ts';
import { wordsOf } from './markdown.ts';
import { allEntries, type ParsedContent } from './parse.ts';
import {
  fieldPassages,
  headingPassages,
  passageProblem,
  passagesOf,
  textPassages,
  type Passage,
} from './passages.ts';
import { fieldProblem, fileProblem, problemLine } from './problem.ts';
import { otherTownIn } from './rules/other-towns.ts';
import { misspelledTownIn, shopTown, townNames } from './town-names.ts';

/** Words that are nearly the name of a town. */
function misspelledTowns(content: ParsedContent): string[] {
  const names = [...townNames(content), shopTown(content) ?? []].flat();
  return allEntries(content)
    .flatMap(passagesOf)
    .flatMap((passage) => {
      const town = misspelledTownIn(passage.words, names);
      if (!town) return [];
      const message = `says "${town.written}". Correct it if ${town.name} is meant.`;
      return problemLine(passageProblem(passage, message, town.index));
    });
}

/** Towns that a text names behind its opening; the rule about other towns refuses them before. */
function townsNamedLater(content: ParsedContent): string[] {
  const { services, areas, local } = content;
  return [...services, ...areas, ...local].flatMap((entry) =>
    textPassages(entry).flatMap((passage) => {
      const town = otherTownIn(passage, content);
      if (!town) return [];
      const message = `names ${town.name}. See whether the text was copied from there.`;
      return problemLine(passageProblem(passage, message, town.index));
    }),
  );
}

/** A word that stands twice in a row; "that that" and "had had" may be meant. */
const DOUBLED_WORD = /\b(?!that\b|had\b)(\p{Letter}{2,}) \1\b/iu;

function doubledWords(content: ParsedContent): string[] {
  return allEntries(content)
    .flatMap(passagesOf)
    .flatMap((passage) => {
      const match = DOUBLED_WORD.exec(passage.words);
      if (!match) return [];
      const message = `says "${match[0]}". See whether one word is enough.`;
      return problemLine(passageProblem(passage, message, match.index));
    });
}

/** The fields that hold a heading. */
const HEADING_FIELDS = ['headline', 'title'];

function isHeadingField({ path }: Passage): boolean {
  return path?.length === 1 && HEADING_FIELDS.includes(String(path[0]));
}

/** Headings that are not in Title Case. */
function headingsInOtherCase({
  services,
  areas,
  local,
}: ParsedContent): string[] {
  const inFields = [...services, ...areas, ...local]
    .flatMap(fieldPassages)
    .filter(isHeadingField);
  const inTexts = [...services, ...areas, ...local].flatMap(headingPassages);
  return [...inFields, ...inTexts].flatMap((passage) => {
    const inTitleCase = titleCase(passage.words);
    if (inTitleCase === passage.words) return [];
    const message = `is a heading, and headings have capital letters: ${inTitleCase}`;
    return problemLine(passageProblem(passage, message));
  });
}

/** Local texts that were copied and never changed. */
function copiedTexts({ local }: ParsedContent): string[] {
  const byText = Map.groupBy(local, ({ tree }) => tree && wordsOf(tree));
  return [...byText].flatMap(([text, [first, ...others]]) => {
    if (!text) return [];
    const message = `The text is the same as in ${String(first?.file)}. Search engines show only one of the two pages: write another, or delete the file.`;
    return others.map(({ file }) => problemLine(fileProblem(file, message)));
  });
}

const wordsOfName = (name: string) => name.toLowerCase().match(/[a-z]+/g) ?? [];

/** Services that search engines still show by words of the name they had before. */
function formerNamesInSearch({ services }: ParsedContent): string[] {
  return services.flatMap((entry) => {
    const { seoName, title, formerly } = entry.data ?? {};
    if (seoName === undefined || title === undefined) return [];
    const today = new Set([...wordsOfName(title), ...wordsOfName(entry.id)]);
    const before = new Set((formerly ?? []).flatMap(wordsOfName));
    const stale = wordsOfName(seoName).filter(
      (word) => before.has(word) && !today.has(word),
    );
    if (stale.length === 0) return [];
    const message = `says "${stale.join(' ')}", as the file was called before. Search results show it: correct it, or leave it if the words still fit.`;
    return problemLine(fieldProblem(entry, ['seoName'], message));
  });
}

/** Reviews of a month that is still to come. */
function futureReviews({ testimonials }: ParsedContent): string[] {
  const today = new Date().toISOString();
  return testimonials.flatMap((entry) => {
    const month = entry.data?.month;
    if (month === undefined || month < today) return [];
    const message = `${month} is still to come. Write the month of the review.`;
    return problemLine(fieldProblem(entry, ['month'], message));
  });
}

/** Words worth a look, by file and line. */
export function textNotes(content: ParsedContent): string[] {
  return [
    ...misspelledTowns(content),
    ...townsNamedLater(content),
    ...doubledWords(content),
    ...headingsInOtherCase(content),
    ...copiedTexts(content),
    ...formerNamesInSearch(content),
    ...futureReviews(content),
  ];
}

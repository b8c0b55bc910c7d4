import { businessSchema } from '../../schemas/business.ts';
import { COLLECTIONS, CONTENT_FOLDER } from './collections.ts';
import { copiedTexts } from './copied-texts.ts';
import type { Contents } from './contents.ts';
import { missingTexts } from './missing-texts.ts';
import { pagePaths, pagesOf } from './pages-of.ts';
import { pictureProblems } from './pictures.ts';
import type { Problem } from './problem.ts';
import { readYaml, type ContentFile } from './read.ts';
import { readCollection, strayProblems } from './read-collection.ts';
import { relationProblems } from './relations.ts';
import { schemaProblems } from './schema-problems.ts';

export interface ContentReport {
  problems: Problem[];
  /** What is allowed, but good to know; one sentence each. */
  notes: string[];
  /** How many entries each collection holds. */
  counts: Record<string, number>;
  /** How many pages the content makes. */
  pages: number;
  /** What each file makes, in words, by its path. */
  makes: Map<string, string>;
}

function readBusiness(root: string, problems: Problem[]): ContentFile | null {
  const business = readYaml(root, `${CONTENT_FOLDER}/business.yml`);
  if (Array.isArray(business)) {
    problems.push(...business);
    return null;
  }
  problems.push(...schemaProblems(businessSchema, business));
  return business;
}

function madeBy(problems: readonly Problem[], contents: Contents): Map<string, string> {
  const { services, areas, local, testimonials } = contents;
  const read = [services, areas, local, testimonials].flatMap(({ files }) => files);
  const files = new Set([...read, ...problems].map(({ file }) => file));
  return new Map(
    [...files].flatMap((file) => {
      const words = pagesOf(file, contents);
      return words === null ? [] : [[file, words] as const];
    }),
  );
}

/**
 * The content as it lies in its files; what cannot be read or breaks its schema is added to `problems`.
 * @param root the root of the project, absolute
 */
export function readContents(root: string, problems: Problem[]): Contents {
  return {
    business: readBusiness(root, problems),
    services: readCollection(root, COLLECTIONS.services, problems),
    areas: readCollection(root, COLLECTIONS.areas, problems),
    local: readCollection(root, COLLECTIONS.local, problems),
    testimonials: readCollection(root, COLLECTIONS.testimonials, problems),
    pages: readCollection(root, COLLECTIONS.pages, problems),
  };
}

/**
 * All problems of the content at once.
 * @param root the root of the project, absolute
 */
export function checkContent(root: string): ContentReport {
  const problems: Problem[] = [];
  const contents = readContents(root, problems);
  problems.push(
    ...strayProblems(root),
    ...relationProblems(root, contents),
    ...pictureProblems(root, contents),
  );
  const { business, ...collections } = contents;
  const counts = Object.entries(collections).map(
    ([name, { files }]) => [name, files.length] as const,
  );
  return {
    problems,
    notes: [...copiedTexts(contents), ...missingTexts(contents)],
    counts: { business: business ? 1 : 0, ...Object.fromEntries(counts) },
    pages: pagePaths(contents).length,
    makes: madeBy(problems, contents),
  };
}

import { businessSchema } from '../../schemas/business.ts';
import { COLLECTIONS, CONTENT_FOLDER, type CollectionRules } from './collections.ts';
import type { Contents, Entries } from './contents.ts';
import type { Problem } from './problem.ts';
import { filesBelow, readMarkdown, readYaml, type ContentFile } from './read.ts';
import { relationProblems } from './relations.ts';
import { schemaProblems } from './schema-problems.ts';

export interface ContentReport {
  problems: Problem[];
  /** How many entries each collection holds. */
  counts: Record<string, number>;
}

function readCollection(root: string, rules: CollectionRules, problems: Problem[]): Entries {
  const { folder, schema, body } = rules;
  const entries: Entries = { files: [], ids: [] };
  for (const file of filesBelow(root, folder)) {
    if (!file.endsWith('.md')) {
      const message =
        'Only Markdown files belong here. Give the file the ending .md, or move it away.';
      problems.push({ file, line: null, field: null, message });
      continue;
    }
    const id = file.slice(folder.length + 1, -'.md'.length);
    entries.ids.push(id);
    const content = readMarkdown(root, file, id);
    if (Array.isArray(content)) {
      problems.push(...content);
      continue;
    }
    entries.files.push(content);
    problems.push(...schemaProblems(schema, content));
    if (body && content.body === '') {
      const message = 'The text below the second line of hyphens is empty. Write it.';
      problems.push({ file, line: null, field: null, message });
    }
  }
  return entries;
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

/**
 * All problems of the content at once.
 * @param root the root of the project, absolute
 */
export function checkContent(root: string): ContentReport {
  const problems: Problem[] = [];
  const contents: Contents = {
    business: readBusiness(root, problems),
    services: readCollection(root, COLLECTIONS.services, problems),
    areas: readCollection(root, COLLECTIONS.areas, problems),
    local: readCollection(root, COLLECTIONS.local, problems),
    testimonials: readCollection(root, COLLECTIONS.testimonials, problems),
    pages: readCollection(root, COLLECTIONS.pages, problems),
  };
  problems.push(...relationProblems(root, contents));
  const { business, ...collections } = contents;
  const counts = Object.entries(collections).map(
    ([name, { files }]) => [name, files.length] as const,
  );
  return { problems, counts: { business: business ? 1 : 0, ...Object.fromEntries(counts) } };
}

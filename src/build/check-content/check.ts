import { businessSchema } from '../../schemas/business.ts';
import {
  COLLECTIONS,
  CONTENT_FOLDER,
  type CollectionName,
  type CollectionRules,
} from './collections.ts';
import type { Problem } from './problem.ts';
import { filesBelow, readMarkdown, readYaml, type ContentFile } from './read.ts';
import { relationProblems, type Contents } from './relations.ts';
import { schemaProblems } from './schema-problems.ts';

export interface ContentReport {
  problems: Problem[];
  /** How many entries each collection holds. */
  counts: Record<string, number>;
}

interface Read {
  contents: ContentFile[];
  problems: Problem[];
}

function readCollection(root: string, { folder, schema, body }: CollectionRules): Read {
  const read: Read = { contents: [], problems: [] };
  for (const file of filesBelow(root, folder)) {
    if (!file.endsWith('.md')) {
      const message =
        'Only Markdown files belong here. Give the file the ending .md, or move it away.';
      read.problems.push({ file, line: null, field: null, message });
      continue;
    }
    const content = readMarkdown(root, file, file.slice(folder.length + 1, -'.md'.length));
    if (Array.isArray(content)) {
      read.problems.push(...content);
      continue;
    }
    const problems = schemaProblems(schema, content);
    if (body && content.body === '') {
      const message = 'The text below the second line of hyphens is empty. Write it.';
      problems.push({ file, line: null, field: null, message });
    }
    read.problems.push(...problems);
    read.contents.push(content);
  }
  return read;
}

/**
 * All problems of the content at once.
 * @param root the root of the project, absolute
 */
export function checkContent(root: string): ContentReport {
  const businessFile = readYaml(root, `${CONTENT_FOLDER}/business.yml`);
  const business = Array.isArray(businessFile) ? [] : [businessFile];
  const problems = Array.isArray(businessFile)
    ? businessFile
    : schemaProblems(businessSchema, businessFile);
  const contents: Contents = {
    business,
    services: [],
    areas: [],
    local: [],
    testimonials: [],
    pages: [],
  };
  for (const name of Object.keys(COLLECTIONS) as CollectionName[]) {
    const read = readCollection(root, COLLECTIONS[name]);
    contents[name] = read.contents;
    problems.push(...read.problems);
  }
  problems.push(...relationProblems(root, contents));
  const counts = Object.fromEntries(
    Object.entries(contents).map(([name, files]) => [name, files.length]),
  );
  return { problems, counts };
}

import { CONTENT_FOLDER, COLLECTIONS, type CollectionRules } from './collections.ts';
import type { Entries } from './contents.ts';
import type { Problem } from './problem.ts';
import { filesBelow, readMarkdown } from './read.ts';
import { schemaProblems } from './schema-problems.ts';
import { bodyProblems } from './body.ts';
import { didYouMean } from './suggest.ts';

const whole = (file: string, message: string): Problem => ({
  file,
  line: null,
  field: null,
  message,
});

/** What keeps the path of a file from being read at all; null when nothing does. */
function misplaced(file: string, { folder, depth }: CollectionRules): string | null {
  const name = file.slice(file.lastIndexOf('/') + 1);
  if (!name.endsWith('.md')) {
    return 'Only Markdown files belong here. Give the file the ending .md, or move it away.';
  }
  if (file.slice(folder.length + 1).split('/').length === depth + 1) return null;
  if (depth === 0) return `The file lies one folder too deep. Move it to ${folder}/${name}.`;
  return `A local text lies in the folder of its town: ${folder}/fort-lee/panel-replacement.md. Move the file there.`;
}

/** Reads the files of a collection and adds what is wrong with each to `problems`. */
export function readCollection(root: string, rules: CollectionRules, problems: Problem[]): Entries {
  const entries: Entries = { files: [], ids: [] };
  for (const file of filesBelow(root, rules.folder)) {
    const fault = misplaced(file, rules);
    if (fault !== null) {
      problems.push(whole(file, fault));
      continue;
    }
    const id = file.slice(rules.folder.length + 1, -'.md'.length);
    entries.ids.push(id);
    const content = readMarkdown(root, file, id);
    if (Array.isArray(content)) {
      problems.push(...content);
      continue;
    }
    entries.files.push(content);
    problems.push(...schemaProblems(rules.schema, content), ...bodyProblems(content, rules.body));
  }
  return entries;
}

const FOLDERS = Object.keys(COLLECTIONS);
const AT_THE_TOP = ['README.md', 'business.yml', 'launch.yml'];

/** Files and folders of the content that nothing reads. */
export function strayProblems(root: string): Problem[] {
  const stray = filesBelow(root, CONTENT_FOLDER)
    .map((file) => file.slice(CONTENT_FOLDER.length + 1))
    .filter((path) => !AT_THE_TOP.includes(path) && !FOLDERS.includes(path.split('/')[0] ?? ''))
    .filter((path) => !path.split('/').some((part) => part.startsWith('.')));
  return stray.map((path) => {
    const [first = ''] = path.split('/');
    const known = path.includes('/') ? FOLDERS : AT_THE_TOP;
    const advice = `Its folders are ${FOLDERS.join(', ')}.`;
    const message = `Nothing reads this file.${didYouMean(first, known)} Move it to where it belongs. ${advice}`;
    return whole(`${CONTENT_FOLDER}/${path}`, message);
  });
}

import { basename } from 'node:path';
import { COLLECTION_NAMES } from '../collections.ts';
import { CONTENT_FOLDER } from '../files.ts';
import { didYouMean, fileProblem } from '../problem.ts';
import { collectionOf } from '../read.ts';
import type { Rule } from './rule.ts';

const FOLDERS = COLLECTION_NAMES.filter((name) => name !== 'business');

const ADVICE = `Its place is ${FOLDERS.join('/, ')}/ and its name ends in .md; a local text lies in the folder of its town, such as local/fort-lee/panel-replacement.md.`;

/** A file in a folder of the content whose name alone is wrong, as editors of plain texts save it. */
const MISNAMED = /\.(?:md\.txt|txt|markdown|mdx)$/i;

function adviceFor(path: string): string {
  const [folder = ''] = path.split('/');
  const isKnownFolder = FOLDERS.some((name) => name === folder);
  if (isKnownFolder && MISNAMED.test(path))
    return `Name it ${basename(path).replace(MISNAMED, '.md')}.`;
  if (isKnownFolder) return ADVICE;
  const guess = didYouMean(folder, [...FOLDERS, 'business.yml']);
  return `${guess} ${ADVICE}`.trim();
}

/** Files of the content that nothing reads. */
export const strayFiles: Rule = (_content, { contentFiles }) =>
  contentFiles.flatMap((file) => {
    const path = file.slice(CONTENT_FOLDER.length + 1);
    if (path === 'README.md' || collectionOf(path)) return [];
    const message = `Nothing reads this file. ${adviceFor(path)}`;
    return [fileProblem(file, message)];
  });

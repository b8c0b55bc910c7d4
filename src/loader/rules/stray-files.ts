import { COLLECTION_NAMES } from '../collections.ts';
import { CONTENT_FOLDER } from '../files.ts';
import { didYouMean, fileProblem } from '../problem.ts';
import { collectionOf } from '../read.ts';
import type { Rule } from './rule.ts';

const FOLDERS = COLLECTION_NAMES.filter((name) => name !== 'business');

const ADVICE = `Its place is ${FOLDERS.join('/, ')}/ and its name ends in .md; a local text lies in the folder of its town, such as local/fort-lee/panel-replacement.md.`;

/** Files of the content that nothing reads. */
export const strayFiles: Rule = (_content, { contentFiles }) =>
  contentFiles.flatMap((file) => {
    const path = file.slice(CONTENT_FOLDER.length + 1);
    if (path === 'README.md' || collectionOf(path)) return [];
    const guess = didYouMean(path.split('/')[0] ?? '', [
      ...FOLDERS,
      'business.yml',
    ]);
    return [fileProblem(file, `Nothing reads this file.${guess} ${ADVICE}`)];
  });

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Sentences of the program that only programmers understand, each with the one that editors read. */
export const SENTENCES: Readonly<Record<string, string>> = {
  'Work with Local Repository': 'Open the Folder of the Site',
  'Once prompted, select the root directory of the “{$repo}” repository.':
    'Then choose the folder “{$repo}”, the one that holds “src”. You need no account.',
  'Working with Local Repository': 'Working on This Computer',
  'The selected folder is not a repository root directory. Please try again.':
    'This folder holds no site that came with Git. Please choose the one that holds “src”.',
  'View on Live Site': 'See This Page',
  'Global Assets': 'All Pictures',
  'File Name Conflict Resolution': 'There Is a Picture of This Name',
  Validation: 'Mistakes',
  Backlinks: 'Where It Is Named',
  'Create Entry or Assets': 'Create Something New',
  'Collection List': 'All Lists',
  'Back to Collection List': 'Back to All Lists',
};

/** Words of its other sentences. */
const WORDS: Readonly<Record<string, string>> = {
  'An asset': 'A picture',
  'an asset': 'a picture',
  Asset: 'Picture',
  Assets: 'Pictures',
  asset: 'picture',
  assets: 'pictures',
  Slug: 'File Name',
  slug: 'file name',
  'repository root directory': 'folder of the site',
  Repository: 'Project',
  repository: 'project',
  fork: 'copy',
  forks: 'copies',
  Fork: 'Copy',
  Markdown: 'Plain Text',
  Entry: 'Item',
  Entries: 'Items',
  entry: 'item',
  entries: 'items',
  Collection: 'List',
  Collections: 'Lists',
  collection: 'list',
  'absolute URL': 'address',
  'a URL': 'an address',
  'URL copied': 'Address copied',
  URL: 'address',
  URLs: 'addresses',
};

/** Each of the words; a name behind a dollar sign stands for a value, and stays. */
const ANY_WORD = new RegExp(
  String.raw`(?<!\$)\b(?:${Object.keys(WORDS).join('|')})\b`,
  'g',
);

/** The sentences of the program, grouped at will. */
interface Sentences {
  [name: string]: string | Sentences;
}

/** The list of sentences that comes with the program. */
export function programSentences(): string[] {
  const program = createRequire(import.meta.url).resolve('@sveltia/cms');
  const list = readFileSync(join(program, '../../locales/en-US.json'), 'utf8');
  const sentencesOf = (sentences: Sentences): string[] =>
    Object.values(sentences).flatMap((sentence) =>
      typeof sentence === 'string' ? sentence : sentencesOf(sentence),
    );
  return sentencesOf(JSON.parse(list) as Sentences);
}

/** A sentence of the program in words that editors know. */
export function plainSentence(sentence: string): string {
  return (
    SENTENCES[sentence] ??
    sentence.replaceAll(ANY_WORD, (word) => WORDS[word] ?? word)
  );
}

/**
 * Puts words that editors know in place of those of programmers. The program has no setting for its
 * sentences; its code holds them as they stand in the list that comes with it.
 */
export function plainWords(): Plugin {
  const pairs = programSentences()
    .map((from) => ({ from, to: plainSentence(from) }))
    .filter(({ from, to }) => from !== to);
  return {
    name: 'plain-words',
    transform(code, id) {
      if (!id.includes('@sveltia/cms')) return null;
      const plain = pairs.reduce(
        (text, { from, to }) => text.replaceAll(`\`${from}\``, `\`${to}\``),
        code,
      );
      return { code: plain, map: null };
    },
  };
}

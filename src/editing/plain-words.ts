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
};

/** Words of its other sentences. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\bAn asset\b/g, 'A picture'],
  [/\ban asset\b/g, 'a picture'],
  [/\bAsset/g, 'Picture'],
  [/\basset/g, 'picture'],
  [/\bSlug\b/g, 'File Name'],
  [/\bslug\b/g, 'file name'],
  [/\brepository root directory\b/g, 'folder of the site'],
  [/\bRepository\b/g, 'Project'],
  [/\brepository\b/g, 'project'],
  [/\bMarkdown\b/g, 'Plain Text'],
];

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
    WORDS.reduce(
      (text, [word, plain]) => text.replaceAll(word, plain),
      sentence,
    )
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

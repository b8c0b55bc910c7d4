import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { spellCheckDocument, type CSpellUserSettings } from 'cspell-lib';
import { PROJECT } from './project.ts';

/** American English alone: none of cspell's lists of brands and programmers' words. */
const SETTINGS: CSpellUserSettings = {
  name: 'American English',
  import: [createRequire(import.meta.url).resolve('@cspell/dict-en_us/cspell-ext.json')],
  loadDefaultConfiguration: false,
  language: 'en-US',
  minWordLength: 3,
  caseSensitive: true,
  allowCompoundWords: false,
  maxNumberOfProblems: Number.MAX_SAFE_INTEGER,
  maxDuplicateProblems: 1,
};

/** The words of some texts that American English does not know, each once, without possessive. */
export async function unknownWords(texts: readonly string[]): Promise<string[]> {
  const { issues, errors } = await spellCheckDocument(
    { uri: 'texts.txt', text: texts.join('\n'), languageId: 'plaintext', locale: 'en-US' },
    { generateSuggestions: false, noConfigSearch: true },
    SETTINGS,
  );
  if (errors && errors.length > 0) throw new Error('cspell failed', { cause: errors[0] });
  return [...new Set(issues.map(({ text }) => text.replace(/['’]s$/, '')))].sort();
}

/** The words of tests/dictionary.txt: names of the county and words of the trade. */
export function dictionaryWords(): string[] {
  return readFileSync(join(PROJECT, 'tests/dictionary.txt'), 'utf8').split('\n').filter(Boolean);
}

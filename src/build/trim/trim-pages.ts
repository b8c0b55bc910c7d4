import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageKind } from './page-kind.ts';
import type { InlineHashes } from '../hosting/headers.ts';
import { inlineHashes, withOwnPolicy } from './policy.ts';
import { validRedirect } from './redirect.ts';
import { withEarlyScripts, withJoinedScripts } from './scripts.ts';
import {
  classesOf,
  shortNames,
  withShortClasses,
  withShortSelectors,
  wordsOf,
} from './short-names.ts';
import { namesIn, stylesOf, usedRules, withStyles } from './styles.ts';

/** What tools that look at pages from outside know by its name. */
const WELL_KNOWN = ['sr-only'];
const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;

/** Pages that share one style sheet, every name their tags hold and their inline scripts. */
interface Sheet {
  files: string[];
  names: Set<string>;
  scripts: Set<string>;
}

/** The style sheets of pages of one kind; pages are read one by one, as there may be thousands. */
function sheetsOf(folder: string, files: readonly string[]): Map<string, Sheet> {
  const sheets = new Map<string, Sheet>();
  for (const file of files) {
    const html = readFileSync(join(folder, file), 'utf8');
    const css = stylesOf(html);
    const sheet = sheets.get(css) ?? { files: [], names: new Set(), scripts: new Set() };
    sheet.files.push(file);
    for (const name of namesIn(html)) sheet.names.add(name);
    for (const [, script = ''] of html.matchAll(INLINE_SCRIPT)) sheet.scripts.add(script);
    sheets.set(css, sheet);
  }
  return sheets;
}

/** The words of all scripts that pages load, the classes that islands render among them. */
function wordsOfAssets(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => wordsOf(readFileSync(join(folder, file), 'utf8')));
}

/**
 * Leaves in each built page only the rules its kind can use, by short names, and the hashes it
 * holds: the first view of a page fits in one round trip.
 * @param folder the built site, absolute
 * @param written the style sheet that we write; its classes keep their names
 * @returns the hashes of all pages, for the policy of the response header
 */
export async function trimPages(folder: string, written: string): Promise<InlineHashes> {
  const known = [...WELL_KNOWN, ...classesOf(written), ...wordsOfAssets(join(folder, 'assets'))];
  const all = { scripts: new Set<string>(), styles: new Set<string>() };
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  for (const files of Map.groupBy(pages, pageKind).values()) {
    for (const [css, sheet] of sheetsOf(folder, files)) {
      const used = css === '' ? '' : await usedRules(css, sheet.names);
      const kept = new Set([...known, ...[...sheet.scripts].flatMap(wordsOf)]);
      const short = shortNames(used, sheet.names, kept);
      const styles = withShortSelectors(used, short);
      for (const file of sheet.files) {
        const built = readFileSync(join(folder, file), 'utf8');
        // Only the static redirects have no styles.
        const html =
          css === ''
            ? validRedirect(built)
            : withJoinedScripts(
                withEarlyScripts(withShortClasses(withStyles(built, styles), short)),
              );
        writeFileSync(join(folder, file), css === '' ? html : withOwnPolicy(html));
        const hashes = inlineHashes(html);
        for (const script of hashes.scripts) all.scripts.add(script);
        for (const style of hashes.styles) all.styles.add(style);
      }
    }
  }
  return all;
}

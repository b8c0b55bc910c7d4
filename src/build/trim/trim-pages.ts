import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageKind } from './page-kind.ts';
import type { InlineHashes } from '../hosting/headers.ts';
import { inlineHashes, withOwnPolicy } from './policy.ts';
import { validRedirect } from './redirect.ts';
import { withJoinedScripts } from './scripts.ts';
import { namesIn, stylesOf, usedRules, withStyles } from './styles.ts';

/** Pages that share one style sheet, and every name their tags hold. */
interface Sheet {
  files: string[];
  names: Set<string>;
}

/** The style sheets of pages of one kind; pages are read one by one, as there may be thousands. */
function sheetsOf(folder: string, files: readonly string[]): Map<string, Sheet> {
  const sheets = new Map<string, Sheet>();
  for (const file of files) {
    const html = readFileSync(join(folder, file), 'utf8');
    const css = stylesOf(html);
    const sheet = sheets.get(css) ?? { files: [], names: new Set() };
    sheet.files.push(file);
    for (const name of namesIn(html)) sheet.names.add(name);
    sheets.set(css, sheet);
  }
  return sheets;
}

/**
 * Leaves in each built page only the rules its kind can use and the hashes it holds: the first
 * view of a page fits in one round trip.
 * @param folder the built site, absolute
 * @returns the hashes of all pages, for the policy of the response header
 */
export async function trimPages(folder: string): Promise<InlineHashes> {
  const all = { scripts: new Set<string>(), styles: new Set<string>() };
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  for (const files of Map.groupBy(pages, pageKind).values()) {
    for (const [css, sheet] of sheetsOf(folder, files)) {
      const used = css === '' ? '' : await usedRules(css, sheet.names);
      for (const file of sheet.files) {
        const built = readFileSync(join(folder, file), 'utf8');
        // Only the static redirects have no styles.
        const html = css === '' ? validRedirect(built) : withJoinedScripts(withStyles(built, used));
        writeFileSync(join(folder, file), css === '' ? html : withOwnPolicy(html));
        const { scripts, styles } = inlineHashes(html);
        for (const script of scripts) all.scripts.add(script);
        for (const style of styles) all.styles.add(style);
      }
    }
  }
  return all;
}

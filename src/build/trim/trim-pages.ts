import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageKind } from './page-kind.ts';
import { withOwnPolicy } from './policy.ts';
import { stylesOf, usedRules, withStyles } from './styles.ts';

/**
 * Leaves in each built page only the rules its kind can use and the hashes it holds: the first
 * view of a page fits in one round trip.
 * @param folder the built site, absolute
 */
export async function trimPages(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  const pages = files
    .map((file) => ({ file, html: readFileSync(join(folder, file), 'utf8') }))
    // The static redirects have no styles.
    .filter(({ html }) => html.includes('<style'));
  for (const group of Map.groupBy(pages, ({ file }) => pageKind(file)).values()) {
    const sheets = Map.groupBy(group, ({ html }) => stylesOf(html));
    for (const [css, sharing] of sheets) {
      const used = await usedRules(
        css,
        sharing.map(({ html }) => html),
      );
      for (const { file, html } of sharing) {
        writeFileSync(join(folder, file), withOwnPolicy(withStyles(html, used)));
      }
    }
  }
}

import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';

/** Fields whose words are no text of their own: names of pages, files and links, and words of sentences. */
const NAMES = ['page', 'image', 'icon', 'link', 'words'];

/** A value of a content file. */
type Value = string | number | Value[] | { [field: string]: Value };

/**
 * The same with the words of each heading, label and line in reverse: another text for every test, of
 * the same length and spelling. Sentences stay, since the site fills and drops them one by one.
 */
function reword(value: Value): Value {
  if (typeof value === 'string')
    return /[.?!]$/.test(value)
      ? value
      : value.split(' ').toReversed().join(' ');
  if (typeof value === 'number') return value;
  if (Array.isArray(value)) return value.map(reword);
  const fields = Object.entries(value).map(([field, inner]) => [
    field,
    NAMES.includes(field) ? inner : reword(inner),
  ]);
  return Object.fromEntries(fields) as Value;
}

/** Changes each Markdown file of a folder. */
function editFiles(folder: string, edit: (text: string) => string): void {
  for (const name of readdirSync(folder).filter((file) =>
    file.endsWith('.md'),
  )) {
    const file = join(folder, name);
    writeFileSync(file, edit(readFileSync(file, 'utf8')));
  }
}

/** Makes the edits that an owner may make on any day, and that no test may mind. */
export function editContent(content: string): void {
  editFiles(join(content, 'pages'), (text) => {
    const fields = parse(text.split(/^---$/m)[1] ?? '') as Value;
    return `---\n${stringify(reword(fields))}---\n`;
  });
  editFiles(join(content, 'services'), (text) =>
    text
      .replace(
        /^order: (\d+)$/m,
        (_, order) => `order: ${String(100 - Number(order))}`,
      )
      .replace(
        /^(price: .*\$)(\d+)$/m,
        (_, label: string, price) => label + String(Number(price) + 5),
      ),
  );
}

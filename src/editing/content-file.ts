import { parse, parseDocument, type Document } from 'yaml';

type Fields = Record<string, unknown>;

const isGroup = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Nothing, however it is written: a form leaves it out. */
const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || JSON.stringify(value) === '[]';

function change(document: Document, path: string[], before: Fields, after: Fields): void {
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [here, was, is] = [[...path, name], before[name], after[name]];
    if (isGroup(was) && isGroup(is)) change(document, here, was, is);
    else if (isEmpty(is) && isEmpty(was)) continue;
    else if (isEmpty(is)) document.deleteIn(here);
    else if (JSON.stringify(was) !== JSON.stringify(is)) document.setIn(here, is);
  }
}

/** The YAML and the text of a file; one of YAML alone has no text. */
function split(file: string): readonly [string, string?] {
  const [, fields, text] = /^---\n([^]*?\n)?---\n([^]*)$/.exec(file) ?? [];
  return text === undefined ? [file] : [fields ?? '', text];
}

/** The fields of a content file and its text as `body`, without the empty lines around it. */
export function fieldsOfFile(file: string): Fields {
  const [fields, text] = split(file);
  return { ...(parse(fields) as Fields | null), ...(text && { body: text.trim() }) };
}

/** A content file with other values: comments, order and spelling of what stays the same stay. */
export function changedFile(file: string, { body, ...values }: Fields): string {
  const [fields, text] = split(file);
  const document = parseDocument(fields);
  change(document, [], (document.toJS() ?? {}) as Fields, values);
  const changed = document.toString({ lineWidth: 0, flowCollectionPadding: false });
  if (text === undefined) return changed;
  const written = typeof body === 'string' ? body.trim() : '';
  return `---\n${changed}---\n${written === text.trim() ? text : `\n${written}\n`}`;
}

import { parse, parseDocument, type Document } from 'yaml';

type Fields = Record<string, unknown>;

/** A content file in its parts; a file of YAML alone has no text. */
interface Parts {
  yaml: string;
  text?: string;
}

const FENCE = '---';

function isGroup(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a field holds nothing, however that is written: a form leaves such a field out. */
function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === undefined || value === null || value === '';
}

/** Splits a file where the content check splits it (`splitFrontMatter` in loader/front-matter.ts). */
function split(file: string): Parts {
  // Programs on Windows start a file with a byte order mark and end its lines with \r\n.
  const lines = file
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .split('\n');
  const isFence = (line = '') => line.trimEnd() === FENCE;
  const end = lines.findIndex((line, index) => index > 0 && isFence(line));
  if (!isFence(lines[0]) || end === -1) return { yaml: lines.join('\n') };
  const fields = lines.slice(1, end).map((line) => `${line}\n`);
  return { yaml: fields.join(''), text: lines.slice(end + 1).join('\n') };
}

function fieldsOf(yaml: string): Fields {
  const fields: unknown = parse(yaml);
  return isGroup(fields) ? fields : {};
}

/** Takes a value out; a list stays as an empty one, since some must be there. */
function emptyValue(document: Document, place: string[], was: unknown): void {
  if (Array.isArray(was)) document.setIn(place, []);
  else document.deleteIn(place);
}

/** Writes each value that differs into the document, and touches nothing else of it. */
function applyChanges(
  document: Document,
  path: string[],
  before: Fields,
  after: Fields,
): void {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  for (const name of names) {
    const place = [...path, name];
    const was = before[name];
    const is = after[name];
    if (isGroup(was) && isGroup(is)) applyChanges(document, place, was, is);
    else if (isEmpty(was) && isEmpty(is)) continue;
    else if (isEmpty(is)) emptyValue(document, place, was);
    else if (JSON.stringify(was) !== JSON.stringify(is))
      document.setIn(place, is);
  }
}

/** The fields of a content file and its text as `body`, without the empty lines around it. */
export function fieldsOfFile(file: string): Fields {
  const { yaml, text = '' } = split(file);
  const fields = fieldsOf(yaml);
  const body = text.trim();
  return body === '' ? fields : { ...fields, body };
}

/**
 * A content file with other values. Comments, order and spelling stay as they are where a value
 * does. Lines end with \n, as Git stores them.
 */
export function changedFile(file: string, { body, ...values }: Fields): string {
  const { yaml, text } = split(file);
  const document = parseDocument(yaml);
  applyChanges(document, [], fieldsOf(yaml), values);
  const changed = document.toString({
    lineWidth: 0,
    flowCollectionPadding: false,
  });
  if (text === undefined) return changed;
  const newText = typeof body === 'string' ? body.trim() : '';
  const written = newText === text.trim() ? text : `\n${newText}\n`;
  return `${FENCE}\n${changed}${FENCE}\n${written}`;
}

import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  COLLECTION_NAMES,
  COLLECTIONS,
  type CollectionName,
} from './collections.ts';
import { CONTENT_FOLDER, filesBelow } from './files.ts';
import { fileProblem, type Problem } from './problem.ts';

/** A content file as it lies on the disk. */
export interface SourceFile {
  collection: CollectionName;
  /** Path inside its collection without the extension: the slug. */
  id: string;
  /** Path from the root of the project. */
  file: string;
  /** The text of the file, with line ends of Unix; empty when it cannot be read. */
  text: string;
  /** The reason why the file cannot be read. */
  problems: Problem[];
}

const LINK =
  'This is a link to another file. Put the file itself in its place.';
const MISSING =
  'This file is missing or cannot be opened. Put it back; the site cannot be built without it.';
const NO_FILE =
  'This is a folder, or something else that is not a file. Remove it, or put a file in its place.';
const TOO_LARGE =
  'The file has more than 50 kB, ten times what a page has room for. Shorten it.';
const ENCODING =
  'The file is saved in an encoding that cannot be read. Save it again and choose UTF-8 under "Encoding".';

/** The most bytes a content file may have. Parsing takes the square of the size for some texts. */
const LARGEST_FILE = 50_000;

/** The bytes of a file, or a message that says why they cannot be read. */
export function readBytes(root: string, file: string) {
  const path = join(root, file);
  const entry = lstatSync(path, { throwIfNoEntry: false });
  if (!entry) return { ok: false as const, message: MISSING };
  if (entry.isSymbolicLink()) return { ok: false as const, message: LINK };
  // Reading a pipe would wait for ever.
  if (!entry.isFile()) return { ok: false as const, message: NO_FILE };
  try {
    return { ok: true as const, bytes: readFileSync(path) };
  } catch {
    return { ok: false as const, message: MISSING };
  }
}

/** Bytes that are not UTF-8 are decoded with one of these in the text. */
const UNDECODABLE = /[\0\uFFFD]/;

function readText(
  root: string,
  file: string,
): Pick<SourceFile, 'text' | 'problems'> {
  const read = readBytes(root, file);
  if (!read.ok)
    return { text: '', problems: [fileProblem(file, read.message)] };
  if (read.bytes.length > LARGEST_FILE)
    return { text: '', problems: [fileProblem(file, TOO_LARGE)] };
  const text = new TextDecoder().decode(read.bytes);
  const undecodable = text.search(UNDECODABLE);
  if (undecodable !== -1) {
    const line = text.slice(0, undecodable).split('\n').length;
    return { text: '', problems: [fileProblem(file, ENCODING, line)] };
  }
  return { text: text.replaceAll('\r\n', '\n'), problems: [] };
}

/** The collection that a path below src/content belongs to, and its name there. */
export function collectionOf(
  path: string,
): Pick<SourceFile, 'collection' | 'id'> | undefined {
  for (const collection of COLLECTION_NAMES) {
    const id = COLLECTIONS[collection].files.exec(path)?.[1];
    if (id !== undefined) return { collection, id };
  }
  return undefined;
}

/** All files of the content; business.yml is among them, and has a problem, when it is missing. */
export function readSources(root: string): SourceFile[] {
  const files = new Set([
    `${CONTENT_FOLDER}/business.yml`,
    ...filesBelow(root, CONTENT_FOLDER),
  ]);
  return [...files].flatMap((file) => {
    const place = collectionOf(file.slice(CONTENT_FOLDER.length + 1));
    return place ? [{ ...place, file, ...readText(root, file) }] : [];
  });
}

import { existsSync, lstatSync, readFileSync } from 'node:fs';
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
const ENCODING =
  'The file is saved in an encoding that cannot be read. Save it again and choose UTF-8 under "Encoding".';

/** The bytes of a file, or a message that says why they cannot be read. */
export function readBytes(root: string, file: string) {
  const path = join(root, file);
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink())
    return { ok: false as const, message: LINK };
  if (!existsSync(path)) return { ok: false as const, message: MISSING };
  return { ok: true as const, bytes: readFileSync(path) };
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
  const text = new TextDecoder().decode(read.bytes);
  if (UNDECODABLE.test(text))
    return { text: '', problems: [fileProblem(file, ENCODING)] };
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

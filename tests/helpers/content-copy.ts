import {
  copyFileSync,
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { checkContent, type ContentReport } from '~/build/check-content/check';
import type { Problem } from '~/build/check-content/problem';
import { PROJECT } from './project';

const CONTENT = 'src/content';
const PICTURES = 'src/assets/pictures';
const ASSETS = [PICTURES, 'src/assets/icons'];

function link(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    // The temporary folder may lie on another disk.
    copyFileSync(from, to);
  }
}

function copyProject(root: string): void {
  const local = join(PROJECT, CONTENT, 'local');
  cpSync(join(PROJECT, CONTENT), join(root, CONTENT), {
    recursive: true,
    filter: (source) => source !== local,
  });
  // Linked, not copied: a test that changes a picture puts a new file in the place of the link.
  for (const folder of ASSETS) {
    mkdirSync(join(root, folder), { recursive: true });
    for (const name of readdirSync(join(PROJECT, folder)))
      link(join(PROJECT, folder, name), join(root, folder, name));
  }
}

/** A copy of the content without the local texts, in which a test may break things. */
export class ContentCopy {
  /** The root of the copy, absolute. */
  readonly root = mkdtempSync(join(tmpdir(), 'content-'));

  /** The copy is gone when the test that made it has finished. */
  constructor() {
    onTestFinished(() => {
      rmSync(this.root, { recursive: true, force: true });
    });
    copyProject(this.root);
  }

  /** Where a file of the content lies, as problems name it. */
  static path(file: string): string {
    return `${CONTENT}/${file}`;
  }

  read(file: string): string {
    return readFileSync(join(this.root, CONTENT, file), 'utf8');
  }

  write(file: string, content: string | Uint8Array): void {
    const path = join(this.root, CONTENT, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }

  /** Puts a picture, or what stands in its place, among those of the site. */
  writePicture(name: string, bytes: Uint8Array): void {
    const path = join(this.root, PICTURES, name);
    rmSync(path, { force: true });
    writeFileSync(path, bytes);
  }

  removePicture(name: string): void {
    rmSync(join(this.root, PICTURES, name));
  }

  /** The names of the entries of a folder, without their ending. */
  names(folder: string): string[] {
    return readdirSync(join(this.root, CONTENT, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => name.slice(0, -'.md'.length))
      .sort();
  }

  remove(file: string): void {
    rmSync(join(this.root, CONTENT, file));
  }

  /** The number, from 1, of the one line that starts with a text. */
  lineOf(file: string, start: string): number {
    const lines = this.read(file).split('\n');
    const first = lines.findIndex((line) => line.startsWith(start));
    if (first === -1 || lines.findLastIndex((line) => line.startsWith(start)) !== first) {
      throw new Error(`${file} has no line, or more than one, that starts with "${start}"`);
    }
    return first + 1;
  }

  /** Puts lines, or none, in the place of the one line that starts with a text. */
  replaceLine(file: string, start: string, ...replacement: string[]): void {
    const lines = this.read(file).split('\n');
    lines.splice(this.lineOf(file, start) - 1, 1, ...replacement);
    this.write(file, lines.join('\n'));
  }

  /** Copies a folder of local texts, which are left out otherwise. */
  addLocalTexts(town: string): void {
    const folder = `${CONTENT}/local/${town}`;
    cpSync(join(PROJECT, folder), join(this.root, folder), { recursive: true });
  }

  report(): ContentReport {
    return checkContent(this.root);
  }

  check(): Problem[] {
    return this.report().problems;
  }
}

/** The problem that a test expects, as `checkContent` tells it. */
export function problemOf(
  file: string,
  line: number | null,
  field: string | null,
  message: unknown,
): unknown {
  return { file: ContentCopy.path(file), line, field, message };
}

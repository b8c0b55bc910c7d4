import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { copyProject } from './project-copy.ts';

/** How a program has ended, and what it has said. */
export interface Run {
  status: number | null;
  stdout: string;
  stderr: string;
  /** Both, one after the other. */
  output: string;
}

/** A copy of the project in which a test adds and removes content, and which it builds. */
export class SiteCopy {
  readonly root = copyProject();

  /** @param file below src/content */
  write(file: string, text: string): void {
    const path = join(this.root, 'src/content', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }

  read(file: string): string {
    return readFileSync(join(this.root, 'src/content', file), 'utf8');
  }

  /** Removes what a folder of the content holds, but for the entries named. */
  keepOnly(folder: string, names: readonly string[]): void {
    for (const entry of readdirSync(join(this.root, 'src/content', folder))) {
      if (!names.includes(entry.replace(/\.md$/, '')))
        rmSync(join(this.root, 'src/content', folder, entry), { recursive: true });
    }
  }

  /** Changes a file below src/content by replacing one text after the other. */
  change(file: string, ...replacements: readonly (readonly [from: RegExp, to: string])[]): void {
    const change = (text: string, [from, to]: readonly [RegExp, string]) => text.replace(from, to);
    this.write(file, replacements.reduce(change, this.read(file)));
  }

  /**
   * Runs a program of src/build as its npm script does, with nobody to ask.
   * @param environment what it is told beyond what the tests are; undefined takes away
   */
  run(program: string, args: readonly string[] = [], environment: NodeJS.ProcessEnv = {}): Run {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(this.root, 'src/build', program), ...args],
      {
        cwd: this.root,
        encoding: 'utf8',
        env: { ...process.env, ...environment },
        stdio: ['ignore', 'pipe', 'pipe'],
        // While it is waited for, no test can time out.
        timeout: 100_000,
      },
    );
    return { status, stdout, stderr, output: stdout + stderr };
  }

  /** A built file as text. */
  built(path: string): string {
    return readFileSync(join(this.root, 'dist', path), 'utf8');
  }

  isBuilt(path: string): boolean {
    return existsSync(join(this.root, 'dist', path));
  }

  page(path: string): HTMLElement {
    return parse(this.built(`${path === '/' ? 'index' : path.slice(1)}.html`));
  }

  /** The paths of all addresses in the sitemap. */
  sitemap(): string[] {
    return [...this.built('sitemap-0.xml').matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
      ([, path = '']) => path,
    );
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}

/** Where the links below an element lead. */
export function hrefsIn(element: HTMLElement | null): string[] {
  return (element?.querySelectorAll('a') ?? []).map((link) => link.getAttribute('href') ?? '');
}

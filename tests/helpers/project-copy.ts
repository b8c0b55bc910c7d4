import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT } from './project.ts';

const COPIED = [
  'src',
  'public',
  'astro.config.mjs',
  'tailwind.config.cjs',
  'package.json',
  'tsconfig.json',
];
/** What builds and servers keep between runs; two copies at work must not share it. */
const KEPT = ['.astro', '.vite'];
/** Pictures already scaled, named by their content: safe to share, and slow to make again. */
const PICTURES = '.astro/assets';

function linkPackages(root: string): void {
  const [from, to] = [join(PROJECT, 'node_modules'), join(root, 'node_modules')];
  mkdirSync(join(to, '.astro'), { recursive: true });
  mkdirSync(join(from, PICTURES), { recursive: true });
  for (const name of readdirSync(from).filter((entry) => !KEPT.includes(entry)))
    symlinkSync(join(from, name), join(to, name));
  symlinkSync(join(from, PICTURES), join(to, PICTURES));
}

/** A copy of the project in a temporary folder that can be built; the caller removes it. */
export function copyProject(): string {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  for (const name of COPIED) cpSync(join(PROJECT, name), join(root, name), { recursive: true });
  linkPackages(root);
  return root;
}

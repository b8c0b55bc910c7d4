import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REPOSITORY } from './project.ts';

const COPIED = [
  'src',
  'public',
  'astro.config.mjs',
  'tailwind.config.cjs',
  'package.json',
  'tsconfig.json',
];
/** Caches of builds and servers, which two copies at work must not share. */
const KEPT = ['.astro', '.vite'];
/** Pictures scaled and cards drawn, named by their content: safe to share, and slow to make again. */
const PICTURES = ['.astro/assets', '.astro/social-cards'];

function linkPackages(root: string): void {
  const from = join(REPOSITORY, 'node_modules');
  const to = join(root, 'node_modules');
  mkdirSync(join(to, '.astro'), { recursive: true });
  for (const name of readdirSync(from).filter((entry) => !KEPT.includes(entry)))
    symlinkSync(join(from, name), join(to, name));
  for (const kept of PICTURES) {
    mkdirSync(join(from, kept), { recursive: true });
    symlinkSync(join(from, kept), join(to, kept));
  }
}

/**
 * A copy of the project that can be built, in a temporary folder unless another is given; the caller
 * removes it.
 */
export function copyProject(
  root = mkdtempSync(join(tmpdir(), 'site-')),
): string {
  for (const name of COPIED)
    cpSync(join(REPOSITORY, name), join(root, name), { recursive: true });
  linkPackages(root);
  return root;
}

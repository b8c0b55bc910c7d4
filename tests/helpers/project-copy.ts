import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
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

/** A copy of the project in a temporary folder that can be built; the caller removes it. */
export function copyProject(): string {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  for (const name of COPIED) cpSync(join(PROJECT, name), join(root, name), { recursive: true });
  symlinkSync(join(PROJECT, 'node_modules'), join(root, 'node_modules'));
  return root;
}

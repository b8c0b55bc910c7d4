import { resolve } from 'node:path';

/** The root of this repository, absolute. */
export const REPOSITORY = resolve(import.meta.dirname, '../..');

/**
 * The root of the project under test: this repository, or the built copy of it that the variable PROJECT_ROOT
 * names. Every helper that reads `dist/` or `src/content/` does so from here.
 */
export const PROJECT = resolve(REPOSITORY, process.env['PROJECT_ROOT'] ?? '');

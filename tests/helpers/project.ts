import { fileURLToPath } from 'node:url';

/** The root of this repository, absolute. */
export const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The root of the project under test, absolute: this repository, or the built copy of it that the
 * variable PROJECT_ROOT names. Every helper that reads `dist/` or `src/content/` does so from here.
 */
export const PROJECT = process.env['PROJECT_ROOT'] ?? REPOSITORY;

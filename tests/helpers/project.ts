import { fileURLToPath } from 'node:url';

/** The root of the project, absolute. */
export const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

import { preview } from 'astro';

/**
 * `npm run preview`: serves dist/ on port 4321, or on the next one that is free, and prints the
 * address. The command `astro preview` refuses to run twice at a time, with a stack trace.
 */
try {
  await preview({});
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
